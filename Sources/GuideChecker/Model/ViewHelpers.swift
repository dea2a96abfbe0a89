/// What does something for a view in the view's place, found once for all files of a run: functions of extensions and of files,
/// and views, modifiers and styles of the app's own, by their names.
struct ViewHelpers: Sendable {
    /// What may name a view.
    let naming: [String]
    /// What may give a view accessibility actions.
    let acting: [String]
    /// What may say that a view is chosen.
    let selecting: [String]
    /// The last names of paths whose accessibility label is set, as `slider` of `cell.slider.accessibilityLabel`.
    let namedMembers: Set<String>

    /// Words that name a view.
    static let labels = [
        "accessibilityLabel", "accessibility", "accessibilityLabelBlock", "accessibilityAttributedLabel",
        "setAccessibilityLabel", "accessibilityRepresentation", "accessibilityElement",
    ]

    init(files: [SourceFile]) {
        naming = Self.names(mentioning: Self.labels, in: files)
        acting = Self.names(mentioning: ["accessibilityAction", "accessibilityActions"], in: files)
        selecting = Self.names(mentioning: ["isSelected", "accessibilityValue"], in: files)
        let receivers = files.filter { $0.tree.holds("accessibilityLabel") }.flatMap { file in
            file.tree.root.descendants.compactMap { $0.receiver(ofAssignmentTo: "accessibilityLabel") }
        }
        namedMembers = Set(
            receivers.compactMap { path in path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } })
    }

    private static func names(mentioning words: [String], in files: [SourceFile]) -> [String] {
        var names: Set<String> = []
        for file in files where words.contains(where: file.tree.holds) {
            for code in file.tree.root.descendants
            where code.kind == .type && isView(code) || code.kind == .function && isFree(code) {
                if code.mentions(any: words) { names.insert(code.name) }
            }
        }
        return names.subtracting(["body", "makeBody", "init"]).sorted()
    }

    /// Whether a function stands in an extension or in no type.
    private static func isFree(_ function: Code) -> Bool {
        function.enclosingType.map { $0.flags.contains(.isExtension) } ?? true
    }

    private static func isView(_ type: Code) -> Bool {
        type.children.contains {
            $0.kind == .inherited && ($0.name == "View" || $0.name == "ViewModifier" || $0.name.hasSuffix("Style"))
        }
    }
}
