/// The files of any folder, among which articles link to one another.
public struct PlainFiles: Sendable {
    /// Where a link leads.
    package enum Target: Equatable {
        /// To another host, or within the page.
        case elsewhere
        /// To an article, by its path.
        case article(String)
        /// To another file, by its path.
        case file(String)
        /// To a folder that holds articles, at whatever depth; the path ends in `/` and is empty for the whole.
        case folder(String)
        /// To nothing that is there, at the path where it was looked for; `nil` where that lies outside.
        case nothing(String?)
        /// To what is not read, which is a problem already.
        case unusable
    }

    /// Markdown files, relative to the folder, in the order of their names at each level.
    public let articles: [String]
    /// Whether links between the files are looked at when articles are read; one that leads nowhere is a warning then.
    let followsLinks: Bool
    /// What was wrong with the folder.
    let problems: [Problem]
    /// The folder; empty where the files are named one by one.
    let root: String
    private let known: Set<String>
    private let others: Set<String>
    private let unusable: Set<String>
    /// Folders that hold articles, at whatever depth; each ends in `/`.
    private let folders: Set<String>
    /// The files of each name, and those of each folder.
    private let namesakes: [Substring: String]
    private let siblings: [String: [String]]

    /// Comparing the names of a folder with more files takes too long to do it for every link.
    private static let mostSiblings = 256

    /// Lists the files below a folder, as ``ContentLoader/forEachArticle(in:_:take:)`` reads them.
    ///
    /// - Parameters:
    ///   - excluded: A folder below it that is passed over, relative to it; none where it is `nil`.
    ///   - followsLinks: Whether links between the files are looked at when articles are read.
    public init(in folder: String, except excluded: String? = nil, followsLinks: Bool = true) {
        let log = ProblemLog()
        let walker = FolderWalker.walk(folder, except: excluded, log: log)
        self.init(walker.files, unusable: walker.unusable, root: folder, problems: log.problems, followsLinks)
    }

    /// Takes the paths of files as they would be found in a folder.
    package init(_ files: [String]) { self.init(files, unusable: [], root: "", problems: [], true) }

    private init(
        _ files: [String], unusable: Set<String>, root: String, problems: [Problem], _ followsLinks: Bool
    ) {
        articles = files.filter(Self.isArticle)
        self.followsLinks = followsLinks
        // An index of many files needs nothing of what follows.
        let files = followsLinks ? files : []
        let articles = followsLinks ? articles : []
        known = Set(articles)
        others = Set(files.filter { !Self.isArticle($0) })
        self.unusable = unusable
        self.root = root
        self.problems = problems
        var folders: Set<String> = [""]
        for article in articles {
            var folder = Self.folder(of: article)
            while folders.insert(folder).inserted { folder = Self.folder(of: String(folder.dropLast())) }
        }
        self.folders = folders
        namesakes = Dictionary(files.map { (Self.name(of: $0), $0) }) { first, _ in first }
        siblings = Dictionary(grouping: files) { Self.folder(of: $0) }
    }

    /// Returns whether a name is that of a Markdown file.
    static func isArticle(_ path: String) -> Bool { path.hasSuffix(".md") || path.hasSuffix(".markdown") }

    /// The folder that a path stands in, ending in `/`; empty for the whole.
    private static func folder(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
    }

    private static func name(of path: String) -> Substring {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
    }

    /// Returns where a link of an article leads. An address may be percent-encoded, as addresses are, or not, as authors often
    /// write it.
    package func target(of destination: String, from path: String) -> Target {
        if Self.isElsewhere(destination) { return .elsewhere }
        let end = destination.firstIndex { $0 == "#" || $0 == "?" } ?? destination.endIndex
        let written = String(destination[..<end])
        if written.isEmpty { return .elsewhere }
        let decoded = Self.decoded(written)
        for spelling in decoded == written ? [written] : [decoded, written] {
            guard let target = ArticlePath.resolve(spelling, from: path) else { continue }
            let folder = target.isEmpty ? "" : "\(target)/"
            if folders.contains(folder) { return .folder(folder) }
            if spelling.hasSuffix("/") { continue }
            if known.contains(target) { return .article(target) }
            if others.contains(target) { return .file(target) }
            if unusable.contains(target) { return .unusable }
        }
        return .nothing(ArticlePath.resolve(decoded, from: path))
    }

    /// Whether an address names another host or a place of the same page.
    private static func isElsewhere(_ address: String) -> Bool {
        address.hasPrefix("//") || address.hasPrefix("#") || address.hasPrefix("?")
            || address.prefix { $0 != "/" && $0 != "?" && $0 != "#" }.contains(":")
    }

    /// The text with `%41` as `A`; unchanged where what comes out is no UTF-8.
    private static func decoded(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2)
            if byte == UInt8(ascii: "%"), digits.count == 2, digits.first != UInt8(ascii: "+"),
                let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self) ?? text
    }

    /// Returns the likely repair of a link that leads nowhere: a file of the same name in another folder, or one of nearly the
    /// same name in the folder where it was looked for.
    func repair(of target: String?, from path: String) -> String? {
        guard let target else { return nil }
        let folder = Self.folder(of: target)
        let near = siblings[folder] ?? []
        let found =
            namesakes[Self.name(of: target)]
            ?? (near.count > Self.mostSiblings
                ? nil
                : NearestName.find(String(Self.name(of: target)), in: near.map { String(Self.name(of: $0)) }).map {
                    folder + $0
                })
        return found.flatMap { $0 == path ? nil : $0 }.map { "write '\(Self.relative($0, from: path))'" }
    }

    private static func relative(_ target: String, from path: String) -> String {
        var target = target.split(separator: "/")[...]
        var folders = path.split(separator: "/").dropLast()
        while let first = target.first, target.count > 1, first == folders.first {
            target.removeFirst()
            folders.removeFirst()
        }
        return String(repeating: "../", count: folders.count) + target.joined(separator: "/")
    }
}
