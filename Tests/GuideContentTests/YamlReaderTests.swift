import Testing

@testable import GuideContent

@Suite struct YamlReaderTests {
    private func read(_ text: String, firstLine: Int = 1) -> (node: YamlNode?, faults: [YamlFault]) {
        var text = text
        return text.withUTF8 { bytes in
            do throws(YamlFault) {
                return try YamlReader.read(bytes, firstLine: firstLine)
            } catch {
                return (nil, [error])
            }
        }
    }

    private func text(_ value: String, _ line: Int, _ column: Int, isPlain: Bool = true) -> YamlNode {
        YamlNode(value: .scalar(value, isPlain: isPlain), place: Place(line: line, column: column))
    }

    @Test func readsScalarsListsAndMapsWithTheirPlaces() {
        let (node, faults) = read("a: \"x\"\nb: [1, 가나, z]\nc:\n  d: |\n    e\n")
        let expected = YamlNode(
            value: .mapping([
                .init(key: "a", place: .init(line: 1, column: 1), value: text("x", 1, 4, isPlain: false)),
                .init(
                    key: "b", place: .init(line: 2, column: 1),
                    value: .init(
                        value: .sequence([text("1", 2, 5), text("가나", 2, 8), text("z", 2, 12)]),
                        place: .init(line: 2, column: 4))),
                .init(
                    key: "c", place: .init(line: 3, column: 1),
                    value: .init(
                        value: .mapping([
                            .init(
                                key: "d", place: .init(line: 4, column: 3), value: text("e\n", 4, 6, isPlain: false))
                        ]), place: .init(line: 4, column: 3))),
            ]), place: .init(line: 1, column: 1))
        #expect(node == expected)
        #expect(faults.isEmpty)
    }

    @Test func countsLinesFromWhereTheTextBegins() {
        #expect(read("a: b", firstLine: 7).node?.place == Place(line: 7, column: 1))
        #expect(read("a: b: c", firstLine: 7).faults.map(\.place) == [Place(line: 7, column: 5)])
    }

    @Test(arguments: ["", "\n\n", "# only a comment\n"])
    func findsNothingInATextWithoutAValue(text: String) {
        let (node, faults) = read(text)
        #expect(node == nil)
        #expect(faults.isEmpty)
    }

    @Test(arguments: [
        ("a: 1\nb: 2\na: 3\n", 3, 1, "duplicate-key"),
        ("a: &x 1\nb: *x\n", 1, 4, "yaml-anchor"),
        ("a: *x\n", 1, 4, "yaml-alias"),
        ("a: !!str 1\n", 1, 4, "yaml-tag"),
        ("a: 1\n---\nb: 2\n", 2, 1, "yaml-documents"),
        ("? [a]\n: b\n", 1, 3, "yaml-key"),
        ("a: 'b\n", 2, 1, "yaml-syntax"),
        ("a: [b\n", 2, 1, "yaml-syntax"),
        ("a:\n\t- b\n", 2, 1, "yaml-syntax"),
        ("a: @b\n", 1, 4, "yaml-syntax"),
        ("a: b\n  c: d\n", 2, 4, "yaml-syntax"),
        ("a: \u{7}\n", 1, 4, "yaml-syntax"),
        ("한글: \u{1}\n", 1, 5, "yaml-syntax"),
    ])
    func saysWhatIsWrongAndWhere(text: String, line: Int, column: Int, code: String) {
        let faults = read(text).faults
        #expect(faults.map(\.code) == [code])
        #expect(faults.map(\.place) == [Place(line: line, column: column)])
        #expect(
            faults.allSatisfy {
                $0.message.first?.isUppercase == false && !$0.message.hasSuffix(".") || $0.message.hasPrefix("YAML")
            })
    }

    @Test func keepsTheFirstOfTwoEqualKeys() {
        guard case .mapping(let entries) = read("a: 1\na: 2\n").node?.value else {
            Issue.record("no map")
            return
        }
        #expect(entries.map(\.value) == [text("1", 1, 4)])
    }

    @Test(arguments: ["[", "{a: ", "- ", "a:\n "])
    func refusesTenThousandLevels(mark: String) {
        #expect(!read(String(repeating: mark, count: 10_000)).faults.isEmpty)
    }

    @Test func refusesMoreThanThirtyTwoLevels() {
        let deep = String(repeating: "[", count: 33) + String(repeating: "]", count: 33)
        #expect(read(deep).faults.map(\.code) == ["yaml-depth"])
        #expect(read(String(deep.dropFirst().dropLast())).faults.isEmpty)
    }
}
