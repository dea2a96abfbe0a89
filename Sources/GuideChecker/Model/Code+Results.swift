/// What a function returns and does.
extension Code {
    /// The values that a function returns, one for each place; a body that is one expression returns it.
    var results: [Code] {
        guard let body = kind == .function ? first(.body) : self else { return [] }
        let statements = Array(body.children)
        if statements.count == 1, let only = statements.first, only.kind != .return, only.kind != .if,
            only.kind != .switch
        {
            return [only]
        }
        return body.descendants.filter { code in
            code.kind == .return && !code.isInside([.closure, .function], below: body)
        }.compactMap { $0.child(0) }
    }

    /// Whether a function decides anything: an `if`, a `guard`, a `switch`, a `?:`.
    var decides: Bool {
        descendants.contains { code in
            [.if, .guard, .switch, .ternary].contains(code.kind) && !code.isInside([.closure], below: self)
        }
    }

    /// The statements of a function's body.
    var statements: [Code] { first(.body).map { Array($0.children) } ?? [] }
}
