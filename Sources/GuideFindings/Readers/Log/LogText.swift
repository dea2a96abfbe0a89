#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A line of a log, or a part of it, as bytes: most lines are looked through for a few words and then dropped, and no string is
/// made of them.
struct LogText {
    let bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    init(_ text: some StringProtocol) {
        bytes = Array(text.utf8)[...]
    }

    /// The text; what is no UTF-8 becomes U+FFFD.
    var string: String { String(decoding: bytes, as: UTF8.self) }

    var isEmpty: Bool { bytes.isEmpty }

    /// Where a word begins first, at a place or behind it.
    func place(of word: StaticString, from start: Int? = nil) -> Int? {
        let start = start ?? bytes.startIndex
        guard start < bytes.endIndex else { return nil }
        return bytes[start...].withUnsafeBytes { bytes -> Int? in
            guard let base = bytes.baseAddress else { return nil }
            let first = Int32(word.utf8Start.pointee)
            let length = word.utf8CodeUnitCount
            var place = 0
            while place + length <= bytes.count,
                let found = memchr(base + place, first, bytes.count - place - length + 1)
            {
                place = UnsafeRawPointer(found) - base
                if memcmp(base + place, word.utf8Start, length) == 0 { return start + place }
                place += 1
            }
            return nil
        }
    }

    func contains(_ word: StaticString) -> Bool { place(of: word) != nil }

    func hasPrefix(_ word: StaticString) -> Bool {
        bytes.starts(with: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    /// What stands behind the first occurrence of a word.
    func after(_ word: StaticString) -> LogText? {
        place(of: word).map { LogText(bytes[($0 + word.utf8CodeUnitCount)...]) }
    }

    /// What stands in front of the first occurrence of a word.
    func before(_ word: StaticString) -> LogText? {
        place(of: word).map { LogText(bytes[..<$0]) }
    }

    func from(_ place: Int) -> LogText { LogText(bytes[place...]) }

    func upTo(_ place: Int) -> LogText { LogText(bytes[..<place]) }

    /// Without white space around it.
    var trimmed: LogText {
        guard let first = bytes.firstIndex(where: { !Self.isSpace($0) }),
            let last = bytes.lastIndex(where: { !Self.isSpace($0) })
        else { return LogText(bytes[bytes.endIndex...]) }
        return LogText(bytes[first...last])
    }

    /// Without the colours of a terminal and the times that continuous integration puts in front.
    var plain: LogText {
        var text = self
        if bytes.contains(0x1B) { text = text.withoutEscapes }
        return text.withoutTime
    }

    private var withoutEscapes: LogText {
        var kept: [UInt8] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            guard bytes[index] == 0x1B, index + 1 < bytes.endIndex, bytes[index + 1] == UInt8(ascii: "[") else {
                kept.append(bytes[index])
                index += 1
                continue
            }
            index += 2
            while index < bytes.endIndex, !(0x40...0x7E ~= bytes[index]) { index += 1 }
            index += 1
        }
        return LogText(kept[...])
    }

    /// `2026-11-30T15:04:24.1234567Z ` in front, as GitHub and Azure write it.
    private var withoutTime: LogText {
        guard bytes.count > 21, let first = bytes.first, Self.isDigit(first), let end = bytes.firstIndex(of: 0x20)
        else {
            return self
        }
        let time = bytes[..<end]
        let offset = time.startIndex
        guard 20...30 ~= time.count, time[offset + 4] == UInt8(ascii: "-"), time[offset + 10] == UInt8(ascii: "T"),
            time.last == UInt8(ascii: "Z"), time[offset + 13] == UInt8(ascii: ":")
        else { return self }
        return LogText(bytes[(end + 1)...])
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

    static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

    static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }
}
