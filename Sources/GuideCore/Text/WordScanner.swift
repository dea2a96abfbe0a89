/// Cuts text into words: runs of one script, without anything between them.
struct WordScanner {
    /// The script of a word.
    enum Script {
        /// Latin letters and digits, with single `.`, `_`, `-` and `'` between them: `UIAccessibility.post`, `2.5.8`.
        case latin
        /// Hangul syllables and compatibility jamo.
        case hangul
        /// Letters of any other script.
        case other
    }

    /// A word and where it stands.
    struct Word {
        var script: Script
        var start: Int
        var end: Int
        /// Whether a Latin word stands right before, as in `ESC키`.
        var followsLatin: Bool
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var latinEnd = -1

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    #if arch(wasm32)
        @inline(never)
    #else
        @inline(__always)
    #endif
    mutating func next() -> Word? {
        while position < bytes.count {
            let start = position
            let byte = bytes[position]
            if byte < 0x80 {
                guard Self.isWordByte(byte) else {
                    position &+= 1
                    continue
                }
                return latin(from: start)
            }
            let (scalar, length) = Scalars.decode(bytes, at: position)
            guard let script = Self.script(of: scalar) else {
                position &+= length
                continue
            }
            if script == .latin { return latin(from: start) }
            position &+= length
            while position < bytes.count, bytes[position] >= 0x80 {
                let (next, nextLength) = Scalars.decode(bytes, at: position)
                guard Self.script(of: next) == script else { break }
                position &+= nextLength
            }
            return Word(script: script, start: start, end: position, followsLatin: start == latinEnd)
        }
        return nil
    }

    private mutating func latin(from start: Int) -> Word {
        while position < bytes.count {
            let byte = bytes[position]
            if byte < 0x80 {
                if Self.isWordByte(byte) {
                    position &+= 1
                } else if Self.isJoiner(byte), position > start, beginsLatin(at: position &+ 1) {
                    position &+= 1
                } else {
                    break
                }
            } else {
                let (scalar, length) = Scalars.decode(bytes, at: position)
                guard Self.script(of: scalar) == .latin else { break }
                position &+= length
            }
        }
        latinEnd = position
        return Word(script: .latin, start: start, end: position, followsLatin: false)
    }

    private func beginsLatin(at place: Int) -> Bool {
        guard place < bytes.count else { return false }
        if bytes[place] < 0x80 { return Self.isWordByte(bytes[place]) }
        return Self.script(of: Scalars.decode(bytes, at: place).scalar) == .latin
    }

    @inline(__always)
    private static func isWordByte(_ byte: UInt8) -> Bool {
        let lower = byte | 0x20
        return (lower >= 0x61 && lower <= 0x7A) || (byte >= 0x30 && byte <= 0x39)
    }

    @inline(__always)
    static func isJoiner(_ byte: UInt8) -> Bool { byte == 0x2E || byte == 0x5F || byte == 0x2D || byte == 0x27 }

    #if arch(wasm32)
        @inline(never)
    #else
        @inline(__always)
    #endif
    private static func script(of scalar: UInt32) -> Script? {
        if Hangul.isSyllable(scalar) || Hangul.isLetter(scalar) { return .hangul }
        if scalar < 0x250 { return LatinFolding.letter(scalar) == 0 ? nil : .latin }
        switch scalar {
        case 0x370..<0x2000, 0x2C00..<0x2E00, 0x3005...0x3007, 0x3041..<0x3100, 0x3400..<0xA000, 0xA4D0..<0xAC00,
            0xF900..<0xFB00, 0xFB1D..<0xFE00, 0xFE70..<0xFEFD, 0x10000..<0x1F000, 0x20000..<0x3_2000:
            return .other
        default: return nil
        }
    }
}
