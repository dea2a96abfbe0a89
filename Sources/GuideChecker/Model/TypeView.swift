/// A type with its extensions, wherever they stand.
struct TypeView {
    let table: TypeTable
    let file: Int
    let declaration: Code
    let extensions: [Code]

    var name: String { declaration.name }
    var isClass: Bool { declaration.flags.contains(.isClass) }
    /// The declaration and the extensions.
    var parts: [Code] { [declaration] + extensions }

    /// The names of what it inherits from and conforms to.
    var inheritedNames: [String] {
        parts.flatMap { part in part.children.filter { $0.kind == .inherited }.map(\.name) }
    }

    /// What a class inherits from.
    enum Superclass {
        case none
        case declared(TypeView)
        case system(String)
        /// A class of another module: what it does is not known.
        case unknown(String)
    }

    /// What it inherits from.
    var superclass: Superclass {
        guard isClass, let first = declaration.first(.inherited) else { return .none }
        // A nested class may have the name of the class that it inherits from.
        if let found = table.type(named: first.name, from: file), found.declaration != declaration {
            if found.isClass { return .declared(found) }
            if found.declaration.flags.contains(.isProtocol) { return .none }
        }
        let last = first.name.split(separator: ".").last.map(String.init) ?? first.name
        return SystemClasses.has(last) ? .system(last) : .unknown(first.name)
    }

    /// The class itself and those that it inherits from, as far as they are declared here.
    var classes: [TypeView] {
        var result = [self]
        while case .declared(let next)? = result.last?.superclass, result.count < 32 { result.append(next) }
        return result
    }

    /// The class of the system that it inherits from in the end; `nil` where that is not known.
    var systemClass: String? {
        if case .system(let name)? = classes.last?.superclass { return name }
        return nil
    }

    /// Returns whether it inherits from a class of the system.
    func isSubclass(of name: String) -> Bool { systemClass.map { SystemClasses.isSubclass($0, of: name) } ?? false }

    /// Returns whether it conforms to a protocol by its own declarations or those of its superclasses.
    func conforms(to name: String) -> Bool { classes.contains { $0.inheritedNames.contains(name) } }

    /// Whether it is a view of SwiftUI.
    var isSwiftUIView: Bool {
        !isClass && inheritedNames.contains { $0 == "View" || $0 == "SwiftUI.View" || $0 == "ViewModifier" }
    }

    /// Everything that tells what it does: its parts, those of its superclasses, and the extensions of the protocols that
    /// it conforms to.
    var lineage: [Code] {
        var result: [Code] = []
        for type in classes {
            result += type.parts
            for name in type.inheritedNames {
                if let found = table.type(named: name, from: type.file), found.declaration.flags.contains(.isProtocol) {
                    result += found.extensions
                }
            }
        }
        return result
    }

    /// Returns whether one of some names occurs in what tells what it does.
    func mentions(_ names: String...) -> Bool { lineage.contains { $0.mentions(any: names) } }

    /// Every piece of code of its parts.
    var code: [Code] { parts.flatMap(\.descendants) }

    /// Its functions of a name, in the order of the source.
    func functions(_ name: String) -> [Code] {
        parts.flatMap { part in part.children.filter { $0.kind == .function && $0.name == name } }
    }

    /// Its properties.
    var properties: [Code] { parts.flatMap { part in part.children.filter { $0.kind == .variable } } }

    /// Returns a property, of its own or of a superclass.
    func property(_ name: String) -> Code? {
        for type in classes {
            for part in type.parts {
                if let found = part.children.first(where: { $0.kind == .variable && $0.name == name }) { return found }
            }
        }
        return nil
    }
}
