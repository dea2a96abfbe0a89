import CYajl

/// One value that a pattern led to.
struct JSONRecord {
    /// The container of a record, or a container of that.
    struct Container {
        /// Where in the report it begins; tells containers apart.
        var start: Int
        var isArray: Bool
        /// How many values have begun in it.
        var count = 0
        /// The patterns that it lies on.
        var patterns: UInt64
    }

    /// The number of the pattern.
    let pattern: Int
    /// The value; good until the next record comes.
    let node: JSONNode
    /// The bytes of an object or array in the report; empty for other values.
    let range: Range<Int>
    /// From the outermost one on.
    let containers: [Container]

    /// From 0: which element of the container at this depth the record is, or lies in.
    func ordinal(at depth: Int) -> Int {
        containers[depth].count - 1
    }
}

/// Reads JSON as a stream and keeps of it one record at a time.
struct JSONRecords {
    /// Containers may lie this deep in one another.
    static let maximumDepth = 10_000
    /// Names, numbers and strings may have this many bytes.
    static let longestToken = 16 << 20

    /// Where records stand.
    let patterns: [JSONPattern]
    /// The members that are kept of a record, at any depth.
    let kept: Set<JSONKey>
    /// Members whose own members are all kept, whatever their names.
    var keptWhole: Set<JSONKey> = []
    /// Whether results of SARIF are passed over unread; what is wrong in them is not seen then.
    var withoutSarifResults = false

    /// Hands over the records in their order.
    ///
    /// - Throws: What is wrong with the JSON and where, and what the closure throws.
    func read(_ source: ReportSource, _ each: (JSONRecord) throws(ReportError) -> Void) throws(ReportError) {
        try read(source.bytes, from: source.start, each)
    }

    /// As ``read(_:_:)``, for bytes from a place on.
    func read(
        _ bytes: ReportBytes, from start: Int, _ each: (JSONRecord) throws(ReportError) -> Void
    ) throws(ReportError) {
        var result: Result<Void, ReportError> = .success(())
        withoutActuallyEscaping(each) { each in
            let state = UnsafeMutablePointer<JSONParse>.allocate(capacity: 1)
            state.initialize(to: JSONParse(self, emit: each))
            defer {
                state.deinitialize(count: 1)
                state.deallocate()
            }
            do throws(ReportError) {
                try parse(bytes, from: start, state)
            } catch {
                result = .failure(error)
            }
        }
        try result.get()
    }

    private func parse(
        _ bytes: ReportBytes, from start: Int, _ state: UnsafeMutablePointer<JSONParse>
    ) throws(ReportError) {
        // yajl keeps the address.
        let callbacks = UnsafeMutablePointer<yajl_callbacks>.allocate(capacity: 1)
        callbacks.initialize(to: JSONParse.callbacks)
        defer { callbacks.deallocate() }
        guard let handle = yajl_alloc(callbacks, nil, state) else {
            throw ReportError("there is no memory to read it")
        }
        defer { yajl_free(handle) }
        state.pointee.handle = handle
        var filter = SarifResultFilter()
        var quiet = 0
        try bytes.forEachPiece(in: start..<bytes.count) { (piece, offset) throws(ReportError) in
            for range in withoutSarifResults ? filter.kept(of: piece) : [0..<piece.count] {
                let eventsBefore = state.pointee.events
                let part = UnsafeRawBufferPointer(rebasing: piece[range])
                state.pointee.offset = offset + range.lowerBound
                try Self.feed(part, to: handle, state, bytes)
                quiet = state.pointee.events == eventsBefore ? quiet + part.count : 0
                if quiet > Self.longestToken {
                    throw bytes.error(
                        "a value is longer than \(Self.longestToken >> 20) MB", at: offset + range.upperBound - quiet)
                }
            }
            return true
        }
        state.pointee.offset = bytes.count
        let status = yajl_complete_parse(handle)
        if status == yajl_status_client_canceled { throw state.pointee.failure(in: bytes) }
        guard status == yajl_status_ok else { throw Self.problem(of: handle, in: bytes, offset: bytes.count) }
    }

    private static func feed(
        _ part: UnsafeRawBufferPointer, to handle: yajl_handle, _ state: UnsafeMutablePointer<JSONParse>,
        _ bytes: ReportBytes
    ) throws(ReportError) {
        let text = part.baseAddress?.assumingMemoryBound(to: UInt8.self)
        let status = yajl_parse(handle, text, part.count)
        if status == yajl_status_client_canceled { throw state.pointee.failure(in: bytes) }
        guard status == yajl_status_ok else { throw problem(of: handle, in: bytes, offset: state.pointee.offset) }
    }

    /// What yajl says, in the words of our other messages.
    private static func problem(of handle: yajl_handle, in bytes: ReportBytes, offset: Int) -> ReportError {
        let place = offset == bytes.count ? offset : offset + yajl_get_bytes_consumed(handle)
        guard let text = yajl_get_error(handle, 0, nil, 0) else { return bytes.error("it is no valid JSON", at: place) }
        defer { yajl_free_error(handle, text) }
        var words = String(cString: text)
        while words.last == "\n" || words.last == "." { words.removeLast() }
        if words.hasSuffix("premature EOF") { return bytes.error(ReportError.jsonIsCutShort, at: bytes.count) }
        if words.hasSuffix("invalid bytes in UTF8 string") {
            return bytes.error("a string is no valid UTF-8", at: place)
        }
        // The parser has read the token that it does not like, the lexer has not.
        if words.hasSuffix("trailing garbage") {
            return bytes.error("something follows the end of the JSON", at: place - 1)
        }
        let isToken = words.hasPrefix("parse error: ")
        for kind in ["lexical error: ", "parse error: "] where words.hasPrefix(kind) {
            words.removeFirst(kind.count)
        }
        return bytes.error("it is no valid JSON: \(words)", at: isToken ? place - 1 : place)
    }
}
