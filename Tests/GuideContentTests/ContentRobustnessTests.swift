import GuideContent
import Testing

/// Files that something went wrong with: cut off, or with bytes that were changed on the way.
@Suite struct ContentRobustnessTests {
    private static let files = [
        ("sliders/slider-not-adjustable.en.md", ContentFixture.rule),
        ("sliders/index.ko.md", ContentFixture.topicKorean),
        ("checkers/lint.yml", ContentFixture.checker), ("requirements/wcag.yml", ContentFixture.requirements),
        ("guide.yml", ContentFixture.guide),
    ]

    private func check(_ name: String, _ bytes: [UInt8], _ fixture: ContentFixture) {
        fixture.write(name, bytes: bytes)
        let lines = bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 2
        for problem in fixture.load(published: ["slider-gone"]).problems where problem.path == name {
            #expect((0...lines).contains(problem.line), "\(problem)")
            #expect((0...bytes.count + 1).contains(problem.column), "\(problem)")
        }
    }

    @Test(arguments: 0..<files.count)
    func readsWhatIsLeftOfAFileThatIsCutOff(number: Int) {
        let (name, text) = Self.files[number]
        let bytes = Array(text.utf8)
        let fixture = ContentFixture()
        for length in stride(from: 0, to: bytes.count, by: 37) { check(name, Array(bytes[..<length]), fixture) }
    }

    @Test(arguments: 0..<files.count)
    func readsFilesWithRandomChanges(number: Int) {
        let (name, text) = Self.files[number]
        var random = SeededGenerator(seed: UInt64(number))
        let pieces = [
            "---\n", "```", "> ", "- ", "\t", "&a ", "*a", "[", "{", "\"", "'", "|", "|-|", ": ", "#", "\r\n", "\\",
            "<!--",
        ]
        let fixture = ContentFixture()
        for _ in 0..<25 {
            var bytes = Array(text.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...30, using: &random)))
                default: bytes.insert(contentsOf: (pieces.randomElement(using: &random) ?? "").utf8, at: place)
                }
                if bytes.isEmpty { bytes = [0x2D] }
            }
            check(name, bytes, fixture)
        }
    }

    @Test func refusesAFileOfAnUnreasonableSize() {
        let fixture = ContentFixture()
        fixture.write("sliders/slider-not-adjustable.en.md", bytes: [UInt8](repeating: 0x20, count: 5 << 20))
        #expect(fixture.places() == ["sliders/slider-not-adjustable.en.md:0:0 file-size"])
    }
}
