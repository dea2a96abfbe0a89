/// What type a value is of, as far as the text says.
enum ValueTypes {
    /// Returns the type of what a path leads to; `nil` where the text does not say.
    ///
    /// - Parameters:
    ///   - path: A name, with what is before it left out: of `cell.button` nothing is known.
    ///   - code: Where it is used.
    ///   - type: The type that the use stands in.
    static func type(of path: String, at code: Code, in type: TypeView?) -> String? {
        guard !path.isEmpty, !path.contains(".") else { return nil }
        if let local = local(path, at: code) { return self.type(ofDeclaration: local, in: type) }
        return type?.property(path).flatMap { self.type(ofDeclaration: $0, in: type) }
    }

    /// Returns the declaration of a local name that is seen at a piece of code.
    static func local(_ name: String, at code: Code) -> Code? {
        guard code.tree.holds(name) else { return nil }
        for scope in code.ancestors {
            if scope.kind == .type { return nil }
            guard [.function, .closure, .accessor, .body, .case, .if, .loop, .guard, .otherwise].contains(scope.kind)
            else {
                continue
            }
            for child in scope.children where child.index < code.index {
                switch child.kind {
                case .variable, .parameter:
                    if child.name == name { return child }
                case .conditions, .guard:
                    let conditions = child.kind == .guard ? child.first(.conditions) : child
                    if let found = conditions?.children.first(where: { $0.kind == .parameter && $0.name == name }) {
                        return found
                    }
                default: break
                }
            }
        }
        return nil
    }

    /// Returns the type that a variable or parameter is declared with, or that its first value has.
    static func type(ofDeclaration code: Code, in type: TypeView?) -> String? {
        if let written = code.first(.typeName)?.name { return written }
        if let value = code.first(.initial)?.child(0) { return self.type(ofValue: value, in: type) }
        if let getter = code.children.first(where: { $0.kind == .accessor && $0.name == "get" }),
            let value = getter.child(0)
        {
            return self.type(ofValue: value, in: type)
        }
        guard code.kind == .parameter, let parent = code.parent else { return nil }
        if parent.kind == .loop, let sequence = parent.first(.conditions)?.child(0) {
            return elementType(of: sequence, at: code, in: type)
        }
        if parent.kind == .closure, let call = parent.parent?.parent,
            ["forEach", "map", "compactMap", "flatMap", "filter"].contains(call.calledName),
            let base = call.callee?.base
        {
            return elementType(of: base, at: call, in: type)
        }
        // if let a = b
        if parent.kind == .conditions {
            let next = parent.children.first { $0.index > code.index }
            guard let next, next.kind != .parameter, let path = next.path, path != code.name else {
                return type?.property(code.name).flatMap { self.type(ofDeclaration: $0, in: type) }
            }
            return self.type(of: path, at: parent, in: type)
        }
        return nil
    }

    private static func elementType(of sequence: Code, at code: Code, in type: TypeView?) -> String? {
        if sequence.kind == .array {
            let types = Set(sequence.children.map { $0.path.flatMap { self.type(of: $0, at: code, in: type) } ?? "" })
            return types.count == 1 ? types.first.flatMap { $0.isEmpty ? nil : $0 } : nil
        }
        guard let path = sequence.path, let list = self.type(of: path, at: code, in: type), list.hasPrefix("[") else {
            return nil
        }
        return String(list.dropFirst().dropLast())
    }

    /// Returns the type of a value.
    static func type(ofValue value: Code, in type: TypeView?) -> String? {
        switch value.kind {
        case .call:
            guard let callee = value.callee else { return nil }
            switch callee.kind {
            case .name: return isTypeName(callee.name) ? callee.name : nil
            case .member:
                // UIButton.systemButton(with:), UIButton.init(type:), Outer.Inner()
                guard let base = callee.base, base.kind == .name, isTypeName(base.name) else { return nil }
                return isTypeName(callee.name) ? "\(base.name).\(callee.name)" : base.name
            case .closure:
                guard let last = callee.children.reversed().first,
                    last.kind == .return || callee.children.reversed().count == 1
                else { return nil }
                let result = last.kind == .return ? last.child(0) : last
                guard let result else { return nil }
                if let path = result.path { return self.type(of: path, at: result, in: type) }
                return self.type(ofValue: result, in: type)
            case .array: return callee.child(0).flatMap { $0.kind == .name ? "[\($0.name)]" : nil }
            default: return nil
            }
        case .string: return "String"
        case .array:
            let types = Set(value.children.map { self.type(ofValue: $0, in: type) ?? "" })
            return types.count == 1 ? types.first.flatMap { $0.isEmpty ? nil : "[\($0)]" } : nil
        case .sequence:
            // value as? Type
            let parts = Array(value.children)
            guard parts.count == 3, parts[1].kind == .operator, parts[1].name == "as" else { return nil }
            return parts[2].name
        default: return nil
        }
    }

    private static func isTypeName(_ name: String) -> Bool { name.first?.isUppercase ?? false }
}
