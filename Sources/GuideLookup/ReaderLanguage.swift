public import GuideCommandLine
public import GuideCore

/// Which language to answer in.
public enum ReaderLanguage {
    /// Returns the language that the option names, else `A11Y_GUIDE_LANG`, else Korean where the question is written in
    /// Hangul, else that of the locale, else English.
    public static func decide(option: String?, environment: Environment, question: String = "") -> Language {
        if let option { return option == "ko" ? .korean : .english }
        if let named = environment["A11Y_GUIDE_LANG"].flatMap(language) { return named }
        if question.unicodeScalars.contains(where: isHangul) { return .korean }
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] where environment.isSet(name) {
            return environment[name].flatMap(language) ?? .english
        }
        return .english
    }

    /// `ko`, `ko_KR.UTF-8`, `KO-kr`; not `kok_IN`.
    private static func language(of locale: String) -> Language? {
        let name = locale.prefix { $0 != "_" && $0 != "-" && $0 != "." && $0 != "@" }.lowercased()
        return Language.allCases.first { $0.code.description == name }
    }

    private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xFFA1...0xFFDC: true
        default: false
        }
    }
}
