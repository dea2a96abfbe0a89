/// All files of one run with the types that they declare.
final class ModuleModel: Sendable {
    let files: [SourceFile]
    let types: TypeTable
    private let fileOfTree: [ObjectIdentifier: Int]

    /// Keys of the string tables that stand beside the files, as far as they were looked for.
    let localizedKeys: Set<String>

    init(files: [SourceFile], localizedKeys: Set<String> = [], superclassNames: Set<String> = []) {
        self.localizedKeys = localizedKeys
        self.files = files
        fileOfTree = Dictionary(
            files.enumerated().map { (ObjectIdentifier($1.tree), $0) }, uniquingKeysWith: { first, _ in first })
        let types = TypeTable(files: files, superclassNames: superclassNames)
        outletTypes = Set(
            files.filter { $0.tree.holds("IBOutlet") }.flatMap { file in
                file.tree.root.descendants.filter { $0.kind == .attribute && $0.name == "IBOutlet" }
                    .compactMap { $0.parent?.first(.typeName)?.name }
            })
        self.types = types
        navigationAnswersEscape = files.contains { file in
            guard file.tree.holds("accessibilityPerformEscape") else { return false }
            return file.tree.root.descendants.contains { code in
                code.kind == .function && code.name == "accessibilityPerformEscape"
                    && code.enclosingType.flatMap(types.type)?.isSubclass(of: "UINavigationController") ?? false
            }
        }
    }

    /// Whether a navigation controller of these files answers the escape gesture for the screens in it.
    let navigationAnswersEscape: Bool

    /// The types of outlets, which nibs and storyboards make.
    private let outletTypes: Set<String>

    /// Returns whether a view may come from a nib or a storyboard, where it may have been given anything.
    func isInNib(_ type: TypeView) -> Bool { outletTypes.contains(type.name) || type.mentions("awakeFromNib") }

    /// Returns the number of the file that a piece of code stands in.
    func file(of code: Code) -> Int { fileOfTree[ObjectIdentifier(code.tree)] ?? 0 }
}
