public import GuideCommandLine

/// What the command `check` takes, for the program that explains it and the one that does it.
public enum CheckOptions {
    /// The name of the program that does it.
    public static let program = "a11y-guide-check"

    /// How findings can be written.
    public enum Format: String, CaseIterable, Sendable {
        /// For people: the line of source with a mark below.
        case terminal
        /// One document for programs.
        case json
        /// SARIF 2.1.0.
        case sarif
        /// Workflow commands of GitHub Actions, which become annotations.
        case github
        /// Lines as a compiler writes them, which Xcode and editors read.
        case xcode
    }

    /// How findings are written.
    public static let format = CommandOption(
        "format", .value(ValueDescription("FORMAT", .choice(Format.allCases.map(\.rawValue)))),
        help: "How findings are written.",
        details: """
            terminal, the default, is for people; json, sarif and github are for programs; xcode is a line for each finding as a \
            compiler writes it.
            """)
    /// Short for the format of that name.
    public static let json = CommandOption(
        "json", short: "j", help: "Write JSON.",
        details: "One document on one line; its form is described in docs/schemas and told by its schemaVersion.")
    /// The rules to look for.
    public static let rule = CommandOption(
        "rule", short: "r", .value(ValueDescription("RULE", .listed(by: ["list", "rules", "--ids"]))),
        isRepeatable: true,
        help: "Only look for this rule.", details: "It is looked for even where it is not on by default.")
    /// The configuration to read.
    public static let config = CommandOption(
        "config", .value(ValueDescription("FILE", .file)), help: "The configuration to read.",
        details: "Otherwise it is .a11y-guide.yml in the folder of the first path, or the nearest one above it.")
    /// Findings that are known.
    public static let baseline = CommandOption(
        "baseline", .value(ValueDescription("FILE", .file)), help: "Pass over what an earlier report has.",
        details: "The report is one of this command, as JSON or SARIF. A finding stays known when its line moves.")
    /// The revision to compare with.
    public static let diff = CommandOption(
        "diff", .value(ValueDescription("REV")), help: "Only report lines that changed since a revision.",
        details: "Git tells which these are; a file that it does not track has changed as a whole.")
    /// Says what is looked for.
    public static let list = CommandOption(
        "list", help: "List the checks.",
        details: "Each with its frameworks and whether it is on by default, then the rules that source cannot decide.")
    /// The language of titles.
    public static let lang = CommandOption(
        "lang", short: "l", .value(ValueDescription("LANG", .choice(["en", "ko"]))), help: "The language of the answer."
    )
    /// The index that titles come from.
    public static let index = CommandOption(
        "index", short: "i", .value(ValueDescription("FILE", .file)), help: "The index to read titles from.")

    /// The command.
    public static let command = Command(
        "check", summary: "Check Swift source for what rules do not allow.",
        details: """
            Swift files are read, not built: UIKit and SwiftUI are known by name. All files of one run see each other, so that \
            an action counts that is added in an extension, a superclass or a protocol extension of another file.

            A folder stands for every Swift file below it; without a path, the current folder is checked. Hidden folders and \
            those that hold what is built or what others wrote (Pods, Carthage, DerivedData, SourcePackages, build, \
            node_modules) are passed over, and so is test code. A file that does not parse is reported, and the others are \
            checked all the same.
            """,
        arguments: [
            CommandArgument("PATH", .file, isRequired: false, isRepeatable: true, help: "A Swift file or a folder.")
        ],
        options: [format, json, rule, config, baseline, diff, list, lang, index],
        exclusiveOptions: [["json", "format"]],
        examples: [
            Command.Example("check Sources", "Checks every Swift file below a folder."),
            Command.Example("check --rule escape-missing Sources", "Looks for one rule alone."),
            Command.Example("check --diff main Sources", "Reports what the lines of this branch bring."),
            Command.Example("check --format github Sources", "Writes annotations for GitHub Actions."),
        ],
        statuses: [
            (.success, "Nothing was found."), (.nothingFound, "There are findings."),
            (.failure, "Something could not be checked."),
        ])
}
