import Testing

@testable import GuideContent

@Suite struct SourceTextTests {
    private func firstInvalidOffset(_ bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { SourceText.firstInvalidOffset($0) }
    }

    @Test func acceptsEveryScalarAlone() {
        // A step that shares no factor with 64 tries every value of every byte.
        let scalars = stride(from: UInt32(0), through: 0x10FFFF, by: 63).compactMap(Unicode.Scalar.init)
        let refused = scalars.filter { firstInvalidOffset(Array(String($0).utf8)) != nil }
        #expect(refused.isEmpty)
    }

    @Test(
        arguments: [
            ([0x80], 0), ([0x61, 0xC0, 0x80], 1), ([0xC1, 0xBF], 0), ([0xE0, 0x9F, 0xBF], 0), ([0xED, 0xA0, 0x80], 0),
            ([0xF0, 0x8F, 0xBF, 0xBF], 0), ([0xF4, 0x90, 0x80, 0x80], 0), ([0xF5, 0x80, 0x80, 0x80], 0), ([0xFF], 0),
            ([0xEA, 0xB0], 0), ([0xEA, 0xB0, 0x61], 0), ([0xF0, 0x9F, 0x98], 0), ([0xEA, 0xB0, 0x80, 0xEA], 3),
            ([0xC3], 0),
        ] as [([UInt8], Int)])
    func findsTheFirstByteThatIsNoText(bytes: [UInt8], offset: Int) {
        #expect(firstInvalidOffset(bytes) == offset)
        // Behind so much ASCII that whole words are skipped.
        let long = [UInt8](repeating: 0x61, count: 21)
        #expect(firstInvalidOffset(long + bytes) == long.count + offset)
    }

    @Test func countsLinesAndCharacters() {
        let places = Array("가나\r\nb\rc\n🇰🇷d".utf8).withUnsafeBufferPointer { bytes in
            [0, 3, 8, 10, 12, 20].map { SourceText(bytes).place(of: $0) }
        }
        let expected = [(1, 1), (1, 2), (2, 1), (3, 1), (4, 1), (4, 2)].map { Place(line: $0.0, column: $0.1) }
        #expect(places == expected)
    }
}
