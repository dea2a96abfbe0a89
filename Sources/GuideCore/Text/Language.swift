/// A language that articles are written in and answers are given in.
public enum Language: UInt8, CaseIterable, Sendable {
    case english = 0
    case korean = 1

    /// The BCP 47 tag, also the middle part of an article's file name (`escape-missing.ko.md`).
    public var code: StaticString {
        switch self {
        case .english: "en"
        case .korean: "ko"
        }
    }
}
