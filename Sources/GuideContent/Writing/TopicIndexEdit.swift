public import GuideCatalog

/// Adds a rule to the list of its topic, leaving the rest of the file as it is.
public enum TopicIndexEdit {
    /// Returns the text of a topic's `index.<language>.md` with a rule at the end of `rules`; `nil` where the front
    /// matter has no such list or cannot be read. A rule that is in the list already changes nothing.
    public static func adding(_ rule: RuleID, to text: String) -> String? {
        var text = text
        guard let list = text.withUTF8(rules) else { return nil }
        guard !list.names.contains(rule.rawValue) else { return text }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let last = list.last else {
            let line = list.place.line - 1
            let start = lines[line].index(lines[line].startIndex, offsetBy: list.place.column - 1)
            guard lines[line][start...].hasPrefix("["), let end = lines[line][start...].firstIndex(of: "]") else {
                return nil
            }
            lines[line].replaceSubrange(start...end, with: "[\(rule)]")
            return lines.joined(separator: "\n")
        }
        let line = last.place.line - 1
        let start = lines[line].index(lines[line].startIndex, offsetBy: last.place.column - 1)
        let before = lines[line][..<start]
        if before.contains("-"), before.allSatisfy({ $0 == " " || $0 == "-" }) {
            let end = lines[line].hasSuffix("\r") ? "\r" : ""
            lines.insert("\(before)\(rule)\(end)", at: line + 1)
        } else {
            let end = lines[line].index(start, offsetBy: last.length)
            lines[line].insert(contentsOf: ", \(rule)", at: end)
        }
        return lines.joined(separator: "\n")
    }

    private struct List {
        var place: Place
        var names: [String]
        /// The last name, with its length as it is written.
        var last: (place: Place, length: Int)?
    }

    private static func rules(_ bytes: UnsafeBufferPointer<UInt8>) -> List? {
        guard case .success(let matter) = FrontMatter.find(in: bytes),
            let read = try? YamlReader.read(UnsafeBufferPointer(rebasing: bytes[matter.yaml]), firstLine: 2),
            case .mapping(let entries) = read.node?.value,
            let node = entries.first(where: { $0.key == "rules" })?.value, case .sequence(let items) = node.value
        else { return nil }
        var list = List(place: node.place, names: [])
        for item in items {
            guard case .scalar(let name, let isPlain) = item.value else { return nil }
            list.names.append(name)
            list.last = (item.place, name.count + (isPlain ? 0 : 2))
        }
        return list
    }
}
