import GuideCoreFixtures
import Testing

@testable import GuideCore

/// An index is refused or answers rightly, whatever its bytes are.
@Suite struct HostileIndexTests {
    /// A small index, so that every byte of it can be tried.
    static let small = IndexFixture.makeIndex([
        IndexFixture.entry(
            .rule, "escape-missing", facets: [(.topic, "back")], english: ["Escape", "Leave.", "scrub", "A sheet."],
            korean: ["이스케이프", "나갑니다.", "뒤로가기", "시트를 닫습니다."], payload: "{}"),
        IndexFixture.entry(.rule, "sheet-lost", english: ["Sheet", "Kept.", "modal", "A sheet stays."]),
    ])
    static let queries = ["escape-missing", "sheet", "뒤로가기를", "shet", "ㄷㄹㄱㄱ", "topic:back", "zzzz"]

    /// What an index answers, as text; `nil` where it is refused.
    static func answers(_ bytes: [UInt8], _ queries: [String] = queries) -> [String]? {
        bytes.withUnsafeBytes { bytes -> [String]? in
            guard let index = try? SearchIndex(bytes: bytes) else { return nil }
            var result: [String] = []
            for query in queries {
                guard let answer = try? index.search(SearchRequest(text: Array(query.utf8))) else { return nil }
                let hits = answer.hits.map {
                    "\($0.summary) \($0.score) \($0.matched) \(String(describing: $0.snippet))"
                }
                result.append("\(answer.total) \(hits) \(answer.readings) \(answer.suggestions)")
            }
            guard (try? index.identifiers(near: Array("escape-mising".utf8), limit: 3)) != nil,
                (try? index.values(of: .topic)) != nil
            else { return nil }
            for entry in 0..<index.count {
                guard let payload = try? index.payload(of: entry) else { return nil }
                result.append("\(payload)")
            }
            return result
        }
    }

    @Test func theUntouchedIndexAnswers() throws {
        let answers = try #require(Self.answers(Self.small))
        #expect(answers.count == Self.queries.count + 2)
    }

    @Test func everyTruncationIsRefused() {
        for length in 0..<Self.small.count {
            #expect(Self.answers(Array(Self.small[..<length]), ["sheet"]) == nil, "\(length) bytes")
        }
        #expect(Self.answers(Self.small + [0], ["sheet"]) == nil)
    }

    @Test(arguments: [UInt8(0x01), 0x80, 0xFF])
    func everyFlippedByteIsRefusedOrHarmless(mask: UInt8) throws {
        let right = try #require(Self.answers(Self.small))
        for place in Self.small.indices {
            var bytes = Self.small
            bytes[place] ^= mask
            guard let answers = Self.answers(bytes) else { continue }
            #expect(answers == right, "byte \(place)")
        }
    }

    @Test func forgedBytesWithRightChecksumsNeverCrash() {
        var random = SplitMix64(state: 1)
        for place in IndexHeader.size..<Self.small.count {
            var bytes = Self.small
            bytes[place] = UInt8(truncatingIfNeeded: random.next())
            _ = Self.answers(Self.sealed(bytes))
        }
        for _ in 0..<2000 {
            var bytes = Self.small
            for _ in 0..<8 {
                let place = 8 + Int(random.next() % UInt64(Self.small.count - 8))
                bytes[place] = random.next() % 3 == 0 ? 0xFF : UInt8(truncatingIfNeeded: random.next())
            }
            _ = Self.answers(Self.sealed(bytes))
        }
    }

    @Test func randomBytesAreRefused() {
        var random = SplitMix64(state: 2)
        for length in [0, 1, 7, 8, 15, 16, 255, 256, 257, 5000] {
            var bytes = (0..<length).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            #expect(Self.answers(bytes) == nil)
            for (place, byte) in IndexHeader.magic.enumerated() where place < length { bytes[place] = byte }
            #expect(Self.answers(bytes) == nil)
        }
    }

    @Test func anotherVersionIsNamed() {
        var bytes = Self.small
        bytes[8] = 9
        _ = bytes.withUnsafeBytes { bytes in
            #expect(throws: IndexError.unsupportedVersion(found: 9, supported: IndexHeader.version)) {
                try SearchIndex(bytes: bytes)
            }
        }
        _ = Self.small.dropLast().withUnsafeBytes { bytes in
            #expect(throws: IndexError.wrongSize(found: Self.small.count - 1, expected: Self.small.count)) {
                try SearchIndex(bytes: bytes)
            }
        }
        _ = Array("not an index at all".utf8).withUnsafeBytes { bytes in
            #expect(throws: IndexError.notAnIndex) { try SearchIndex(bytes: bytes) }
        }
    }

    /// Returns bytes with every checksum made right again, as a forger would.
    static func sealed(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        func put(_ value: UInt64, at offset: Int) {
            guard offset >= 0, offset + 8 <= bytes.count else { return }
            for place in 0..<8 { bytes[offset + place] = UInt8(truncatingIfNeeded: value >> UInt64(place * 8)) }
        }
        func checksum(_ range: Range<Int>) -> UInt64 {
            bytes.withUnsafeBytes { Checksum.of(UnsafeRawBufferPointer(rebasing: $0[range])) }
        }
        // Where the parts stand in the untouched index.
        guard let header = try? small.withUnsafeBytes({ try IndexHeader(file: $0, isWhole: true) }) else {
            return bytes
        }
        var ends = (1..<header.partCount).map { place in
            small.withUnsafeBytes { Int($0.word64(IndexHeader.size + place * 8)) }
        }
        ends.append(bytes.count)
        let fingerprint = bytes.withUnsafeBytes { $0.word64(32) }
        var start = IndexHeader.size + header.partCount * 8
        var place = 0
        for kind in IndexPart.Kind.allCases {
            for number in 0..<header.partCount(kind) {
                let content = checksum(start..<ends[place] - 8)
                put(Checksum.stamp(content, kind, number, of: fingerprint), at: ends[place] - 8)
                start = ends[place]
                place += 1
            }
        }
        put(checksum(0..<IndexHeader.size - 8), at: IndexHeader.size - 8)
        return bytes
    }
}

/// A small random generator with a fixed sequence (Steele, Lea and Flood: Fast Splittable Pseudorandom Number Generators).
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
