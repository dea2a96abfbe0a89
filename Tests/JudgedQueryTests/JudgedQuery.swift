import Foundation
import GuideCore

/// A query as a person wrote it, with the rules that answer it.
struct JudgedQuery {
    /// What the query is written in; mixed where both languages stand in it.
    enum Writing: String, CaseIterable {
        case english, korean, mixed
    }

    /// Whether the query was written before or after the articles were read.
    enum Half: String, CaseIterable {
        case blind, seen
    }

    /// What a query looks like.
    enum Kind: String, CaseIterable {
        case plain, question, symbol, fragment, misspelling, particles, nospaces, initials, keyboard, mixed, log
    }

    var line: Int
    var half: Half
    var reader: Language
    var kind: Kind
    var text: String
    /// Any one of them is an answer.
    var wanted: Set<String>

    var writing: Writing { kind == .mixed ? .mixed : reader == .korean ? .korean : .english }

    /// A line of the file that is no judged query.
    struct Malformed: Error, CustomStringConvertible {
        var line: Int
        var text: String
        var description: String { "queries.tsv:\(line): error: '\(text)' is no half, reader, kind, query and rules" }
    }

    /// Reads the queries that stand beside this file.
    static func all() throws -> [JudgedQuery] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "queries.tsv")
        let lines = try String(contentsOf: file, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
        return try zip(1..., lines).filter { !$1.isEmpty && !$1.hasPrefix("#") }.map(parse)
    }

    private static func parse(line: Int, text: Substring) throws -> JudgedQuery {
        let columns = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard columns.count == 5, let half = Half(rawValue: columns[0]), let kind = Kind(rawValue: columns[2]),
            ["en", "ko"].contains(columns[1]), !columns[3].isEmpty, !columns[4].isEmpty
        else { throw Malformed(line: line, text: String(text)) }
        return JudgedQuery(
            line: line, half: half, reader: columns[1] == "ko" ? .korean : .english, kind: kind, text: columns[3],
            wanted: Set(columns[4].split(separator: " ").map(String.init)))
    }
}
