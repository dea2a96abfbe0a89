import CDeflate
import Foundation
import GuideCore
import GuideCoreFixtures
import Testing

@testable import GuideSite

/// What a page fetches to search: it unpacks to the parts of the index, and a new index has new addresses.
@Suite struct SearchDataTests {
    private static func unpacked(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.starts(with: [0x1F, 0x8B]), let decompressor = libdeflate_alloc_decompressor() else { return bytes }
        defer { libdeflate_free_decompressor(decompressor) }
        return [UInt8](unsafeUninitializedCapacity: 1 << 20) { buffer, count in
            let status = libdeflate_gzip_decompress(
                decompressor, bytes, bytes.count, buffer.baseAddress, buffer.count, &count)
            if status != LIBDEFLATE_SUCCESS { count = 0 }
        }
    }

    private static func data(_ entries: [IndexEntry] = IndexFixture.entries) throws -> SearchData {
        try SearchData(index: IndexFixture.makeIndex(entries), isLocalized: true)
    }

    private struct Manifest: Decodable {
        var modules: [String]
        var index: String
        var isLocalized: Bool
    }

    private static func manifest(of data: SearchData) throws -> Manifest {
        let asset = try #require(data.assets.first { $0.path == "search/manifest.json" })
        return try JSONDecoder().decode(Manifest.self, from: Data(asset.bytes))
    }

    @Test func thePartsAnswerAsTheWholeIndexDoes() throws {
        let data = try Self.data()
        let manifest = try Self.manifest(of: data)
        let files = Dictionary(uniqueKeysWithValues: data.assets.map { ($0.path, Self.unpacked($0.bytes)) })
        let opening = try #require(files["\(manifest.index)/o.bin"])
        let letters: [IndexPart.Kind: String] = [.terms: "t", .postings: "l", .grams: "g", .entries: "e", .texts: "x"]
        var kept: [[UInt8]] = []
        for query in ["escape", "slider value", "초점", "framework:uikit", "escpae"] {
            let request = SearchRequest(text: Array(query.utf8))
            let found = try opening.withUnsafeBytes { opening -> String in
                let index = try SearchIndex(opening: opening)
                while true {
                    do {
                        return "\(try index.search(request))"
                    } catch IndexError.absent {
                        for part in index.missingParts {
                            let letter = try #require(letters[part.kind])
                            kept.append(try #require(files["\(manifest.index)/\(letter)\(part.number).bin"]))
                            // Arrays of the list stay where they are: none of them is changed.
                            let bytes = kept[kept.count - 1].withUnsafeBytes { $0 }
                            try index.insert(bytes, as: part)
                        }
                    }
                }
            }
            let whole = try IndexFixture.withIndex { "\(try $0.search(request))" }
            #expect(found == whole, "\(query)")
        }
    }

    @Test func theProgramIsTheOneOfTheRepository() throws {
        let data = try Self.data()
        let manifest = try Self.manifest(of: data)
        let modules = try manifest.modules.map { path in
            Self.unpacked(try #require(data.assets.first { $0.path == path }).bytes)
        }
        #expect(modules == [SiteFiles.essentialSearch, SiteFiles.search])
        for module in modules { #expect(module.starts(with: [0x00, 0x61, 0x73, 0x6D])) }
    }

    @Test func aPathChangesWithWhatItHolds() throws {
        let first = Set(try Self.data().assets.map(\.path))
        #expect(first == Set(try Self.data().assets.map(\.path)))
        let others = try Self.data(Array(IndexFixture.entries.dropLast())).assets.map(\.path)
        let shared = first.intersection(others).sorted()
        #expect(shared.count == 3, "the manifest and the programs: \(shared)")
        let data = try Self.data()
        #expect((0..<data.count).map(data.path) == data.assets.map(\.path))
    }

    @Test func bytesThatAreNoIndexAreRefused() {
        #expect(throws: IndexError.notAnIndex) { try SearchData(index: [], isLocalized: false) }
    }
}

/// The script is packed without changing what it does, and says only what pages give it to say.
@Suite struct SiteScriptTests {
    private static let source = String(decoding: SiteFiles.script, as: UTF8.self)

    @Test func onlyCommentsAndWhiteSpaceAreLeftOut() {
        let lines = Self.source.split(separator: "\n").map { $0.drop { $0 == " " } }
        let kept = lines.filter { !$0.isEmpty && !$0.hasPrefix("//") }.joined(separator: "\n") + "\n"
        #expect(String(decoding: SiteScript.bytes, as: UTF8.self) == kept)
        // A text over several lines would lose its indentation.
        for line in lines where !line.hasPrefix("//") {
            #expect(line.count { $0 == "`" }.isMultiple(of: 2), "\(line)")
        }
    }

    @Test(arguments: [Language.english, .korean])
    func everyTextThatTheScriptUsesIsOnThePage(language: Language) throws {
        let json = ScriptTexts(wording: SiteWording(language: language)).json
        #expect(!json.contains("<"))
        let texts = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let names = Self.source.matches(of: /\btexts\.([a-zA-Z]+)/).map { String($0.1) }
        #expect(names.count > 20)
        for name in Set(names) { #expect(texts[name] != nil, "\(name)") }
        for name in texts.keys { #expect(names.contains(name), "\(name) is used nowhere") }
        let kinds = try #require(texts["kinds"] as? [String: String])
        #expect(kinds.count == EntryKind.allCases.count)
        let readings = try #require(texts["readings"] as? [String: String])
        for raw in 1...5 as ClosedRange<UInt8> {
            let reason = try #require(SearchAnswer.Reading.Reason(rawValue: raw))
            #expect(readings[String(describing: reason.name)] != nil)
        }
    }
}
