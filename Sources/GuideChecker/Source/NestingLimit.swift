/// Finds source on which the parser of the toolchain would work for hours: it looks ahead at each `[` of a row of them anew,
/// and at each `#if` within others. People nest a handful.
enum NestingLimit {
    /// A row of `[`; the time doubles with each.
    static let brackets = 12
    /// `#if` in one another.
    static let conditions = 64

    /// Returns the first place beyond a limit; text in strings and comments does not count.
    static func fault(in bytes: [UInt8]) -> SourceFile.Fault? {
        bytes.withUnsafeBufferPointer { bytes in
            var position = 0
            var row = 0
            var depth = 0
            let count = bytes.count
            func has(_ text: StaticString, at start: Int) -> Bool {
                guard start + text.utf8CodeUnitCount <= count else { return false }
                for number in 0..<text.utf8CodeUnitCount where bytes[start + number] != text.utf8Start[number] {
                    return false
                }
                return true
            }
            while position < count {
                switch bytes[position] {
                case UInt8(ascii: "["):
                    row += 1
                    if row > brackets {
                        return .init(offset: position, message: "more than \(brackets) '[' stand in one another")
                    }
                case 0x20, 0x09, 0x0A, 0x0D: break
                case UInt8(ascii: "#"):
                    row = 0
                    if has("#if ", at: position) {
                        depth += 1
                        if depth > conditions {
                            return .init(
                                offset: position, message: "more than \(conditions) '#if' stand in one another")
                        }
                    } else if has("#endif", at: position) {
                        depth = max(0, depth - 1)
                    }
                case UInt8(ascii: "/") where has("//", at: position):
                    while position < count, bytes[position] != 0x0A { position += 1 }
                case UInt8(ascii: "/") where has("/*", at: position):
                    while position < count, !has("*/", at: position) { position += 1 }
                case UInt8(ascii: "\""):
                    row = 0
                    let isLong = has("\"\"\"", at: position)
                    position += isLong ? 3 : 1
                    while position < count {
                        if bytes[position] == UInt8(ascii: "\\") {
                            position += 2
                            continue
                        }
                        if isLong
                            ? has("\"\"\"", at: position)
                            : bytes[position] == UInt8(ascii: "\"") || bytes[position] == 0x0A
                        {
                            break
                        }
                        position += 1
                    }
                    if isLong { position += 2 }
                default: row = 0
                }
                position += 1
            }
            return nil
        }
    }
}
