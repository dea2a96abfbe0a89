extension ModuleModel {
    /// Returns the names of what may do something for a view in its place because one of some words occurs in it: functions of
    /// extensions and of files, and views, modifiers and styles of the app's own.
    func helpers(mentioning words: [String]) -> [String] {
        var names: Set<String> = []
        for file in files where words.contains(where: file.tree.holds) {
            for code in file.tree.root.descendants where code.kind == .type || code.kind == .function {
                switch code.kind {
                case .function:
                    guard let type = code.enclosingType, !type.flags.contains(.isExtension) else {
                        if code.mentions(any: words) { names.insert(code.name) }
                        continue
                    }
                default:
                    let isView = code.children.contains {
                        $0.kind == .inherited
                            && ($0.name == "View" || $0.name == "ViewModifier" || $0.name.hasSuffix("Style"))
                    }
                    if isView, code.mentions(any: words) { names.insert(code.name) }
                }
            }
        }
        return names.subtracting(["body", "makeBody", "init"]).sorted()
    }

    /// Returns whether the accessibility label of what a path ends in is set somewhere, as in `cell.slider.accessibilityLabel`.
    func names(_ property: String) -> Bool {
        files.contains { file in
            file.tree.holds(property) && file.tree.holds("accessibilityLabel")
                && file.tree.root.descendants.contains { code in
                    guard let receiver = code.receiver(ofAssignmentTo: "accessibilityLabel") else { return false }
                    return receiver.hasSuffix(".\(property)")
                }
        }
    }
}
