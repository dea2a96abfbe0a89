/// Words that tell nothing beside others: they are left out of a query that has other words.
enum StopWords {
    private static let list: StaticString = """
         a an and any are as at be been but by can cannot cant could did didnt do does doesnt dont for from get gets had \
        has have how i if im in into is isnt it its just me my no not of off on or our out s should so some t than that \
        the their them then there these they this to us use using was we were what when where which who why will with \
        wont would you your 안 못 왜 어떻게 것 수 때 및 등 또는 그리고 그 이 저 좀 잘 더 있는 없는 있다 없다 합니다 하는 제가 너무 \

        """

    static func contains(_ word: [UInt8]) -> Bool {
        var place = 0
        var start = 0
        let count = list.utf8CodeUnitCount
        while place < count {
            if list.utf8Start[place] == 0x20 || list.utf8Start[place] == 0x0A {
                if place - start == word.count {
                    var same = 0
                    while same < word.count, list.utf8Start[start + same] == word[same] { same += 1 }
                    if same == word.count, same > 0 { return true }
                }
                start = place + 1
            }
            place += 1
        }
        return false
    }
}
