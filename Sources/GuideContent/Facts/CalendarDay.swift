/// Days as content writes them.
enum CalendarDay {
    /// Returns whether a text is year, month and day of the Gregorian calendar, as in `2026-11-30`.
    static func isValid(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else { return false }
        func number(_ range: Range<Int>) -> Int? {
            bytes[range].reduce(0) { number, byte in
                number.flatMap { byte.isASCIIDigit ? $0 * 10 + Int(byte - UInt8(ascii: "0")) : nil }
            }
        }
        guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10), (1...12).contains(month)
        else { return false }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
        return (1...days).contains(day)
    }
}
