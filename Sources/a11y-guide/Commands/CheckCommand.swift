import GuideCheckOptions
import GuideCommandLine

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// `check`: hands over to the program that reads Swift, so that no other command has to load SwiftSyntax.
enum CheckCommand {
    static func run(_ invocation: Invocation, _ console: Console) throws(Complaint) -> ExitStatus {
        let program = try find()
        // Titles come from the index; where nobody named one and there is none, the findings still have their rule IDs.
        let location = try? IndexLocation.find(
            option: invocation.value(of: Options.index), environment: console.environment)
        let index: GuideIndex?
        if case .named? = location {
            index = try GuideIndex.open(invocation, console)
        } else {
            index = try? GuideIndex.open(invocation, console)
        }
        if let index {
            setenv("A11Y_GUIDE_INDEX", FilePaths.real(index.location.path) ?? index.location.path, 1)
        }
        var words: [UnsafeMutablePointer<CChar>?] =
            ([program] + CommandLine.arguments.dropFirst()).map { strdup($0) } + [nil]
        execv(program, &words)
        let reason = String(cString: strerror(errno))
        for word in words { free(word) }
        throw Complaint("'\(program)' cannot be run: \(reason)")
    }

    /// Returns the program beside this one.
    private static func find() throws(Complaint) -> String {
        if let executable = FilePaths.executable {
            let program = "\(FilePaths.parent(of: executable))/\(CheckOptions.program)"
            if access(program, X_OK) == 0 { return program }
        }
        throw Complaint(
            "'check' is done by '\(CheckOptions.program)', which is not beside '\(Guide.name)'",
            hints: [
                .text("in a source checkout, bin/a11y-guide check builds it"),
                .text("it needs a Swift toolchain that has SwiftSyntax in lib/swift/host"),
            ])
    }
}
