/// A piece of code and what it is.
public struct CodeToken: Sendable, Equatable {
    /// What a piece of code is, as far as that can be told without a parser.
    public enum Kind: UInt8, CaseIterable, Sendable {
        /// Names, operators and the space between.
        case plain
        /// A word that the language keeps to itself.
        case keyword
        /// A name that begins with a capital letter.
        case type
        /// Text in quotes; what is interpolated into it is code again.
        case string
        /// A literal number.
        case number
        /// What the compiler passes over.
        case comment
        /// `@name` and `#name`; the name of an attribute in XML.
        case attribute
        /// The brackets and the name of an element in XML.
        case tag
    }

    /// What it is.
    public var kind: Kind
    /// The bytes of the code; tokens follow one another without a gap, and no two of a kind follow one another.
    public var range: Range<Int>

    /// Creates the value from its parts.
    public init(kind: Kind, range: Range<Int>) {
        self.kind = kind
        self.range = range
    }
}

/// A language whose code has colours.
public enum CodeLanguage: String, CaseIterable, Sendable {
    case swift, kotlin, xml
}
