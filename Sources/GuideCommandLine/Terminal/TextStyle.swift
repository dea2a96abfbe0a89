/// How a piece of text stands out where colour is allowed.
public struct TextStyle: OptionSet, Sendable, Hashable {
    /// One bit for each attribute.
    public let rawValue: UInt16

    /// Creates a style from its bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Heavier strokes: titles and names.
    public static let bold = TextStyle(rawValue: 1 << 0)
    /// Fainter than the rest: facts that only some readers need.
    public static let dim = TextStyle(rawValue: 1 << 1)
    /// Slanted, where the terminal can.
    public static let italic = TextStyle(rawValue: 1 << 2)
    /// A line below.
    public static let underline = TextStyle(rawValue: 1 << 3)
    /// What fails.
    public static let red = TextStyle(rawValue: 1 << 4)
    /// What passes.
    public static let green = TextStyle(rawValue: 1 << 5)
    /// What matches a search, and literals in code.
    public static let yellow = TextStyle(rawValue: 1 << 6)
    /// What leads elsewhere.
    public static let blue = TextStyle(rawValue: 1 << 7)
    /// Keywords in code.
    public static let magenta = TextStyle(rawValue: 1 << 8)
    /// Code and identifiers.
    public static let cyan = TextStyle(rawValue: 1 << 9)
    /// Never broken into lines, such as an address that is copied.
    public static let whole = TextStyle(rawValue: 1 << 10)

    /// The parameters of the SGR control sequence, `1;31` for bold red; empty for plain text.
    ///
    /// Only the sixteen colours that a person chooses for the terminal are used, never fixed ones that could vanish
    /// into a background.
    var parameters: String {
        let codes = ["1", "2", "3", "4", "31", "32", "33", "34", "35", "36"]
        return codes.indices.filter { rawValue & (1 << UInt16($0)) != 0 }.map { codes[$0] }.joined(separator: ";")
    }
}
