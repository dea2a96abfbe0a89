/// The selected trait that is given and never taken away, which two rules are about: tabs and cells of a board.
enum SelectedNeverRemoved {
    /// Returns the places in a type where the trait is given to something that never loses it.
    static func places(in type: TypeView) -> [TraitChange] {
        let changes = type.parts.flatMap { TraitChange.all(of: "selected", in: $0) }
        let given = changes.filter { $0.kind == .insert && !isNew($0) }
        guard !given.isEmpty, !changes.contains(where: { $0.kind == .remove || $0.kind == .getter }),
            // Whoever writes all traits anew takes it away, too.
            !type.lineage.contains(where: { $0.descendants.contains(where: writesTraits) })
        else { return [] }
        return given
    }

    /// Whether the function that gives the trait makes what gets it: what is made anew has lost it.
    private static func isNew(_ change: TraitChange) -> Bool {
        guard let receiver = change.receiver, !receiver.isEmpty,
            let local = ValueTypes.local(receiver, at: change.statement), local.kind == .variable,
            let value = local.first(.initial)?.child(0)
        else { return false }
        // A cell that is taken from a table has been in use.
        return value.kind == .call && !value.calledName.hasPrefix("dequeue")
            && (value.calledName.first?.isUppercase ?? false)
    }

    private static func writesTraits(_ code: Code) -> Bool {
        guard code.kind == .assignment, code.name == "=", let target = code.child(0),
            target.name == "accessibilityTraits",
            let function = code.function
        else { return false }
        // What stands where the element is made is done once.
        return function.name != "init"
            && !["viewDidLoad", "awakeFromNib", "setUp", "setup", "commonInit"].contains(function.name)
            && !code.isInside([.closure], below: function) && !(function.kind == .variable)
    }

    /// Whether a type makes elements for what it draws.
    static func isBoard(_ type: TypeView) -> Bool {
        type.mentions("UIAccessibilityElement") || type.isSubclass(of: "UIAccessibilityElement")
    }
}
