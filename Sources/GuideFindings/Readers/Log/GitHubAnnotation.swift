/// A workflow command of GitHub Actions: `::warning file=a.swift,line=1,col=2,title=t::message`.
struct GitHubAnnotation {
    let level: FindingLevel
    let properties: [String: String]
    let message: String

    /// `nil` for other lines.
    init?(_ text: LogText) {
        let text = text.trimmed
        guard text.hasPrefix("::") else { return nil }
        let command = LogText(text.bytes.dropFirst(2))
        guard let end = command.place(of: "::") else { return nil }
        let head = command.upTo(end)
        let name = LogText(head.bytes.prefix { $0 != 0x20 })
        switch name.string {
        case "error": level = .error
        case "warning": level = .warning
        case "notice": level = .note
        default: return nil
        }
        var properties: [String: String] = [:]
        for pair in head.bytes.dropFirst(name.bytes.count).split(separator: UInt8(ascii: ",")) {
            guard let equals = pair.firstIndex(of: UInt8(ascii: "=")) else { continue }
            let key = LogText(pair[..<equals]).trimmed.string
            properties[key] = ReportAddress.decoded(LogText(pair[(equals + 1)...]).string)
        }
        self.properties = properties
        message = ReportAddress.decoded(command.from(end + 2).string)
    }

    var location: FindingLocation? {
        FindingLocation(
            file: properties["file"], line: properties["line"].flatMap { Int($0) },
            column: properties["col"].flatMap { Int($0) })
    }
}
