/// Questions that checks ask of classes of UIKit.
extension TypeView {
    /// An assignment to a property of something.
    struct Assignment {
        /// The path of what has the property; empty for `self`, `nil` for what is not a plain path.
        var receiver: String?
        var value: Code
        var statement: Code
    }

    /// Returns every assignment to a property, whatever has it.
    func assignments(to property: String) -> [Assignment] {
        parts.filter { $0.tree.holds(property) }.flatMap { part in
            part.descendants.compactMap { code -> Assignment? in
                guard code.kind == .assignment, let (target, value) = code.assigned, target.name == property,
                    target.kind == .name || target.kind == .member && !target.flags.contains(.isImplicit)
                else { return nil }
                return Assignment(
                    receiver: target.kind == .name ? "" : target.base?.path, value: value, statement: code)
            }
        }
    }

    /// Returns whether `self` is given a property, by an assignment or by an override.
    func sets(_ property: String) -> Bool {
        classes.contains { type in
            type.parts.contains { $0.children.contains { $0.kind == .variable && $0.name == property } }
                || type.assignments(to: property).contains { $0.receiver == "" }
        }
    }

    /// Returns whether a class is one of the system or inherits from it; a name that is not known is none.
    func isKind(_ name: String?, of system: String) -> Bool {
        guard let name else { return false }
        if let declared = table.type(named: name, from: file) { return declared.isSubclass(of: system) }
        let last = name.split(separator: ".").last.map(String.init) ?? name
        return SystemClasses.isSubclass(last, of: system)
    }

    /// Returns the type of what a path leads to at a piece of code; `nil` where the text does not say.
    func typeName(of path: String?, at code: Code) -> String? {
        guard let path else { return nil }
        return path.isEmpty ? name : ValueTypes.type(of: path, at: code, in: self)
    }

    /// Properties whose type is a class of the system or inherits from it.
    func properties(of system: String) -> [Code] {
        properties.filter { isKind(ValueTypes.type(ofDeclaration: $0, in: self), of: system) }
    }

    /// The paths of what is put into something by `addSubview` and its like, with the path of what it is put into.
    var additions: [(child: String, parent: String?, code: Code)] {
        code.flatMap { code -> [(child: String, parent: String?, code: Code)] in
            guard code.kind == .call else { return [] }
            let names: [Code]
            switch code.calledName {
            case "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview":
                names = code.firstArgument.map { [$0] } ?? []
            case "addSubviews", "addArrangedSubviews":
                names = code.arguments.compactMap { $0.child(0) }.flatMap {
                    $0.kind == .array ? Array($0.children) : [$0]
                }
            case "forEach":
                // [a, b].forEach(addSubview), [a, b].forEach { addSubview($0) }
                guard let list = code.callee?.base, list.kind == .array,
                    code.arguments.contains(where: { $0.mentions(any: ["addSubview", "addArrangedSubview"]) })
                else { return [] }
                names = Array(list.children)
            case "UIStackView":
                names = code.argument("arrangedSubviews").map { Array($0.children) } ?? []
            default: return []
            }
            let parent = code.callee?.kind == .member ? code.callee?.base?.path : ""
            return names.compactMap { $0.path }.map { ($0, parent, code) }
        } + loopAdditions
    }

    /// for view in [a, b] { addSubview(view) }
    private var loopAdditions: [(child: String, parent: String?, code: Code)] {
        code.flatMap { code -> [(child: String, parent: String?, code: Code)] in
            guard code.kind == .loop, code.name == "for", let list = code.first(.conditions)?.child(0),
                list.kind == .array,
                let body = code.first(.body), body.mentions(any: ["addSubview", "addArrangedSubview"])
            else { return [] }
            return list.children.compactMap { $0.path }.map { ($0, nil, code) }
        }
    }
}

extension Examination {
    /// Classes of the file that inherit from a class of the system.
    func classes(of system: String) -> [TypeView] { types.filter { $0.isClass && $0.isSubclass(of: system) } }

    /// Every call of a function of the file.
    func calls(of name: String) -> [Code] {
        guard tree.holds(name) else { return [] }
        return tree.root.descendants.filter { $0.isCall(of: name) }
    }

    /// Every chain of the file that one of some modifiers is part of.
    func chains(with names: String...) -> [ViewChain] {
        var ends: Set<Code> = []
        var result: [ViewChain] = []
        for name in names {
            for call in calls(of: name) where call.callee?.kind == .member {
                let end = ViewChain.end(of: call)
                if ends.insert(end).inserted { result.append(ViewChain(end)) }
            }
        }
        return result
    }
}

extension ViewChain {
    /// Views that people act on.
    static let controls: Set<String> = [
        "Button", "Toggle", "Slider", "Stepper", "Picker", "TextField", "SecureField", "TextEditor", "Link",
        "NavigationLink",
        "Menu", "DatePicker", "ColorPicker", "ShareLink",
    ]

    /// Views that lay others out.
    static let stacks: Set<String> = [
        "VStack", "HStack", "ZStack", "Group", "LazyVStack", "LazyHStack", "Grid", "GridRow", "ScrollView", "Form",
        "Section",
    ]

    /// The calls of controls in the closures of the view itself, modifiers aside.
    var controls: [Code] {
        root.descendants.filter {
            $0.kind == .call && Self.controls.contains($0.calledName) && $0.callee?.kind == .name
        }
    }
}
