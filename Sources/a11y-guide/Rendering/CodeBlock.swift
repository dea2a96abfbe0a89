import GuideCatalog
import GuideCommandLine

/// A block of code, with what it is to its rule.
struct CodeBlock {
    let info: String
    let text: String
    let wording: Wording

    /// Returns the lines of the block. Code is never wrapped: a line that is too long is easier to read, and to copy, as it
    /// stands than broken where its language does not break it.
    func lines(width: Int) -> [StyledText] {
        let words = info.split(separator: " " as Character).map(String.init)
        var lines: [StyledText] = []
        if words.count == 3, let framework = Framework(rawValue: words[1]), let outcome = Outcome(rawValue: words[2]) {
            lines.append(banner(outcome, framework, width: width))
        }
        let code = CodeColoring.lines(of: Sanitizer.lines(text), language: words.first ?? "")
        return lines + code.map { $0.isEmpty ? $0 : StyledText("    ") + $0 }
    }

    /// `✗ Failing — SwiftUI`: sign and word say the outcome, so that colour does not have to.
    private func banner(_ outcome: Outcome, _ framework: Framework, width: Int) -> StyledText {
        let (sign, style): (String, TextStyle) =
            switch outcome {
            case .passing: ("✓", [.bold, .green])
            case .failing: ("✗", [.bold, .red])
            case .inapplicable: ("–", [.bold])
            }
        var line = StyledText("\(sign) \(wording.name(of: outcome)) — \(framework.displayName) ", style)
        line.append(String(repeating: "─", count: max(0, min(width, 60) - line.columns)), .dim)
        return line
    }
}
