import Testing

extension Trait where Self == ConditionTrait {
    /// Skips a test where a tool that it needs is missing, with the reason; in continuous integration the test then runs
    /// and fails.
    static func requiresTool(problem: String?) -> Self {
        .enabled(if: problem == nil || Program.isContinuousIntegration, Comment(rawValue: problem ?? ""))
    }
}
