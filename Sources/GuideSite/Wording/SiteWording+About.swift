import GuideCatalog
import GuideCore

/// What the page says that explains the guide and the site.
extension SiteWording {
    var aboutTitle: String { text("How to read this guide", "이 가이드를 읽는 방법") }
    var aboutSummary: String {
        text(
            "What the words on a rule's page mean, what stands behind its claims, and how accessible this site itself is.",
            "규칙 페이지에 쓰인 말의 뜻, 주장마다 밝힌 근거, 이 사이트 자체의 접근성을 설명합니다.")
    }

    var aboutRule: String {
        text(
            "A rule is one statement about a screen that can be tested: it holds, it does not hold, or it does not apply. Its ID never changes its meaning. Each rule says why it matters, what to do, how failing and passing code differ, what the screen reader says, how to check it, and where its limits are.",
            "규칙은 화면에 대해 검사할 수 있는 한 문장입니다. 지켜졌는지, 지켜지지 않았는지, 해당하지 않는지를 가릴 수 있습니다. 규칙의 ID는 뜻이 바뀌지 않습니다. 규칙마다 중요한 이유, 해야 할 일, 잘못된 예와 올바른 예, 스크린 리더가 읽는 내용, 확인 방법, 한계를 싣습니다."
        )
    }

    var aboutObligation: String { text("Obligation: how binding a rule is", "의무 수준: 얼마나 지켜야 하는가") }
    func meaning(of obligation: Obligation) -> String {
        switch obligation {
        case .must:
            text(
                "Without it, some people cannot use the screen, or a standard is not met.",
                "지키지 않으면 화면을 쓸 수 없는 사람이 생기거나 표준을 어기게 됩니다.")
        case .should:
            text(
                "Follow it unless there is a good reason not to, and know the reason.",
                "분명한 이유가 없는 한 지킵니다. 지키지 않는다면 그 이유를 알고 있어야 합니다.")
        case .may:
            text("It makes a good screen better.", "이미 쓸 만한 화면을 더 낫게 만듭니다.")
        }
    }

    var aboutImpact: String { text("Impact: how badly a failure affects people", "영향: 어기면 얼마나 곤란한가") }
    func meaning(of impact: Impact) -> String {
        switch impact {
        case .critical: text("Somebody cannot go on at all.", "더 이상 진행할 수 없는 사람이 생깁니다.")
        case .serious:
            text("Somebody can go on only with great effort or a guess.", "몹시 애쓰거나 짐작해야만 진행할 수 있습니다.")
        case .moderate: text("It costs time or certainty.", "시간이 더 들거나 확신하기 어렵습니다.")
        case .minor: text("It is a nuisance.", "성가시지만 쓰는 데 지장은 없습니다.")
        }
    }

    var aboutStatus: String { text("Status: what stands behind a claim", "근거 상태: 주장의 근거") }
    func meaning(of status: EvidenceStatus) -> String {
        switch status {
        case .documented:
            text(
                "Public documentation of the platform says so; it is linked.", "플랫폼의 공개 문서에 나와 있으며, 그 문서로 가는 링크가 있습니다.")
        case .observed:
            text(
                "Somebody saw it on a device; which system and screen reader is said. It may differ on another version.",
                "기기에서 관찰한 내용이며, 어떤 시스템과 스크린 리더였는지 밝힙니다. 다른 버전에서는 다를 수 있습니다.")
        case .deviceNeeded:
            text(
                "Nothing was found either way. Try it on a device before you rely on it.",
                "어느 쪽이든 자료를 찾지 못했습니다. 믿고 쓰기 전에 기기에서 확인하십시오.")
        case .disputed: text("Sources contradict each other; both are named.", "자료가 서로 엇갈리며, 양쪽을 모두 밝힙니다.")
        }
    }

    var aboutEffect: String {
        text("Requirements: what a failure means for a standard", "요구 사항: 어기면 표준에는 어떤 뜻인가")
    }
    func meaning(of effect: RequirementEffect) -> String {
        switch effect {
        case .fails: text("The requirement is not met either.", "요구 사항도 지켜지지 않습니다.")
        case .mayFail:
            text(
                "The requirement may not be met; what decides stands in the article.",
                "요구 사항이 지켜지지 않을 수 있으며, 무엇에 달렸는지는 본문에 있습니다.")
        case .supports:
            text(
                "The rule serves the aim of the requirement, which does not ask for it.",
                "요구 사항이 직접 요구하지는 않지만 그 목적에 도움이 됩니다.")
        }
    }

    var aboutRelation: String {
        text("Checker rules: how they relate to a rule", "검사 규칙: 이 가이드의 규칙과 어떤 관계인가")
    }
    func meaning(of relation: Relation) -> String {
        switch relation {
        case .equal: text("It reports what our rule forbids.", "이 가이드의 규칙이 금하는 것을 그대로 알립니다.")
        case .subset:
            text("It reports a part; what it does not find may still fail.", "일부만 알립니다. 알리지 않은 것도 규칙을 어길 수 있습니다.")
        case .superset: text("It also reports what our rule allows.", "이 가이드의 규칙이 허용하는 것도 알립니다.")
        case .related: text("It points to the same subject.", "같은 문제를 가리킵니다.")
        }
    }

    var aboutAccess: String { text("Accessibility of this site", "이 사이트의 접근성") }
    var aboutAccessText: [String] {
        [
            text(
                "The site is made to meet WCAG 2.2 at level AA: one heading order and landmarks on every page, text that can be enlarged to 400 % and read on a width of 320 CSS pixels, contrast of at least 4.5:1 in the light and the dark theme, focus that is always visible, and targets that are large enough.",
                "이 사이트는 WCAG 2.2 AA 수준에 맞게 만들었습니다. 모든 페이지에 차례가 맞는 제목과 랜드마크가 있고, 글자를 400%까지 키우거나 너비 320 CSS 픽셀에서도 읽을 수 있습니다. 밝은 테마와 어두운 테마 모두 명도 대비가 4.5:1 이상이고, 초점이 항상 보이며, 누르는 영역이 충분히 큽니다."
            ),
            text(
                "It works with a keyboard alone, with a screen reader, without JavaScript, with colours of your own and with reduced motion. Nothing is loaded from other servers, and nothing is recorded about you by these pages.",
                "키보드만으로, 스크린 리더로, JavaScript 없이, 사용자가 정한 색으로, 움직임을 줄인 상태로도 쓸 수 있습니다. 다른 서버에서 아무것도 불러오지 않으며, 이 페이지들은 사용자에 관해 아무것도 기록하지 않습니다."
            ),
            text(
                "Code stands in regions that scroll sideways and can be reached with the Tab key. What is written in the other language is marked, so that a screen reader can change its voice.",
                "코드는 옆으로 스크롤되는 영역에 있으며 Tab 키로 갈 수 있습니다. 다른 언어로 쓴 부분은 표시해 두어 스크린 리더가 음성을 바꿀 수 있습니다."),
        ]
    }

    var aboutMachines: String { text("For programs", "프로그램에서 쓰려면") }
    var aboutMachinesText: String {
        text(
            "The page of a rule, a topic, a requirement or a checker has a twin in Markdown beside it, under the same address with .md in place of the last slash.",
            "규칙, 주제, 요구 사항, 검사 도구의 페이지마다 같은 주소에서 마지막 빗금 대신 .md를 붙인 Markdown 문서가 있습니다.")
    }
    var aboutAddresses: String {
        text(
            "A checker may send people to the page on one of its rules. The address has the checker and the rule as the checker prints it; a space becomes a period, and whatever is not a letter, a digit, a hyphen or an underscore becomes a tilde and two hexadecimal digits:",
            "검사 도구는 자기 규칙의 페이지로 사람을 보낼 수 있습니다. 주소에는 검사 도구와, 검사 도구가 출력하는 규칙 이름이 들어갑니다. 공백은 마침표로, 글자·숫자·붙임표·밑줄이 아닌 것은 물결표와 16진수 두 자리로 씁니다."
        )
    }
    func machineFile(_ path: String) -> String {
        switch path {
        case "catalog.json": text("IDs, anchors and relations as JSON", "ID, 앵커, 관계를 담은 JSON")
        case "llms.txt": text("A list of all articles for language models", "언어 모델을 위한 전체 글 목록")
        case "sitemap.xml": text("Every address in each language", "언어별 전체 주소")
        default: text("Rules that are new or have changed", "새로 생기거나 바뀐 규칙")
        }
    }
}
