/// All files of one run with the types that they declare.
final class ModuleModel: Sendable {
    let files: [SourceFile]
    let types: TypeTable
    let helpers: ViewHelpers
    private let fileOfTree: [ObjectIdentifier: Int]

    /// What is known of files that are not among them, too.
    private let hints: ModuleHints

    init(files: [SourceFile], hints: ModuleHints) {
        self.hints = hints
        self.files = files
        fileOfTree = Dictionary(
            files.enumerated().map { (ObjectIdentifier($1.tree), $0) }, uniquingKeysWith: { first, _ in first })
        let types = TypeTable(files: files, superclassNames: hints.superclassNames)
        self.types = types
        helpers = ViewHelpers(files: files)
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

    /// Keys of the app's string tables.
    var localizedKeys: Set<String> { hints.localizedKeys }

    /// Returns whether a view may come from a nib or a storyboard, where it may have been given anything.
    func isInNib(_ type: TypeView) -> Bool { hints.outletTypes.contains(type.name) || type.mentions("awakeFromNib") }

    /// Returns the number of the file that a piece of code stands in.
    func file(of code: Code) -> Int { fileOfTree[ObjectIdentifier(code.tree)] ?? 0 }
}
