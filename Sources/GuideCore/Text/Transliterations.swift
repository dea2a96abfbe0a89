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
        let bytes = UnsafeBufferPointer(start: groups.utf8Start, count: groups.utf8CodeUnitCount)
        var lineStart = 0
        while lineStart < bytes.count {
            var lineEnd = lineStart
            while lineEnd < bytes.count, bytes[lineEnd] != 0x0A { lineEnd &+= 1 }
            let line = UnsafeBufferPointer(rebasing: bytes[lineStart..<lineEnd])
            if holds(line, word) {
                return others(in: line, of: word)
            }
            lineStart = lineEnd &+ 1
        }
        return []
    }

    // Not `split`: instantiating the generic types it takes costs more than the search itself.
    private static func others(in line: UnsafeBufferPointer<UInt8>, of word: [UInt8]) -> [[UInt8]] {
        var others: [[UInt8]] = []
        var start = 0
        while start < line.count {
            var end = start
            while end < line.count, line[end] != 0x20 { end &+= 1 }
            let other = [UInt8](UnsafeBufferPointer(rebasing: line[start..<end]))
            if other != word { others.append(other) }
            start = end &+ 1
        }
        return others
    }

    private static func holds(_ line: UnsafeBufferPointer<UInt8>, _ word: [UInt8]) -> Bool {
        var start = 0
        while start &+ word.count <= line.count {
            var same = 0
            while same < word.count, line[start &+ same] == word[same] { same &+= 1 }
            let end = start &+ same
            if same == word.count, end == line.count || line[end] == 0x20 { return true }
            while start < line.count, line[start] != 0x20 { start &+= 1 }
            start &+= 1
        }
        return false
    }
}
