/// Tells formats apart by their bytes.
enum ReportRecognition {
    /// What the bytes tell.
    enum Recognized {
        /// A report; text that could be anything is a log.
        case format(ReportFormat, isText: Bool)
        /// Nothing that is read, with what is said of it where somebody takes it for a report.
        case other(ReportError)
    }

    /// The format of a report.
    ///
    /// - Throws: What the report is nearly, and what can be read; or what makes it no valid JSON or XML.
    static func format(of source: ReportSource) throws(ReportError) -> ReportFormat {
        switch try recognize(source) {
        case .format(let format, _): return format
        case .other(let error): throw error
        }
    }

    /// What a file is that may be anything.
    ///
    /// - Throws: What is wrong in a report that is recognised all the same, or what keeps it from being read.
    static func recognize(_ source: ReportSource) throws(ReportError) -> Recognized {
        let head = try source.bytes.bytes(in: source.start..<min(source.start + 4096, source.bytes.count))
        let text = head.drop(while: isSpace)
        guard let first = text.first else {
            if source.bytes.count - source.start > head.count { return .format(.log, isText: true) }
            return .other(.empty)
        }
        let second = text.dropFirst().first { !isSpace($0) }
        switch first {
        case UInt8(ascii: "{") where second.map { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "}") } ?? true:
            return try jsonFormat(of: source)
        case UInt8(ascii: "[") where second.map { "[{]\"".utf8.contains($0) } ?? true:
            return try jsonFormat(of: source)
        case UInt8(ascii: "<") where isMarkup(text.dropFirst()):
            return try markupFormat(of: source, text)
        default:
            return head.contains(0) ? .other(unknown("no text")) : .format(.log, isText: true)
        }
    }

    private static func jsonFormat(of source: ReportSource) throws(ReportError) -> Recognized {
        var outline = JSONOutline()
        var format: ReportFormat?
        try source.bytes.forEachPiece(in: source.start..<source.bytes.count) { (piece, _) throws(ReportError) in
            !outline.read(piece) { outline in
                format = JSONSignature.known.first { $0.matches(outline) }?.format
                return format != nil
            }
        }
        if let format { return .format(format, isText: false) }
        do throws(ReportError) {
            try JSONRecords(patterns: [], kept: []).read(source) { (_) throws(ReportError) in }
        } catch {
            // Settings are often written as JSON with comments; what ends in the middle may have been any report.
            let outermost = outline.ended ?? outline.containers.first
            let isReport = outermost.map { JSONSignature.empty($0) != nil } ?? false
            guard isReport || error.reason == ReportError.jsonIsCutShort else { return .other(error) }
            throw error
        }
        guard let outermost = outline.ended else { return .other(unknown("a JSON value")) }
        if outermost.isArray {
            return outermost.count == 0 ? .format(.emptyList, isText: false) : .other(unknown("a JSON list"))
        }
        if let format = JSONSignature.empty(outermost) { return .format(format, isText: false) }
        let names = (outermost.keys.map(\.rawValue) + outermost.names).sorted().prefix(4)
        return .other(
            unknown(names.isEmpty ? "an empty JSON object" : "a JSON object with \(list(names.map { "'\($0)'" }))"))
    }

    private static func markupFormat(of source: ReportSource, _ head: ArraySlice<UInt8>) throws(ReportError)
        -> Recognized
    {
        let beginning = String(decoding: head.prefix(15), as: UTF8.self).lowercased()
        if beginning.hasPrefix("<!doctype html") || beginning.hasPrefix("<html") {
            return .format(.a11yCheckHTML, isText: false)
        }
        let root: XMLNode
        do throws(ReportError) {
            root = try XMLRecords.root(of: source)
        } catch {
            guard xmlRoots.contains(where: { LogText(head).contains($0) }) else { return .other(error) }
            throw error
        }
        switch root.name {
        case "issues" where root["by"] != nil || root["format"] != nil:
            return .format(root["type"] == "baseline" ? .androidLintBaseline : .androidLint, isText: false)
        case "checkstyle": return .format(.checkstyle, isText: false)
        case "testsuites", "testsuite": return .format(.jUnit, isText: false)
        default: return .other(unknown("XML with the outermost element <\(root.name)>"))
        }
    }

    /// The outermost elements of reports in XML, as they begin.
    private static let xmlRoots: [StaticString] = ["<issues", "<checkstyle", "<testsuite"]

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
