import GuideCore
import GuideCoreFixtures
import Testing

/// A reader that fetches an index piece by piece gets the same answers from a fraction of the bytes.
@Suite struct PartialIndexTests {
    /// Memory that an index is fetched into, as a page does.
    private final class Fetcher {
        let source: [UInt8]
        let memory: UnsafeMutableRawBufferPointer
        let loaded: LoadedParts
        private(set) var fetched = 0
        private(set) var requests = 0

        init(_ source: [UInt8]) {
            self.source = source
            memory = .allocate(byteCount: source.count, alignment: 16)
            memory.initializeMemory(as: UInt8.self, repeating: 0xA5)
            loaded = LoadedParts(fileSize: source.count)
        }

        deinit { memory.deallocate() }

        func fetch(_ offset: Int, _ count: Int) {
            let unit = LoadedParts.unit
            let start = offset / unit * unit
            let end = min(source.count, (offset + count + unit - 1) / unit * unit)
            for place in start..<end { memory[place] = source[place] }
            loaded.insert(start..<end)
            fetched += end - start
            requests += 1
        }

        /// Searches, fetching whatever is asked for.
        func search(_ query: String) throws -> SearchAnswer {
            while true {
                do {
                    let index = try SearchIndex(bytes: UnsafeRawBufferPointer(memory), loaded: loaded)
                    return try index.search(SearchRequest(text: IndexFixture.bytes(query), limit: 5))
                } catch IndexError.absent(let offset, let count) {
                    fetch(offset, count)
                }
            }
        }
    }

    private static let large = IndexFixture.makeIndex(
        (0..<800).map { number in
            let words = (0..<60).map { "word\(number * 7 % 997 + $0 * 13)x\($0)" }.joined(separator: " ")
            return IndexFixture.entry(
                .rule, "rule-\(number)",
                english: ["Rule \(number)", "About \(number).", "common", words + (number % 50 == 0 ? " escape" : "")])
        })

    @Test(arguments: ["escape", "escpae", "rule-77", "word7x0", "common", "zzzz"])
    func answersAreTheSameFromAFewPages(query: String) throws {
        let fetcher = Fetcher(Self.large)
        let partial = try fetcher.search(query)
        let whole = try IndexFixture.withIndex(Self.large) { index in
            try index.search(SearchRequest(text: IndexFixture.bytes(query), limit: 5))
        }
        #expect(partial.ids == whole.ids)
        #expect(partial.total == whole.total)
        #expect(partial.readingTexts == whole.readingTexts)
        #expect(partial.hits.map(\.snippet?.text) == whole.hits.map(\.snippet?.text))
    }

    @Test func aPlainSearchReadsLittleOfTheIndex() throws {
        let fetcher = Fetcher(Self.large)
        _ = try fetcher.search("escape")
        #expect(fetcher.fetched * 5 < Self.large.count, "\(fetcher.fetched) of \(Self.large.count) bytes")
        let before = fetcher.requests
        _ = try fetcher.search("escape")
        #expect(fetcher.requests == before)
    }

    @Test func partsAreNotedInWholeUnits() {
        let loaded = LoadedParts(fileSize: LoadedParts.unit * 2 + 10)
        #expect(!loaded.contains(0..<1))
        loaded.insert(1..<LoadedParts.unit * 2)
        #expect(!loaded.contains(0..<1))
        #expect(loaded.contains(LoadedParts.unit..<LoadedParts.unit * 2))
        loaded.insert(LoadedParts.unit * 2..<LoadedParts.unit * 2 + 10)
        #expect(loaded.contains(LoadedParts.unit..<LoadedParts.unit * 2 + 10))
        #expect(!loaded.contains(0..<LoadedParts.unit * 3))
        loaded.insert(-5..<3)
        loaded.insert(0..<LoadedParts.unit * 9)
        #expect(!loaded.contains(0..<1))
    }
}
