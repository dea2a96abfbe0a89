import Foundation
import GuideContent
import GuideCore

/// What search answered to a judged query.
struct Judgement {
    var query: JudgedQuery
    /// The rules of the answer, the best first.
    var rules: [String]
    /// The place of the first wanted rule among the rules, from 1; `nil` where none of them was found.
    var rank: Int?
    /// The place of the first wanted rule among everything that search answers with, from 1.
    var rankAmongAll: Int?

    var isInFirstThree: Bool { rank.map { $0 <= 3 } ?? false }

    /// One line that says what was wanted and what came.
    var miss: String {
        let place = rank.map { "place \($0)" } ?? "not found"
        return """
            queries.tsv:\(query.line): \(query.half) \(query.writing) \(query.kind): '\(query.text)' \
            wants \(query.wanted.sorted().joined(separator: " or ")), \(place); \
            came \(rules.prefix(3).joined(separator: ", "))
            """
    }
}

/// The judged queries with what search answers from the content of this package.
struct Judgements {
    var all: [Judgement]
    /// The rules that the content holds.
    var ruleIDs: Set<String>

    /// Builds an index of the content and asks it every query.
    static let measured = Result { try Judgements(asking: JudgedQuery.all()) }

    private init(asking queries: [JudgedQuery]) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let content = ContentLoader.load(folder: root.appending(path: "Content").path)
        var builder = IndexBuilder()
        for entry in try content.catalog.indexEntries() { builder.add(entry) }
        ruleIDs = Set(content.catalog.rules.map(\.id.rawValue))
        let bytes = builder.finish()
        all = try bytes.withUnsafeBytes { bytes in
            let index = try SearchIndex(bytes: bytes)
            return try queries.map { try Self.judge($0, with: index) }
        }
    }

    private static func judge(_ query: JudgedQuery, with index: SearchIndex) throws -> Judgement {
        let request = SearchRequest(
            text: Array(query.text.utf8), language: query.reader, limit: 0, snippets: false)
        let hits = try index.search(request).hits.map {
            (isRule: $0.summary.kind == .rule, id: String(decoding: $0.summary.id, as: UTF8.self))
        }
        func isWanted(_ hit: (isRule: Bool, id: String)) -> Bool { hit.isRule && query.wanted.contains(hit.id) }
        let rules = hits.filter(\.isRule)
        return Judgement(
            query: query, rules: rules.map(\.id), rank: rules.firstIndex(where: isWanted).map { $0 + 1 },
            rankAmongAll: hits.firstIndex(where: isWanted).map { $0 + 1 })
    }
}
