/// Collects entries and writes them as the bytes of an index.
///
/// Entries are numbered in the order of their kind and identifier, so that the same entries give the same bytes on every
/// machine, in whatever order they were added.
public struct IndexBuilder: Sendable {
    /// The text of an entry in one language, counted.
    struct CountedText {
        var entry: Int
        var terms: Range<Int>
        var length: Int
        /// See ``IndexEntry/weight``.
        var weight: UInt16
    }

    /// A name or facet value of an entry.
    struct NamedTerm {
        var entry: Int
        var term: UInt32
        var strength: UInt8
    }

    private(set) var counter = TermCounter()
    private(set) var texts: [CountedText] = []
    private(set) var names: [NamedTerm] = []
    private(set) var records: [EntryRecord] = []
    private var analyzer = TextAnalyzer()

    private let listsFacets: Bool

    /// Creates a builder without entries.
    ///
    /// - Parameter listsFacets: Whether a summary says which values its entry can be filtered by. Filters work either way.
    public init(listsFacets: Bool = true) {
        self.listsFacets = listsFacets
    }

    /// The number of entries added so far.
    public var count: Int { records.count }

    /// Adds an entry. Of several variants in one language the first counts.
    public mutating func add(_ entry: IndexEntry) {
        let number = records.count
        var record = EntryRecord(
            kind: entry.kind, id: entry.id, facets: listsFacets ? entry.facets : [], payload: entry.payload)
        for variant in entry.variants where !record.variants.contains(where: { $0.language == variant.language }) {
            add(variant, weight: entry.weight, to: &record, number)
        }
        for key in entry.keys {
            guard let term = TermNamespace.term(key: key.name) else { continue }
            names.append(NamedTerm(entry: number, term: counter.number(of: term), strength: key.strength.rawValue))
        }
        let kind = IndexEntry.FacetValue(facet: .kind, value: Array(entry.kind.name))
        for value in entry.facets + [kind] {
            let term = counter.number(of: TermNamespace.term(facet: value.facet, value: value.value))
            names.append(NamedTerm(entry: number, term: term, strength: 1))
        }
        records.append(record)
    }

    /// Returns the finished index.
    public consuming func finish() -> [UInt8] {
        IndexSerializer(self).bytes()
    }

    private mutating func add(
        _ variant: IndexEntry.Variant, weight: UInt16, to record: inout EntryRecord, _ number: Int
    ) {
        let title = Hangul.composed(variant.title) ?? variant.title
        let summary = Hangul.composed(variant.summary) ?? variant.summary
        var length = count(title, .title) + count(summary, .summary)
        var stored: [UInt8] = []
        for passage in variant.passages {
            let text = Hangul.composed(passage.text) ?? passage.text
            length += count(text, passage.field)
            if passage.field == .body || passage.field == .code {
                if !stored.isEmpty { stored.append(0x0A) }
                stored += text
            }
        }
        texts.append(CountedText(entry: number, terms: counter.endText(), length: length, weight: weight))
        record.variants.append(
            EntryRecord.Variant(
                language: variant.language, title: title, summary: summary, path: variant.path, text: stored))
    }

    private mutating func count(_ text: [UInt8], _ field: TextField) -> Int {
        counter.weight = Ranking.weight(of: field)
        return text.withUnsafeBufferPointer { analyzer.analyze($0, into: &counter) }
    }
}

extension Array where Element == UInt8 {
    /// Creates the bytes of a literal.
    init(_ text: StaticString) {
        self.init(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}
