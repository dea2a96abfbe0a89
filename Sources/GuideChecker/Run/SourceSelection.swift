/// Which files of a run have to be parsed: those in which a check may find something, and those that tell what the types in
/// them do.
struct SourceSelection {
    private let outlines: [SourceOutline?]
    /// Files by the name of a type that they declare.
    private var declaring: [String: [Int]] = [:]
    /// Files by the name of a type that they extend.
    private var extending: [String: [Int]] = [:]
    /// The first thing that each class inherits from, by its name.
    private var parents: [String: String] = [:]
    private var taken: [Bool]

    /// - Parameters:
    ///   - outlines: The outline of each file; `nil` for one that cannot be read.
    ///   - taken: Whether a file is parsed anyhow.
    init(outlines: [SourceOutline?], taken: [Bool]) {
        self.outlines = outlines
        self.taken = taken
        for (number, outline) in outlines.enumerated() {
            guard let outline, !outline.isTest || taken[number] else { continue }
            for declaration in outline.declarations {
                declaring[declaration.name, default: []].append(number)
                if declaration.isClass, let parent = declaration.inherited.first {
                    // Of two classes with one name, the one that leads to a view counts.
                    if parents[declaration.name].map({ !SystemClasses.has($0) }) ?? true {
                        parents[declaration.name] = parent
                    }
                }
            }
            for name in outline.extended { extending[name, default: []].append(number) }
        }
    }

    /// Reads what a file tells without being parsed.
    static func outline(of bytes: [UInt8]) -> SourceOutline { SourceOutline(of: bytes, lookingFor: words) }

    private static let words = WordSet(triggers.flatMap(\.words))
    /// What is looked for, whichever checks run; comments that suppress begin with the last.
    private static let triggers = Array(Set(Check.all.flatMap(\.triggers) + answers + ["a11y"]))
    /// Code that answers for other files without being related to them.
    private static let answers: [Trigger] = [
        "accessibilityPerformEscape", "adjustable", "isSelected", "accessibilityValue", "accessibilityAction",
        "accessibilityActions", "accessibilityLabel",
    ]

    /// Returns whether a check may find something in a file.
    static func mayMatter(_ outline: SourceOutline) -> Bool { triggers.contains { $0.occurs(in: outline) } }

    /// Returns whether something in a file may answer for others.
    static func mayAnswer(_ outline: SourceOutline) -> Bool { answers.contains { $0.occurs(in: outline) } }

    /// Returns the files that tell more of files that have been parsed, each once.
    mutating func related(to sources: [SourceFile]) -> [Int] {
        var found: [Int] = []
        func take(_ files: [Int]?, _ taken: inout [Bool]) {
            for file in files ?? [] where !taken[file] {
                taken[file] = true
                found.append(file)
            }
        }
        for source in sources {
            for code in source.tree.root.descendants where code.kind == .type {
                let name = Self.last(code.name)
                // What it does is told by its extensions, by what it inherits from and by that one's extensions; to whom an
                // extension belongs is told by all that have the name.
                var names = code.children.filter { $0.kind == .inherited }.map { Self.last($0.name) }
                if code.flags.contains(.isExtension) || extending[name] != nil { names.append(name) }
                for name in names {
                    guard let declared = declaring[name] else { continue }
                    take(declared, &taken)
                    take(extending[name], &taken)
                }
            }
            // A property may be of a class that is a button in the end.
            for name in source.tree.names where parents[name] != nil && isView(name) { take(declaring[name], &taken) }
        }
        return found
    }

    /// Whether a class inherits from one of the system, as far as names tell.
    private func isView(_ name: String) -> Bool {
        var current = name
        for _ in 0..<32 {
            guard let parent = parents[current] else { return false }
            if SystemClasses.has(parent) { return parent != "NSObject" }
            current = parent
        }
        return false
    }

    private static func last(_ name: String) -> String {
        name.split(separator: ".").last.map(String.init) ?? name
    }

    /// What counts of all files, of those that are not parsed too.
    var hints: ModuleHints {
        var hints = ModuleHints()
        for (number, outline) in outlines.enumerated() {
            guard let outline, !outline.isTest || taken[number] else { continue }
            hints.outletTypes.formUnion(outline.outletTypes)
            for declaration in outline.declarations where declaration.isClass {
                if let first = declaration.inherited.first { hints.superclassNames.insert(first) }
            }
        }
        return hints
    }
}
