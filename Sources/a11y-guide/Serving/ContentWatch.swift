#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Tells when content has changed and come to rest.
///
/// It looks now and then how new the folder is, as every search does, which costs a fifth of a millisecond for a hundred
/// files; what the systems offer instead differs from one to the other and has to be told of every folder.
struct ContentWatch {
    /// What is looked at.
    let folders: [String]
    private var known: [timespec]
    private var isMoving = false

    /// Until the next look, in milliseconds: while nothing happens, and while something does.
    private static let pause = (quiet: 300, moving: 60)

    /// Begins to watch; what changes from now on is told.
    init(_ folders: [String]) {
        self.folders = folders
        known = Self.ages(folders)
    }

    /// Returns whether the content is another one than when this was last answered with yes. An editor that saves, or a
    /// checkout of another branch, changes several files: the answer is yes when two looks in a row have seen the same.
    mutating func hasChanged() -> Bool {
        let ages = Self.ages(folders)
        let isSame = zip(ages, known).allSatisfy { ($0.tv_sec, $0.tv_nsec) == ($1.tv_sec, $1.tv_nsec) }
        let cameToRest = isSame && isMoving
        isMoving = !isSame
        known = ages
        return cameToRest
    }

    /// Until ``hasChanged()`` is to be asked again, in milliseconds.
    var wait: Int { isMoving ? Self.pause.moving : Self.pause.quiet }

    /// A folder that is gone counts as one that is infinitely old.
    private static func ages(_ folders: [String]) -> [timespec] {
        folders.map { ContentAge.newest(in: $0) ?? ContentAge.time(of: $0) ?? timespec() }
    }
}
