/// Finds words by the grams they hold.
struct GramIndex {
    private let pages: PagedBytes

    init(_ pages: PagedBytes) {
        self.pages = pages
    }

    /// Returns how many of the grams each word holds, for words that hold at least `least`, in the order of their
    /// numbers. The grams must be distinct.
    func words(holding grams: [UInt32], atLeast least: Int) throws(IndexError) -> [(number: Int, shared: Int)] {
        var shared = [UInt8](repeating: 0, count: pages.info.termCount)
        var most = 0
        for gram in grams {
            guard var cursor = try list(of: gram) else { continue }
            var number = 0
            while !cursor.isAtEnd {
                number &+= try cursor.varint()
                guard number >= 0, number < shared.count else { throw cursor.damage }
                if shared[number] < .max { shared[number] &+= 1 }
            }
            most += 1
        }
        var result: [(number: Int, shared: Int)] = []
        guard most >= least else { return result }
        for (number, count) in shared.enumerated() where count >= least {
            result.append((number, Int(count)))
        }
        return result
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
