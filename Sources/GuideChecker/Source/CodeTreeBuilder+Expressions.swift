internal import SwiftSyntax

extension CodeTreeBuilder {
    mutating func expression(_ expression: ExprSyntax) {
        let syntax = Syntax(expression)
        switch expression.as(ExprSyntaxEnum.self) {
        case .functionCallExpr(let call): self.call(call)
        case .memberAccessExpr(let access): member(access)
        case .declReferenceExpr(let reference): add(.name, reference.baseName.text, at: syntax)
        case .superExpr: add(.name, "super", at: syntax)
        case .stringLiteralExpr(let literal): string(literal)
        case .integerLiteralExpr(let literal): add(.number, literal.literal.text, at: syntax)
        case .floatLiteralExpr(let literal): add(.number, literal.literal.text, at: syntax)
        case .booleanLiteralExpr(let literal): add(.bool, literal.literal.text, at: syntax)
        case .nilLiteralExpr: add(.nil, at: syntax)
        case .sequenceExpr(let sequence): self.sequence(Array(sequence.elements)[...], at: syntax)
        case .closureExpr(let closure): self.closure(closure)
        case .subscriptCallExpr(let lookup):
            add(.lookup, at: syntax, startsWithChild: true) { builder in
                builder.expression(lookup.calledExpression)
                builder.arguments(lookup.arguments, lookup.trailingClosure, lookup.additionalTrailingClosures)
            }
        case .optionalChainingExpr(let chain): self.expression(chain.expression)
        case .forceUnwrapExpr(let forced):
            add(.forced, at: syntax, startsWithChild: true) { $0.expression(forced.expression) }
        case .tryExpr(let inner): self.expression(inner.expression)
        case .awaitExpr(let inner): self.expression(inner.expression)
        case .inOutExpr(let inner): self.expression(inner.expression)
        case .genericSpecializationExpr(let inner): self.expression(inner.expression)
        case .prefixOperatorExpr(let inner):
            add(.prefix, inner.operator.text, at: syntax) { $0.expression(inner.expression) }
        case .tupleExpr(let tuple):
            if tuple.elements.count == 1, let only = tuple.elements.first {
                self.expression(only.expression)
            } else {
                add(.tuple, at: syntax) { builder in
                    for element in tuple.elements { builder.expression(element.expression) }
                }
            }
        case .arrayExpr(let array):
            add(.array, at: syntax) { builder in
                for element in array.elements { builder.expression(element.expression) }
            }
        case .dictionaryExpr(let dictionary):
            add(.dictionary, at: syntax) { builder in
                guard case .elements(let elements) = dictionary.content else { return }
                for element in elements {
                    builder.expression(element.key)
                    builder.expression(element.value)
                }
            }
        case .ifExpr(let inner): self.if(inner)
        case .switchExpr(let inner):
            add(.switch, at: syntax) { builder in
                builder.expression(inner.subject)
                builder.cases(inner.cases)
            }
        case .macroExpansionExpr(let macro):
            self.macro(
                macro.macroName.text, macro.arguments, macro.trailingClosure, macro.additionalTrailingClosures,
                at: syntax)
        case .keyPathExpr(let path):
            let last = path.components.last?.component.trimmedDescription ?? ""
            add(.keyPath, last, at: syntax)
        case .typeExpr(let type): typeName(type.type)
        case .patternExpr(let inner): pattern(inner.pattern)
        case .postfixIfConfigExpr(let inner): conditionalChain(inner)
        case .assignmentExpr: add(.operator, "=", at: syntax)
        case .binaryOperatorExpr(let inner): add(.operator, inner.operator.text, at: syntax)
        case .unresolvedAsExpr: add(.operator, "as", at: syntax)
        case .unresolvedIsExpr: add(.operator, "is", at: syntax)
        case .missingExpr, .editorPlaceholderExpr, .discardAssignmentExpr: add(.other, at: syntax)
        default:
            add(.other, at: syntax) { $0.parts(of: syntax) }
        }
    }

    private mutating func call(_ call: FunctionCallExprSyntax) {
        add(.call, at: Syntax(call), startsWithChild: true) { builder in
            builder.expression(call.calledExpression)
            builder.arguments(call.arguments, call.trailingClosure, call.additionalTrailingClosures)
        }
    }

    private mutating func arguments(
        _ list: LabeledExprListSyntax, _ closure: ClosureExprSyntax?, _ more: MultipleTrailingClosureElementListSyntax
    ) {
        for argument in list {
            add(.argument, argument.label?.text ?? "", at: Syntax(argument)) { $0.expression(argument.expression) }
        }
        if let closure {
            add(.argument, "", .isTrailing, at: Syntax(closure)) { $0.closure(closure) }
        }
        for element in more {
            add(.argument, element.label.text, .isTrailing, at: Syntax(element)) { $0.closure(element.closure) }
        }
    }

    private mutating func member(_ access: MemberAccessExprSyntax) {
        let name = access.declName.baseName.text
        if let base = access.base {
            let flags: NodeFlags = base.kind == .optionalChainingExpr ? .isOptional : []
            add(.member, name, flags, at: Syntax(access), startsWithChild: true) { $0.expression(base) }
        } else if let pending = pendingBase {
            pendingBase = nil
            add(.member, name, at: Syntax(access), startsWithChild: true) { $0.base(pending) }
        } else {
            add(.member, name, .isImplicit, at: Syntax(access))
        }
    }

    private mutating func base(_ pending: PendingBase) {
        switch pending {
        case .expression(let base): expression(base)
        case .clauses(let clauses, let before):
            guard let last = clauses.last else {
                base(before)
                return
            }
            pendingBase = .clauses(clauses.dropLast(), before: before)
            expression(last)
            pendingBase = nil
        }
    }

    private mutating func conditionalChain(_ chain: PostfixIfConfigExprSyntax) {
        let clauses = chain.config.clauses.compactMap { clause -> ExprSyntax? in
            guard !Self.isForeign(clause), case .postfixExpression(let inner) = clause.elements else { return nil }
            return inner
        }
        let before: PendingBase? = chain.base.map { .expression($0) } ?? pendingBase
        pendingBase = nil
        guard let before else {
            for clause in clauses { expression(clause) }
            return
        }
        base(.clauses(clauses, before: before))
    }

    private mutating func string(_ literal: StringLiteralExprSyntax) {
        var text = ""
        var isInterpolated = false
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let segment): text += segment.content.text
            case .expressionSegment:
                text += "\u{FFFC}"
                isInterpolated = true
            @unknown default: break
            }
        }
        add(.string, text, isInterpolated ? .isInterpolated : [], at: Syntax(literal)) { builder in
            guard isInterpolated else { return }
            for case .expressionSegment(let segment) in literal.segments {
                for argument in segment.expressions { builder.expression(argument.expression) }
            }
        }
    }

    /// Adds operands and operators, with what binds weakest outermost: assignment, then the ternary operator; what binds
    /// stronger stays as it is written.
    private mutating func sequence(_ elements: ArraySlice<ExprSyntax>, at syntax: Syntax) {
        guard elements.count > 1, let first = elements.first, let last = elements.last else {
            if let only = elements.first { expression(only) }
            return
        }
        if elements.count > 2, let name = Self.assignmentOperator(elements[elements.startIndex + 1]) {
            add(.assignment, name, at: syntax, startsWithChild: true) { builder in
                builder.expression(first)
                builder.sequence(elements.dropFirst(2), at: syntax)
            }
            return
        }
        if let middle = elements.firstIndex(where: { $0.kind == .unresolvedTernaryExpr }),
            let ternary = elements[middle].as(UnresolvedTernaryExprSyntax.self)
        {
            add(.ternary, at: syntax, startsWithChild: true) { builder in
                builder.sequence(elements[..<middle], at: syntax)
                builder.expression(ternary.thenExpression)
                builder.sequence(elements[(middle + 1)...], at: Syntax(last))
            }
            return
        }
        add(.sequence, at: syntax, startsWithChild: true) { builder in
            for element in elements { builder.expression(element) }
        }
    }

    private static func assignmentOperator(_ expression: ExprSyntax) -> String? {
        if expression.kind == .assignmentExpr { return "=" }
        guard let text = expression.as(BinaryOperatorExprSyntax.self)?.operator.text, text.hasSuffix("="),
            text.count > 1,
            !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
        else { return nil }
        return text
    }

    mutating func closure(_ closure: ClosureExprSyntax) {
        add(.closure, at: Syntax(closure)) { builder in
            switch closure.signature?.parameterClause {
            case .simpleInput(let list):
                for parameter in list { builder.add(.parameter, parameter.name.text, at: Syntax(parameter)) }
            case .parameterClause(let clause):
                for parameter in clause.parameters {
                    let name = (parameter.secondName ?? parameter.firstName).text
                    builder.add(.parameter, name, at: Syntax(parameter)) { builder in
                        if let type = parameter.type { builder.typeName(type) }
                    }
                }
            case nil: break
            @unknown default: break
            }
            builder.statements(closure.statements)
        }
    }

    private mutating func `if`(_ inner: IfExprSyntax) {
        add(.if, at: Syntax(inner), endsWithChild: true) { builder in
            builder.conditions(inner.conditions)
            builder.block(inner.body)
            switch inner.elseBody {
            case .ifExpr(let next):
                builder.add(.otherwise, at: Syntax(next), endsWithChild: true) { $0.if(next) }
            case .codeBlock(let block): builder.block(block, as: .otherwise)
            case nil: break
            @unknown default: break
            }
        }
    }

    mutating func cases(_ list: SwitchCaseListSyntax) {
        for element in list {
            switch element {
            case .switchCase(let item):
                add(.case, at: Syntax(item)) { builder in
                    builder.add(.conditions, at: Syntax(item.label)) { builder in
                        guard case .case(let label) = item.label else { return }
                        for labelItem in label.caseItems {
                            builder.pattern(labelItem.pattern)
                            if let condition = labelItem.whereClause?.condition { builder.expression(condition) }
                        }
                    }
                    builder.statements(item.statements)
                }
            case .ifConfigDecl(let config): clauses(config)
            @unknown default: break
            }
        }
    }

    mutating func macro(
        _ name: String, _ list: LabeledExprListSyntax, _ closure: ClosureExprSyntax?,
        _ more: MultipleTrailingClosureElementListSyntax, at syntax: Syntax
    ) {
        if name == "selector", let argument = list.first?.expression {
            add(.selector, Self.functionName(argument), at: syntax)
            return
        }
        add(.macro, name, at: syntax) { $0.arguments(list, closure, more) }
    }

    /// Returns the name of the function that `#selector` means.
    private static func functionName(_ expression: ExprSyntax) -> String {
        switch expression.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let access): access.declName.baseName.text
        case .declReferenceExpr(let reference): reference.baseName.text
        case .functionCallExpr(let call): functionName(call.calledExpression)
        case .sequenceExpr(let sequence): sequence.elements.first.map(functionName) ?? ""
        case .tupleExpr(let tuple): tuple.elements.first.map { functionName($0.expression) } ?? ""
        default: ""
        }
    }
}
