/// A place where an accessibility trait is given or taken away.
struct TraitChange {
    enum Kind {
        /// All traits are replaced by ones with it.
        case set
        case insert
        case remove
        /// The getter of an overridden property names it.
        case getter
    }

    let kind: Kind
    /// The path of what gets it; empty for `self`, `nil` for what is not a plain path.
    let receiver: String?
    /// Where the trait is named.
    let code: Code
    /// The statement.
    let statement: Code

    /// Returns every change of a trait in a piece of code.
    static func all(of trait: String, in code: Code) -> [TraitChange] {
        guard code.tree.holds(trait), code.tree.holds("accessibilityTraits") else { return [] }
        return code.descendants.compactMap { $0.kind == .member && $0.name == trait ? change($0) : nil }
    }

    private static func change(_ trait: Code) -> TraitChange? {
        for ancestor in trait.ancestors {
            switch ancestor.kind {
            case .assignment:
                guard let target = ancestor.child(0), target.name == "accessibilityTraits" else { return nil }
                let isRemoval = ancestor.name == "-=" || trait.isInside(["subtracting"], below: ancestor)
                return TraitChange(
                    kind: isRemoval ? .remove : ancestor.name == "=" ? .set : .insert,
                    receiver: target.kind == .name ? "" : target.base?.path, code: trait, statement: ancestor)
            case .call:
                let kind: Kind
                switch ancestor.calledName {
                case "insert", "formUnion": kind = .insert
                case "remove", "subtract": kind = .remove
                default: continue
                }
                guard let traits = ancestor.callee?.base, traits.name == "accessibilityTraits" else { continue }
                return TraitChange(
                    kind: kind, receiver: traits.kind == .name ? "" : traits.base?.path, code: trait,
                    statement: ancestor)
            case .accessor:
                guard ancestor.name == "get", let property = ancestor.parent, property.name == "accessibilityTraits"
                else {
                    return nil
                }
                return TraitChange(kind: .getter, receiver: "", code: trait, statement: trait)
            case .function, .type: return nil
            default: continue
            }
        }
        return nil
    }
}

extension Code {
    /// Returns whether it stands within a call of one of some functions, below a limit.
    fileprivate func isInside(_ calls: [String], below limit: Code) -> Bool {
        ancestors.prefix { $0 != limit }.contains { calls.contains($0.calledName) }
    }
}
