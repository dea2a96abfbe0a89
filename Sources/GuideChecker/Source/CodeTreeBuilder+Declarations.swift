internal import SwiftSyntax

extension CodeTreeBuilder {
    mutating func declaration(_ declaration: DeclSyntax) {
        let syntax = Syntax(declaration)
        switch declaration.as(DeclSyntaxEnum.self) {
        case .importDecl(let inner):
            add(.import, inner.path.first?.name.text ?? "", at: syntax)
        case .classDecl(let inner):
            type(inner.name.text, .isClass, inner.attributes, inner.inheritanceClause, inner.memberBlock, at: syntax)
        case .structDecl(let inner):
            type(inner.name.text, .isStruct, inner.attributes, inner.inheritanceClause, inner.memberBlock, at: syntax)
        case .enumDecl(let inner):
            type(inner.name.text, .isEnum, inner.attributes, inner.inheritanceClause, inner.memberBlock, at: syntax)
        case .actorDecl(let inner):
            type(inner.name.text, [], inner.attributes, inner.inheritanceClause, inner.memberBlock, at: syntax)
        case .protocolDecl(let inner):
            type(inner.name.text, .isProtocol, inner.attributes, inner.inheritanceClause, inner.memberBlock, at: syntax)
        case .extensionDecl(let inner):
            type(
                Self.name(of: inner.extendedType), .isExtension, inner.attributes, inner.inheritanceClause,
                inner.memberBlock, at: syntax)
        case .functionDecl(let inner):
            function(
                inner.name.text, Self.flags(inner.modifiers), inner.attributes, inner.signature, inner.body, at: syntax)
        case .initializerDecl(let inner):
            function("init", Self.flags(inner.modifiers), inner.attributes, inner.signature, inner.body, at: syntax)
        case .deinitializerDecl(let inner):
            add(.function, "deinit", at: syntax) { builder in
                if let body = inner.body { builder.block(body) }
            }
        case .subscriptDecl(let inner):
            add(.variable, "subscript", Self.flags(inner.modifiers), at: syntax) { builder in
                if let block = inner.accessorBlock { builder.accessors(block) }
            }
        case .variableDecl(let inner): variable(inner)
        case .ifConfigDecl(let inner): clauses(inner)
        case .macroExpansionDecl(let inner):
            macro(
                inner.macroName.text, inner.arguments, inner.trailingClosure, inner.additionalTrailingClosures,
                at: syntax)
        case .enumCaseDecl(let inner):
            for element in inner.elements {
                if let value = element.rawValue?.value { expression(value) }
            }
        default: break
        }
    }

    mutating func members(_ items: MemberBlockItemListSyntax) {
        for item in items { declaration(item.decl) }
    }

    private mutating func type(
        _ name: String, _ flags: NodeFlags, _ attributes: AttributeListSyntax, _ inheritance: InheritanceClauseSyntax?,
        _ block: MemberBlockSyntax, at syntax: Syntax
    ) {
        add(.type, name, flags, at: syntax) { builder in
            for inherited in inheritance?.inheritedTypes ?? [] {
                builder.add(.inherited, Self.name(of: inherited.type), at: Syntax(inherited))
            }
            builder.attributes(attributes)
            builder.members(block.members)
        }
    }

    private mutating func attributes(_ list: AttributeListSyntax) {
        for case .attribute(let attribute) in list {
            add(.attribute, Self.name(of: attribute.attributeName), at: Syntax(attribute)) { builder in
                guard case .argumentList(let arguments) = attribute.arguments else { return }
                for argument in arguments {
                    builder.add(.argument, argument.label?.text ?? "", at: Syntax(argument)) {
                        $0.expression(argument.expression)
                    }
                }
            }
        }
    }

    private mutating func function(
        _ name: String, _ flags: NodeFlags, _ attributes: AttributeListSyntax, _ signature: FunctionSignatureSyntax,
        _ body: CodeBlockSyntax?, at syntax: Syntax
    ) {
        add(.function, name, flags, at: syntax) { builder in
            builder.attributes(attributes)
            for parameter in signature.parameterClause.parameters {
                let name = (parameter.secondName ?? parameter.firstName).text
                builder.add(.parameter, name, at: Syntax(parameter)) { builder in
                    builder.typeName(parameter.type)
                    if let value = parameter.defaultValue?.value { builder.expression(value) }
                }
            }
            if let result = signature.returnClause?.type { builder.typeName(result) }
            if let body { builder.block(body) }
        }
    }

    private mutating func variable(_ inner: VariableDeclSyntax) {
        var flags = Self.flags(inner.modifiers)
        if inner.bindingSpecifier.text == "let" { flags.insert(.isLet) }
        for binding in inner.bindings {
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? ""
            add(.variable, name, flags, at: inner.bindings.count == 1 ? Syntax(inner) : Syntax(binding)) { builder in
                builder.attributes(inner.attributes)
                if let type = binding.typeAnnotation?.type { builder.typeName(type) }
                if name.isEmpty { builder.pattern(binding.pattern) }
                if let value = binding.initializer?.value {
                    builder.add(.initial, at: Syntax(value)) { $0.expression(value) }
                }
                if let block = binding.accessorBlock { builder.accessors(block) }
            }
        }
    }

    private mutating func accessors(_ block: AccessorBlockSyntax) {
        switch block.accessors {
        case .getter(let items):
            add(.accessor, "get", at: Syntax(block)) { $0.statements(items) }
        case .accessors(let list):
            for accessor in list {
                add(.accessor, accessor.accessorSpecifier.text, at: Syntax(accessor)) { builder in
                    if let body = accessor.body { builder.statements(body.statements) }
                }
            }
        @unknown default: break
        }
    }

    mutating func typeName(_ type: TypeSyntax) {
        add(.typeName, Self.name(of: type), at: Syntax(type))
    }

    /// Returns a type's name without `?`, `!`, `some`, `any`, attributes and generic arguments; an array's is its
    /// element's in brackets, and that of a nested type is joined with periods.
    static func name(of type: TypeSyntax) -> String {
        switch type.as(TypeSyntaxEnum.self) {
        case .identifierType(let inner): inner.name.text
        case .memberType(let inner): "\(name(of: inner.baseType)).\(inner.name.text)"
        case .optionalType(let inner): name(of: inner.wrappedType)
        case .implicitlyUnwrappedOptionalType(let inner): name(of: inner.wrappedType)
        case .attributedType(let inner): name(of: inner.baseType)
        case .someOrAnyType(let inner): name(of: inner.constraint)
        case .arrayType(let inner): "[\(name(of: inner.element))]"
        case .compositionType(let inner): inner.elements.first.map { name(of: $0.type) } ?? ""
        case .tupleType(let inner):
            inner.elements.count == 1 ? inner.elements.first.map { name(of: $0.type) } ?? "" : ""
        default: ""
        }
    }

    private static func flags(_ modifiers: DeclModifierListSyntax) -> NodeFlags {
        var flags: NodeFlags = []
        for modifier in modifiers {
            switch modifier.name.text {
            case "override": flags.insert(.isOverride)
            case "static", "class": flags.insert(.isStatic)
            case "private", "fileprivate":
                if modifier.detail == nil { flags.insert(.isPrivate) }
            default: break
            }
        }
        return flags
    }
}
