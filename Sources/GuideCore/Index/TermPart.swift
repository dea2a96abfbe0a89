/// A term of an index and where its postings stand.
struct Term {
    /// Where the postings are.
    enum Postings {
        /// The only posting stands with the term.
        case single(entry: Int, impact: UInt8)
        /// A range of bytes in a part of words or of long posting lists.
        case list(kind: IndexPart.Kind, part: Int, start: Int, length: Int)
    }

    /// Its place in the order of all terms, from 0.
    var number: Int
    /// Whether it is a word as written whose stem has a term of its own.
    var isSurface: Bool
    /// How many entries have it.
    var entryCount: Int
    var postings: Postings
}

/// A part of the dictionary: blocks of ``IndexHeader/termsPerBlock`` terms in byte order, with their posting lists.
///
/// First for each block where it ends, 2 bytes, counted from the first one's beginning; then the blocks; then the short
/// posting lists of the terms that more than one entry has, one after the other. A posting list is for each entry the
/// difference to the one before as a varint, and then for each its impact, 1 byte: apart, because they compress better so.
struct TermPart {
    private let cursor: ByteCursor
    private let number: Int
    private let firstBlock: Int
    let blockCount: Int

    init(_ parts: PartStore, _ number: Int) throws(IndexError) {
        cursor = try parts.cursor(.terms, number)
        self.number = number
        let firstBlocks = parts.directory.firstBlocks
        firstBlock = firstBlocks[number]
        blockCount = firstBlocks[number + 1] - firstBlock
        guard blockCount > 0 else { throw cursor.damage }
    }

    /// Returns a block by its place in the part.
    func block(_ place: Int) throws(IndexError) -> TermBlock {
        let postings = blockCount * 2 + (try cursor.word16(at: (blockCount - 1) * 2))
        return try TermBlock(
            cursor: blockCursor(place), firstNumber: (firstBlock + place) * IndexHeader.termsPerBlock, part: number,
            postings: postings)
    }

    /// Returns the last block whose first term is not after a key; `nil` where all are.
    func block(holding key: [UInt8]) throws(IndexError) -> Int? {
        var low = 0
        var high = blockCount
        while low < high {
            let middle = (low + high) / 2
            var cursor = try blockCursor(middle)
            _ = try cursor.varint()
            // The first term shares nothing with one before it.
            _ = try cursor.varint()
            let size = try cursor.varint()
            if Words.isBefore(key, try cursor.bytes(size >> 1)) { high = middle } else { low = middle + 1 }
        }
        return low == 0 ? nil : low - 1
    }

    private func blockCursor(_ place: Int) throws(IndexError) -> ByteCursor {
        let start = place == 0 ? 0 : try cursor.word16(at: (place - 1) * 2)
        let end = try cursor.word16(at: place * 2)
        return try cursor.part(from: blockCount * 2 + start, count: end - start)
    }
}

/// Reads the terms of one block, in order.
///
/// A block is the start of its postings as a varint, counted from the first of the part, then its terms. A term is: how
/// many bytes it shares with the one before, how many follow times two plus one for a surface form, those bytes, the
/// number of entries; then, for a term of one entry, the entry and the impact, and for others the length of the posting
/// list times two, plus one for a long list and then its part and where in it. All varints, impacts apart.
struct TermBlock {
    /// The length at which a posting list stands among the long ones, so that who looks for the words beside it need not
    /// fetch it.
    static let longPostings = 512
    /// The same in a block that begins with a name or the value of a facet: most queries only learn there that they name
    /// nothing.
    static let longNamePostings = 32

    private var cursor: ByteCursor
    private var nextNumber: Int
    private let part: Int
    private var nextPostings: Int
    private(set) var text: [UInt8] = []

    init(cursor: ByteCursor, firstNumber: Int, part: Int, postings: Int) throws(IndexError) {
        self.cursor = cursor
        nextNumber = firstNumber
        self.part = part
        let (start, overflow) = postings.addingReportingOverflow(try self.cursor.varint())
        guard !overflow else { throw cursor.damage }
        nextPostings = start
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
            let coded = entryCount == 0 ? 0 : try cursor.varint()
            let length = coded >> 1
            if coded & 1 == 1 {
                postings = .list(
                    kind: .postings, part: try cursor.varint(), start: try cursor.varint(), length: length)
            } else {
                postings = .list(kind: .terms, part: part, start: nextPostings, length: length)
                nextPostings &+= length
            }
        }
        defer { nextNumber += 1 }
        return Term(number: nextNumber, isSurface: size & 1 == 1, entryCount: entryCount, postings: postings)
    }
}
