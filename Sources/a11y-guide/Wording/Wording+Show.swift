import GuideCore

/// What `show` says beside its pages.
extension Wording {
    func nothingNamed(_ name: String) -> String {
        text("nothing is called '\(name)'", "'\(name)': 이런 이름을 가진 것이 없습니다")
    }

    func nearest(_ names: [String]) -> String {
        let list = names.joined(separator: ", ")
        return text(names.count == 1 ? "did you mean '\(list)'?" : "these are close: \(list)", "가까운 이름: \(list)")
    }

    /// A filter whose value nothing has; `facet` is the name of the option.
    func unknownValue(_ value: String, of facet: String) -> String {
        text("no \(facet) is called '\(value)'", "--\(facet)에 '\(value)' 값은 없습니다")
    }

    func choices(_ names: [String]) -> String {
        let list = names.joined(separator: ", ")
        return text("there are: \(list)", "쓸 수 있는 값: \(list)")
    }

    func seeLine(_ line: String) -> String { text("see: \(line)", "참고: \(line)") }

    func tryLine(_ line: String) -> String { text("try: \(line)", "시도해 보기: \(line)") }

    func ambiguous(_ name: String, _ count: Int) -> String {
        text("'\(name)' leads to \(count) entries; name one of them", "'\(name)': \(count)개가 있으니 하나를 고르세요")
    }

    /// How a name led to something of another name.
    func leads(_ name: String, to id: String, _ strength: IndexEntry.Key.Strength) -> String {
        switch strength {
        case .alias: text("'\(name)' is now '\(id)'", "'\(name)' → '\(id)' (바뀐 이름)")
        case .symbol: text("'\(name)' is a subject of '\(id)'", "'\(name)' → '\(id)' (다루는 API)")
        case .related: text("'\(name)' is explained by '\(id)'", "'\(name)' → '\(id)' (설명하는 규칙)")
        case .identifier: ""
        }
    }

    /// Only rules have the parts that `--part` names.
    func hasNoParts(_ id: String, _ kind: EntryKind) -> String {
        text(
            "'\(id)' is \(kind == .article ? "an" : "a") \(name(of: kind)), and only rules have parts",
            "'\(id)': \(name(of: kind))에는 --part로 고를 부분이 없습니다")
    }

    func onlyIn(_ language: Language) -> String {
        text("this is written in \(name(of: language)) only", "이 글은 \(name(of: language))로만 있습니다")
    }

    var obligation: String { text("Obligation", "의무 수준") }
    var impact: String { text("Impact", "영향") }
    var frameworks: String { text("Frameworks", "프레임워크") }
    var status: String { text("Status", "근거 상태") }
    var requirements: String { text("Requirements", "요구 사항") }
    var checkerRules: String { text("Checker rules", "검사 규칙") }
    var symbols: String { text("API names", "API 이름") }
    var related: String { text("Related", "관련 규칙") }
    var formerly: String { text("Formerly", "이전 이름") }
    var since: String { text("Since", "추가된 판") }
    var deprecated: String { text("Deprecated", "폐기됨") }
    var replacedBy: String { text("Replaced by", "대신할 규칙") }
    var topic: String { text("Topic", "주제") }
    var rules: String { text("Rules", "규칙") }
    var evidence: String { text("Evidence", "근거") }
    var sources: String { text("Sources", "출처") }
    var seen: String { text("seen", "관찰 환경") }
    var checker: String { text("Checker", "검사 도구") }
    var version: String { text("Version", "버전") }
    var homepage: String { text("Homepage", "홈페이지") }
    var documentation: String { text("Documentation", "문서") }
    var aliases: String { text("Also printed as", "다른 표기") }
    var reportedAs: String { text("Reported as", "출력 문장") }
    var explainedBy: String { text("Explained by", "설명하는 규칙") }
    var document: String { text("Document", "문서") }
    var level: String { text("Level", "수준") }
    var address: String { text("Address", "주소") }
    var none: String { text("none yet", "아직 없음") }

    func claims(_ number: Int) -> String {
        text(
            "\(number) \(number == 1 ? "claim" : "claims") with evidence below", "아래에 근거가 있는 주장 \(number)개")
    }
}
