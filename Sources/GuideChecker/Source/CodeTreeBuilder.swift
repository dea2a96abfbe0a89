internal import SwiftSyntax

/// Turns a syntax tree into a ``CodeTree``.
struct CodeTreeBuilder {
    /// Code that lies deeper than this is left out: people do not write it, and the stack is finite.
    static let deepest = 10_000

    private(set) var nodes: [CodeTree.Node] = []
    private var names: [String] = [""]
    private var numbers: [String: Int32] = ["": 0]
    private var parent: Int32 = -1
    private var depth = 0
    /// Where the node ends that was added last.
    private var lastStop: Int32 = 0
    /// What stands before `#if` in the middle of a chain of calls; the first member without a base takes it.
    var pendingBase: PendingBase?

    /// The base of a clause of `#if` that begins with a period.
    indirect enum PendingBase {
        case expression(ExprSyntax)
        /// Clauses of one `#if` are chained, so that a check sees the modifiers of all.
        case clauses([ExprSyntax], before: PendingBase)
    }

    /// Reads a file.
    static func tree(of file: SourceFileSyntax) -> CodeTree {
        var builder = CodeTreeBuilder()
        builder.add(.file, at: Syntax(file)) { builder in builder.statements(file.statements) }
        return CodeTree(nodes: builder.nodes, names: builder.names, numbers: builder.numbers)
    }

    /// Adds a node with what belongs to it.
    mutating func add(
        _ kind: NodeKind, _ name: String = "", _ flags: NodeFlags = [], at syntax: Syntax,
        startsWithChild: Bool = false, endsWithChild: Bool = false, _ body: (inout CodeTreeBuilder) -> Void = { _ in }
    ) {
        guard depth < Self.deepest else { return }
        let index = nodes.count
        let start = startsWithChild ? 0 : syntax.positionAfterSkippingLeadingTrivia.utf8Offset
        nodes.append(
            .init(
                kind: kind, flags: flags, name: number(of: name), parent: parent, end: 0, start: Int32(start),
                stop: endsWithChild ? 0 : Int32(syntax.endPositionBeforeTrailingTrivia.utf8Offset)))
        let outer = parent
        parent = Int32(index)
        depth += 1
        body(&self)
        depth -= 1
        parent = outer
        nodes[index].end = Int32(nodes.count)
        // The first token of a long chain of calls, and the last one of a long `else if`, are as deep as the chain is long:
        // looking for them at each link takes squared time.
        if startsWithChild {
            nodes[index].start = index + 1 < nodes.count ? nodes[index + 1].start : nodes[index].stop
        }
        if endsWithChild { nodes[index].stop = lastStop }
        lastStop = nodes[index].stop
    }

    /// Adds a flag to the node that was added at an index.
    mutating func mark(_ index: Int, _ flag: NodeFlags) {
        if index < nodes.count { nodes[index].flags.insert(flag) }
    }

    private mutating func number(of name: String) -> Int32 {
        if let number = numbers[name] { return number }
        let number = Int32(names.count)
        names.append(name)
        numbers[name] = number
        return number
    }

    mutating func statements(_ items: CodeBlockItemListSyntax) {
        for item in items {
            switch item.item {
            case .decl(let declaration): self.declaration(declaration)
            case .stmt(let statement): self.statement(statement)
            case .expr(let expression): self.expression(expression)
            @unknown default: break
            }
        }
    }

    mutating func block(_ block: CodeBlockSyntax, as kind: NodeKind = .body) {
        add(kind, at: Syntax(block)) { $0.statements(block.statements) }
    }

    mutating func statement(_ statement: StmtSyntax) {
        switch statement.kind {
        case .expressionStmt:
            if let inner = statement.as(ExpressionStmtSyntax.self) { expression(inner.expression) }
        case .returnStmt:
            guard let inner = statement.as(ReturnStmtSyntax.self) else { return }
            add(.return, at: Syntax(inner)) { builder in
                if let value = inner.expression { builder.expression(value) }
            }
        case .guardStmt:
            guard let inner = statement.as(GuardStmtSyntax.self) else { return }
            add(.guard, at: Syntax(inner)) { builder in
                builder.conditions(inner.conditions)
                builder.block(inner.body, as: .otherwise)
            }
        case .forStmt:
            guard let inner = statement.as(ForStmtSyntax.self) else { return }
            add(.loop, "for", at: Syntax(inner)) { builder in
                builder.pattern(inner.pattern)
                builder.add(.conditions, at: Syntax(inner.sequence)) { builder in
                    builder.expression(inner.sequence)
                    if let condition = inner.whereClause?.condition { builder.expression(condition) }
                }
                builder.block(inner.body)
            }
        case .whileStmt:
            guard let inner = statement.as(WhileStmtSyntax.self) else { return }
            add(.loop, "while", at: Syntax(inner)) { builder in
                builder.conditions(inner.conditions)
                builder.block(inner.body)
            }
        case .repeatStmt:
            guard let inner = statement.as(RepeatStmtSyntax.self) else { return }
            add(.loop, "repeat", at: Syntax(inner)) { builder in
                builder.block(inner.body)
                builder.add(.conditions, at: Syntax(inner.condition)) { $0.expression(inner.condition) }
            }
        case .deferStmt:
            if let inner = statement.as(DeferStmtSyntax.self) { block(inner.body) }
        case .doStmt:
            guard let inner = statement.as(DoStmtSyntax.self) else { return }
            block(inner.body)
            for clause in inner.catchClauses { block(clause.body, as: .otherwise) }
        case .labeledStmt:
            if let inner = statement.as(LabeledStmtSyntax.self) { self.statement(inner.statement) }
        default:
            parts(of: Syntax(statement))
        }
    }

    mutating func conditions(_ list: ConditionElementListSyntax) {
        add(.conditions, at: Syntax(list)) { builder in
            for element in list {
                switch element.condition {
                case .expression(let condition): builder.expression(condition)
                case .matchingPattern(let condition):
                    builder.pattern(condition.pattern)
                    builder.expression(condition.initializer.value)
                case .optionalBinding(let condition):
                    builder.pattern(condition.pattern)
                    if let value = condition.initializer?.value { builder.expression(value) }
                case .availability: break
                @unknown default: break
                }
            }
        }
    }

    mutating func pattern(_ pattern: PatternSyntax) {
        switch pattern.kind {
        case .identifierPattern:
            guard let inner = pattern.as(IdentifierPatternSyntax.self) else { return }
            add(.parameter, inner.identifier.text, at: Syntax(inner))
        case .expressionPattern:
            if let inner = pattern.as(ExpressionPatternSyntax.self) { expression(inner.expression) }
        case .tuplePattern:
            if let inner = pattern.as(TuplePatternSyntax.self) {
                for element in inner.elements { self.pattern(element.pattern) }
            }
        case .valueBindingPattern:
            if let inner = pattern.as(ValueBindingPatternSyntax.self) { self.pattern(inner.pattern) }
        default: break
        }
    }

    /// Adds what stands in a clause of `#if`; clauses for systems without touch are left out.
    mutating func clauses(_ config: IfConfigDeclSyntax) {
        for clause in config.clauses where !Self.isForeign(clause) {
            switch clause.elements {
            case .statements(let items): statements(items)
            case .decls(let items): members(items)
            case .switchCases(let items): cases(items)
            case .postfixExpression(let inner): expression(inner)
            case .attributes, nil: break
            @unknown default: break
            }
        }
    }

    static func isForeign(_ clause: IfConfigClauseSyntax) -> Bool {
        guard let condition = clause.condition?.trimmedDescription else { return false }
        return ["os(macOS)", "os(tvOS)", "os(watchOS)", "canImport(AppKit)", "targetEnvironment(macCatalyst)"].contains(
            condition)
    }

    /// Adds the parts of what has no kind of its own.
    mutating func parts(of syntax: Syntax) {
        guard depth < Self.deepest else { return }
        depth += 1
        defer { depth -= 1 }
        for child in syntax.children(viewMode: .sourceAccurate) where child.kind != .token {
            if let expression = child.as(ExprSyntax.self) {
                self.expression(expression)
            } else if let declaration = child.as(DeclSyntax.self) {
                self.declaration(declaration)
            } else if let statement = child.as(StmtSyntax.self) {
                self.statement(statement)
            } else if let items = child.as(CodeBlockItemListSyntax.self) {
                statements(items)
            } else if child.kind != .unexpectedNodes {
                parts(of: child)
            }
        }
    }
}
