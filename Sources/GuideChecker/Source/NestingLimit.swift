/// Finds source on which the parser of the toolchain would work for hours or run out of stack: it looks ahead anew at each `[` of a
/// row of them, at each bracket within others and at each `#if` within others, and calls itself for each word of `try try try`.
/// People nest a handful.
struct NestingLimit {
    /// `[` that stand in one another with nothing between them but what types are written with; the time doubles with each.
    static let row = 8
    /// Brackets and interpolations in one another.
    static let brackets = 100
    /// `#if` in one another.
    static let conditions = 64

    /// Words such as `try` and `if` that follow one another with nothing between.
    static let prefixes = 100
    /// `->` with nothing between but what types are written with.
    static let arrows = 200
    /// `else` that belong together.
    static let elses = 5_000
    /// `?` with a space in front that have no `:` yet.
    static let questions = 1_000

    /// Returns the first place beyond a limit; text in strings and comments does not count.
    static func fault(in bytes: [UInt8]) -> SourceFile.Fault? {
        bytes.withUnsafeBufferPointer { bytes in
            var limit = NestingLimit(bytes: bytes)
            return limit.run()
        }
    }

    /// What is open: a bracket, or a string by its delimiter.
    private enum Opener: Equatable {
        case bracket(UInt8)
        /// `\(` in a string.
        case interpolation
        case string(isLong: Bool, hashes: Int)
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var open: [Opener] = []
    /// The `else` that belong together so far: outside of everything, and in each of what is open.
    private var elses = [0]
    private var prefixes = 0
    private var arrows = 0
    private var questions = 0
    private var row = 0
    private var conditions = 0

    private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private mutating func run() -> SourceFile.Fault? {
        while position < bytes.count {
            if case .string(let isLong, let hashes)? = open.last {
                string(isLong, hashes)
            } else if let message = code() {
                return .init(offset: position, message: message)
            }
            if open.count > Self.brackets {
                return .init(offset: position, message: "more than \(Self.brackets) brackets stand in one another")
            }
            position += 1
        }
        return nil
    }

    /// Takes a byte, or a comment, outside of strings; returns what is wrong there.
    private mutating func code() -> String? {
        let byte = bytes[position]
        if Self.isWordByte[Int(byte)] { return word() }
        if !Self.isSpace(byte), !has("//", at: position), !has("/*", at: position) { prefixes = 0 }
        switch byte {
        case UInt8(ascii: "["):
            begin(.bracket(byte))
            row += 1
            if row > Self.row { return "more than \(Self.row) '[' stand in one another" }
        case UInt8(ascii: "("): begin(.bracket(byte))
        case UInt8(ascii: "?") where position > 0 && Self.isSpace(bytes[position - 1]):
            questions += 1
            if questions > Self.questions { return "more than \(Self.questions) '?' stand in one another" }
        case UInt8(ascii: ":") where position > 0 && Self.isSpace(bytes[position - 1]):
            questions = max(0, questions - 1)
        case UInt8(ascii: "{"):
            begin(.bracket(byte))
            row = 0
            arrows = 0
        case UInt8(ascii: "]"):
            close(UInt8(ascii: "["))
            row = max(0, row - 1)
        case UInt8(ascii: ")"): close(UInt8(ascii: "("))
        case UInt8(ascii: "}"):
            close(UInt8(ascii: "{"))
            row = 0
            arrows = 0
            questions = 0
            if !isElseNext { elses[elses.count - 1] = 0 }
        // In a regular expression.
        case UInt8(ascii: "\\") where ["\\(", "\\)", "\\{", "\\}"].contains { has($0, at: position) }: position += 1
        case UInt8(ascii: "#"): return hash()
        case UInt8(ascii: "\""): begin(hashes: 0)
        case UInt8(ascii: "/") where has("//", at: position):
            while position < bytes.count, bytes[position] != 0x0A { position += 1 }
        case UInt8(ascii: "/") where has("/*", at: position): comment()
        case UInt8(ascii: "-") where has("->", at: position):
            position += 1
            arrows += 1
            if arrows > Self.arrows { return "more than \(Self.arrows) '->' stand in one type" }
        case _ where !Self.isTypeByte[Int(byte)]:
            row = 0
            arrows = 0
        default: break
        }
        return nil
    }

    /// Takes a word, or a number.
    private mutating func word() -> String? {
        let start = position
        while position + 1 < bytes.count, Self.isWordByte[Int(bytes[position + 1])] { position += 1 }
        let word = UnsafeBufferPointer(rebasing: bytes[start...position])
        if Self.isOne(of: Self.prefixWords, word) {
            prefixes += 1
            if prefixes > Self.prefixes { return "more than \(Self.prefixes) words such as 'try' follow one another" }
            return nil
        }
        prefixes = 0
        if Self.isOne(of: Self.declarationWords, word) { arrows = 0 }
        if Self.isOne(of: ["else"], word) {
            elses[elses.count - 1] += 1
            if elses[elses.count - 1] > Self.elses { return "more than \(Self.elses) 'else' belong together" }
        }
        return nil
    }

    /// Whether `else` comes next, behind white space.
    private var isElseNext: Bool {
        var next = position + 1
        while next < bytes.count, Self.isSpace(bytes[next]) { next += 1 }
        // A comment may have one behind it.
        return has("else", at: next) || has("/", at: next)
    }

    private mutating func begin(_ opener: Opener) {
        open.append(opener)
        elses.append(0)
    }

    private mutating func end(_ count: Int = 1) {
        open.removeLast(count)
        elses.removeLast(count)
    }

    private mutating func hash() -> String? {
        row = 0
        if has("#if ", at: position) {
            conditions += 1
            if conditions > Self.conditions { return "more than \(Self.conditions) '#if' stand in one another" }
        } else if has("#endif", at: position) {
            conditions = max(0, conditions - 1)
        } else {
            var end = position
            while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
            let hashes = end - position
            position = end - 1
            if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
                position = end
                begin(hashes: hashes)
            }
        }
        return nil
    }

    /// Begins a string at its first quotation mark.
    private mutating func begin(hashes: Int) {
        row = 0
        let isLong = has("\"\"\"", at: position)
        if isLong { position += 2 }
        begin(.string(isLong: isLong, hashes: hashes))
    }

    /// Takes a byte, an escaped one or a delimiter within a string.
    private mutating func string(_ isLong: Bool, _ hashes: Int) {
        switch bytes[position] {
        case UInt8(ascii: "\\"):
            guard hasHashes(hashes, at: position + 1) else { return }
            position += hashes + 1
            if position < bytes.count, bytes[position] == UInt8(ascii: "(") { begin(.interpolation) }
        case UInt8(ascii: "\""):
            if isLong, !has("\"\"\"", at: position) { return }
            let end = position + (isLong ? 3 : 1)
            guard hasHashes(hashes, at: end) else { return }
            position = end + hashes - 1
            self.end()
        // A string that is not closed ends with its line.
        case 0x0A where !isLong: end()
        default: break
        }
    }

    /// Closes the nearest bracket of a kind. What stands open in it was none, such as a parenthesis in a regular expression; but a
    /// brace is not closed by what is no brace, nor anything beyond a string.
    private mutating func close(_ kind: UInt8) {
        var index = open.count
        while index > 0 {
            index -= 1
            switch open[index] {
            case .bracket(let opener) where opener == kind:
                end(open.count - index)
                return
            case .interpolation:
                if kind == UInt8(ascii: "(") { end(open.count - index) }
                return
            case .bracket(UInt8(ascii: "{")), .string: return
            case .bracket: break
            }
        }
    }

    /// Passes over a comment, which may have others in it.
    private mutating func comment() {
        var depth = 0
        while position < bytes.count {
            if has("/*", at: position) {
                depth += 1
                position += 1
            } else if has("*/", at: position) {
                depth -= 1
                position += 1
                if depth == 0 { return }
            }
            position += 1
        }
    }

    private func has(_ text: StaticString, at start: Int) -> Bool {
        guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
        for number in 0..<text.utf8CodeUnitCount where bytes[start + number] != text.utf8Start[number] { return false }
        return true
    }

    private func hasHashes(_ count: Int, at start: Int) -> Bool {
        guard start + count <= bytes.count else { return false }
        return bytes[start..<(start + count)].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private static func isOne(of words: [StaticString], _ word: UnsafeBufferPointer<UInt8>) -> Bool {
        words.contains { candidate in
            candidate.utf8CodeUnitCount == word.count && candidate.withUTF8Buffer { $0.elementsEqual(word) }
        }
    }

    /// Words behind which the parser calls itself.
    private static let prefixWords: [StaticString] = [
        "if", "switch", "try", "await", "copy", "consume", "each", "repeat", "some", "any", "is", "let", "var",
        "unsafe",
    ]
    /// Words that end a type.
    private static let declarationWords: [StaticString] = ["func", "init", "subscript", "case", "typealias"]

    /// What words are written with.
    private static let isWordByte: [Bool] = (0..<256).map { byte in
        switch UInt8(byte) {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
            true
        default: false
        }
    }

    /// What types are written with, beside words, brackets and arrows.
    private static let isTypeByte: [Bool] = (0..<256).map { "`.,:<>&?!@~$ \t\r\n".utf8.contains(UInt8($0)) }
}
