import GuideContent

/// A content folder that has no problem, to which tests do harm.
final class ContentFixture {
    private let folder = TemporaryFolder()

    var path: String { folder.path }

    init() {
        write("guide.yml", Self.guide)
        write("requirements/wcag.yml", Self.requirements)
        write("checkers/lint.yml", Self.checker)
        write("sliders/index.en.md", Self.topic)
        write("sliders/index.ko.md", Self.topicKorean)
        write("sliders/slider-not-adjustable.en.md", Self.rule)
        write("sliders/slider-not-adjustable.ko.md", Self.ruleKorean)
    }

    func write(_ name: String, _ text: String) { folder.write(name, text) }
    func write(_ name: String, bytes: [UInt8]) { folder.write(name, bytes: bytes) }
    func makeFolder(_ name: String) { folder.makeFolder(name) }
    func makeFIFO(_ name: String) { folder.makeFIFO(name) }
    func makeLink(_ name: String, to target: String) { folder.makeLink(name, to: target) }
    func remove(_ name: String) { folder.removeFile(name) }

    /// Writes one of the texts below with a part replaced, which must be there.
    func write(_ name: String, _ text: String, replacing part: String, with other: String) {
        precondition(text.contains(part), "'\(part)' is not in the text")
        write(name, text.replacing(part, with: other, maxReplacements: 1))
    }

    /// Adds a rule in both languages, listed by its topic, with parts of its texts replaced.
    func addRule(_ id: String, english: [(String, String)] = [], korean: [(String, String)] = []) {
        func changed(_ text: String, _ changes: [(String, String)]) -> String {
            changes.reduce(text.replacing("slider-not-adjustable", with: id)) { text, change in
                precondition(text.contains(change.0), "'\(change.0)' is not in the text")
                return text.replacing(change.0, with: change.1, maxReplacements: 1)
            }
        }
        write("sliders/\(id).en.md", changed(Self.rule, english))
        write("sliders/\(id).ko.md", changed(Self.ruleKorean, korean))
        listed.append(id)
        write(
            "sliders/index.en.md", Self.topic, replacing: "slider-not-adjustable]",
            with: listed.joined(separator: ", ") + "]")
    }

    private var listed = ["slider-not-adjustable"]

    func load(published: [String] = []) -> LoadedContent { ContentLoader.load(folder: path, published: published) }

    /// The problems, as `path:line:column code`.
    func places(published: [String] = []) -> [String] {
        load(published: published).problems.map { "\($0.path):\($0.line):\($0.column) \($0.code)" }
    }

    static let guide = """
        title: {en: Guide, ko: 가이드}
        baseURL: https://guide.example/
        release: "1.0"
        languages: [en, ko]
        """

    static let requirements = """
        id: wcag
        title: {en: WCAG, ko: 웹 콘텐츠 접근성 지침}
        version: "2.2"
        url: https://www.w3.org/TR/WCAG22/
        requirements:
          - id: "2.1.1"
            title: {en: Keyboard, ko: 키보드}
            level: A
          - id: "2.5.8"
            title: {en: Target Size, ko: 대상 크기}
        """

    static let checker = """
        id: lint
        name: Lint
        homepage: https://lint.example/
        version: "1.2"
        rules:
          - id: SliderLabel
            title: Slider without a label
            meaning: {en: A slider has no label., ko: 슬라이더에 레이블이 없습니다.}
            aliases: [slider_label]
            messages: ["Slider * has no label"]
            requirements: ["wcag:2.1.1"]
            explainedBy:
              - {rule: slider-not-adjustable, relation: subset}
        """

    static let topic = """
        ---
        id: sliders
        title: Sliders
        summary: What people hear and do on a slider.
        keywords: [slider]
        rules: [slider-not-adjustable]
        sources: []
        revision: 1
        ---

        # Sliders

        See [the rule](slider-not-adjustable.en.md#why-it-matters).

        | Gesture | Meaning |
        | --- | --- |
        | swipe | one step |
        """

    static let topicKorean = """
        ---
        title: 슬라이더
        summary: 슬라이더에서 듣고 하는 일.
        keywords: [슬라이더]
        follows: 1
        ---

        # 슬라이더

        [규칙](slider-not-adjustable.ko.md#중요한-이유)을 보세요.
        """

    static let rule = """
        ---
        id: slider-not-adjustable
        title: A slider is adjustable
        summary: A slider has the adjustable trait and answers both gestures.
        keywords: [slider, adjustable]
        frameworks: [uikit]
        obligation: must
        impact: critical
        status: documented
        evidence:
          - claim: {en: VoiceOver says how to adjust., ko: VoiceOver가 조절 방법을 말합니다.}
            status: observed
            seen: "iOS 17, VoiceOver"
        requirements:
          - {id: "wcag:2.1.1", effect: may-fail}
        symbols: [accessibilityIncrement]
        since: "1.0"
        sources:
          - {title: "accessibilityIncrement()", url: "https://developer.apple.com/documentation"}
        revision: 2
        ---

        # A slider is adjustable

        ## Why it matters

        People cannot change the value.

        ## What to do

        Use the trait.

        ## Examples

        The view has no trait.

        ```swift uikit failing
        let view = UIView() // no trait
        view.accessibilityLabel = "Volume"
        ```

        The view has the trait.

        ```swift uikit passing
        let view = UIView()
        view.accessibilityTraits = .adjustable
        ```

        ## What the screen reader says

        > Volume, adjustable

        ## How to check

        ### By hand

        Swipe up.

        ## Limits and exceptions

        None.
        """

    static let ruleKorean = """
        ---
        title: 슬라이더는 조절할 수 있습니다
        summary: 슬라이더에는 조절 가능 특성이 있습니다.
        keywords: [슬라이더]
        follows: 2
        ---

        # 슬라이더는 조절할 수 있습니다

        ## 중요한 이유

        값을 바꿀 수 없습니다.

        ## 해야 할 일

        특성을 씁니다.

        ## 예제

        뷰에 특성이 없습니다.

        ```swift uikit failing
        let view = UIView() // 특성 없음
        view.accessibilityLabel = "음량"
        ```

        뷰에 특성이 있습니다.

        ```swift uikit passing
        let view = UIView()
        view.accessibilityTraits = .adjustable
        ```

        ## 스크린 리더가 읽는 내용

        > 음량, 조절 가능

        ## 확인 방법

        ### 직접

        위로 쓸어 올립니다.

        ## 한계와 예외

        없습니다.
        """
}
