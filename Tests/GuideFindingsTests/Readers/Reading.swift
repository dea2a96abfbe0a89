import Foundation
import GuideCatalog
import GuideContent
import GuideFindings

/// What a reader gave.
struct Reading {
    var findings: [Finding] = []
    var summary: ReportSummary

    init(_ source: ReportSource, registry: CheckerRegistry = CheckerRegistry([])) throws {
        var findings: [Finding] = []
        summary = try ReportReader.read(source, registry: registry) { findings.append($0) }
        self.findings = findings
    }

    init(_ text: String, registry: CheckerRegistry = CheckerRegistry([])) throws {
        try self.init(ReportSource(bytes: Array(text.utf8)), registry: registry)
    }

    init(fixture: String, registry: CheckerRegistry = CheckerRegistry([])) throws {
        try self.init(ReportSource(path: Fixtures.path(fixture)), registry: registry)
    }
}

/// Reports that the tests read.
enum Fixtures {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures")

    static func path(_ name: String) -> String { folder.appending(path: name).path }

    static func bytes(_ name: String) throws -> [UInt8] { try Array(Data(contentsOf: folder.appending(path: name))) }

    /// The names of all.
    static let all = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

    /// The checkers that the repository registers.
    static let registry: CheckerRegistry = {
        let content = folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Content")
        return CheckerRegistry(ContentLoader.load(folder: content.path).catalog.checkers)
    }()
}
