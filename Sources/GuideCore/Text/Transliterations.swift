/// Spellings of one term in both scripts.
enum Transliterations {
    // One group for each line: words that sound alike, not words that mean alike.
    private static let groups: StaticString = """
        talkback 톡백 토크백
        voiceover 보이스오버 보이스오브
        compose 컴포즈
        swiftui 스위프트유아이
        uikit 유아이킷
        semantics 시맨틱 시멘틱 시맨틱스
        trait 트레이트
        slider 슬라이더
        escape 이스케이프
        esc 이에스씨
        modal 모달
        label 레이블 라벨
        rotor 로터
        focus 포커스
        button 버튼
        gesture 제스처 제스쳐
        swipe 스와이프
        tab 탭
        sheet 시트
        popover 팝오버
        navigation 내비게이션 네비게이션
        hint 힌트
        dialog 다이얼로그
        screen 스크린
        reader 리더
        scrub 스크럽
        container 컨테이너
        group 그룹
        collection 컬렉션
        table 테이블
        cell 셀
        list 리스트
        grid 그리드
        canvas 캔버스
        element 엘리먼트
        frame 프레임
        identifier 아이덴티파이어
        notification 노티피케이션
        switch 스위치
        keyboard 키보드
        scroll 스크롤
        toggle 토글
        header 헤더
        custom 커스텀
        action 액션
        sudoku 스도쿠
        ios 아이오에스
        android 안드로이드
        swift 스위프트
        kotlin 코틀린
        app 앱
        view 뷰
        accessibility 액세서빌리티
        close 클로즈
        back 백
        """

    /// Returns the other spellings of a word; empty where there are none.
    static func others(of word: [UInt8]) -> [[UInt8]] {
        var group: [[UInt8]] = []
        var current: [UInt8] = []
        for place in 0...groups.utf8CodeUnitCount {
            let byte = place < groups.utf8CodeUnitCount ? groups.utf8Start[place] : 0x0A
            guard byte == 0x0A || byte == 0x20 else {
                current.append(byte)
                continue
            }
            group.append(current)
            current = []
            guard byte == 0x0A else { continue }
            if group.contains(word) { return group.filter { $0 != word } }
            group = []
        }
        return []
    }
}
