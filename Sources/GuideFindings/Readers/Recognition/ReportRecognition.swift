/// Tells formats apart by their bytes.
enum ReportRecognition {
    /// The format of a report.
    ///
    /// - Throws: What the report is nearly, and what can be read; or what makes it no valid JSON or XML.
    static func format(of source: ReportSource) throws(ReportError) -> ReportFormat {
        let head = try source.bytes.bytes(in: source.start..<min(source.start + 4096, source.bytes.count))
        let text = head.drop(while: isSpace)
        guard let first = text.first else {
            if source.bytes.count - source.start > head.count { return .log }
            throw ReportError("it is empty")
        }
        let second = text.dropFirst().first { !isSpace($0) }
        switch first {
        case UInt8(ascii: "{") where second.map { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "}") } ?? true:
            return try jsonFormat(of: source)
        case UInt8(ascii: "[") where second.map { "[{]\"".utf8.contains($0) } ?? true:
            return try jsonFormat(of: source)
        case UInt8(ascii: "<") where isMarkup(text.dropFirst()):
            return try markupFormat(of: source, String(decoding: text.prefix(15), as: UTF8.self).lowercased())
        default:
            guard !head.contains(0) else { throw unknown("no text") }
            return .log
        }
    }

    private static func jsonFormat(of source: ReportSource) throws(ReportError) -> ReportFormat {
        var outline = JSONOutline()
        var format: ReportFormat?
        try source.bytes.forEachPiece(in: source.start..<source.bytes.count) { (piece, _) throws(ReportError) in
            !outline.read(piece) { outline in
                format = JSONSignature.known.first { $0.matches(outline) }?.format
                return format != nil
            }
        }
        if let format { return format }
        // Broken JSON is told as that.
        try JSONRecords(patterns: [], kept: []).read(source) { (_) throws(ReportError) in }
        guard let outermost = outline.ended else { throw unknown("a JSON value") }
        if outermost.isArray {
            if outermost.count == 0 { return .emptyList }
            throw unknown("a JSON list")
        }
        if let format = JSONSignature.empty(outermost) { return format }
        let names = (outermost.keys.map(\.rawValue) + outermost.names).sorted().prefix(4)
        throw unknown(names.isEmpty ? "an empty JSON object" : "a JSON object with \(list(names.map { "'\($0)'" }))")
    }

    private static func markupFormat(of source: ReportSource, _ beginning: String) throws(ReportError) -> ReportFormat {
        if beginning.hasPrefix("<!doctype html") || beginning.hasPrefix("<html") { return .a11yCheckHTML }
        let root = try XMLRecords.root(of: source)
        switch root.name {
        case "issues" where root["by"] != nil || root["format"] != nil:
            return root["type"] == "baseline" ? .androidLintBaseline : .androidLint
        case "checkstyle": return .checkstyle
        case "testsuites", "testsuite": return .jUnit
        default: throw unknown("XML with the outermost element <\(root.name)>")
        }
    }

    /// Whether this, behind a `<`, begins a tag or a declaration; logs have `<unknown>:0: error:` and `<UIButton: 0x7f8>`.
    private static func isMarkup(_ text: ArraySlice<UInt8>) -> Bool {
        guard let first = text.first else { return true }
        if "?!".utf8.contains(first) { return true }
        guard LogText.isLetter(first) else { return false }
        guard let end = text.firstIndex(where: { isSpace($0) || ">/".utf8.contains($0) }) else { return true }
        return text[end - 1] != UInt8(ascii: ":") && text[end...].dropFirst().first != UInt8(ascii: ":")
    }

    /// What it is in place of a report.
    static func unknown(_ what: String) -> ReportError {
        let formats = ReportFormat.allCases.filter { $0 != .emptyList }.map(\.title)
        return ReportError("it is \(what), but no report that is known; reports are read as \(list(formats))")
    }

    private static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || 0x09...0x0D ~= byte
    }
}
