public import GuideCore

/// What a page asks of an index: the answer to a query as JSON.
///
/// A page hands bytes over and gets bytes back; all the logic is ``GuideCore``'s.
public struct GuideBrowser {
    private let index: SearchIndex

    /// Opens an index over bytes that stay in place as long as this value is used.
    ///
    /// - Throws: ``IndexError`` where the bytes are no index, of another version, or damaged.
    public init(index bytes: UnsafeRawBufferPointer) throws(IndexError) {
        index = try SearchIndex(bytes: bytes)
    }

    /// Returns the answer to a query as a JSON object in UTF-8; where the index is damaged the object has the key `error` alone.
    public func search(_ request: SearchRequest) -> [UInt8] {
        var json = JSONBytes()
        do throws(IndexError) {
            json.write(try index.search(request))
        } catch {
            json = JSONBytes()
            json.object { $0.member("error", "the index is damaged") }
        }
        return json.bytes
    }
}
