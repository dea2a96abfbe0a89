/// Whether the brackets and strings of a file that is not parsed are closed: what was cut off, or merged and not finished, is
/// noticed by that. A file that seems broken is parsed, so that a mistake here only takes time.
enum BracketBalance {
    /// Returns whether every bracket and string is closed, comments and the text of strings aside.
    static func holds(in bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var reader = Reader(bytes: bytes)
            return reader.isBalanced()
        }
    }

    private struct Reader {
        let bytes: UnsafeBufferPointer<UInt8>
        var position = 0
        /// What closes each thing that is open; a quotation mark stands for a string around an interpolation.
        var open: [Closing] = []

        enum Closing: Equatable {
            case bracket(UInt8)
            case string(isLong: Bool)
        }

        init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

        mutating func isBalanced() -> Bool {
            while position < bytes.count {
                let byte = bytes[position]
                switch byte {
                case UInt8(ascii: "/") where next(1) == UInt8(ascii: "/"):
                    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
                    continue
                case UInt8(ascii: "/") where next(1) == UInt8(ascii: "*"):
                    guard skipComment() else { return false }
                    continue
                case UInt8(ascii: "#") where next(1) == UInt8(ascii: "\"") || next(1) == UInt8(ascii: "#"):
                    guard skipRaw() else { return false }
                    continue
                case UInt8(ascii: "\""):
                    let isLong = next(1) == byte && next(2) == byte
                    position += isLong ? 3 : 1
                    guard readString(isLong: isLong) else { return false }
                    continue
                case UInt8(ascii: "("): open.append(.bracket(UInt8(ascii: ")")))
                case UInt8(ascii: "["): open.append(.bracket(UInt8(ascii: "]")))
                case UInt8(ascii: "{"): open.append(.bracket(UInt8(ascii: "}")))
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                    guard open.popLast() == .bracket(byte) else { return false }
                    // An interpolation ends, and the string around it goes on.
                    if byte == UInt8(ascii: ")"), case .string(let isLong)? = open.last {
                        open.removeLast()
                        position += 1
                        guard readString(isLong: isLong) else { return false }
                        continue
                    }
                default: break
                }
                position += 1
            }
            return open.isEmpty
        }

        private func next(_ distance: Int) -> UInt8? {
            position + distance < bytes.count ? bytes[position + distance] : nil
        }

        /// Reads up to the end of a string or of the piece before an interpolation.
        private mutating func readString(isLong: Bool) -> Bool {
            let quote = UInt8(ascii: "\"")
            while position < bytes.count {
                switch bytes[position] {
                case UInt8(ascii: "\\"):
                    if next(1) == UInt8(ascii: "(") {
                        open += [.string(isLong: isLong), .bracket(UInt8(ascii: ")"))]
                        position += 2
                        return true
                    }
                    position += 1
                case quote where !isLong || next(1) == quote && next(2) == quote:
                    position += isLong ? 3 : 1
                    return true
                case UInt8(ascii: "\n") where !isLong: return false
                default: break
                }
                position += 1
            }
            return false
        }

        private mutating func skipComment() -> Bool {
            var depth = 0
            while position < bytes.count {
                if bytes[position] == UInt8(ascii: "/"), next(1) == UInt8(ascii: "*") {
                    depth += 1
                    position += 2
                } else if bytes[position] == UInt8(ascii: "*"), next(1) == UInt8(ascii: "/") {
                    depth -= 1
                    position += 2
                    if depth == 0 { return true }
                } else {
                    position += 1
                }
            }
            return false
        }

        /// Skips a string between number signs, whose interpolations are not looked into.
        private mutating func skipRaw() -> Bool {
            var signs = 0
            while position < bytes.count, bytes[position] == UInt8(ascii: "#") {
                signs += 1
                position += 1
            }
            guard next(0) == UInt8(ascii: "\"") else { return true }
            position += 1
            while position < bytes.count {
                if bytes[position] == UInt8(ascii: "\""), (1...signs).allSatisfy({ next($0) == UInt8(ascii: "#") }) {
                    position += signs + 1
                    return true
                }
                position += 1
            }
            return false
        }
    }
}
