/// What the Accessibility Test Framework for Android prints: items of an exception, lines of logcat and results as text.
enum AccessibilityTestFramework {
    static let checker = "atf"

    /// How many items follow, where a line announces them; `isOld` where they do not name their checks. The first one may stand
    /// on the same line.
    static func header(_ line: LogText) -> (count: Int, isOld: Bool, rest: LogText)? {
        guard let announced = line.after("There was ") ?? line.after("There were "),
            let number = announced.before(" accessibility "), let count = Int(number.string),
            let what = announced.after(" accessibility "), let colon = what.bytes.firstIndex(of: UInt8(ascii: ":"))
        else { return nil }
        let rest = what.from(colon + 1).trimmed
        if what.hasPrefix("error") { return (count, true, rest) }
        return what.hasPrefix("result") ? (count, false, rest) : nil
    }

    /// `View …: message Reported by com.google…checks.SomeCheck. Learn more at https://…`, also in a line of logcat; several
    /// where the line breaks between them became spaces, as in attributes of XML.
    static func items(_ line: LogText) -> [Finding] {
        var findings: [Finding] = []
        var rest = header(line)?.rest ?? line
        while let place = rest.place(of: " Reported by ") {
            let behind = rest.from(place + 13)
            let name = LogText(
                behind.bytes.prefix { LogText.isLetter($0) || LogText.isDigit($0) || "._$".utf8.contains($0) })
            var check = name.string
            while check.hasSuffix(".") { check.removeLast() }
            let (item, level) = withoutTag(rest.upTo(place))
            rest = behind.from(name.bytes.endIndex)
            var help: String?
            if rest.trimmed.hasPrefix("Learn more at "), let address = rest.after("Learn more at ") {
                let text = LogText(address.bytes.prefix { !LogText.isSpace($0) && $0 != UInt8(ascii: ",") })
                help = text.string
                rest = address.from(text.bytes.endIndex)
            }
            rest = LogText(rest.bytes.drop { LogText.isSpace($0) || $0 == UInt8(ascii: ",") })
            guard check.contains("Check") else { continue }
            let (element, message) = split(item.trimmed)
            findings.append(
                Finding(
                    tool: "ATF", checker: checker, checkerRule: check, message: message, level: level,
                    location: FindingLocation(element: element), helpAddress: help))
        }
        return findings
    }

    /// An item that names no check.
    static func oldItem(_ line: LogText) -> Finding {
        var text = line.trimmed
        if text.bytes.last == UInt8(ascii: ",") { text = LogText(text.bytes.dropLast()) }
        let (element, message) = split(text)
        return Finding(
            tool: "ATF", checker: checker, checkerRule: "", message: message, level: .error,
            location: FindingLocation(element: element))
    }

    /// `… AccessibilityHierarchyCheckResult ERROR SomeCheck 4 [ViewHierarchyElement class=… …] …`; the finding is `nil` for
    /// results that are none.
    static func result(_ line: LogText) -> (finding: Finding?, isResult: Bool) {
        guard let rest = line.after("AccessibilityHierarchyCheckResult ") else { return (nil, false) }
        let words = rest.bytes.split(separator: 0x20, maxSplits: 3, omittingEmptySubsequences: true)
        guard words.count > 2, let number = Int(LogText(words[2]).string) else { return (nil, false) }
        let type = LogText(words[0]).string
        let level: FindingLevel
        switch type {
        case "ERROR", "SUPPRESSED": level = .error
        case "WARNING": level = .warning
        case "INFO": level = .note
        default: return (nil, true)
        }
        let check = LogText(words[1]).string
        let tail = words.count > 3 ? LogText(words[3]) : LogText("")
        let element = tail.after("[ViewHierarchyElement ").flatMap { text in
            text.place(of: "] ").map { text.upTo($0).string } ?? text.string
        }
        let data = tail.place(of: "{").flatMap { open in
            tail.place(of: "}", from: open).map { LogText(tail.bytes[open...$0]).string }
        }
        return (
            Finding(
                tool: "ATF", checker: checker, checkerRule: check,
                message: ["\(check) \(number)", data].compactMap { $0 }.joined(separator: " "), level: level,
                location: FindingLocation(element: element), state: type == "SUPPRESSED" ? .muted : .open),
            true
        )
    }

    /// Without what logcat puts in front, with the level of its letter.
    private static func withoutTag(_ item: LogText) -> (text: LogText, level: FindingLevel) {
        guard let tag = item.place(of: "AccessibilityValidator"), let colon = item.place(of: ": ", from: tag) else {
            return (item, .error)
        }
        let letter = item.bytes[..<tag].last { !LogText.isSpace($0) && $0 != UInt8(ascii: "/") }
        let level: FindingLevel
        switch letter {
        case UInt8(ascii: "W"): level = .warning
        case UInt8(ascii: "I"), UInt8(ascii: "D"), UInt8(ascii: "V"): level = .note
        default: level = .error
        }
        return (item.from(colon + 2), level)
    }

    /// The view and what is said of it; a dump of a view may hold anything, and ends with a brace.
    private static func split(_ item: LogText) -> (element: String?, message: String) {
        var separator = item.place(of: ": ")
        var width = 2
        let beginning = item.bytes.prefix { $0 != UInt8(ascii: "{") && !LogText.isSpace($0) }
        if beginning.endIndex < item.bytes.endIndex, item.bytes[beginning.endIndex] == UInt8(ascii: "{") {
            var from = item.bytes.startIndex
            while let place = item.place(of: "}: ", from: from) {
                separator = place + 1
                from = place + 1
            }
        }
        if separator == nil {
            separator = item.bytes.startIndex
            width = 0
        }
        guard let separator, width > 0 else { return (nil, item.string) }
        return (item.upTo(separator).string, item.from(separator + width).trimmed.string)
    }
}
