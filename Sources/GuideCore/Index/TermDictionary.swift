/// The sorted terms of an index.
struct TermDictionary {
    private let parts: PartStore

    init(_ parts: PartStore) {
        self.parts = parts
    }

    /// Returns the term with these bytes.
    func find(_ key: [UInt8]) throws(IndexError) -> Term? {
        var terms = TermScan(parts, from: key, beginning: key)
        guard let term = try terms.next(), terms.text.count == key.count else { return nil }
        return term
    }

    /// Returns the terms that begin with some bytes, in order, from the first that is not before `key`.
    func terms(beginningWith beginning: [UInt8], from key: [UInt8]? = nil) -> TermScan {
        TermScan(parts, from: key ?? beginning, beginning: beginning)
    }

    /// Returns terms by their numbers, which must rise.
    func terms(numbered numbers: [Int]) -> NumberedTerms {
        NumberedTerms(parts, numbers)
    }

    /// Returns the entries of a term, in their order.
    func postings(of term: Term) throws(IndexError) -> Postings {
        try Postings(parts, term)
    }
}

/// The entries of a term, in order, and its impact in each.
struct Postings {
    private var differences: ByteCursor
    private var impacts: ByteCursor
    private var entry = 0
    private let entryCount: Int
    /// The only entry of a term that one has.
    private var single: (entry: Int, impact: UInt8)?

    fileprivate init(_ parts: PartStore, _ term: Term) throws(IndexError) {
        entryCount = parts.header.entryCount
        differences = ByteCursor(UnsafeRawBufferPointer(start: nil, count: 0), count: 0, fileOffset: 0)
        impacts = differences
        switch term.postings {
        case .single(let entry, let impact): single = (entry, impact)
        case .list(let kind, let part, let start, let length):
            guard length > 0 else { return }
            let list = try parts.cursor(kind, part)
            // The impacts are the last bytes, one for each entry.
            differences = try list.part(from: start, count: length &- term.entryCount)
            impacts = try list.part(from: start &+ length &- term.entryCount, count: term.entryCount)
        }
    }

    /// Returns the next entry and the term's impact in it.
    @inline(__always)
    mutating func next() throws(IndexError) -> (entry: Int, impact: UInt8)? {
        if differences.isAtEnd { return try takeSingle() }
        entry &+= try differences.varint()
        guard entry >= 0, entry < entryCount else { throw differences.damage }
        return (entry, try impacts.byte())
    }

    private mutating func takeSingle() throws(IndexError) -> (entry: Int, impact: UInt8)? {
        guard let found = single else { return nil }
        guard found.entry < entryCount else { throw differences.damage }
        single = nil
        return found
    }
}

/// Terms that begin alike, one after the other.
struct TermScan {
    private let parts: PartStore
    private let key: [UInt8]
    private let beginning: [UInt8]
    private var partNumber: Int
    private var part: TermPart?
    private var place = 0
    private var block: TermBlock?
    private var isBeforeKey = true

    fileprivate init(_ parts: PartStore, from key: [UInt8], beginning: [UInt8]) {
        self.parts = parts
        self.key = key
        self.beginning = beginning
        partNumber = parts.directory.termPart(holding: key)
    }

    /// The bytes of the term that was read last.
    var text: [UInt8] { block?.text ?? [] }

    /// Returns the next term.
    @inline(never)
    mutating func next() throws(IndexError) -> Term? {
        while true {
            if let term = try block?.next() {
                if isBeforeKey, Words.isBefore(text, key) { continue }
                isBeforeKey = false
                return Words.begins(text, beginning) ? term : nil
            }
            guard try enterBlock() else { return nil }
        }
    }

    /// Goes to the next block; `false` where there is none.
    private mutating func enterBlock() throws(IndexError) -> Bool {
        if let part {
            place += 1
            if place < part.blockCount {
                block = try part.block(place)
                return true
            }
            partNumber += 1
            place = 0
        }
        guard partNumber < parts.header.partCount(.terms) else { return false }
        let next = try TermPart(parts, partNumber)
        // Only in the first part there are blocks before the key.
        if part == nil { place = try next.block(holding: key) ?? 0 }
        part = next
        block = try next.block(place)
        return true
    }
}

/// Terms of which the numbers are known, one after the other.
struct NumberedTerms {
    private let parts: PartStore
    private let numbers: [Int]
    private var place = 0
    private var block: TermBlock?
    private var blockNumber = -1
    private var pending = Pending()

    fileprivate init(_ parts: PartStore, _ numbers: [Int]) {
        self.parts = parts
        self.numbers = numbers
    }

    /// The bytes of the term that was read last.
    var text: [UInt8] { block?.text ?? [] }

    /// Returns the next term. That a part is missing is thrown after the last, so that all that are missing are asked for.
    @inline(never)
    mutating func next() throws(IndexError) -> Term? {
        while place < numbers.count {
            let number = numbers[place]
            let wantedBlock = number / IndexHeader.termsPerBlock
            while wantedBlock == blockNumber, let term = try block?.next() {
                if term.number == number {
                    place += 1
                    return term
                }
            }
            let partNumber = parts.directory.termPart(ofBlock: wantedBlock)
            do throws(IndexError) {
                let part = try TermPart(parts, partNumber)
                var next = try part.block(wantedBlock - parts.directory.firstBlocks[partNumber])
                // A number past the last term of its block can only come from damaged grams.
                while true {
                    guard let term = try next.next() else { throw .damaged(offset: 0) }
                    guard term.number == number else { continue }
                    block = next
                    blockNumber = wantedBlock
                    place += 1
                    return term
                }
            } catch {
                try pending.note(error)
                let end = parts.directory.firstBlocks[partNumber + 1] * IndexHeader.termsPerBlock
                while place < numbers.count, numbers[place] < end { place += 1 }
            }
        }
        try pending.finish()
        return nil
    }
}
