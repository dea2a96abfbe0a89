/// What an index keeps of an entry.
///
///     kind (1 byte), id (text), number of facet values, for each its facet (1 byte) and value (text),
///     offset and length in `payloads`,
///     number of variants, for each its language (1 byte), title, summary and path (texts), offset and length in `texts`
///
/// Numbers are varints; a text is its length and its bytes.
struct EntryRecord {
    /// One language's text.
    struct Variant {
        var language: Language
        var title: [UInt8]
        var summary: [UInt8]
        var path: [UInt8]
        /// The stored text, while an index is written.
        var text: [UInt8] = []
        /// Where the stored text stands, while an index is read.
        var textRange: Range<Int> = 0..<0
    }

    var kind: EntryKind
    var id: [UInt8]
    var facets: [IndexEntry.FacetValue]
    /// The payload, while an index is written.
    var payload: [UInt8] = []
    /// Where the payload stands, while an index is read.
    var payloadRange: Range<Int> = 0..<0
    var variants: [Variant] = []

    init(kind: EntryKind, id: [UInt8], facets: [IndexEntry.FacetValue], payload: [UInt8]) {
        self.kind = kind
        self.id = id
        self.facets = facets
        self.payload = payload
    }

    /// How much of the sections of texts and payloads is taken by the records before.
    struct StoredSizes {
        var texts = 0
        var payloads = 0
    }

    /// The bytes of all stored texts.
    var textSize: Int { variants.reduce(0) { $0 + $1.text.count } }

    /// Writes the record; what stands in other sections goes there in the same order.
    func write(to writer: inout ByteWriter, after stored: inout StoredSizes) {
        writer.append(byte: kind.rawValue)
        writer.append(text: id)
        writer.append(varint: facets.count)
        for value in facets {
            writer.append(byte: value.facet.rawValue)
            writer.append(text: value.value)
        }
        writer.append(varint: stored.payloads)
        writer.append(varint: payload.count)
        stored.payloads += payload.count
        writer.append(varint: variants.count)
        for variant in variants {
            writer.append(byte: variant.language.rawValue)
            writer.append(text: variant.title)
            writer.append(text: variant.summary)
            writer.append(text: variant.path)
            writer.append(varint: stored.texts)
            writer.append(varint: variant.text.count)
            stored.texts += variant.text.count
        }
    }

    /// Reads a record.
    init(from cursor: inout ByteCursor) throws(IndexError) {
        guard let kind = EntryKind(rawValue: try cursor.byte()) else { throw cursor.damage }
        self.kind = kind
        id = try cursor.text()
        facets = []
        let facetCount = try cursor.varint()
        for _ in 0..<facetCount {
            guard let facet = Facet(rawValue: try cursor.byte()) else { throw cursor.damage }
            facets.append(IndexEntry.FacetValue(facet: facet, value: try cursor.text()))
        }
        payloadRange = try Self.range(from: &cursor)
        let variantCount = try cursor.varint()
        for _ in 0..<variantCount {
            guard let language = Language(rawValue: try cursor.byte()) else { throw cursor.damage }
            let title = try cursor.text()
            let summary = try cursor.text()
            let path = try cursor.text()
            variants.append(Variant(language: language, title: title, summary: summary, path: path))
            variants[variants.count - 1].textRange = try Self.range(from: &cursor)
        }
        guard !variants.isEmpty else { throw cursor.damage }
    }

    private static func range(from cursor: inout ByteCursor) throws(IndexError) -> Range<Int> {
        let start = try cursor.varint()
        let (end, overflow) = start.addingReportingOverflow(try cursor.varint())
        guard !overflow else { throw cursor.damage }
        return start..<end
    }

    /// Returns the variant in a language, or else the first.
    func variant(in language: Language) -> Variant {
        variants.first { $0.language == language } ?? variants[0]
    }

    /// Returns what a list shows of the entry.
    func summary(in language: Language) -> EntrySummary {
        let variant = variant(in: language)
        return EntrySummary(
            kind: kind, id: id, language: variant.language, isFallback: variant.language != language,
            title: variant.title, summary: variant.summary, path: variant.path, facets: facets)
    }
}
