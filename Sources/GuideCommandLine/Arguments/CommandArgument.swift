/// An argument that is told by its place.
public struct CommandArgument: Sendable, Equatable {
    /// What it is.
    public var value: ValueDescription
    /// Whether the command needs it.
    public var isRequired: Bool
    /// Whether it takes all that follow; only the last one may.
    public var isRepeatable: Bool
    /// One sentence, with its period.
    public var help: String

    /// Creates the value from its parts.
    public init(
        _ name: String, _ kind: ValueDescription.Kind = .text, isRequired: Bool = true, isRepeatable: Bool = false,
        help: String
    ) {
        value = ValueDescription(name, kind)
        self.isRequired = isRequired
        self.isRepeatable = isRepeatable
        self.help = help
    }

    /// How it is shown in a synopsis: `QUERY…`, `[COMMAND]`.
    public var synopsis: String {
        let text = value.choices.isEmpty ? value.name : value.choices.joined(separator: "|")
        let repeated = isRepeatable ? "\(text)…" : text
        return isRequired ? repeated : "[\(repeated)]"
    }
}
