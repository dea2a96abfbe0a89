/// A Latin word in lower case with the places where it can be taken apart.
///
/// `UIAccessibility.isVoiceOverRunning` has the pieces `uiaccessibility` and `isvoiceoverrunning`, and the second the
/// parts `is`, `voiceover` and `running`. One value is used for many words, to spare allocations.
struct LatinWord {
    /// The letters and digits, folded to lowercase ASCII, without what joined them.
    private(set) var letters: [UInt8] = []
    /// Where pieces end in `letters`, cut at `.`, `_`, `-` and `'`.
    private(set) var pieceEnds: [Int] = []
    /// Where parts end in `letters`, cut at case and digits too.
    private(set) var partEnds: [Int] = []

    /// Names that are one word in spite of their capitals.
    private static let names: [StaticString] = [
        "voiceover", "talkback", "swiftui", "uikit", "ios", "ipados", "ipad", "iphone", "macos", "tvos", "watchos",
        "visionos", "javascript", "github", "testflight", "airpods", "appkit",
    ]

    init() {
        letters.reserveCapacity(64)
        pieceEnds.reserveCapacity(8)
        partEnds.reserveCapacity(16)
    }

    /// Takes the bytes of one Latin word, as ``WordScanner`` cuts them.
    mutating func set(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
        letters.removeAll(keepingCapacity: true)
        pieceEnds.removeAll(keepingCapacity: true)
        partEnds.removeAll(keepingCapacity: true)
        var isCut = false
        var previous = Shape.none
        var position = start
        while position < end {
            let byte = bytes[position]
            if byte >= 0x80 {
                let (scalar, length) = Scalars.decode(bytes, at: position)
                position &+= length
                if previous == .digit { endPart(&isCut) }
                letters.append(LatinFolding.letter(scalar))
                previous = .lower
                continue
            }
            position &+= 1
            let shape = Shape(byte)
            switch shape {
            case .none:
                endPart(&isCut)
                pieceEnds.append(letters.count)
                previous = .none
                continue
            case .upper:
                if previous == .lower || previous == .digit {
                    endPart(&isCut)
                } else if previous == .upper, position < end, Shape(bytes[position]) == .lower {
                    endPart(&isCut)
                }
            case .lower: if previous == .digit { endPart(&isCut) }
            case .digit: if previous == .lower || previous == .upper { endPart(&isCut) }
            }
            letters.append(shape == .upper ? byte | 0x20 : byte)
            previous = shape
        }
        pieceEnds.append(letters.count)
        partEnds.append(letters.count)
        if isCut, partEnds.count > pieceEnds.count { joinNames() }
    }

    private mutating func endPart(_ isCut: inout Bool) {
        partEnds.append(letters.count)
        isCut = true
    }

    private mutating func joinNames() {
        var part = 0
        var start = 0
        while part &+ 1 < partEnds.count {
            if !pieceEnds.contains(partEnds[part]), isName(start, partEnds[part &+ 1]) {
                // The cut goes, and the longer part may begin a longer name: iPad, then iPadOS.
                partEnds.remove(at: part)
                continue
            }
            start = partEnds[part]
            part &+= 1
        }
    }

    private func isName(_ start: Int, _ end: Int) -> Bool {
        for name in Self.names where name.utf8CodeUnitCount == end &- start {
            var place = 0
            while place < end &- start, letters[start &+ place] == name.utf8Start[place] { place &+= 1 }
            if place == end &- start { return true }
        }
        return false
    }

    private enum Shape {
        case none, lower, upper, digit

        @inline(__always)
        init(_ byte: UInt8) {
            if byte >= 0x61, byte <= 0x7A {
                self = .lower
            } else if byte >= 0x41, byte <= 0x5A {
                self = .upper
            } else if byte >= 0x30, byte <= 0x39 {
                self = .digit
            } else {
                self = byte >= 0x80 ? .lower : .none
            }
        }
    }
}
