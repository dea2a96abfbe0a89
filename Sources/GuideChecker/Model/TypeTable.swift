/// The types of all files, each with its extensions.
final class TypeTable: Sendable {
    private struct Entry: Sendable {
        /// With the types around it, as `Outer.Inner`.
        var qualifiedName: String
        var file: Int
        var declaration: Code
        var extensions: [Code] = []
    }

    private let entries: [Entry]
    private let named: [String: [Int]]
    private let ofDeclaration: [Code: Int]
    private let folders: [String]
    /// The names that some class is declared with as its superclass.
    private let superclassNames: Set<String>

    /// - Parameter superclassNames: Names that classes of other files inherit from.
    init(files: [SourceFile], superclassNames: Set<String> = []) {
        let folders = files.map { file in file.path.lastIndex(of: "/").map { String(file.path[..<$0]) } ?? "" }
        var entries: [Entry] = []
        var named: [String: [Int]] = [:]
        var ofDeclaration: [Code: Int] = [:]
        var extensions: [(file: Int, code: Code)] = []
        for (number, file) in files.enumerated() {
            for code in file.tree.root.descendants where code.kind == .type {
                if code.flags.contains(.isExtension) {
                    extensions.append((number, code))
                    continue
                }
                let outer = code.ancestors.filter { $0.kind == .type }.map(\.name)
                let name = (outer.reversed() + [code.name]).joined(separator: ".")
                named[code.name, default: []].append(entries.count)
                ofDeclaration[code] = entries.count
                entries.append(Entry(qualifiedName: name, file: number, declaration: code))
            }
        }
        for (file, code) in extensions {
            let found = Self.find(code.name, from: file, entries, named, folders)
            if let found {
                entries[found].extensions.append(code)
                ofDeclaration[code] = found
            }
        }
        self.superclassNames = superclassNames.union(
            entries.filter { $0.declaration.flags.contains(.isClass) }.compactMap {
                $0.declaration.first(.inherited)?.name
            })
        self.entries = entries
        self.named = named
        self.ofDeclaration = ofDeclaration
        self.folders = folders
    }

    /// Returns the type of a name as code of a file sees it: of several, the one that is nearest.
    private static func find(
        _ name: String, from file: Int, _ entries: [Entry], _ named: [String: [Int]], _ folders: [String]
    ) -> Int? {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        guard var found = named[last] else { return nil }
        if last != name {
            found = found.filter {
                entries[$0].qualifiedName == name || entries[$0].qualifiedName.hasSuffix(".\(name)")
            }
        }
        guard found.count > 1 else { return found.first }
        return found.max { first, second in
            nearness(entries[first].file, file, folders) < nearness(entries[second].file, file, folders)
        }
    }

    private static func nearness(_ file: Int, _ other: Int, _ folders: [String]) -> Int {
        if file == other { return Int.max }
        return zip(folders[file].utf8, folders[other].utf8).prefix { $0 == $1 }.count
    }

    /// Returns the type of a name as code of a file sees it.
    func type(named name: String, from file: Int) -> TypeView? {
        Self.find(name, from: file, entries, named, folders).map(view)
    }

    /// Returns whether a class of this name is inherited from: what it lacks its subclasses may add.
    func hasSubclasses(_ name: String) -> Bool { superclassNames.contains(name) }

    /// Returns the type that a declaration or an extension belongs to; `nil` for an extension of a type that is not
    /// declared here.
    func type(of declaration: Code) -> TypeView? { ofDeclaration[declaration].map(view) }

    private func view(_ number: Int) -> TypeView {
        let entry = entries[number]
        return TypeView(table: self, file: entry.file, declaration: entry.declaration, extensions: entry.extensions)
    }
}
