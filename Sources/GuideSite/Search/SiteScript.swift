/// The one script of every page.
public enum SiteScript {
    /// The script without blank lines, indentation and lines that are comments. Nothing else is changed: the source has no
    /// text over several lines.
    public static let bytes: [UInt8] = packed(SiteFiles.script)

    static func packed(_ source: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        for line in source.split(separator: UInt8(ascii: "\n")) {
            let code = line.drop { $0 == UInt8(ascii: " ") }
            if code.isEmpty || code.starts(with: "//".utf8) { continue }
            result += code
            result.append(UInt8(ascii: "\n"))
        }
        return result
    }
}
