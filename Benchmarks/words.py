"""The words that the articles of the benchmark are made of, beside those of the system's dictionaries."""

ENGLISH_FUNCTION_WORDS = """
the of and to a in is that for it as be on with this are or by not from an at can when if will should must which
has have was but they you your its their there more do does so than then these those into each other may only
where how what all any some no also between after before while about same such use used using because without
within through over under both one two first next
""".split()

ENGLISH_TERMS = """
accessibility element screen reader button label user focus view text image control VoiceOver TalkBack app value
hint trait action gesture contrast color heading order group state announce notification rule keyboard switch
swipe list table cell row header link form field error input alert timer motion animation caption audio video
size scale font custom role describe read speak hidden visible touch target pointer zoom container parent child
attribute property method modifier node tree service device platform language layout padding tab icon menu page
title message password search result filter card chart map photo progress slider toggle checkbox radio picker
dialog modal escape dismiss rotor subtree dynamic type semantic locale direction live region braille magnifier
dictation haptic vibration flashing carousel tooltip badge skeleton spinner breadcrumb landmark captcha autofill
""".split()

KOREAN_TERMS = """
접근성 요소 화면 버튼 레이블 사용자 초점 뷰 텍스트 이미지 컨트롤 보이스오버 톡백 앱 값 힌트 특성 동작 제스처 대비 색상 제목 순서 그룹 상태 알림 규칙 키보드 스위치 쓸기 목록 표 셀 행 머리글
링크 양식 입력란 오류 입력 경고 시간 움직임 애니메이션 자막 음성 영상 크기 배율 글꼴 사용자지정 역할 의미 설명 읽기 낭독 숨김 표시 터치 대상 포인터 확대 컨테이너 부모 자식 속성 프로퍼티 메서드
수식어 노드 트리 서비스 기기 플랫폼 언어 배치 여백 탭 아이콘 메뉴 페이지 문구 비밀번호 검색 결과 필터 카드 차트 지도 사진 진행률 슬라이더 토글 체크박스 라디오 선택기 대화상자 모달 이스케이프
닫기 로터 하위트리 동적글꼴 지역 방향 실시간영역 점자 돋보기 받아쓰기 햅틱 진동 깜박임 캐러셀 도움말풍선 배지 스켈레톤 스피너 탐색경로 랜드마크 캡차 자동완성 스크린리더
""".split()

KOREAN_ADVERBS = """
반드시 항상 먼저 다시 함께 모두 각각 직접 자동으로 올바르게 따라서 그러나 그리고 또한 만약 특히 예를 들어 이때 다만 즉 가능한 여러 다른 같은 모든 이 그 해당
""".split()

SWIFT_NAMES = """
accessibilityLabel accessibilityHint accessibilityValue accessibilityTraits isAccessibilityElement
accessibilityElements accessibilityCustomActions accessibilityPerformEscape accessibilityPerformMagicTap
accessibilityActivate accessibilityIncrement accessibilityDecrement accessibilityViewIsModal
shouldGroupAccessibilityChildren accessibilityElementsHidden accessibilityFrameInContainerSpace
accessibilityContainerType accessibilityRespondsToUserInteraction accessibilityCustomRotors
accessibilityUserInputLabels accessibilityAttributedLabel accessibilityIgnoresInvertColors accessibilityScroll
accessibilityActivationPoint UIAccessibility.post UIAccessibility.isVoiceOverRunning
UIAccessibility.isReduceMotionEnabled UIAccessibilityCustomAction UIFontMetrics
adjustsFontForContentSizeCategory preferredFont largeContentTitle showsLargeContentViewer accessibilityAddTraits
accessibilityElement accessibilityHidden accessibilityAction accessibilityAdjustableAction
accessibilitySortPriority accessibilityFocused dynamicTypeSize minimumScaleFactor
""".split()

KOTLIN_NAMES = """
contentDescription importantForAccessibility accessibilityLiveRegion accessibilityHeading
accessibilityTraversalBefore accessibilityTraversalAfter accessibilityPaneTitle
ViewCompat.setAccessibilityDelegate AccessibilityNodeInfoCompat AccessibilityDelegateCompat
onInitializeAccessibilityNodeInfo performAccessibilityAction sendAccessibilityEvent announceForAccessibility
screenReaderFocusable stateDescription setAccessibilityHeading replaceAccessibilityAction addAccessibilityAction
Modifier.semantics clearAndSetSemantics mergeDescendants customActions liveRegion heading onClickLabel
traversalIndex isTraversalGroup minimumInteractiveComponentSize toggleableState roleDescription labelFor
hintText TouchDelegate ExploreByTouchHelper OnBackPressedDispatcher
""".split()

CLASS_PREFIXES = """
Main Custom Search Detail Photo Chart Rating Login Profile Settings Player Cart Filter Map Tab Card
""".split()

CLASS_NOUNS = """
View Cell Button Header Row Screen Panel Sheet Dialog Field Slider Picker Item Badge Banner
""".split()

KOREAN_ENDINGS = [
    "합니다.", "해야 합니다.", "할 수 있습니다.", "하지 마세요.", "하세요.", "됩니다.", "하는 것이 좋습니다.", "하지 않습니다.",
    "했습니다.", "하도록 설정합니다.",
]

# Particles after a final consonant and after a vowel, and how often each is drawn.
KOREAN_PARTICLES = [
    ("을", "를", 18), ("이", "가", 15), ("은", "는", 12), ("의", "의", 11), ("에", "에", 9), ("에서", "에서", 7), ("으로", "로", 7),
    ("과", "와", 5), ("도", "도", 3), ("만", "만", 2), ("까지", "까지", 1), ("부터", "부터", 1), ("에게", "에게", 1),
    ("처럼", "처럼", 1), ("보다", "보다", 1), ("에는", "에는", 2), ("에서는", "에서는", 1), ("이나", "나", 1), ("들을", "들을", 1),
    ("들이", "들이", 1), ("", "", 6),
]

# (slug, Korean, English)
TOPICS = [
    ("label", "레이블", "Label"), ("focus", "초점", "Focus"), ("gesture", "제스처", "Gesture"), ("contrast", "명도 대비", "Contrast"),
    ("text-size", "글자 크기", "Text size"), ("motion", "움직임", "Motion"), ("form", "양식", "Form"),
    ("navigation", "내비게이션", "Navigation"), ("media", "미디어", "Media"), ("alert", "알림", "Alert"), ("list", "목록", "List"),
    ("custom-view", "사용자 지정 뷰", "Custom view"),
]

# (Korean, English), in the order in which an article has them.
SECTIONS = [
    ("왜 중요한가", "Why it matters"), ("확인 방법", "How to check"), ("iOS", "iOS"), ("Android", "Android"),
    ("흔한 실수", "Common mistakes"), ("예제", "Example"), ("예외", "Exceptions"), ("관련 규칙", "Related rules"),
    ("배경", "Background"), ("시험 절차", "Test steps"),
]
