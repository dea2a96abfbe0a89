import GuideChecker
import GuideCommandLine
import GuideContent

/// Finds and reads `.a11y-guide.yml`.
enum ConfigurationFile {
    static let name = ".a11y-guide.yml"

    /// Returns what the named file says, or else the one in the folder of a path or the nearest one above it; where there is
    /// none, nothing is said.
    static func read(named path: String?, near start: String) throws(Complaint) -> CheckConfiguration {
        if let path {
            let bytes: [UInt8]
            do throws(SourceWalker.ReadError) {
                bytes = try SourceWalker.read(path)
            } catch {
                throw Complaint("configuration '\(path)' cannot be read: \(error.reason)")
            }
            return try read(bytes, path)
        }
        guard var folder = FilePaths.real(start) else { return CheckConfiguration() }
        if !FilePaths.isFolder(folder) { folder = FilePaths.parent(of: folder) }
        while true {
            let file = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
            // One that is there and cannot be read may turn off what is about to be reported.
            if FilePaths.exists(file) { return try read(named: file, near: start) }
            let above = FilePaths.parent(of: folder)
            if above == folder { return CheckConfiguration() }
            folder = above
        }
    }

    static func read(_ bytes: [UInt8], _ path: String) throws(Complaint) -> CheckConfiguration {
        let root: YamlNode?
        let faults: [YamlFault]
        do throws(YamlFault) {
            (root, faults) = try yaml(bytes)
        } catch {
            throw complaint(path, error.place, error.message, error.fix)
        }
        if let fault = faults.first { throw complaint(path, fault.place, fault.message, fault.fix) }
        var result = CheckConfiguration()
        result.file = FilePaths.displayed(path)
        result.folder = FilePaths.parent(of: FilePaths.real(path) ?? path)
        guard let root else { return result }
        for entry in try map(root, path, "the file") {
            switch entry.key {
            case "rules":
                for rule in try map(entry.value, path, "'rules'") { try add(rule, path, to: &result) }
            case "exclude":
                guard case .sequence(let items) = entry.value.value else {
                    throw complaint(
                        path, entry.value.place, "'exclude' is a list of paths", "write [Generated, '**/Mocks']")
                }
                for item in items {
                    guard case .scalar(let text, _) = item.value, !text.isEmpty else {
                        throw complaint(path, item.place, "a path is text", nil)
                    }
                    result.exclude.append(PathPattern(text))
                    result.places.append(item.place)
                }
            default:
                throw complaint(
                    path, entry.place, "'\(entry.key)' is not known here",
                    near(entry.key, ["rules", "exclude"]) ?? "there are: rules, exclude")
            }
        }
        return result
    }

    private static func add(_ entry: YamlEntry, _ path: String, to result: inout CheckConfiguration) throws(Complaint) {
        let rules = Check.all.map(\.rule)
        guard rules.contains(entry.key) else {
            throw complaint(
                path, entry.place, "there is no check for '\(entry.key)'",
                near(entry.key, rules) ?? "see: a11y-guide check --list")
        }
        let levels = CheckConfiguration.Level.allCases.map(\.rawValue)
        guard case .scalar(let text, _) = entry.value.value, let level = CheckConfiguration.Level(rawValue: text) else {
            throw complaint(path, entry.value.place, "a level is one of \(levels.joined(separator: ", "))", nil)
        }
        result.levels[entry.key] = level
    }

    private static func yaml(_ bytes: [UInt8]) throws(YamlFault) -> (YamlNode?, [YamlFault]) {
        // `withUnsafeBufferPointer` hands on any error; what comes out of the closure is a value.
        let result = bytes.withUnsafeBufferPointer { buffer -> Result<(YamlNode?, [YamlFault]), YamlFault> in
            do throws(YamlFault) {
                let (node, faults) = try YamlReader.read(buffer)
                return .success((node, faults))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private static func map(_ node: YamlNode, _ path: String, _ what: String) throws(Complaint) -> [YamlEntry] {
        guard case .mapping(let entries) = node.value else {
            throw complaint(path, node.place, "\(what) holds 'key: value' lines", nil)
        }
        return entries
    }

    private static func near(_ name: String, _ names: [String]) -> String? {
        let near = NearNames.nearest(to: name, among: names)
        return near.isEmpty ? nil : "did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
    }

    private static func complaint(_ path: String, _ place: Place, _ message: String, _ fix: String?) -> Complaint {
        Complaint("\(path):\(place.line):\(place.column): \(message)", hints: fix.map { [.text($0)] } ?? [])
    }
}
