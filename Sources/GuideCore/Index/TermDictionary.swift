/// A term of an index and where its postings stand.
struct Term {
    /// Where the postings are.
    enum Postings {
        /// The only posting stands with the term.
        case single(entry: Int, impact: UInt8)
        /// A range of bytes in the section `postings`.
        case list(start: Int, length: Int)
    }

    /// Its place in the order of all terms, from 0.
    var number: Int
    /// Whether it is a word as written whose stem has a term of its own.
    var isSurface: Bool
    /// How many entries have it.
    var entryCount: Int
    var postings: Postings
}

/// Reads the terms of one block, in order.
///
/// A block is the start of its postings as a varint, then its terms. A term is: how many bytes it shares with the one before, how many follow times two plus one for a surface form, those
/// bytes, the number of entries; then, for a term of one entry, the entry and the impact, and for others the length of
/// the posting list. All varints, impacts apart.
struct TermBlock {
    private var cursor: ByteCursor
    private var nextNumber: Int
    private var nextPostings: Int
    private(set) var text: [UInt8] = []

    init(cursor: ByteCursor, firstNumber: Int) throws(IndexError) {
        self.cursor = cursor
        nextNumber = firstNumber
        nextPostings = try self.cursor.varint()
        text.reserveCapacity(TextAnalyzer.longestTerm)
    }

    /// Reads the next term; its bytes are then in ``text``.
    mutating func next() throws(IndexError) -> Term? {
        guard !cursor.isAtEnd else { return nil }
        let shared = try cursor.varint()
        let size = try cursor.varint()
        guard shared <= text.count else { throw cursor.damage }
        text.removeLast(text.count - shared)
        text.append(contentsOf: try cursor.bytes(size >> 1))
        let entryCount = try cursor.varint()
        let postings: Term.Postings
        if entryCount == 1 {
            postings = .single(entry: try cursor.varint(), impact: try cursor.byte())
        } else {
            let length = entryCount == 0 ? 0 : try cursor.varint()
            postings = .list(start: nextPostings, length: length)
            nextPostings += length
        }
        defer { nextNumber += 1 }
        return Term(number: nextNumber, isSurface: size & 1 == 1, entryCount: entryCount, postings: postings)
    }
}

/// The sorted terms of an index.
struct TermDictionary {
    private let pages: PagedBytes

    init(_ pages: PagedBytes) {
        self.pages = pages
    }

    /// Returns the term with these bytes.
    func find(_ key: [UInt8]) throws(IndexError) -> Term? {
        guard let number = try blockNumber(holding: key) else { return nil }
        var block = try block(number)
        while let term = try block.next() {
            if block.text == key { return term }
            if key.lexicographicallyPrecedes(block.text) { return nil }
        }
        return nil
    }

    /// Calls a closure with each term from the first that is not before `key`, in order, until it returns `false`.
    func scan(from key: [UInt8], _ body: (Term, [UInt8]) throws(IndexError) -> Bool) throws(IndexError) {
        var number = try blockNumber(holding: key) ?? 0
        var isBefore = true
        while number < pages.info.blockCount {
            var block = try block(number)
            while let term = try block.next() {
                if isBefore, block.text.lexicographicallyPrecedes(key) { continue }
                isBefore = false
                guard try body(term, block.text) else { return }
            }
            number += 1
        }
    }

    /// Calls a closure with terms by their numbers, which must rise.
    func read(_ numbers: [Int], _ body: (Term, [UInt8]) throws(IndexError) -> Void) throws(IndexError) {
        var place = 0
        while place < numbers.count {
            let number = numbers[place] / IndexHeader.termsPerBlock
            var block = try block(number)
            while place < numbers.count, let term = try block.next() {
                guard term.number == numbers[place] else { continue }
                try body(term, block.text)
                place += 1
            }
            // A number past the last term of its block can only come from damaged grams.
            guard place == numbers.count || numbers[place] / IndexHeader.termsPerBlock > number else {
                throw .damaged(offset: pages.info.range(of: .gramLists).lowerBound)
            }
        }
    }

    /// Calls a closure with each entry of a term and the term's impact in it, in the order of the entries.
    func forEachPosting(
        of term: Term, _ body: (Int, UInt8) throws(IndexError) -> Void
    ) throws(IndexError) {
        switch term.postings {
        case .single(let entry, let impact):
            guard entry < pages.info.entryCount else { throw .damaged(offset: 0) }
            try body(entry, impact)
        case .list(let start, let length):
            var cursor = try pages.cursor(.postings, from: start, count: length)
            var entry = 0
            while !cursor.isAtEnd {
                entry &+= try cursor.varint()
                guard entry >= 0, entry < pages.info.entryCount else { throw cursor.damage }
                try body(entry, try cursor.byte())
            }
        }
    }

    private func block(_ number: Int) throws(IndexError) -> TermBlock {
        let start = try pages.word32(.blockOffsets, at: number)
        let end = try pages.word32(.blockOffsets, at: number + 1)
        let cursor = try pages.cursor(.terms, from: start, count: end - start)
        return try TermBlock(cursor: cursor, firstNumber: number * IndexHeader.termsPerBlock)
    }

    /// Returns the last block whose first term is not after `key`; `nil` where all are.
    private func blockNumber(holding key: [UInt8]) throws(IndexError) -> Int? {
        var low = 0
        var high = pages.info.blockCount
        while low < high {
            let middle = (low + high) / 2
            let start = try pages.word32(.separatorOffsets, at: middle)
            let end = try pages.word32(.separatorOffsets, at: middle + 1)
            var cursor = try pages.cursor(.separators, from: start, count: end - start)
            let first = try cursor.bytes(end - start)
            if key.lexicographicallyPrecedes(first) { high = middle } else { low = middle + 1 }
        }
        return low == 0 ? nil : low - 1
    }
}
