import Foundation
import Testing

/// The folders of the package, read as text.
enum SourceTree {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The Swift files below a folder, with their text.
    static func swiftFiles(in folder: String) throws -> [(path: String, text: String)] {
        let base = root.appending(path: folder)
        let files = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)?.allObjects ?? []
        return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
            .map {
                (
                    $0.path.replacingOccurrences(of: root.path + "/", with: ""),
                    try String(contentsOf: $0, encoding: .utf8)
                )
            }
    }

    /// The modules that a file imports.
    static func imports(of text: String) -> Set<String> {
        var modules: Set<String> = []
        for line in text.split(separator: "\n") {
            var words = line.split(separator: " ")[...]
            while let word = words.first,
                ["public", "package", "internal", "private", "@preconcurrency"].contains(word)
            {
                words = words.dropFirst()
            }
            if words.first == "import", let module = words.dropFirst().first {
                modules.insert(String(module.prefix { $0 != "." }))
            }
        }
        return modules
    }
}

/// What each module may import: everything points one way (docs/architecture.md).
@Suite struct ImportTests {
    static let system: Set<String> = ["Darwin", "Glibc", "Musl"]
    static let allowed: [(module: String, imports: Set<String>)] = [
        ("GuideCore", []),
        ("GuideBrowser", ["GuideCore"]),
        ("GuideCatalog", ["GuideCore", "FoundationEssentials", "Foundation"]),
        (
            "GuideContent",
            system.union([
                "GuideCore", "GuideCatalog", "CCmark", "CYaml", "FoundationEssentials", "Foundation", "Dispatch",
            ])
        ),
        (
            "GuideFindings",
            system.union([
                "GuideCore", "GuideCatalog", "CYajl", "CExpat", "CZlib", "FoundationEssentials", "Foundation",
            ])
        ),
        ("GuideCommandLine", system),
        (
            "GuideLookup",
            system.union([
                "GuideCore", "GuideCatalog", "GuideContent", "GuideFindings", "GuideCommandLine",
                "FoundationEssentials", "Foundation",
            ])
        ),
        ("GuideCode", []),
        (
            "GuideSite",
            [
                "CDeflate", "CSiteAssets", "GuideCode", "GuideCore", "GuideCatalog", "GuideContent",
                "FoundationEssentials",
                "Foundation",
            ]
        ),
        ("GuideCheckOptions", ["GuideCommandLine"]),
        (
            "GuideChecker",
            system.union(["GuideCatalog", "SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics"])
        ),
        (
            "a11y-guide-check",
            system.union([
                "GuideCore", "GuideCatalog", "GuideChecker", "GuideCheckOptions", "GuideContent", "GuideCommandLine",
                "GuideFindings", "GuideLookup",
            ])
        ),
        (
            "a11y-guide",
            system.union([
                "GuideCore", "GuideCatalog", "GuideContent", "GuideCode", "GuideFindings", "GuideCommandLine",
                "GuideLookup", "GuideSite", "GuideCheckOptions", "CExchange",
                "FoundationEssentials", "Foundation",
            ])
        ),
    ]

    @Test(arguments: allowed.map(\.module))
    func modulesPointOneWay(module: String) throws {
        let allowed = try #require(Self.allowed.first { $0.module == module }?.imports)
        let files = try SourceTree.swiftFiles(in: "Sources/\(module)")
        #expect(!files.isEmpty)
        for file in files {
            let unexpected = SourceTree.imports(of: file.text).subtracting(allowed)
            #expect(unexpected.isEmpty, "\(file.path) imports \(unexpected.sorted())")
        }
    }

    @Test func everyModuleHasItsRow() throws {
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: SourceTree.root.appending(path: "Sources").path
        )
        .filter {
            !$0.hasPrefix(".")
                && !["CCmark", "CDeflate", "CExchange", "CExpat", "CSiteAssets", "CYajl", "CYaml", "CZlib"].contains($0)
        }
        #expect(Set(folders) == Set(Self.allowed.map(\.module)))
    }

    /// On Linux the whole of Foundation brings ICU, and with it milliseconds at each start.
    @Test func foundationIsImportedOnlyWhereEssentialsCannotBe() throws {
        for file in try SourceTree.swiftFiles(in: "Sources")
        where SourceTree.imports(of: file.text).contains("Foundation") {
            #expect(
                file.text.contains("#if canImport(FoundationEssentials)"),
                "\(file.path) imports Foundation where FoundationEssentials would do")
        }
    }

    @Test func filesAreShortEnoughToReadInOneGo() throws {
        for file in try SourceTree.swiftFiles(in: "Sources") {
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count
            #expect(lines <= 420, "\(file.path) has \(lines) lines")
        }
    }
}
