/// The names that links lead to headings by.
struct Anchors {
    private var taken: [String: Int] = [:]

    /// Returns the anchor of a heading: its text in lower case, spaces as hyphens, punctuation dropped; counted up where
    /// a heading before has the same text.
    mutating func add(_ text: String) -> String {
        let base = Self.base(text)
        guard var count = taken[base] else {
            taken[base] = 0
            return base
        }
        var anchor: String
        // A heading that is itself called so must not get the same anchor.
        repeat {
            count += 1
            anchor = "\(base)-\(count)"
        } while taken[anchor] != nil
        taken[base] = count
        taken[anchor] = 0
        return anchor
    }

    private static func base(_ text: String) -> String {
        var anchor = String.UnicodeScalarView()
        for scalar in text.lowercased().unicodeScalars {
            switch scalar {
            case " ": anchor.append("-")
            case "-", "_": anchor.append(scalar)
            default: if isKept(scalar) { anchor.append(scalar) }
            }
        }
        return String(anchor)
    }

    private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation:
            true
        default: false
        }
    }
}
