/// A view of SwiftUI with the modifiers that are attached to it.
struct ViewChain {
    /// A modifier with its call.
    struct Modifier {
        var name: String
        var call: Code

        /// Returns whether it is one of some functions, or is given one of them or a type of that name.
        func uses(_ names: [String]) -> Bool {
            names.contains(name) || call.arguments.contains { $0.mentions(any: names) }
        }
    }

    /// What the modifiers are attached to: a call such as `VStack { … }`, or a name.
    let root: Code
    /// In the order of the source: the first one is nearest to the view.
    let modifiers: [Modifier]
    /// The whole chain.
    let code: Code

    /// The chain that ends with a piece of code.
    init(_ code: Code) {
        self.code = code
        var modifiers: [Modifier] = []
        var current = code
        while current.kind == .call, let callee = current.callee, callee.kind == .member, let base = callee.base {
            modifiers.append(Modifier(name: callee.name, call: current))
            current = base
        }
        root = current
        self.modifiers = modifiers.reversed()
    }

    /// The name of the view, as `VStack`; empty where it has none.
    var view: String {
        switch root.kind {
        case .call: root.calledName
        case .name, .member: root.name
        default: ""
        }
    }

    /// Returns whether a modifier is attached.
    func has(_ names: String...) -> Bool { modifiers.contains { names.contains($0.name) } }

    /// Returns the first modifier of a name.
    func modifier(_ name: String) -> Modifier? { modifiers.first { $0.name == name } }

    /// The chain around it whose argument it is part of; `nil` for the outermost one.
    var outer: ViewChain? {
        var current = code.parent
        while let parent = current {
            if parent.kind == .function || parent.kind == .type || parent.kind == .variable { return nil }
            if parent.kind == .argument, let call = parent.parent, call.kind == .call {
                return ViewChain(Self.end(of: call))
            }
            current = parent.parent
        }
        return nil
    }

    /// The chains around it, from the nearest.
    var outers: [ViewChain] {
        var result: [ViewChain] = []
        var current = outer
        while let chain = current, result.count < 64 {
            result.append(chain)
            current = chain.outer
        }
        return result
    }

    /// Returns the last call of the chain that a call is part of.
    static func end(of call: Code) -> Code {
        var current = call
        while let member = current.parent, member.kind == .member, let next = member.parent, next.kind == .call,
            next.callee == member
        {
            current = next
        }
        return current
    }

    /// Every chain in a piece of code: a call that is not the base of another one.
    static func all(in code: Code) -> [ViewChain] {
        code.all.filter { code in
            guard code.kind == .call else { return false }
            guard let member = code.parent, member.kind == .member, let next = member.parent else { return true }
            return !(next.kind == .call && next.callee == member)
        }.map(ViewChain.init)
    }
}
