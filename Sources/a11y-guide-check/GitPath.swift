/// Names of files as git writes them in a patch.
enum GitPath {
    /// Returns the name behind `+++ `, without the `b/` in front; `nil` where there is none, as for a file that was deleted.
    ///
    /// A name with a space has a tab behind it; one with a quotation mark or a control character stands in quotation marks, with
    /// escapes as in C.
    static func name(in text: Substring) -> String? {
        var bytes = Array(text.utf8)
        if bytes.last == UInt8(ascii: "\t") { bytes.removeLast() }
        if bytes.first == UInt8(ascii: "\""), bytes.last == UInt8(ascii: "\""), bytes.count > 1 {
            bytes = unescaped(bytes[1..<(bytes.count - 1)])
        }
        guard bytes.starts(with: "b/".utf8) else { return nil }
        return String(decoding: bytes.dropFirst(2), as: UTF8.self)
    }

    private static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let code = rest.popFirst() else {
                result.append(byte)
                continue
            }
            switch code {
            case UInt8(ascii: "a"): result.append(0x07)
            case UInt8(ascii: "b"): result.append(0x08)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "v"): result.append(0x0B)
            case UInt8(ascii: "f"): result.append(0x0C)
            case UInt8(ascii: "r"): result.append(0x0D)
            case UInt8(ascii: "0")...UInt8(ascii: "3"):
                let digits = String(decoding: [code] + rest.prefix(2), as: UTF8.self)
                result.append(UInt8(digits, radix: 8) ?? code)
                rest = rest.dropFirst(2)
            default: result.append(code)
            }
        }
        return result
    }
}
