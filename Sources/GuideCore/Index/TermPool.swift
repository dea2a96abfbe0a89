/// The distinct terms of a build, numbered in the order of their first appearance.
struct TermPool {
    private var arena: [UInt8] = []
    private var ends: [UInt32] = []
    /// Whether a term is a word as written with its stem beside it, and never a stem or plain word itself.
    private var surfaces: [Bool] = []
    /// Open addressing; 0 where free.
    private var slots: [UInt64]
    private var mask: Int

    init() {
        slots = [UInt64](repeating: 0, count: 1 << 12)
        mask = slots.count - 1
    }

    var count: Int { ends.count }

    /// Returns the number of a term, a new one where it was not seen before.
    @inline(__always)
    mutating func number(of term: UnsafeBufferPointer<UInt8>, isSurface: Bool) -> Int {
        let hash = Self.hash(term)
        let (number, slot) = find(term, hash)
        if number >= 0 {
            if !isSurface { surfaces[number] = false }
            return number
        }
        return insert(term, hash, isSurface, slot)
    }

    /// Returns the number of a term, or -1 with the slot that is free for it.
    @inline(__always)
    private func find(_ term: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> (number: Int, slot: Int) {
        slots.withUnsafeBufferPointer { slots in
            var slot = Int(hash) & mask
            while slots[slot] != 0 {
                // The upper half of a slot is the hash, the lower one the number plus one.
                if UInt32(truncatingIfNeeded: slots[slot] &>> 32) == hash {
                    let number = Int(UInt32(truncatingIfNeeded: slots[slot])) &- 1
                    if isEqual(number, term) { return (number, slot) }
                }
                slot = (slot &+ 1) & mask
            }
            return (-1, slot)
        }
    }

    @inline(never)
    private mutating func insert(
        _ term: UnsafeBufferPointer<UInt8>, _ hash: UInt32, _ isSurface: Bool, _ slot: Int
    ) -> Int {
        let number = ends.count
        slots[slot] = UInt64(hash) &<< 32 | UInt64(number + 1)
        arena.append(contentsOf: term)
        ends.append(UInt32(arena.count))
        surfaces.append(isSurface)
        if number * 2 > slots.count { grow() }
        return number
    }

    func isSurface(_ number: Int) -> Bool { surfaces[number] }

    func range(of number: Int) -> Range<Int> {
        (number == 0 ? 0 : Int(ends[number &- 1]))..<Int(ends[number])
    }

    /// Calls a closure with the bytes of all terms; ``range(of:)`` says where one stands.
    func withArena<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        arena.withUnsafeBufferPointer(body)
    }

    /// Returns the numbers of all terms in the order of their bytes.
    func sorted() -> [UInt32] {
        arena.withUnsafeBufferPointer { arena in
            // The first eight bytes as one number settle nearly every comparison.
            var keys: [(head: UInt64, number: UInt32)] = []
            keys.reserveCapacity(count)
            for number in 0..<count {
                let range = range(of: number)
                var head: UInt64 = 0
                for place in 0..<8 {
                    let position = range.lowerBound &+ place
                    head = head &<< 8 | (position < range.upperBound ? UInt64(arena[position]) : 0)
                }
                keys.append((head, UInt32(number)))
            }
            keys.sort { first, second in
                if first.head != second.head { return first.head < second.head }
                var a = range(of: Int(first.number))
                var b = range(of: Int(second.number))
                while let x = a.first, let y = b.first {
                    if arena[x] != arena[y] { return arena[x] < arena[y] }
                    a = a.dropFirst()
                    b = b.dropFirst()
                }
                return a.count < b.count
            }
            return keys.map { $0.number }
        }
    }

    @inline(__always)
    private func isEqual(_ number: Int, _ term: UnsafeBufferPointer<UInt8>) -> Bool {
        let range = range(of: number)
        guard range.count == term.count else { return false }
        return arena.withUnsafeBufferPointer { arena in
            var place = 0
            while place < term.count, arena[range.lowerBound &+ place] == term[place] { place &+= 1 }
            return place == term.count
        }
    }

    private mutating func grow() {
        let old = slots
        slots = [UInt64](repeating: 0, count: old.count * 2)
        mask = slots.count - 1
        for entry in old where entry != 0 {
            var slot = Int(entry &>> 32) & mask
            while slots[slot] != 0 { slot = (slot &+ 1) & mask }
            slots[slot] = entry
        }
    }

    @inline(__always)
    private static func hash(_ term: UnsafeBufferPointer<UInt8>) -> UInt32 {
        var hash: UInt64 = UInt64(term.count) &* 0x9E37_79B9_7F4A_7C15
        let raw = UnsafeRawBufferPointer(term)
        var position = 0
        while position &+ 8 <= raw.count {
            hash =
                (hash ^ raw.loadUnaligned(fromByteOffset: position, as: UInt64.self).littleEndian)
                &* 0x9FB2_1C65_1E98_DF25
            hash ^= hash &>> 32
            position &+= 8
        }
        var tail: UInt64 = 0
        while position < raw.count {
            tail = tail &<< 8 | UInt64(raw[position])
            position &+= 1
        }
        hash = (hash ^ tail) &* 0x9FB2_1C65_1E98_DF25
        return UInt32(truncatingIfNeeded: hash ^ (hash &>> 32))
    }
}
