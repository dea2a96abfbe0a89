import CYajl

/// What is known while a text is parsed; in memory of its own, whose address yajl hands back.
struct JSONParse {
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
