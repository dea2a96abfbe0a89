/// Questions that many checks ask of an expression.
extension Code {
    /// What is called, looked into, or the base of a member.
    var callee: Code? { kind == .call || kind == .lookup ? child(0) : nil }

    /// What a member belongs to; `nil` for `.name`.
    var base: Code? { kind == .member && !flags.contains(.isImplicit) ? child(0) : nil }

    /// The name of the function that is called; empty where what is called has none.
    var calledName: String {
        guard kind == .call, let callee, callee.kind == .member || callee.kind == .name else { return "" }
        return callee.name
    }

    /// Returns whether it calls a function of a name, on whatever.
    func isCall(of name: String) -> Bool { kind == .call && calledName == name }

    /// The arguments of a call, trailing closures among them.
    var arguments: [Code] { children.filter { $0.kind == .argument } }

    /// Returns whether one of its arguments holds a piece of code; what it is called on does not count.
    func hasInArguments(_ other: Code) -> Bool { contains(other) && arguments.contains { $0.contains(other) } }

    /// Returns the value of an argument.
    func argument(_ label: String) -> Code? { arguments.first { $0.name == label }?.child(0) }

    /// Returns the value of the first argument where that has no label.
    var firstArgument: Code? {
        guard let first = arguments.first, first.name.isEmpty, !first.flags.contains(.isTrailing) else { return nil }
        return first.child(0)
    }

    /// The closures that stand behind a call, or are its arguments.
    var closures: [Code] { arguments.compactMap { $0.child(0) }.filter { $0.kind == .closure } }

    /// The names that lead to a value, as `navigationItem.titleView`; `self`, `?` and `!` are left out, and `self` alone is
    /// empty. `nil` for what is not a plain path.
    var path: String? {
        var parts: [String] = []
        var code: Code? = self
        while let current = code {
            switch current.kind {
            case .name:
                if current.name != "self" { parts.append(current.name) }
                return parts.reversed().joined(separator: ".")
            case .member:
                guard let base = current.base else { return nil }
                parts.append(current.name)
                code = base
            case .forced: code = current.child(0)
            default: return nil
            }
        }
        return nil
    }

    /// What is assigned to, and what to.
    var assigned: (target: Code, value: Code)? {
        guard kind == .assignment, let target = child(0), let value = child(1) else { return nil }
        return (target, value)
    }

    /// Returns the receiver's path of an assignment to a property, as `button` for `self.button.accessibilityLabel = …`;
    /// empty where it is `self`.
    func receiver(ofAssignmentTo property: String) -> String? {
        guard kind == .assignment, let target = child(0), target.name == property else { return nil }
        switch target.kind {
        case .name: return ""
        case .member: return target.base?.path
        default: return nil
        }
    }

    /// The value that a function returns in each place, `return` or not; `nil` stands for one without a value.
    var isTrue: Bool { kind == .bool && name == "true" }
    var isFalse: Bool { kind == .bool && name == "false" }

    /// The text of a string without interpolations.
    var literal: String? { kind == .string && !flags.contains(.isInterpolated) ? name : nil }

    /// The value of a number.
    var number: Double? {
        if kind == .number { return Double(name.replacing("_", with: "")) }
        if kind == .prefix, name == "-", let value = child(0)?.number { return -value }
        return nil
    }

    /// The member names of `.a` and of `[.a, .b]`, as option sets are written.
    var options: [String] {
        switch kind {
        case .member: [name]
        case .array: children.flatMap(\.options)
        case .argument: child(0)?.options ?? []
        case .sequence, .ternary: children.flatMap(\.options)
        default: []
        }
    }

    /// The innermost function or accessor that it stands in, closures aside.
    var function: Code? {
        ancestors.first { $0.kind == .function || $0.kind == .accessor || $0.kind == .variable }.flatMap {
            $0.kind == .variable && $0.parent?.kind != .type ? $0.function : $0
        }
    }

    /// The innermost declaration of a type that it stands in.
    var enclosingType: Code? { ancestors.first { $0.kind == .type } }

    /// Returns whether it stands within a node of some kinds, below a limit.
    func isInside(_ kinds: [NodeKind], below limit: Code) -> Bool {
        ancestors.prefix { $0 != limit }.contains { kinds.contains($0.kind) }
    }
}

extension String {
    fileprivate func replacing(_ character: Character, with other: String) -> String {
        contains(character) ? split(separator: character).joined(separator: other) : self
    }
}
