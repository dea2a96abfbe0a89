// swift-tools-version: 6.2
import Foundation
import PackageDescription

let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

// Debian's libyajl-dev has the static library alone as `yajl_s`, which the module map links; pkg-config would ask for the other one.
// Homebrew's headers are found through pkg-config only.
#if os(macOS)
    let yajlPkgConfig: String? = "yajl"
#else
    let yajlPkgConfig: String? = nil
#endif

// SwiftSyntax comes with the toolchain, in lib/swift/host. Which toolchain runs this manifest is told by the path of the
// library that manifests are linked with: it is the one that builds, whatever PATH says.
let hostFolder: String? = {
    #if os(Linux)
        // A file of /proc says that it is empty: `String(contentsOfFile:)` takes the first page for all of it.
        let maps = FileHandle(forReadingAtPath: "/proc/self/maps").map { $0.readDataToEndOfFile() } ?? Data()
        let images = String(decoding: maps, as: UTF8.self).components(separatedBy: "\n")
    #else
        let images = (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
    #endif
    for image in images {
        guard let end = image.range(of: "/lib/swift/pm/"), let start = image.firstIndex(of: "/") else { continue }
        let folder = image[start..<end.lowerBound] + "/lib/swift/host"
        if FileManager.default.fileExists(atPath: "\(folder)/SwiftSyntax.swiftmodule") { return String(folder) }
    }
    return nil
}()

let package = Package(
    name: "a11y-guide",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "a11y-guide", targets: ["a11y-guide"])
    ],
    targets: [
        // libcmark is CommonMark's reference parser: articles mean here what they mean in every other CommonMark viewer.
        .systemLibrary(
            name: "CCmark", pkgConfig: "libcmark",
            providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
        // libyaml reads the front matter and registries; its events carry the line and column that a problem needs.
        .systemLibrary(
            name: "CYaml", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        // yajl reads JSON as a stream of events without recursion: a report of any size or depth needs little memory.
        .systemLibrary(
            name: "CYajl", pkgConfig: yajlPkgConfig,
            providers: [.apt(["libyajl-dev"]), .brew(["yajl"])]),
        // Expat reads XML as a stream, fetches nothing from outside a document and limits what entities expand to.
        .systemLibrary(
            name: "CExpat", pkgConfig: "expat",
            providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
        // zlib unpacks reports that are stored as gzip.
        .systemLibrary(
            name: "CZlib", pkgConfig: "zlib",
            providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
        // libdeflate packs what a page fetches to search: smaller than zlib does, and several times as fast.
        .systemLibrary(
            name: "CDeflate", pkgConfig: "libdeflate",
            providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
        // One system call of Linux that Swift cannot reach: the new site and the old one change places in one step.
        .systemLibrary(name: "CExchange"),

        .target(name: "GuideCore", swiftSettings: settings),
        // The allocator below `wasm` is compiled for the browser alone, by bin/build-wasm.
        .target(
            name: "GuideBrowser", dependencies: ["GuideCore"], exclude: ["wasm"], swiftSettings: settings),
        .target(name: "GuideCatalog", dependencies: ["GuideCore"], swiftSettings: settings),
        .target(
            name: "GuideContent", dependencies: ["GuideCore", "GuideCatalog", "CCmark", "CYaml"],
            swiftSettings: settings),
        // Findings of any checker in, related to rules, and out again in each format.
        .target(
            name: "GuideFindings", dependencies: ["GuideCore", "GuideCatalog", "CYajl", "CExpat", "CZlib"],
            swiftSettings: settings),
        .target(name: "GuideCommandLine", swiftSettings: settings),
        // An index as findings ask for it, for the command that explains reports and the one that writes its own.
        .target(
            name: "GuideLookup",
            dependencies: ["GuideCore", "GuideCatalog", "GuideContent", "GuideFindings", "GuideCommandLine"],
            swiftSettings: settings),
        // Code cut into words to colour, for the terminal and the site.
        .target(name: "GuideCode", swiftSettings: settings),
        // The style sheet, the script and the program that searches are part of the command, which has to run without its
        // source tree.
        .target(name: "CSiteAssets"),
        .target(
            name: "GuideSite",
            dependencies: ["GuideCore", "GuideCatalog", "GuideContent", "GuideCode", "CDeflate", "CSiteAssets"],
            exclude: ["Assets"], swiftSettings: settings),
        // What `check` takes: a11y-guide explains it, a11y-guide-check does it.
        .target(name: "GuideCheckOptions", dependencies: ["GuideCommandLine"], swiftSettings: settings),
        .executableTarget(
            name: "a11y-guide",
            dependencies: [
                "GuideCore", "GuideCatalog", "GuideContent", "GuideCode", "GuideFindings", "GuideCommandLine",
                "GuideLookup", "GuideSite", "GuideCheckOptions", "CExchange",
            ],
            swiftSettings: settings),

        // The small index and the searches that the native tests and the wasm tests share.
        .target(
            name: "GuideCoreFixtures", dependencies: ["GuideCore"], path: "Tests/GuideCoreFixtures",
            swiftSettings: settings),
        .testTarget(
            name: "GuideCoreTests", dependencies: ["GuideCore", "GuideCoreFixtures"], swiftSettings: settings),
        .testTarget(
            name: "GuideBrowserTests", dependencies: ["GuideBrowser", "GuideCoreFixtures"], swiftSettings: settings),
        .testTarget(name: "GuideCatalogTests", dependencies: ["GuideCatalog"], swiftSettings: settings),
        .testTarget(name: "GuideContentTests", dependencies: ["GuideContent"], swiftSettings: settings),
        .testTarget(
            name: "GuideFindingsTests", dependencies: ["GuideFindings", "GuideCore", "GuideCatalog", "GuideContent"],
            exclude: ["Fixtures", "Written"], swiftSettings: settings),
        .testTarget(
            name: "GuideLookupTests", dependencies: ["GuideLookup", "GuideContent", "GuideCore"],
            swiftSettings: settings),
        .testTarget(name: "GuideCodeTests", dependencies: ["GuideCode"], swiftSettings: settings),
        .testTarget(
            name: "GuideSiteTests",
            dependencies: ["CDeflate", "GuideCore", "GuideCoreFixtures", "GuideSite", "GuideContent"],
            swiftSettings: settings),
        .testTarget(name: "GuideCommandLineTests", dependencies: ["GuideCommandLine"], swiftSettings: settings),
        // Conventions that would otherwise have to be remembered: imports, file lengths.
        .testTarget(name: "ConventionTests", swiftSettings: settings),
        // Queries of people with the rules that answer them: how well search finds what is in Content/.
        .testTarget(
            name: "JudgedQueryTests", dependencies: ["GuideContent", "GuideCore"], exclude: ["queries.tsv"],
            swiftSettings: settings),
        // Compiles the code in the articles.
        .testTarget(
            name: "ExampleTests", dependencies: ["GuideContent", "GuideCatalog"], exclude: ["Stubs"],
            swiftSettings: settings),
        // Real processes: the tests run the built command as a person would.
        .testTarget(
            name: "CommandTests", dependencies: ["a11y-guide", "GuideCommandLine"], exclude: ["Fixtures"],
            swiftSettings: settings + (hostFolder == nil ? [] : [.define("HAS_CHECKER")])),
    ]
)

// The checker is left out where the toolchain has no SwiftSyntax: everything else builds anywhere.
if let hostFolder {
    let imports: [SwiftSetting] = [.unsafeFlags(["-I", hostFolder])]
    let link: [LinkerSetting] = [.unsafeFlags(["-L", hostFolder, "-Xlinker", "-rpath", "-Xlinker", hostFolder])]
    package.products += [
        .executable(name: "a11y-guide-check", targets: ["a11y-guide-check"]),
        .plugin(name: "A11yCheck", targets: ["A11yCheck"]),
    ]
    package.targets += [
        .target(
            name: "GuideChecker", dependencies: ["GuideCatalog"], swiftSettings: settings + imports,
            linkerSettings: link),
        .executableTarget(
            name: "a11y-guide-check",
            dependencies: [
                "GuideChecker", "GuideCheckOptions", "GuideCatalog", "GuideContent", "GuideCore", "GuideCommandLine",
                "GuideFindings", "GuideLookup",
            ],
            swiftSettings: settings + imports, linkerSettings: link),
        // swift package a11y-check
        .plugin(
            name: "A11yCheck",
            capability: .command(
                intent: .custom(verb: "a11y-check", description: "Check Swift source for what the rules do not allow.")),
            dependencies: ["a11y-guide-check", "a11y-guide"]),
        .testTarget(
            name: "GuideCheckerTests",
            dependencies: ["GuideChecker", "a11y-guide-check", "GuideContent", "GuideCatalog", "GuideCommandLine"],
            swiftSettings: settings + imports, linkerSettings: link),
    ]
}
