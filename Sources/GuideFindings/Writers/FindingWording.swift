public import GuideCatalog
public import GuideCore

/// Words and sentences on findings, in the reader's language.
///
/// Korean sentences are built so that no particle follows a word that comes from outside: whether it is 을 or 를 could not be told
/// for words in Latin letters.
public struct FindingWording: Sendable {
    /// The reader's language.
    public let language: Language

    /// Creates the words of a language.
    public init(language: Language) { self.language = language }

    /// Chooses between two texts that say the same.
    func text(_ english: String, _ korean: String) -> String { language.choose(english, korean) }

    /// A number of findings.
    public func findings(_ number: Int) -> String {
        text("\(number) \(number == 1 ? "finding" : "findings")", "검출 결과 \(number)개")
    }

    /// How loudly a checker reports it.
    public func name(of level: FindingLevel) -> String {
        switch level {
        case .error: text("error", "오류")
        case .warning: text("warning", "경고")
        case .note: text("note", "참고")
        case .none: text("no level", "수준 없음")
        }
    }

    /// A count of findings in a state.
    public func count(_ number: Int, _ state: FindingState) -> String {
        switch state {
        case .open: text("\(number) open", "미해결 \(number)개")
        case .review: text("\(number) to be reviewed", "사람이 확인할 것 \(number)개")
        case .muted: text("\(number) muted", "숨긴 것 \(number)개")
        case .known: text("\(number) known", "이미 알려진 것 \(number)개")
        case .absent: text("\(number) fixed since", "그 뒤 해결된 것 \(number)개")
        }
    }

    /// How a checker's rule relates to the rule of ours that stands beside; `nil` where they are the same.
    public func note(on relation: Relation) -> String? { relation == .equal ? nil : relation.name(in: language) }

    /// More places than are shown.
    public func more(_ number: Int) -> String { text("and \(number) more", "외 \(number)개") }

    /// Said of a checker's rule that none of ours explains.
    public var unexplained: String {
        text("No rule of this guide explains it yet.", "이 검사 규칙을 설명하는 규칙이 아직 없습니다.")
    }

    /// Said of a rule that nobody registered.
    public var unknown: String {
        text("This guide does not know the checker's rule.", "등록되지 않은 검사 규칙입니다.")
    }

    /// Said of an identifier that several checkers have.
    public var ambiguous: String {
        text(
            "Several checkers have this rule, and the report does not say which one it is:",
            "여러 검사 도구에 있는 규칙인데, 보고서만으로는 어느 것인지 알 수 없습니다.")
    }

    /// Before rules that a search found.
    public var guesses: String { text("Perhaps near (a guess)", "가까울 수 있는 규칙(추측)") }
    /// Before rules of ours that say something of it, but do not explain it.
    public var related: String { text("Related", "관련 규칙") }
    /// Before the steps of a fix.
    public var whatToDo: String { text("What to do", "해야 할 일") }
    /// Before the steps of a rule that is related, but does not explain all of it.
    public func whatToDo(accordingTo rule: RuleID) -> String {
        text("What to do, from the related rule \(rule)", "해야 할 일(관련 규칙 \(rule))")
    }
    /// Before the places.
    public var places: String { text("Where", "위치") }
    /// Before requirements.
    public var requirements: String { text("Requirements", "요구 사항") }
    /// Before the checker's own page.
    public var documentation: String { text("The checker's own page", "검사 도구의 문서") }
    /// Before our page.
    public var readMore: String { text("Read more", "더 읽기") }
    /// Where nothing is left to look at.
    public var nothing: String { text("No accessibility finding is left to look at.", "확인할 접근성 검출 결과가 없습니다.") }
    /// Where nothing is left to look at in what could be read.
    var nothingElsewhere: String {
        text("The other reports have no accessibility finding left to look at.", "다른 보고서에는 확인할 접근성 검출 결과가 없습니다.")
    }
    /// What a reader has to know about a report.
    public func note(on note: ReportNote) -> String {
        switch note {
        case .noRun: text("the report has no run", "실행 기록(run)이 없는 보고서입니다")
        case .isElsewhere:
            text(
                "the report keeps properties of its runs elsewhere, and what stands there is not read",
                "실행 기록의 일부가 다른 파일에 있으며, 그 파일은 읽지 않습니다")
        case .longLines(let number):
            text(
                "\(number == 1 ? "one line is" : "\(number) lines are") longer than \(LineReader.longestLine >> 10) KB, "
                    + "and the rest of it was not read",
                "\(LineReader.longestLine >> 10) KB보다 긴 줄이 \(number)개 있어 나머지는 읽지 않았습니다")
        }
    }
    /// Over reports that could not be read.
    public var unreadHeading: String { text("Reports that could not be read", "읽지 못한 보고서") }
    /// Over files of source that our own checks could not read.
    var uncheckedHeading: String { text("Files that could not be checked", "검사하지 못한 파일") }
    /// Said below that.
    public var unreadMeaning: String {
        text(
            "What they hold is missing here; this is not all that was found.",
            "이 보고서에 든 결과는 빠져 있으므로 아래 내용이 전부가 아닙니다.")
    }
    /// What is said where there is nothing to show; `nil` where nothing was read.
    func nothing(in report: ExplainedReport) -> String? {
        if report.unread.isEmpty { return nothing }
        return report.isAnythingRead ? nothingElsewhere : nil
    }
    /// The title of a report.
    public var title: String { text("Accessibility findings", "접근성 검출 결과") }

    /// Rules that had no room in a comment.
    func rulesLeft(_ number: Int) -> String {
        text(
            "\(number) more \(number == 1 ? "rule has" : "rules have") no room here; `a11y-guide explain` shows all of them.",
            "자리가 모자라 규칙 \(number)개를 줄였습니다. `a11y-guide explain` 명령으로 모두 볼 수 있습니다.")
    }
    /// What a table of all rules is called.
    var overview: String { text("Rules with findings", "검출된 규칙") }
    /// Over a column of levels.
    var levelHeading: String { text("Level", "수준") }
    /// Over a column of rules.
    var ruleHeading: String { text("Rule", "규칙") }
    /// Over a column of numbers of findings.
    var numberHeading: String { text("Findings", "개수") }
    /// Over a column of obligations.
    var obligationHeading: String { text("Obligation", "의무 수준") }
    /// Over a column of messages.
    var messageHeading: String { text("Message", "메시지") }
    /// Over a column of checkers with their rules.
    var reporterHeading: String { text("Reported by", "검사 규칙") }

    /// The findings of a report by state, those with none left out.
    public func summary(of tally: Tally) -> String {
        let states: [FindingState] = [.open, .review, .muted, .known, .absent]
        let counts = states.compactMap { state -> String? in
            let number = tally.number(in: state)
            return number == 0 ? nil : count(number, state)
        }
        return counts.isEmpty ? findings(0) : counts.joined(separator: ", ")
    }

    /// What was counted as being about something else than accessibility; `nil` where there is nothing of that.
    public func unrelated(_ tally: Tally) -> String? {
        let counts = tally.unrelated
        guard !counts.isEmpty else { return nil }
        let total = counts.reduce(0) { $0 + $1.total }
        let names = counts.prefix(5).map { "\($0.subject.name.isEmpty ? "?" : $0.subject.name) (\($0.total))" }
        let list = names.joined(separator: ", ") + (counts.count > 5 ? ", …" : "")
        return text(
            "\(findings(total)) not about accessibility, as far as is known: \(list)",
            "접근성과 관련이 없어 보이는 \(findings(total)): \(list)")
    }

    /// What of the reports was no finding; `nil` where there is nothing of that.
    public func passedOver(_ number: Int) -> String? {
        number == 0
            ? nil
            : text(
                "\(number) \(number == 1 ? "line or record is" : "lines or records are") no finding",
                "검출 결과가 아닌 줄이나 항목 \(number)개")
    }
}
