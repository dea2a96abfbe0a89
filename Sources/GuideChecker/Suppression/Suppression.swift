/// A comment that says which findings are known and why they stay.
///
/// `// a11y-guide:disable:next escape-missing, slider-value-missing The screen must not be left.`
struct Suppression: Sendable {
    /// Where it holds, after `disable`.
    enum Scope: String {
        /// The next line with code.
        case next
        /// The line of the comment.
        case this
        /// The whole file.
        case file
        /// From here to `a11y-guide:enable`, or to the end of the file.
        case region = ""
    }

    /// The rules; empty for all.
    var rules: [String]
    /// Whether it says why.
    var hasReason: Bool
    /// Lines, from 1.
    var lines: ClosedRange<Int>
    /// The comment's place, from 1.
    var line: Int
    var column: Int
    var endColumn: Int

    private static let mark = Array("a11y-guide:".utf8)

    /// What a file says, and comments that cannot be understood.
    static func all(in source: SourceFile) -> (suppressions: [Suppression], mistakes: [CheckFinding]) {
        var suppressions: [Suppression] = []
        var mistakes: [CheckFinding] = []
        /// Regions that are open, by their number.
        var open: [Int] = []
        /// The line of code that the comments before it mean, for those between.
        var next = 0
        for comment in comments(in: source) {
            let words = comment.text.split { $0 == " " || $0 == "\t" || $0 == "," }
            let command = words.first.map(String.init) ?? ""
            let named = words.dropFirst().prefix { isRule($0) }.map(String.init)
            let reason = words.dropFirst(1 + named.count).filter { $0.contains { $0.isLetter || $0.isNumber } }
            func mistake(_ fact: String) {
                mistakes.append(
                    CheckFinding(
                        rule: SuppressionRule.misspelled, path: source.path, line: comment.line, column: comment.column,
                        endLine: comment.line, endColumn: comment.endColumn, facts: [fact]))
            }
            if command == "enable" {
                let known = Set(Check.all.map(\.rule))
                if let unknown = named.first(where: { $0 != "all" && !known.contains($0) }) {
                    mistake(unknown)
                    continue
                }
                let before = open.count
                // Without a rule it ends every region.
                open.removeAll { number in
                    let rules = suppressions[number].rules
                    guard named.isEmpty || named == ["all"] || !Set(rules).isDisjoint(with: named) else { return false }
                    suppressions[number].lines =
                        suppressions[number].lines.lowerBound...max(suppressions[number].lines.lowerBound, comment.line)
                    return true
                }
                // One that ends nothing leaves silent what somebody meant to be heard.
                if open.count == before { mistake((["enable"] + named).joined(separator: " ")) }
                continue
            }
            let parts = command.split(separator: ":" as Character, maxSplits: 1).map(String.init)
            guard parts.first == "disable", let scope = Scope(rawValue: parts.count > 1 ? parts[1] : "") else {
                mistake(command)
                continue
            }
            let known = Set(Check.all.map(\.rule))
            if let unknown = named.first(where: { $0 != "all" && !known.contains($0) }) {
                mistake(unknown)
                continue
            }
            guard !named.isEmpty else {
                mistake(command)
                continue
            }
            let lines: ClosedRange<Int>
            switch scope {
            case .this: lines = comment.line...comment.line
            case .next:
                if next <= comment.line { next = lineOfCode(after: comment.line, in: source) }
                lines = next...next
            case .file: lines = 1...max(source.lineCount, 1)
            case .region: lines = comment.line...max(source.lineCount, comment.line)
            }
            if scope == .region { open.append(suppressions.count) }
            suppressions.append(
                Suppression(
                    rules: named.contains("all") ? [] : named, hasReason: !reason.isEmpty, lines: lines,
                    line: comment.line,
                    column: comment.column, endColumn: comment.endColumn))
        }
        return (suppressions, mistakes)
    }

    /// A word that names a rule: kebab-case, or `all`.
    private static func isRule(_ word: Substring) -> Bool {
        word == "all"
            || word.contains("-") && word.first != "-" && word.last != "-"
                && word.allSatisfy { $0 == "-" || $0.isASCII && ($0.isLowercase || $0.isNumber) }
    }

    private struct Comment {
        var text: Substring
        var line: Int
        var column: Int
        var endColumn: Int
    }

    /// Comments that begin with the mark; in a string it is text.
    private static func comments(in source: SourceFile) -> [Comment] {
        var result: [Comment] = []
        let bytes = source.bytes
        var position = 0
        var strings = StringRanges(of: source.tree)
        while let found = bytes.firstRange(of: mark, from: position) {
            position = found + mark.count
            var start = found
            while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
            var slashes = 0
            while start > 0, bytes[start - 1] == UInt8(ascii: "/") {
                start -= 1
                slashes += 1
            }
            // A comment of several lines suppresses nothing, and whoever writes one has to be told.
            let isBlock =
                slashes == 0 && start > 1 && bytes[start - 1] == UInt8(ascii: "*")
                && bytes[start - 2] == UInt8(ascii: "/")
            guard slashes >= 2 || isBlock, !strings.hold(found) else { continue }
            if isBlock { start -= 2 }
            var end = position
            while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
            let place = source.location(at: start)
            let text = isBlock ? "/*" : String(decoding: bytes[position..<end], as: UTF8.self)
            result.append(
                Comment(
                    text: text[...], line: place.line, column: place.column,
                    endColumn: place.column + String(decoding: bytes[start..<end], as: UTF8.self).count))
        }
        return result
    }

    /// The next line that has more than white space and a comment.
    private static func lineOfCode(after line: Int, in source: SourceFile) -> Int {
        var next = line + 1
        while next < source.lineCount {
            let text = source.text(ofLine: next).drop { $0 == " " || $0 == "\t" }
            if !text.isEmpty, !text.hasPrefix("//") { break }
            next += 1
        }
        return next
    }
}

/// IDs under which mistakes in comments are reported.
public enum SuppressionRule {
    /// Nothing was found where a comment expects it.
    public static let unused = "suppression-unused"
    /// A comment does not say why.
    public static let withoutReason = "suppression-without-reason"
    /// A comment cannot be understood, or names no check.
    public static let misspelled = "suppression-misspelled"
}

/// Where strings stand, for bytes that are asked about in their order.
private struct StringRanges {
    private let strings: [CodeTree.Node]
    private var number = 0
    private var end: Int32 = 0

    init(of tree: CodeTree) { strings = tree.nodes.filter { $0.kind == .string } }

    /// Returns whether a byte is part of a string.
    mutating func hold(_ offset: Int) -> Bool {
        // Strings in the interpolations of another one stand behind it.
        while number < strings.count, Int(strings[number].start) <= offset {
            end = max(end, strings[number].stop)
            number += 1
        }
        return offset < Int(end)
    }
}

extension [UInt8] {
    /// Returns where bytes stand next; `nil` where they do not.
    fileprivate func firstRange(of other: [UInt8], from start: Int) -> Int? {
        withUnsafeBufferPointer { bytes in
            guard let first = other.first, bytes.count >= other.count else { return nil }
            var position = start
            while position <= bytes.count - other.count {
                if bytes[position] == first, bytes[position..<(position + other.count)].elementsEqual(other) {
                    return position
                }
                position += 1
            }
            return nil
        }
    }
}
