import GuideCommandLine
import GuideCore

/// What `search` says beside its results.
struct SearchWording {
    private let wording: Wording

    init(language: Language) { wording = Wording(language: language) }

    /// How words were read that were not found as typed, and which were not found at all.
    func readings(of answer: SearchAnswer) -> [String] {
        var lines = answer.readings.map(reading)
        if !answer.missingWords.isEmpty, !answer.hits.isEmpty {
            let words = list(answer.missingWords)
            lines.append(wording.text("\(words) is found nowhere", "\(words): 어디에도 없는 낱말입니다"))
        }
        return lines
    }

    func nothingFound(query: String, filters: [SearchRequest.Filter]) -> String {
        let conditions = filters.map { "\($0.facet.name):\(string($0.value))" }.joined(separator: " ")
        let asked = [query.isEmpty ? "" : "'\(query)'", conditions].filter { !$0.isEmpty }.joined(separator: ", ")
        return wording.text("nothing found for \(asked)", "찾은 것이 없습니다: \(asked)")
    }

    /// What to try where nothing was found.
    func help(on answer: SearchAnswer) -> [String] {
        var lines: [String] = []
        if !answer.missingWords.isEmpty {
            let words = list(answer.missingWords)
            lines.append(wording.text("no entry has \(words)", "\(words): 어디에도 없는 낱말입니다"))
        }
        if !answer.suggestions.isEmpty {
            let terms = answer.suggestions.map(string).joined(separator: ", ")
            lines.append(wording.text("nearest terms: \(terms)", "가까운 낱말: \(terms)"))
        }
        return lines
    }

    func withoutFilters(_ total: Int) -> String {
        wording.text(
            "without the options that narrow it, there \(total == 1 ? "is 1 answer" : "are \(total) answers")",
            "조건을 빼면 \(total)개가 있습니다")
    }

    func more(shown: Int, total: Int) -> String {
        wording.text(
            "showing \(shown) of \(total); --limit 0 shows all", "\(total)개 중 \(shown)개를 표시했습니다. 모두 보려면 --limit 0을 쓰세요")
    }

    private func reading(_ reading: SearchAnswer.Reading) -> String {
        let typed = "'\(string(reading.typed))'"
        let read = reading.read.map { "'\(string($0))'" }.joined(separator: ", ")
        let reason =
            switch reading.reason {
            case .misspelling: wording.text("", "철자가 가까운 낱말")
            case .keyboardLayout: wording.text(" (typed on the other keyboard layout)", "한/영 자판 전환")
            case .initialConsonants: wording.text(" (initial consonants)", "초성")
            case .transliteration: wording.text(" (another spelling)", "같은 용어")
            case .split: wording.text(" (written without spaces)", "띄어쓰기")
            }
        return wording.text("\(typed) was read as \(read)\(reason)", "\(typed) → \(read) (\(reason))")
    }

    private func list(_ words: [[UInt8]]) -> String { words.map { "'\(string($0))'" }.joined(separator: ", ") }

    private func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
