import GuideCoreFixtures
import Testing

@testable import GuideCore

@Suite struct IndexTests {
    @Test func sameEntriesGiveSameBytesInAnyOrder() {
        #expect(IndexFixture.makeIndex(IndexFixture.entries) == IndexFixture.index)
        #expect(IndexFixture.makeIndex(IndexFixture.entries.reversed()) == IndexFixture.index)
    }

    @Test func everythingThatWasAddedIsReadBack() throws {
        try IndexFixture.withIndex { (index: SearchIndex) throws -> Void in
            #expect(index.count == IndexFixture.entries.count)
            for entry in IndexFixture.entries {
                let found = try #require(try index.entries(named: entry.id).first)
                #expect(found.strength == .identifier)
                #expect(try index.payload(of: found.entry) == entry.payload)
                for variant in entry.variants {
                    let summary = try index.summary(of: found.entry, language: variant.language)
                    #expect(summary.kind == entry.kind)
                    #expect(summary.id == entry.id)
                    #expect(summary.language == variant.language)
                    #expect(!summary.isFallback)
                    #expect(summary.title == variant.title)
                    #expect(summary.summary == variant.summary)
                    #expect(summary.path == variant.path)
                    #expect(summary.facets.map(\.value) == entry.facets.map(\.value))
                    #expect(summary.facets.map(\.facet) == entry.facets.map(\.facet))
                }
            }
        }
    }

    @Test func textsAreComposedWhenStored() throws {
        let decomposed = "\u{1109}\u{1175}\u{1110}\u{1173}"
        let bytes = IndexFixture.makeIndex([
            IndexFixture.entry(.rule, "a-b", korean: [decomposed, decomposed, "", decomposed])
        ])
        try IndexFixture.withIndex(bytes) { (index: SearchIndex) throws -> Void in
            let answer = try index.search(SearchRequest(text: IndexFixture.bytes("시트")))
            #expect(answer.hits.first?.summary.title == IndexFixture.bytes("시트"))
            #expect(answer.hits.first?.snippet?.text == IndexFixture.bytes("시트"))
        }
    }

    @Test func anEmptyIndexAnswersNothing() throws {
        try IndexFixture.withIndex(IndexFixture.makeIndex([])) { (index: SearchIndex) throws -> Void in
            #expect(index.count == 0)
            let answer = try index.search(SearchRequest(text: IndexFixture.bytes("escape")))
            #expect(answer.total == 0)
            #expect(try index.entries(named: IndexFixture.bytes("x")).isEmpty)
            #expect(try index.identifiers(near: IndexFixture.bytes("x"), limit: 3).isEmpty)
        }
    }

    @Test func namesLeadToEntriesTheMostDirectFirst() throws {
        try IndexFixture.withIndex { (index: SearchIndex) throws -> Void in
            func ids(_ name: String) throws -> [String] {
                try index.entries(named: IndexFixture.bytes(name)).map { found in
                    String(decoding: try index.summary(of: found.entry, language: .english).id, as: UTF8.self)
                }
            }
            #expect(try ids("clickableViewAccessibility") == ["android-lint/ClickableViewAccessibility"])
            #expect(try ids("escape absent") == ["escape-missing"])
            #expect(try ids("nothing-here").isEmpty)
            #expect(
                try index.identifiers(near: IndexFixture.bytes("escape-mising"), limit: 2)
                    == [IndexFixture.bytes("escape-missing")])
        }
    }

    @Test func facetValuesAreListed() throws {
        try IndexFixture.withIndex { (index: SearchIndex) throws -> Void in
            #expect(try index.values(of: .platform).map { String(decoding: $0, as: UTF8.self) } == ["android", "ios"])
        }
    }

    @Test func rareWordsTellMoreThanCommonOnes() {
        #expect(Ranking.rarity(matching: 1, total: 100) > Ranking.rarity(matching: 50, total: 100))
        #expect(Ranking.rarity(matching: 100, total: 100) < 16)
        // log₂(1 + 199 / 3) = 6.07
        #expect((1540...1570).contains(Ranking.rarity(matching: 1, total: 100)))
        let few = Ranking.impact(frequency: .init(inText: 4), length: 100, average: 100)
        let many = Ranking.impact(frequency: .init(inText: 40), length: 100, average: 100)
        let long = Ranking.impact(frequency: .init(inText: 4), length: 1000, average: 100)
        let named = Ranking.impact(frequency: .init(inNames: 40), length: 1000, average: 100)
        #expect(few < many)
        #expect(long < few)
        #expect(named >= many)
        #expect(Ranking.impact(frequency: .init(inText: 1), length: 1_000_000, average: 1) >= 1)
    }

    @Test func ofTwoThatAnswerAlikeTheHeavierComesFirst() throws {
        var light = IndexFixture.entry(.rule, "a-light", english: ["Escape", "Leave.", "scrub", "A sheet."])
        light.weight = 200
        let heavy = IndexFixture.entry(.rule, "b-heavy", english: ["Escape", "Leave.", "scrub", "A sheet."])
        try IndexFixture.withIndex(IndexFixture.makeIndex([light, heavy])) { (index: SearchIndex) throws -> Void in
            #expect(try index.search(SearchRequest(text: IndexFixture.bytes("escape"))).ids == ["b-heavy", "a-light"])
        }
    }

    @Test func manyEntriesSpanManyBlocksAndPages() throws {
        // More terms than a block, more pages than one table of checksums would cover in one byte.
        let entries = (0..<600).map { number in
            IndexFixture.entry(
                .rule, "rule-\(number)",
                english: [
                    "Rule \(number)", "About word\(number).", "common", "word\(number) stands beside word\(number + 1)",
                ])
        }
        try IndexFixture.withIndex(IndexFixture.makeIndex(entries)) { (index: SearchIndex) throws -> Void in
            for number in stride(from: 0, to: 600, by: 37) {
                let answer = try index.search(SearchRequest(text: IndexFixture.bytes("rule-\(number)")))
                #expect(answer.ids.first == "rule-\(number)")
            }
            #expect(try index.search(SearchRequest(text: IndexFixture.bytes("common"), limit: 0)).total == 600)
        }
    }
}
