/// Command lines as a person would type them.
public enum ShellWords {
    /// Returns a word as a POSIX shell takes it: unchanged where nothing in it is special, else in single quotes.
    public static func quote(_ word: String) -> String {
        let isPlain = word.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", ":", ",", "+", "=", "@", "%": true
            default: scalar.value >= 0x80
            }
        }
        if isPlain, !word.isEmpty { return word }
        return "'"
            + word.split(separator: "'" as Character, omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }

    /// Returns words joined to a command line.
    public static func join(_ words: [String]) -> String { words.map(quote).joined(separator: " ") }
}
