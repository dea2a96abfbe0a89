/// Takes from a source what only compiles where Swift works together with Objective-C, which it does not on Linux.
///
/// - `@objc` and its kin are left out; the compiler then does not look whether Objective-C could call the method.
/// - `#selector(name)` becomes `_selector(name)`, a function of the stubs, so that the name must still be a method's.
///   That the method has `@objc` is looked up in the source; see ``hiddenMethods(in:)``.
///
/// Every other byte stays where it is, so that the places in messages are right.
enum SelectorSyntax {
    private static let attributes: Set = [
        "@objc", "@objcMembers", "@IBAction", "@IBOutlet", "@IBInspectable", "@IBDesignable", "@NSManaged",
    ]

    /// Returns the source without Objective-C.
    static func removed(from source: String) -> String {
        var bytes = Array(source.utf8)
        let tokens = CodeTokens.of(source, .swift)
        for (index, token) in tokens.enumerated() {
            if attributes.contains(token.text) {
                bytes.replaceSubrange(token.range, with: repeatElement(UInt8(ascii: " "), count: token.range.count))
                // `@objc(name)`: the name goes too. White space would make a bracket that belongs to what follows.
                if index + 1 < tokens.count, tokens[index + 1].text == "(",
                    tokens[index + 1].range.lowerBound == token.range.upperBound,
                    let end = tokens[(index + 1)...].first(where: { $0.text == ")" && $0.depth == token.depth })
                {
                    let range = token.range.upperBound..<end.range.upperBound
                    bytes.replaceSubrange(range, with: repeatElement(UInt8(ascii: " "), count: range.count))
                }
            } else if token.text == "#selector" {
                bytes[token.range.lowerBound] = UInt8(ascii: "_")
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A method that a selector names and that has no `@objc`.
    struct HiddenMethod: Equatable {
        var name: String
        /// Of the selector, from 1.
        var line: Int
        var column: Int
    }

    /// Returns the methods that selectors name and that the source declares, but not for Objective-C.
    static func hiddenMethods(in source: String) -> [HiddenMethod] {
        let tokens = CodeTokens.of(source, .swift)
        let (exposed, hidden) = methods(tokens, exposesAll: tokens.contains { $0.text == "@objcMembers" })
        var found: [HiddenMethod] = []
        for (index, token) in tokens.enumerated() where token.text == "#selector" {
            let argument = tokens[(index + 1)...].dropFirst().prefix { $0.depth > token.depth }
            // `Type.method(_:)`: the last name before the labels.
            let path = argument.prefix { $0.text != "(" }
            guard let name = path.last(where: \.isWord), hidden.contains(name.text), !exposed.contains(name.text)
            else { continue }
            let before = source.utf8.prefix(token.range.lowerBound)
            let lineStart =
                before.lastIndex(of: UInt8(ascii: "\n")).map { before.index(after: $0) } ?? before.startIndex
            found.append(
                HiddenMethod(
                    name: name.text, line: before.count { $0 == UInt8(ascii: "\n") } + 1,
                    column: before[lineStart...].count + 1))
        }
        return found
    }

    /// The names of methods with and without an attribute that shows them to Objective-C.
    private static func methods(
        _ tokens: [CodeToken], exposesAll: Bool
    ) -> (exposed: Set<String>, hidden: Set<String>) {
        var exposed: Set<String> = []
        var hidden: Set<String> = []
        for (index, token) in tokens.enumerated() where token.text == "func" && index + 1 < tokens.count {
            // What stands before `func` since the declaration before it, such as `@objc(name) private`.
            let modifiers = tokens[..<index].reversed().prefix { other in
                other.depth > token.depth || other.text == "(" || other.text == ")"
                    || (other.isWord || other.text.hasPrefix("@")) && !CodeLanguage.swift.keywords.contains(other.text)
            }
            // What overrides a method of UIKit is shown as that is.
            let isExposed = exposesAll || modifiers.contains { attributes.contains($0.text) || $0.text == "override" }
            if isExposed { exposed.insert(tokens[index + 1].text) } else { hidden.insert(tokens[index + 1].text) }
        }
        return (exposed, hidden)
    }
}
