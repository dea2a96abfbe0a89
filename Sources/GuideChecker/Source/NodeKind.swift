/// What a node of a ``CodeTree`` is. The comment says what its children are, in order.
enum NodeKind: UInt8 {
    /// Everything that the file holds.
    case file
    /// An `import`; the name is the module.
    case `import`
    /// A class, struct, enum, actor, protocol or extension: inherited types, attributes, members.
    case type
    /// A type that a declaration inherits from or conforms to.
    case inherited
    /// An attribute; the name is without `@`: arguments.
    case attribute
    /// A function or initializer (`init`): attributes, parameters, type of the result, body.
    case function
    /// A parameter of a function or closure, or what a loop or condition binds; the name is the one that code uses: type.
    case parameter
    /// A property or a variable: attributes, type, initial value, accessors.
    case variable
    /// What a variable begins with: an expression.
    case initial
    /// `get`, `set`, `willSet` or `didSet` of a variable: statements.
    case accessor
    /// A type as it is written, without its generic arguments and `?`.
    case typeName
    /// Statements between braces.
    case body
    /// A function call: what is called, then arguments.
    case call
    /// A subscript: what is looked into, then arguments.
    case lookup
    /// An argument; the name is its label: an expression.
    case argument
    /// `base.name`: the base, unless the node is implicit.
    case member
    /// A name on its own.
    case name
    /// A string; the name is its text, with U+FFFC for each interpolation: what is interpolated.
    case string
    /// A number; the name is how it is written.
    case number
    /// `true` or `false`; the name is which.
    case bool
    /// `nil`.
    case `nil`
    /// Elements.
    case array
    /// Keys and values in turn.
    case dictionary
    /// Elements; parentheses around one expression leave no node.
    case tuple
    /// `=` or an operator such as `+=`, which is the name: target, value.
    case assignment
    /// Operands and ``operator`` nodes in turn.
    case sequence
    /// An operator between operands; `as` and `is` too.
    case `operator`
    /// Condition, value where it holds, value where not.
    case ternary
    /// An operator before an expression.
    case prefix
    /// `!` behind an expression.
    case forced
    /// Parameters, then statements.
    case closure
    /// Conditions, body, and what stands after `else`.
    case `if`
    /// Conditions, body of `else`.
    case `guard`
    /// What is decided on, then cases.
    case `switch`
    /// Conditions, then statements.
    case `case`
    /// `for`, `while` or `repeat`, which is the name: conditions, body.
    case loop
    /// What a statement decides on.
    case conditions
    /// What is done where the conditions do not hold.
    case otherwise
    /// A value.
    case `return`
    /// `#selector`; the name is the function's, without its labels.
    case selector
    /// A macro: arguments.
    case macro
    /// A key path; the name is the last component's.
    case keyPath
    /// Anything else that has parts.
    case other
}

/// What is said of a node besides its name.
struct NodeFlags: OptionSet {
    let rawValue: UInt32

    static let isOverride = NodeFlags(rawValue: 1 << 0)
    static let isStatic = NodeFlags(rawValue: 1 << 1)
    static let isPrivate = NodeFlags(rawValue: 1 << 2)
    static let isLet = NodeFlags(rawValue: 1 << 3)
    /// A member without a base, as in `.red`.
    static let isImplicit = NodeFlags(rawValue: 1 << 4)
    /// The base is followed by `?`.
    static let isOptional = NodeFlags(rawValue: 1 << 5)
    /// A string with interpolations.
    static let isInterpolated = NodeFlags(rawValue: 1 << 6)
    /// A closure behind the parentheses.
    static let isTrailing = NodeFlags(rawValue: 1 << 7)
    static let isClass = NodeFlags(rawValue: 1 << 8)
    static let isStruct = NodeFlags(rawValue: 1 << 9)
    static let isEnum = NodeFlags(rawValue: 1 << 10)
    static let isProtocol = NodeFlags(rawValue: 1 << 11)
    static let isExtension = NodeFlags(rawValue: 1 << 12)
}
