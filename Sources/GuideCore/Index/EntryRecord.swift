/// What an index keeps of an entry.
///
///     kind (1 byte), id (text), number of facet values, for each its facet (1 byte) and value (text),
///     place of the payload,
///     number of variants, for each its language (1 byte), title, summary and path (texts), place of the text
///
/// Numbers are varints; a text is its length and its bytes; a place is the number of a part, where in it, and how long.
struct EntryRecord {
    /// Where bytes stand.
    struct Place {
        var part = 0
        var start = 0
        var count = 0
    }

    /// One language's text.
    struct Variant {
        var language: Language
        var title: [UInt8]
        var summary: [UInt8]
        var path: [UInt8]
        /// The stored text, while an index is written.
        var text: [UInt8] = []
        /// Where the stored text stands, while an index is read.
        var textPlace = Place()
    }

    var kind: EntryKind
    var id: [UInt8]
    var facets: [IndexEntry.FacetValue]
    /// The payload, while an index is written.
    var payload: [UInt8] = []
    /// Where the payload stands, while an index is read.
    var payloadPlace = Place()
    var variants: [Variant] = []

    init(kind: EntryKind, id: [UInt8], facets: [IndexEntry.FacetValue], payload: [UInt8]) {
        self.kind = kind
        self.id = id
        self.facets = facets
        self.payload = payload
    }

    /// The bytes of all stored texts.
    var textSize: Int { variants.reduce(0) { $0 + $1.text.count } }

    /// Writes the record; what stands in parts of texts and payloads goes there in the same order.
    func write(to writer: inout ByteWriter, texts: inout PartPlan, payloads: inout PartPlan) {
        writer.append(byte: kind.rawValue)
        writer.append(text: id)
        writer.append(varint: facets.count)
        for value in facets {
            writer.append(byte: value.facet.rawValue)
            writer.append(text: value.value)
        }
        Self.write(payloads.place(payload.count), to: &writer)
        writer.append(varint: variants.count)
        for variant in variants {
            writer.append(byte: variant.language.rawValue)
            writer.append(text: variant.title)
            writer.append(text: variant.summary)
            writer.append(text: variant.path)
            Self.write(texts.place(variant.text.count), to: &writer)
        }
    }

    private static func write(_ place: Place, to writer: inout ByteWriter) {
        writer.append(varint: place.part)
        writer.append(varint: place.start)
        writer.append(varint: place.count)
    }

    /// Reads a record.
    @inline(never)
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
        payloadPlace = try Self.place(from: &cursor)
        let variantCount = try cursor.varint()
        for _ in 0..<variantCount {
            guard let language = Language(rawValue: try cursor.byte()) else { throw cursor.damage }
            let title = try cursor.text()
            let summary = try cursor.text()
            let path = try cursor.text()
            variants.append(Variant(language: language, title: title, summary: summary, path: path))
            variants[variants.count - 1].textPlace = try Self.place(from: &cursor)
        }
        guard !variants.isEmpty else { throw cursor.damage }
    }

    private static func place(from cursor: inout ByteCursor) throws(IndexError) -> Place {
        Place(part: try cursor.varint(), start: try cursor.varint(), count: try cursor.varint())
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
