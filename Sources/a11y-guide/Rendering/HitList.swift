import GuideCatalog
import GuideCommandLine
import GuideCore
import GuideLookup

/// The answers of a search as a person reads them.
struct HitList {
    private let wording: Wording
    private let isTerminal: Bool

    init(language: Language, isTerminal: Bool) {
        wording = Wording(language: language)
        self.isTerminal = isTerminal
    }

    func write(_ hits: [SearchHit], to output: OutputWriter) {
        var isFirst = true
        for hit in hits {
            if !isFirst { output.writeLine() }
            isFirst = false
            for line in lines(of: hit, output.appearance) { output.writeLine(line) }
        }
    }

    private func lines(of hit: SearchHit, _ appearance: Appearance) -> [StyledText] {
        var title = StyledText(Sanitizer.line(hit.summary.id), .cyan)
        title.append("  ")
        title.append(Sanitizer.line(hit.summary.title), .bold)
        var lines = title.wrapped(to: appearance.width, first: 0, rest: HitList.indent)
        for part in [facts(of: hit.summary), text(of: hit, appearance), path(of: hit.summary)] where !part.isEmpty {
            lines += part.wrapped(to: appearance.width, first: HitList.indent, rest: HitList.indent)
        }
        return lines
    }

    private func facts(of summary: EntrySummary) -> StyledText {
        var facts: [String] = []
        if summary.kind != .rule { facts.append(wording.name(of: summary.kind)) }
        let values = FacetValues(summary)
        if summary.kind == .rule {
            facts += values.all(.obligation).map { Obligation(rawValue: $0).map(wording.name(of:)) ?? $0 }
            facts += values.all(.impact).map { Impact(rawValue: $0).map(wording.name(of:)) ?? $0 }
        }
        let frameworks = values.all(.framework).map { Framework(rawValue: $0)?.displayName ?? $0 }
        if !frameworks.isEmpty, summary.kind == .rule { facts.append(frameworks.joined(separator: ", ")) }
        if summary.isFallback { facts.append(wording.fallback(to: summary.language)) }
        return StyledText(Sanitizer.line(facts.joined(separator: " · ")), .dim)
    }

    private func text(of hit: SearchHit, _ appearance: Appearance) -> StyledText {
        guard let snippet = hit.snippet else { return StyledText(Sanitizer.line(hit.summary.summary)) }
        var result = StyledText()
        // On a terminal without colour, matches are marked by quotation marks; elsewhere nothing is added to the text.
        let marks = appearance.color || !isTerminal ? ("", "") : ("«", "»")
        for (text, isMatch) in snippet.pieces {
            let safe = Sanitizer.line(text)
            if isMatch {
                result.append(marks.0 + safe + marks.1, [.bold, .yellow])
            } else {
                result.append(safe)
            }
        }
        return result
    }

    private func path(of summary: EntrySummary) -> StyledText { StyledText(Sanitizer.line(summary.path), .dim) }

    private static let indent = 4
}

extension SearchHit.Snippet {
    /// The text in pieces that match and pieces that do not, in order; ranges outside of the text are left out.
    var pieces: [(text: String, isMatch: Bool)] {
        var result: [(String, Bool)] = []
        var start = 0
        for range in highlights where range.lowerBound >= start && range.upperBound <= text.count && !range.isEmpty {
            if range.lowerBound > start { result.append((string(start..<range.lowerBound), false)) }
            result.append((string(range), true))
            start = range.upperBound
        }
        if start < text.count { result.append((string(start..<text.count), false)) }
        return result
    }

    private func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
}
