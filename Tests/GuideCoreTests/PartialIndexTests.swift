import GuideCore
import GuideCoreFixtures
import Testing

/// A reader that fetches an index part by part gets the same answers from a fraction of the bytes.
@Suite struct PartialIndexTests {
    /// Fetches parts of an index, as a page does.
    private final class Fetcher {
        let source: [UInt8]
        private var kept: [UnsafeMutableRawBufferPointer] = []
        private(set) var fetched = 0
        private(set) var rounds = 0
        private(set) var parts: [IndexPart] = []
        private var index: SearchIndex?

        init(_ source: [UInt8]) { self.source = source }

        deinit { for bytes in kept { bytes.deallocate() } }

        private func keep(_ bytes: some Collection<UInt8>) -> UnsafeRawBufferPointer {
            let place = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
            place.copyBytes(from: bytes)
            kept.append(place)
            fetched += bytes.count
            return UnsafeRawBufferPointer(place)
        }

        func open() throws -> SearchIndex {
            if let index { return index }
            let opening = try source.withUnsafeBytes { try SearchIndex(bytes: $0).opening() }
            let opened = try SearchIndex(opening: keep(opening))
            index = opened
            return opened
        }

        /// Searches, fetching whatever is asked for.
        func search(_ query: String) throws -> SearchAnswer {
            let index = try open()
            while true {
                do {
                    return try index.search(SearchRequest(text: IndexFixture.bytes(query), limit: 5))
                } catch IndexError.absent {
                    rounds += 1
                    parts += index.missingParts
                    try source.withUnsafeBytes { bytes in
                        let whole = try SearchIndex(bytes: bytes)
                        for part in index.missingParts { try index.insert(keep(whole.bytes(of: part)), as: part) }
                    }
                }
            }
        }
    }

    private static let large = IndexFixture.makeIndex(
        (0..<800).map { number in
            let words = (0..<60).map { "word\(number * 7 % 997 + $0 * 13)x\($0)" }.joined(separator: " ")
            return IndexFixture.entry(
                .rule, "rule-\(number)",
                english: ["Rule \(number)", "About \(number).", "common", words + (number % 50 == 0 ? " escape" : "")],
                korean: ["규칙 \(number)", "\(number)번 설명입니다.", "공통", number % 40 == 0 ? "초점을 옮깁니다" : "내용"])
        })

    @Test(arguments: [
        "escape", "escpae", "rule-77", "word7x0", "common", "zzzz", "초점", "초저", "ㅊㅈ", "공통 초점이", "kind:rule",
        "escape kind:topic", "thdwja", "commonescape",
    ])
    func answersAreTheSameFromAFewParts(query: String) throws {
        let partial = try Fetcher(Self.large).search(query)
        let whole = try IndexFixture.withIndex(Self.large) { index in
            try index.search(SearchRequest(text: IndexFixture.bytes(query), limit: 5))
        }
        #expect("\(partial)" == "\(whole)")
    }

    @Test func aPlainSearchReadsLittleOfTheIndexInFewRounds() throws {
        let fetcher = Fetcher(Self.large)
        _ = try fetcher.search("escape")
        #expect(fetcher.fetched * 5 < Self.large.count, "\(fetcher.fetched) of \(Self.large.count) bytes")
        // Words, entries, texts.
        #expect(fetcher.rounds <= 4)
        let before = fetcher.rounds
        _ = try fetcher.search("escape")
        #expect(fetcher.rounds == before)
    }

    @Test func wordsThatShareLettersFarApartAreNotLookedAt() throws {
        // Each rule has a word that holds most pairs of letters of `slidder`, and is three edits away from it.
        let letters = IndexFixture.bytes("bcfghjkmnp").map { Character(Unicode.Scalar($0)) }
        let alike = letters.flatMap { first in
            letters.flatMap { second in
                letters.map { third in
                    let beginning = "\(first)\(second)\(third)"
                    return IndexFixture.entry(
                        .rule, beginning, english: ["\(beginning)slidxder", "\(beginning)ocean", "other"])
                }
            }
        }
        let wanted = IndexFixture.entry(.rule, "wanted", english: ["slider", "About.", "other"])
        let bytes = IndexFixture.makeIndex(alike + [wanted])
        let fetcher = Fetcher(bytes)
        #expect(try fetcher.search("slidder").ids.first == "wanted")
        let words = fetcher.parts.filter { $0.kind == .terms }.count
        let all = try IndexFixture.withIndex(bytes) { $0.partCount(.terms) }
        // One for names, one for each word.
        #expect(words <= 3 && all > 6, "\(words) of \(all)")
    }

    @Test func whatIsMissingIsSaidAllAtOnce() throws {
        let index = try Fetcher(Self.large).open()
        #expect(index.missingParts.isEmpty)
        #expect(throws: IndexError.self) { try index.search(SearchRequest(text: IndexFixture.bytes("escape 초점"))) }
        let kinds = index.missingParts.map(\.kind)
        #expect(kinds.filter { $0 == .terms }.count >= 2)
        #expect(kinds.contains(.grams))
        #expect(Set(index.missingParts.map { "\($0)" }).count == kinds.count)
    }

    @Test func aPartIsTakenForNoOther() throws {
        let index = try Fetcher(Self.large).open()
        let other = IndexFixture.index
        try Self.large.withUnsafeBytes { bytes in
            let whole = try SearchIndex(bytes: bytes)
            let first = try whole.bytes(of: IndexPart(kind: .terms, number: 0))
            #expect(throws: IndexError.self) { try index.insert(first, as: IndexPart(kind: .terms, number: 1)) }
            #expect(throws: IndexError.self) { try index.insert(first, as: IndexPart(kind: .grams, number: 0)) }
            for number in [-1, whole.partCount(.terms), .max] {
                #expect(throws: IndexError.self) {
                    try index.insert(first, as: IndexPart(kind: .terms, number: number))
                }
                #expect(throws: IndexError.self) { try whole.bytes(of: IndexPart(kind: .terms, number: number)) }
            }
            let empty = UnsafeRawBufferPointer(start: nil, count: 0)
            #expect(throws: IndexError.self) { try index.insert(empty, as: IndexPart(kind: .terms, number: 0)) }
            var damaged = Array(first)
            damaged[damaged.count / 2] ^= 1
            _ = damaged.withUnsafeBytes { damaged in
                #expect(throws: IndexError.self) { try index.insert(damaged, as: IndexPart(kind: .terms, number: 0)) }
            }
        }
        try other.withUnsafeBytes { bytes in
            let part = IndexPart(kind: .terms, number: 0)
            let foreign = try SearchIndex(bytes: bytes).bytes(of: part)
            #expect(throws: IndexError.self) { try index.insert(foreign, as: part) }
        }
    }

    @Test func aDamagedOpeningIsRefused() throws {
        let opening = try IndexFixture.withIndex { try $0.opening() }
        for place in opening.indices {
            var bytes = opening
            bytes[place] ^= 0x10
            _ = bytes.withUnsafeBytes { bytes in
                #expect(throws: IndexError.self, "byte \(place)") { try SearchIndex(opening: bytes) }
            }
        }
        for length in 0..<opening.count {
            _ = Array(opening[..<length]).withUnsafeBytes { bytes in
                #expect(throws: IndexError.self, "\(length) bytes") { try SearchIndex(opening: bytes) }
            }
        }
    }
}
