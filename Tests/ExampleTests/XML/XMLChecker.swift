import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Parses XML blocks: layouts and resources of Android.
enum XMLChecker {
    /// The prefixes that a layout may leave undeclared, as an excerpt does.
    private static let prefixes = [
        "android": "http://schemas.android.com/apk/res/android", "app": "http://schemas.android.com/apk/res-auto",
        "tools": "http://schemas.android.com/tools",
    ]

    /// Returns what is wrong with a block: the first place where it is no well-formed XML with namespaces.
    static func faults(in block: CodeBlock) -> [Fault] {
        // A line of its own, so that the lines below only have to be counted down by one.
        let declarations = prefixes.sorted { $0.key < $1.key }.map { " xmlns:\($0.key)=\"\($0.value)\"" }.joined()
        let parser = XMLParser(data: Data("<excerpt\(declarations)>\n\(block.code)</excerpt>\n".utf8))
        parser.shouldProcessNamespaces = true
        parser.shouldReportNamespacePrefixes = true
        parser.shouldResolveExternalEntities = false
        let delegate = FaultCollector(prefixes: Set(prefixes.keys).union(["xml", "xmlns", ""]))
        parser.delegate = delegate
        let isWellFormed = parser.parse()
        guard let place = delegate.place ?? (isWellFormed ? nil : (parser.lineNumber, parser.columnNumber)) else {
            return []
        }
        let lines = block.code.utf8.count { $0 == UInt8(ascii: "\n") }
        let reason = delegate.reason ?? "\(parser.parserError.map { "\($0)" } ?? "no well-formed XML")"
        return [
            Fault(
                path: block.path, line: block.line + min(max(place.line - 2, 0), max(lines - 1, 0)),
                column: max(1, place.column), message: "error: \(reason)")
        ]
    }

    /// Notes the first fault down.
    private final class FaultCollector: NSObject, XMLParserDelegate {
        private let prefixes: Set<String>
        private var declared: Set<String> = []
        private(set) var place: (line: Int, column: Int)?
        private(set) var reason: String?

        init(prefixes: Set<String>) { self.prefixes = prefixes }

        func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespaceURI: String) {
            declared.insert(prefix)
        }

        func parser(
            _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
            qualifiedName: String?, attributes: [String: String]
        ) {
            for name in attributes.keys.sorted() where name.contains(":") {
                let prefix = String(name.prefix { $0 != ":" })
                if !prefixes.contains(prefix), !declared.contains(prefix) {
                    note(parser, "the prefix '\(prefix)' is not declared")
                }
            }
        }

        func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
            note(parser, "no well-formed XML (\(error.localizedDescription))")
        }

        private func note(_ parser: XMLParser, _ reason: String) {
            guard place == nil else { return }
            place = (parser.lineNumber, parser.columnNumber)
            self.reason = reason
        }
    }
}
