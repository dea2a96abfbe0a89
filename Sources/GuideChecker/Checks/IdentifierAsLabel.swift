extension Check {
    /// Labels that are made for programs: identifiers, and texts in their form.
    static let identifierAsLabel = Check(
        "identifier-as-label", [.uikit, .swiftui], triggers: ["accessibilityLabel"]
    ) { examination in
        for code in examination.tree.root.descendants {
            if code.kind == .assignment, let (target, value) = code.assigned, target.name == "accessibilityLabel" {
                if IdentifierAsLabel.isIdentifier(value)
                    || value.name == "accessibilityIdentifier" && value.kind != .string
                {
                    examination.report(value, value.kind == .string ? "" : value.name)
                }
            } else if code.isCall(of: "accessibilityLabel"), code.callee?.kind == .member,
                let value = code.firstArgument
            {
                var text = value
                if let inner = value.firstArgument, value.isCall(of: "Text") {
                    text = inner
                    // Text(verbatim:) has a label of its own.
                    if value.arguments.first?.name == "verbatim" { text = inner }
                }
                // A literal of SwiftUI is looked up in the app's string tables first.
                guard IdentifierAsLabel.isIdentifier(text), !examination.isLocalized(text) else { continue }
                examination.report(text)
            }
        }
    }
}

private enum IdentifierAsLabel {
    /// Whether a text has the form of an identifier: words of a program joined by periods, underscores or hyphens.
    static func isIdentifier(_ code: Code) -> Bool {
        guard code.kind == .string else { return false }
        let text = code.name
        guard text.utf8.count >= 5, !text.contains(where: { $0.isWhitespace }) else { return false }
        guard text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) || "._-\u{FFFC}".contains($0) }) else {
            return false
        }
        let parts = text.split { $0 == "." || $0 == "_" }
        let words = parts.filter { !$0.contains("\u{FFFC}") }
        // "Wi-Fi" and "e.g." are words of people; so is "google.com".
        guard parts.count >= 3 || parts.count == 2 && text.contains("_"), !words.isEmpty else { return false }
        return words.allSatisfy { $0.count > 1 || $0.first?.isNumber ?? false }
            && words.contains { $0.first?.isLowercase ?? false }
            && !["com", "org", "net", "io"].contains(words.last.map(String.init) ?? "")
    }
}

extension Examination {
    /// Whether the text is a key of a string table of the app; a key with values is one up to the first of them.
    fileprivate func isLocalized(_ code: Code) -> Bool {
        let key = code.name.split(separator: "\u{FFFC}", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
        return module.localizedKeys.contains { $0.hasPrefix(key) }
    }
}
