/// What is known of all files of a run, parsed or not.
struct ModuleHints: Sendable {
    /// Keys of the string tables that stand beside the files, as far as they were looked for.
    var localizedKeys: Set<String> = []
    /// Names that classes inherit from.
    var superclassNames: Set<String> = []
    /// The types of outlets, which nibs and storyboards make.
    var outletTypes: Set<String> = []
}
