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
        fileprivate var patterns: UInt64
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
        var callbacks = JSONParse.callbacks
        guard let handle = yajl_alloc(&callbacks, nil, state) else {
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
        if words.hasSuffix("premature EOF") { return bytes.error("the JSON is cut short", at: bytes.count) }
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

/// What is known while a text is parsed; in memory of its own, whose address yajl hands back.
private struct JSONParse {
    private let patterns: JSONPatternTable
    private let isKept: [Bool]
    private let keptWhole: [JSONKey]
    private let table = JSONKeyTable.shared
    private let tape = JSONTape()
    private let emit: (JSONRecord) throws(ReportError) -> Void
    private var containers: [JSONRecord.Container] = []
    private var record: (pattern: Int, start: Int)?
    /// The member whose name was read last.
    private var key: Int?
    private var name: Range<UInt32> = 0..<0
    private var skipsNext = false
    /// How many containers are open that nobody wants.
    private var skipped = 0
    private var depth = 0
    private var error: ReportError?
    private var problem: String?

    var handle: yajl_handle?
    /// Where the piece that is parsed begins.
    var offset = 0
    var events = 0

    init(_ records: JSONRecords, emit: @escaping (JSONRecord) throws(ReportError) -> Void) {
        patterns = JSONPatternTable(records.patterns)
        isKept = table.keys.map(records.kept.union(records.keptWhole).contains)
        keptWhole = Array(records.keptWhole)
        self.emit = emit
    }

    /// Just behind the last byte that was read.
    private var place: Int {
        offset + (handle.map { yajl_get_bytes_consumed($0) } ?? 0)
    }

    /// Why parsing was stopped.
    func failure(in bytes: ReportBytes) -> ReportError {
        error ?? bytes.error(problem ?? "it cannot be read", at: place - 1)
    }

    // MARK: - Events; false stops

    mutating func memberName(_ bytes: UnsafeBufferPointer<UInt8>) {
        events &+= 1
        guard skipped == 0 else { return }
        key = table.index(of: bytes)
        guard record != nil else { return }
        name = 0..<0
        if let key, isKept[key] { return }
        if let open = tape.openKey, keptWhole.contains(open) {
            name = tape.add(bytes)
            key = nil
        } else {
            skipsNext = true
        }
    }

    mutating func scalar(_ kind: JSONTape.Kind, _ text: UnsafeBufferPointer<UInt8>?) -> Bool {
        events &+= 1
        guard skipped == 0 else { return true }
        if record != nil {
            if skipsNext {
                skipsNext = false
                return true
            }
            keep(kind, text)
            return !tape.isFull || stop("one record holds more than \(JSONTape.limit >> 20) MB")
        }
        guard let pattern = patterns.completed(next(), at: containers.count) else { return true }
        tape.clear()
        record = (pattern, place)
        key = nil
        keep(kind, text)
        return finish(isContainer: false)
    }

    mutating func begin(_ kind: JSONTape.Kind) -> Bool {
        events &+= 1
        depth += 1
        guard depth <= JSONRecords.maximumDepth else {
            return stop("values lie more than \(JSONRecords.maximumDepth) deep in one another")
        }
        guard skipped == 0 else {
            skipped += 1
            return true
        }
        if record != nil {
            if skipsNext {
                skipsNext = false
                skipped = 1
            } else {
                let isMember = tape.isInObject
                tape.begin(kind, key: isMember ? key.map { table.keys[$0] } : nil, name: isMember ? name : 0..<0)
            }
            return true
        }
        let following = next()
        if let pattern = patterns.completed(following, at: containers.count) {
            tape.clear()
            record = (pattern, place - 1)
            let isMember = containers.last.map { !$0.isArray } ?? false
            tape.begin(kind, key: isMember ? key.map { table.keys[$0] } : nil, name: 0..<0)
        } else if following == 0 {
            skipped = 1
        } else {
            containers.append(
                JSONRecord.Container(start: place - 1, isArray: kind == .array, patterns: following))
        }
        return true
    }

    mutating func end() -> Bool {
        events &+= 1
        depth -= 1
        if skipped > 0 {
            skipped -= 1
        } else if record != nil {
            tape.end()
            if !tape.isOpen { return finish(isContainer: true) }
        } else {
            containers.removeLast()
        }
        return true
    }

    // MARK: -

    private mutating func keep(_ kind: JSONTape.Kind, _ text: UnsafeBufferPointer<UInt8>?) {
        let range = text.map { tape.add($0) } ?? 0..<0
        let isMember = tape.isInObject
        tape.add(kind, key: isMember ? key.map { table.keys[$0] } : nil, name: isMember ? name : 0..<0, text: range)
    }

    /// The patterns that the value that begins now lies on.
    private mutating func next() -> UInt64 {
        guard let last = containers.indices.last else { return patterns.all }
        containers[last].count += 1
        let container = containers[last]
        return container.isArray
            ? patterns.toElement(container.patterns, at: last)
            : patterns.toMember(container.patterns, at: last, key: key)
    }

    private mutating func finish(isContainer: Bool) -> Bool {
        guard let (pattern, start) = record else { return true }
        record = nil
        let end = place
        do throws(ReportError) {
            try emit(
                JSONRecord(
                    pattern: pattern, node: JSONNode(tape), range: isContainer ? start..<end : end..<end,
                    containers: containers))
            return true
        } catch {
            self.error = error
            return false
        }
    }

    private mutating func stop(_ problem: String) -> Bool {
        self.problem = problem
        return false
    }
}

extension JSONParse {
    /// yajl's events.
    static var callbacks: yajl_callbacks {
        yajl_callbacks(
            yajl_null: { state($0).pointee.scalar(.null, nil) ? 1 : 0 },
            yajl_boolean: { state($0).pointee.scalar($1 == 0 ? .no : .yes, nil) ? 1 : 0 },
            yajl_integer: nil,
            yajl_double: nil,
            yajl_number: { context, text, count in
                let text = UnsafeRawPointer(text)?.assumingMemoryBound(to: UInt8.self)
                return state(context).pointee.scalar(.number, UnsafeBufferPointer(start: text, count: count)) ? 1 : 0
            },
            yajl_string: { state($0).pointee.scalar(.string, UnsafeBufferPointer(start: $1, count: $2)) ? 1 : 0 },
            yajl_start_map: { state($0).pointee.begin(.object) ? 1 : 0 },
            yajl_map_key: {
                state($0).pointee.memberName(UnsafeBufferPointer(start: $1, count: $2))
                return 1
            },
            yajl_end_map: { state($0).pointee.end() ? 1 : 0 },
            yajl_start_array: { state($0).pointee.begin(.array) ? 1 : 0 },
            yajl_end_array: { state($0).pointee.end() ? 1 : 0 })
    }
}

/// The state whose address yajl hands back.
private func state(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<JSONParse> {
    guard let context else { preconditionFailure("yajl was given the address of a state") }
    return context.assumingMemoryBound(to: JSONParse.self)
}
