public import GuideCore

/// What a page asks of an index: the answer to a query as JSON.
///
/// A page hands bytes over and gets bytes back; all the logic is ``GuideCore``'s.
public struct GuideBrowser {
    private let index: SearchIndex

    /// Opens an index of which parts come one by one, over bytes that stay in place as long as this value is used; see
    /// `SearchIndex.init(opening:)`.
    ///
    /// - Throws: ``IndexError`` where the bytes open no index, or one of another version, or are damaged.
    public init(opening bytes: UnsafeRawBufferPointer) throws(IndexError) {
        index = try SearchIndex(opening: bytes)
    }

    /// Takes a part of the index, in bytes that stay in place as long as this value is used.
    ///
    /// - Throws: ``IndexError`` where the bytes are not that part of this index.
    public func insert(_ bytes: UnsafeRawBufferPointer, as part: IndexPart) throws(IndexError) {
        try index.insert(bytes, as: part)
    }

    /// The parts that the last search lacked.
    public var missingParts: [IndexPart] { index.missingParts }

    /// Returns the answer to a query as a JSON object in UTF-8.
    ///
    /// Where parts are missing, the object has the key `missing` alone: an array of their kinds and numbers, in turn.
    /// Where the index is damaged, it has the key `error` alone.
    public func search(_ request: SearchRequest) -> [UInt8] {
        var json = JSONBytes()
        do throws(IndexError) {
            json.write(try index.search(request))
        } catch {
            json.begin("{")
            if case .absent = error {
                json.key("missing")
                json.begin("[")
                for part in index.missingParts {
                    json.number(Int(part.kind.rawValue))
                    json.number(part.number)
                }
                json.end("]")
            } else {
                #if SEARCH_ESSENTIALS
                    json.key(error == .beyondEssentials ? "beyond" : "error")
                #else
                    json.key("error")
                #endif
                json.string("the index is damaged")
            }
            json.end("}")
        }
        return json.bytes
    }
}
