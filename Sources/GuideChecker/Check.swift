public import GuideCatalog

/// Code of ours that examines source for one rule.
///
/// It has no prose: title, reason and repair are those of the rule in the catalog.
public struct Check: Sendable {
    /// The ID of the rule.
    public let rule: String
    /// The frameworks that it sees the rule in.
    public let frameworks: [Framework]
    /// Whether it runs where no configuration says so; one that is wrong too often on real apps does not.
    public let isOnByDefault: Bool
    /// A file in which none of these occurs is passed over.
    let triggers: [Trigger]
    let examine: @Sendable (inout Examination) -> Void

    init(
        _ rule: String, _ frameworks: [Framework], triggers: [Trigger], isOnByDefault: Bool = true,
        _ examine: @escaping @Sendable (inout Examination) -> Void
    ) {
        self.rule = rule
        self.frameworks = frameworks
        self.triggers = triggers
        self.isOnByDefault = isOnByDefault
        self.examine = examine
    }
}

/// One check at work on one file.
struct Examination {
    let rule: String
    let module: ModuleModel
    let file: Int
    private(set) var findings: [CheckFinding] = []

    init(rule: String, module: ModuleModel, file: Int) {
        self.rule = rule
        self.module = module
        self.file = file
    }

    /// The code of the file.
    var tree: CodeTree { module.files[file].tree }

    /// The types that the file declares or extends, each once.
    var types: [TypeView] {
        var seen: Set<Code> = []
        return tree.root.descendants.filter { $0.kind == .type }.compactMap { module.types.type(of: $0) }
            .filter { seen.insert($0.declaration).inserted }
    }

    /// Returns the type that a piece of code stands in, with its extensions.
    func type(around code: Code) -> TypeView? { code.enclosingType.flatMap { module.types.type(of: $0) } }

    /// Reports a place; facts are names from the source that tell a reader what is meant.
    mutating func report(_ code: Code, _ facts: String...) {
        if code.isPreview { return }
        let source = module.files[module.file(of: code)]
        let start = source.location(at: code.mark.lowerBound)
        // What is longer than a line is pointed at by its first line.
        let stop = source.location(at: code.mark.upperBound)
        let end = stop.line == start.line ? stop : (start.line, source.text(ofLine: start.line).count + 1)
        let finding = CheckFinding(
            rule: rule, path: source.path, line: start.line, column: start.column, endLine: end.0, endColumn: end.1,
            facts: facts.filter { !$0.isEmpty })
        if !findings.contains(finding) { findings.append(finding) }
    }

    /// Reports a declaration by its first line up to its name.
    mutating func report(declaration code: Code, _ facts: String...) {
        if code.isPreview { return }
        let source = module.files[module.file(of: code)]
        let first =
            code.children.filter { $0.kind == .attribute }.map(\.range.upperBound).max() ?? code.range.lowerBound
        var start = first
        while start < code.range.upperBound, source.bytes[start] == 0x20 || source.bytes[start] == 0x0A { start += 1 }
        let (line, column) = source.location(at: start)
        let end = source.text(ofLine: line).count + 1
        let finding = CheckFinding(
            rule: rule, path: source.path, line: line, column: column, endLine: line, endColumn: end,
            facts: facts.filter { !$0.isEmpty })
        if !findings.contains(finding) { findings.append(finding) }
    }
}

extension Code {
    /// Whether it is shown in Xcode's canvas alone.
    fileprivate var isPreview: Bool {
        ancestors.contains { code in
            code.kind == .macro && code.name == "Preview"
                || code.kind == .type
                    && (code.name.hasSuffix("_Previews")
                        || code.children.contains { $0.kind == .inherited && $0.name == "PreviewProvider" })
        }
    }
}
