import CExpat

/// Reads XML as a stream and keeps of it one element at a time.
///
/// Nothing outside of the document is read: declarations of entities are refused, so that none can name a file or grow without end.
struct XMLRecords {
    /// Elements may lie this deep in one another.
    static let maximumDepth = 256
    /// Tags and pieces of text may have this many bytes.
    static let longestToken = 16 << 20
    /// How much may be kept of one element.
    static let limit = 16 << 20

    /// The names of the elements that are handed over.
    let elements: Set<String>
    /// The attributes that are kept, of any element.
    let attributes: Set<String>
    /// The elements whose text is kept.
    var texts: Set<String> = []

    /// Hands over the elements in the order in which they end.
    ///
    /// - Throws: What is wrong with the XML and where, and what the closure throws.
    func read(_ source: ReportSource, _ each: (XMLRecord) throws(ReportError) -> Void) throws(ReportError) {
        var result: Result<Void, ReportError> = .success(())
        withoutActuallyEscaping(each) { each in
            result = Self.parse(source, XMLParse(self, emit: each)).map { _ in }
        }
        try result.get()
    }

    /// The outermost element, without what is in it.
    ///
    /// - Throws: What is wrong with the XML in front of it.
    static func root(of source: ReportSource) throws(ReportError) -> XMLNode {
        let attributes: Set<String> = ["type", "by", "format", "client"]
        var parse = XMLParse(XMLRecords(elements: [], attributes: attributes), emit: { (_) throws(ReportError) in })
        parse.stopsAtRoot = true
        guard let root = try Self.parse(source, parse).get().root else { throw ReportError("the XML has no element") }
        return root
    }

    private static func parse(_ source: ReportSource, _ initial: XMLParse) -> Result<XMLParse, ReportError> {
        let state = UnsafeMutablePointer<XMLParse>.allocate(capacity: 1)
        state.initialize(to: initial)
        defer {
            state.deinitialize(count: 1)
            state.deallocate()
        }
        // What was UTF-16 still declares so.
        guard let parser = XML_ParserCreate(source.isTranscoded ? "UTF-8" : nil) else {
            return .failure(ReportError("there is no memory to read it"))
        }
        defer { XML_ParserFree(parser) }
        state.pointee.parser = parser
        XMLParse.setHandlers(of: parser, state)
        var quiet = 0
        do throws(ReportError) {
            let bytes = source.bytes
            try bytes.forEachPiece(in: source.start..<bytes.count) { (piece, offset) throws(ReportError) in
                let eventsBefore = state.pointee.events
                let isLast: Int32 = offset + piece.count == bytes.count ? 1 : 0
                let text = piece.baseAddress?.assumingMemoryBound(to: CChar.self)
                let status = XML_Parse(parser, text, Int32(piece.count), isLast)
                if state.pointee.hasStopped {
                    if let error = state.pointee.error { throw error }
                    return false
                }
                guard status == XML_STATUS_OK else { throw problem(of: parser, isLast: isLast == 1) }
                quiet = state.pointee.events == eventsBefore ? quiet + piece.count : 0
                if quiet > longestToken {
                    throw place(of: parser, "a tag or a text is longer than \(longestToken >> 20) MB")
                }
                return true
            }
            return .success(state.pointee)
        } catch {
            return .failure(error)
        }
    }

    /// What Expat says, in the words of our other messages.
    private static func problem(of parser: XML_Parser, isLast: Bool) -> ReportError {
        let code = XML_GetErrorCode(parser)
        if isLast,
            [XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_UNCLOSED_CDATA_SECTION, XML_ERROR_PARTIAL_CHAR]
                .contains(code)
        {
            return place(of: parser, ReportError.xmlIsCutShort)
        }
        if code == XML_ERROR_UNKNOWN_ENCODING {
            return place(of: parser, "the encoding that the XML declares is not known")
        }
        let text = XML_ErrorString(code).map { String(cString: $0) } ?? "it cannot be read"
        return place(of: parser, "it is no valid XML: \(text)")
    }

    fileprivate static func place(of parser: XML_Parser, _ reason: String) -> ReportError {
        ReportError(
            reason, line: Int(XML_GetCurrentLineNumber(parser)), column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
    }
}

/// What is known while a text is parsed; in memory of its own, whose address Expat hands back.
private struct XMLParse {
    private let records: XMLRecords
    private let emit: (XMLRecord) throws(ReportError) -> Void
    private var stack = XMLElementStack()

    var parser: XML_Parser?
    var stopsAtRoot = false
    var events = 0
    private(set) var root: XMLNode?
    private(set) var hasStopped = false
    private(set) var error: ReportError?

    init(_ records: XMLRecords, emit: @escaping (XMLRecord) throws(ReportError) -> Void) {
        self.records = records
        self.emit = emit
    }

    mutating func begin(_ name: UnsafePointer<CChar>?, _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
        events &+= 1
        guard let name else { return }
        guard stack.open.count < XMLRecords.maximumDepth else {
            stop("elements lie more than \(XMLRecords.maximumDepth) deep in one another")
            return
        }
        var attributes: [String: String] = [:]
        var next = list
        while let pair = next, let key = pair[0], let value = pair[1] {
            let key = String(cString: key)
            if records.attributes.contains(key) { attributes[key] = String(cString: value) }
            next = pair + 2
        }
        let node = XMLNode(name: String(cString: name), attributes: attributes)
        if stopsAtRoot {
            root = node
            stop(nil)
            return
        }
        stack.begin(node, isRecord: records.elements.contains(node.name))
        checkSize()
    }

    mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
        events &+= 1
        guard stack.isRecording, let name = stack.open.last?.name, records.texts.contains(name) else { return }
        stack.add(text)
        checkSize()
    }

    mutating func end() {
        events &+= 1
        guard let record = stack.end() else { return }
        do throws(ReportError) {
            try emit(record)
        } catch {
            self.error = error
            stop(nil)
        }
    }

    /// Without a reason, it ends in peace or an error is known.
    mutating func stop(_ reason: String?) {
        guard let parser, !hasStopped else { return }
        hasStopped = true
        if let reason { error = XMLRecords.place(of: parser, reason) }
        XML_StopParser(parser, 0)
    }

    private mutating func checkSize() {
        if stack.size > XMLRecords.limit { stop("one element holds more than \(XMLRecords.limit >> 20) MB") }
    }
}

extension XMLParse {
    /// Expat's events.
    static func setHandlers(of parser: XML_Parser, _ state: UnsafeMutablePointer<XMLParse>) {
        XML_SetUserData(parser, state)
        XML_SetElementHandler(
            parser, { parseState($0).pointee.begin($1, $2) }, { context, _ in parseState(context).pointee.end() })
        XML_SetCharacterDataHandler(parser) { context, text, count in
            let text = UnsafeRawPointer(text)?.assumingMemoryBound(to: UInt8.self)
            parseState(context).pointee.add(UnsafeBufferPointer(start: text, count: Int(count)))
        }
        XML_SetEntityDeclHandler(parser) { context, name, _, _, _, _, _, _, _ in
            let name = name.map { String(cString: $0) } ?? ""
            parseState(context).pointee.stop("it declares the entity '\(name)', which no report needs")
        }
        XML_SetUnknownEncodingHandler(parser, { _, name, encoding in windows1252(name, encoding) ? 1 : 0 }, nil)
    }
}

/// The one encoding beside those of Expat that reports are known to have.
private func windows1252(_ name: UnsafePointer<CChar>?, _ encoding: UnsafeMutablePointer<XML_Encoding>?) -> Bool {
    guard let name, let encoding, ["windows-1252", "cp1252"].contains(String(cString: name).lowercased()) else {
        return false
    }
    let upper: [Int32] = [
        0x20AC, -1, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, -1, 0x017D,
        -1,
        -1, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, -1, 0x017E,
        0x0178,
    ]
    withUnsafeMutableBytes(of: &encoding.pointee.map) { map in
        let map = map.bindMemory(to: Int32.self)
        for byte in map.indices { map[byte] = 0x80...0x9F ~= byte ? upper[byte - 0x80] : Int32(byte) }
    }
    encoding.pointee.convert = nil
    encoding.pointee.release = nil
    return true
}

/// The state whose address Expat hands back.
private func parseState(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<XMLParse> {
    guard let context else { preconditionFailure("Expat was given the address of a state") }
    return context.assumingMemoryBound(to: XMLParse.self)
}
