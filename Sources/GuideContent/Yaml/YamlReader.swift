import CYaml

/// Reads the YAML of front matter and registries: one document of scalars, lists and maps, without the rest of the
/// language (anchors, tags, several documents), which a file that people write by hand is better without.
package struct YamlReader {
    /// How deep lists and maps may lie in one another.
    static let deepest = 32

    /// The collections that are still open, from the outermost.
    private var open: [Collection] = []
    private var root: YamlNode?
    private var faults: [YamlFault] = []
    private let offset: Place

    private struct Collection {
        var place: Place
        var isMapping: Bool
        var items: [YamlNode] = []
        var entries: [YamlEntry] = []
        var key: (text: String, place: Place)?
        /// Filled once there are so many keys that comparing each with all would show.
        private var keys: Set<String> = []

        init(place: Place, isMapping: Bool) {
            self.place = place
            self.isMapping = isMapping
        }

        /// Whether a key is new.
        mutating func takes(_ key: String) -> Bool {
            guard entries.count > 32 else { return !entries.contains { $0.key == key } }
            if keys.isEmpty { keys = Set(entries.map(\.key)) }
            return keys.insert(key).inserted
        }
    }

    private init(offset: Place) { self.offset = offset }

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8.
    ///   - firstLine: The line of the file that the text begins on.
    /// - Returns: The value, `nil` for a text without one, and what is wrong with it that lets reading go on.
    /// - Throws: What does not let reading go on.
    package static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, firstLine: Int = 1
    ) throws(YamlFault) -> (node: YamlNode?, faults: [YamlFault]) {
        var reader = YamlReader(offset: Place(line: firstLine, column: 1))
        var parser = yaml_parser_t()
        guard yaml_parser_initialize(&parser) == 1 else {
            throw YamlFault(place: reader.offset, code: "yaml-syntax", message: "no memory to read YAML", fix: nil)
        }
        defer { yaml_parser_delete(&parser) }
        yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
        yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
        var event = yaml_event_t()
        var isDone = false
        while !isDone {
            guard yaml_parser_parse(&parser, &event) == 1 else { throw reader.syntaxFault(parser, bytes) }
            defer { yaml_event_delete(&event) }
            isDone = event.type == YAML_STREAM_END_EVENT
            try reader.take(event)
        }
        return (reader.root, reader.faults)
    }

    private mutating func take(_ event: yaml_event_t) throws(YamlFault) {
        let place = place(event.start_mark)
        switch event.type {
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            try refuse(anchor: scalar.anchor, tag: scalar.tag, at: place)
            let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
            add(.init(value: .scalar(text, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE), place: place))
        case YAML_SEQUENCE_START_EVENT:
            try refuse(anchor: event.data.sequence_start.anchor, tag: event.data.sequence_start.tag, at: place)
            try begin(isMapping: false, at: place)
        case YAML_MAPPING_START_EVENT:
            try refuse(anchor: event.data.mapping_start.anchor, tag: event.data.mapping_start.tag, at: place)
            try begin(isMapping: true, at: place)
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
            guard let closed = open.popLast() else { return }
            add(
                .init(value: closed.isMapping ? .mapping(closed.entries) : .sequence(closed.items), place: closed.place)
            )
        case YAML_ALIAS_EVENT:
            throw YamlFault(
                place: place, code: "yaml-alias", message: "an alias ('*') is not read here",
                fix: "write the value out")
        case YAML_DOCUMENT_START_EVENT where root != nil:
            throw YamlFault(
                place: place, code: "yaml-documents", message: "a file holds one YAML document",
                fix: "remove the second '---' and what follows it")
        default:
            break
        }
    }

    private mutating func begin(isMapping: Bool, at place: Place) throws(YamlFault) {
        guard open.count < Self.deepest else {
            throw YamlFault(
                place: place, code: "yaml-depth",
                message: "lists and maps lie more than \(Self.deepest) deep in one another",
                fix: "check the indentation")
        }
        open.append(Collection(place: place, isMapping: isMapping))
    }

    /// Puts a finished value where it belongs.
    private mutating func add(_ node: YamlNode) {
        guard let last = open.indices.last else {
            root = node
            return
        }
        guard open[last].isMapping else {
            open[last].items.append(node)
            return
        }
        guard let key = open[last].key else {
            if case .scalar(let text, _) = node.value {
                open[last].key = (text, node.place)
            } else {
                open[last].key = ("", node.place)
                faults.append(
                    YamlFault(
                        place: node.place, code: "yaml-key", message: "a key is text, not a list or a map",
                        fix: "check the brackets and the indentation"))
            }
            return
        }
        open[last].key = nil
        if open[last].takes(key.text) {
            open[last].entries.append(YamlEntry(key: key.text, place: key.place, value: node))
        } else {
            faults.append(
                YamlFault(
                    place: key.place, code: "duplicate-key", message: "'\(key.text)' stands here a second time",
                    fix: "keep one of the two"))
        }
    }

    private func refuse(
        anchor: UnsafeMutablePointer<yaml_char_t>?, tag: UnsafeMutablePointer<yaml_char_t>?, at place: Place
    ) throws(YamlFault) {
        if anchor != nil {
            throw YamlFault(
                place: place, code: "yaml-anchor", message: "an anchor ('&') is not read here",
                fix: "write the value out")
        }
        if tag != nil {
            throw YamlFault(
                place: place, code: "yaml-tag", message: "a tag ('!') is not read here",
                fix: "remove it, or put text that begins with '!' in quotes")
        }
    }

    private func place(_ mark: yaml_mark_t) -> Place {
        Place(line: mark.line + offset.line, column: mark.column + 1)
    }

    private func syntaxFault(_ parser: yaml_parser_t, _ bytes: UnsafeBufferPointer<UInt8>) -> YamlFault {
        let problem = parser.problem.map { String(cString: $0) } ?? "it ends too early"
        if parser.error == YAML_READER_ERROR {
            let text = SourceText(bytes)
            let place = text.place(of: min(parser.problem_offset, bytes.count))
            return YamlFault(
                place: Place(line: place.line + offset.line - 1, column: place.column), code: "yaml-syntax",
                message: "YAML takes no such character (\(problem))", fix: "remove the character")
        }
        return YamlFault(
            place: place(parser.problem_mark), code: "yaml-syntax", message: "the YAML cannot be read: \(problem)",
            fix: Self.fixes[problem])
    }

    /// The likely repair for what libyaml says.
    private static let fixes = [
        "mapping values are not allowed in this context": "put text that holds ': ' in quotes",
        "found character that cannot start any token":
            "put text that begins with this character in quotes, and indent by spaces",
        "could not find expected ':'": "write 'key: value'",
        "did not find expected key": "check the indentation and the quotes of the line above",
        "found unexpected end of stream": "close the quote",
        "did not find expected ',' or ']'": "close the list with ']', and put text that holds ',' or ': ' in quotes",
        "did not find expected ',' or '}'": "close the map with '}', and put text that holds ',' or ': ' in quotes",
        "did not find expected '-' indicator": "check the indentation of the list",
        "found unknown escape character": "write '\\\\' for a backslash, or use single quotes",
    ]
}
