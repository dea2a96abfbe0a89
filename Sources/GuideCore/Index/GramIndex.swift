/// Finds words by the grams they hold.
///
/// A part is the length of its table in bytes; the table: for each gram the difference to the one before and the length
/// of its list; then the lists: for each gram the numbers of the terms that hold it, as differences. All varints.
struct GramIndex {
    private let parts: PartStore

    init(_ parts: PartStore) {
        self.parts = parts
    }

    /// Returns the words that hold all of some grams, by their numbers, in order.
    func words(holdingAll grams: [UInt32]) throws(IndexError) -> [Int] {
        let lists = try lists(of: grams)
        guard !lists.isEmpty, lists.count == grams.count else { return [] }
        // The rarest gram first: what it leaves is all that the others are compared with.
        let order = RankKey.sorted(lists.enumerated().map { RankKey($1.end, at: $0) })
        var first = lists[order[0]]
        var numbers: [Int] = []
        try forEachNumber(&first) { numbers.append($0) }
        for place in order.dropFirst() where !numbers.isEmpty {
            var kept = 0
            var next = 0
            var list = lists[place]
            try forEachNumber(&list) { number in
                while next < numbers.count, numbers[next] < number { next &+= 1 }
                guard next < numbers.count, numbers[next] == number else { return }
                numbers[kept] = number
                kept &+= 1
                next &+= 1
            }
            numbers.removeLast(numbers.count - kept)
        }
        return numbers
    }

    /// Returns the words that hold at least some number of grams, by their numbers, in order. The grams must be distinct.
    func words(holding grams: [UInt32], atLeast least: Int) throws(IndexError) -> [Int] {
        if least >= grams.count { return least > grams.count ? [] : try words(holdingAll: grams) }
        var shared = [UInt8](repeating: 0, count: parts.header.termCount)
        var found = 0
        for list in try lists(of: grams) {
            var list = list
            try forEachNumber(&list) { number in
                shared[number] &+= 1
                if Int(shared[number]) == least { found &+= 1 }
            }
        }
        var numbers: [Int] = []
        numbers.reserveCapacity(found)
        var number = 0
        while numbers.count < found {
            if Int(shared[number]) >= least { numbers.append(number) }
            number &+= 1
        }
        return numbers
    }

    /// Returns which of some grams each of some words holds: one bit for each gram, the first one's the lowest. The words are
    /// given by their numbers, in order; of more than 64 grams the first count.
    func held(of grams: [UInt32], in numbers: [Int]) throws(IndexError) -> [UInt64] {
        var held = [UInt64](repeating: 0, count: numbers.count)
        for (bit, gram) in grams.prefix(64).enumerated() {
            guard var list = try list(of: gram) else { continue }
            var next = 0
            try forEachNumber(&list) { number in
                while next < numbers.count, numbers[next] < number { next &+= 1 }
                if next < numbers.count, numbers[next] == number { held[next] |= 1 &<< UInt64(bit) }
            }
        }
        return held
    }

    @inline(__always)
    private func forEachNumber(_ list: inout ByteCursor, _ body: (Int) -> Void) throws(IndexError) {
        var number = 0
        var isFirst = true
        while !list.isAtEnd {
            let step = try list.varint()
            // Each list rises, so that a word is counted once.
            guard step > 0 || isFirst, step < parts.header.termCount &- number else { throw list.damage }
            number &+= step
            isFirst = false
            body(number)
        }
    }

    /// Returns the lists of the grams that any word holds.
    private func lists(of grams: [UInt32]) throws(IndexError) -> [ByteCursor] {
        var lists: [ByteCursor] = []
        guard parts.header.partCount(.grams) > 0 else { return lists }
        var pending = Pending()
        for gram in grams {
            do throws(IndexError) {
                if let list = try list(of: gram) { lists.append(list) }
            } catch {
                try pending.note(error)
            }
        }
        try pending.finish()
        return lists
    }

    private func list(of gram: UInt32) throws(IndexError) -> ByteCursor? {
        var cursor = try parts.cursor(.grams, parts.directory.gramPart(holding: gram))
        let size = try cursor.varint()
        let lists = cursor.position + min(size, cursor.end)
        var start = lists
        var current = 0
        while cursor.position < lists {
            current &+= try cursor.varint()
            let length = try cursor.varint()
            if current >= Int(gram) {
                return current == Int(gram) ? try cursor.part(from: start, count: length) : nil
            }
            start += min(length, cursor.end)
        }
        return nil
    }
}
