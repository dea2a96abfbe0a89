/// Finds words by the grams they hold.
struct GramIndex {
    private let pages: PagedBytes

    init(_ pages: PagedBytes) {
        self.pages = pages
    }

    /// Returns the words that hold all of some grams, by their numbers, in order.
    func words(holdingAll grams: [UInt32]) throws(IndexError) -> [Int] {
        var lists: [ByteCursor] = []
        for gram in grams {
            guard let list = try list(of: gram) else { return [] }
            lists.append(list)
        }
        // The rarest gram first: what it leaves is all that the others are compared with.
        lists.sort { $0.end < $1.end }
        guard var first = lists.first else { return [] }
        var numbers: [Int] = []
        try forEachNumber(&first) { numbers.append($0) }
        for place in lists.indices.dropFirst() where !numbers.isEmpty {
            var kept = 0
            var next = 0
            try forEachNumber(&lists[place]) { number in
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
        var shared = [UInt8](repeating: 0, count: pages.info.termCount)
        var numbers: [Int] = []
        for gram in grams {
            guard var list = try list(of: gram) else { continue }
            try forEachNumber(&list) { number in
                shared[number] &+= 1
                if Int(shared[number]) == least { numbers.append(number) }
            }
        }
        numbers.sort()
        return numbers
    }

    @inline(__always)
    private func forEachNumber(_ list: inout ByteCursor, _ body: (Int) -> Void) throws(IndexError) {
        var number = 0
        var isFirst = true
        while !list.isAtEnd {
            let step = try list.varint()
            // Each list rises, so that a word is counted once.
            guard step > 0 || isFirst, step < pages.info.termCount &- number else { throw list.damage }
            number &+= step
            isFirst = false
            body(number)
        }
    }

    private func list(of gram: UInt32) throws(IndexError) -> ByteCursor? {
        let count = pages.info.range(of: .grams).count / 8
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if try pages.word32(.grams, at: middle * 2) < Int(gram) { low = middle + 1 } else { high = middle }
        }
        guard low < count, try pages.word32(.grams, at: low * 2) == Int(gram) else { return nil }
        let start = low == 0 ? 0 : try pages.word32(.grams, at: low * 2 - 1)
        let end = try pages.word32(.grams, at: low * 2 + 1)
        return try pages.cursor(.gramLists, from: start, count: end - start)
    }
}
