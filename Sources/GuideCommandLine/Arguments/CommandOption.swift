/// An option of a command, with everything that parsing, help, the manual page and completions say about it.
public struct CommandOption: Sendable, Equatable {
    /// What an option takes.
    public enum Kind: Sendable, Equatable {
        /// Present or not.
        case flag
        /// On unless `--no-NAME` is given; documented in that form.
        case flagOnByDefault
        /// Followed by a value.
        case value(ValueDescription)
    }

    /// The long name, without hyphens (`platform`).
    public var name: String
    /// A single letter that does the same.
    public var short: Character?
    /// What it takes.
    public var kind: Kind
    /// Whether each occurrence adds a value; otherwise the last one wins.
    public var isRepeatable: Bool
    /// Whether help, the manual page and completions pass over it.
    public var isHidden: Bool
    /// One sentence, with its period, for a line of help.
    public var help: String
    /// More sentences for the long help and the manual page.
    public var details: String

    /// Creates the value from its parts.
    public init(
        _ name: String, short: Character? = nil, _ kind: Kind = .flag, isRepeatable: Bool = false,
        isHidden: Bool = false, help: String, details: String = ""
    ) {
        self.name = name
        self.short = short
        self.kind = kind
        self.isRepeatable = isRepeatable
        self.isHidden = isHidden
        self.help = help
        self.details = details
    }

    /// What it takes; `nil` for a flag.
    public var value: ValueDescription? {
        if case .value(let value) = kind { value } else { nil }
    }

    /// The long form as it is documented: `--platform`, `--no-snippets`.
    public var longForm: String { kind == .flagOnByDefault ? "--no-\(name)" : "--\(name)" }

    /// Every form that is accepted on a command line, the documented long one first.
    public var forms: [String] {
        let long = kind == .flagOnByDefault ? [longForm, "--\(name)"] : [longForm]
        return long + (short.map { ["-\($0)"] } ?? [])
    }
}
