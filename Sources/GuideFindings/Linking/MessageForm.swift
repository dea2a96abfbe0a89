/// Messages in a form that tells what they say and not where.
enum MessageForm {
    /// Returns a message in which each number is `0` and each run of white space one space, without backticks, and not longer
    /// than 256 bytes.
    static func withoutNumbers(_ message: String) -> String {
        var result: [UInt8] = []
        var isInNumber = false
        for byte in message.utf8 {
            if result.count >= longest { break }
            switch byte {
            case UInt8(ascii: "`"): continue
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                if !isInNumber { result.append(UInt8(ascii: "0")) }
                isInNumber = true
                continue
            case 0...0x20:
                if let last = result.last, last != 0x20 { result.append(0x20) }
            default: result.append(byte)
            }
            isInNumber = false
        }
        if result.last == 0x20 { result.removeLast() }
        return String(decoding: result, as: UTF8.self)
    }

    private static let longest = 256
}
