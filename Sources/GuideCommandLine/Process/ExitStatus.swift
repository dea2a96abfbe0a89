/// What a command tells the one that started it.
public enum ExitStatus: Int32, CaseIterable, Sendable {
    /// Something was found; the content is clean; the work is done.
    case success = 0
    /// Nothing was found, or problems were.
    case nothingFound = 1
    /// The command could not do its work.
    case failure = 2
}
