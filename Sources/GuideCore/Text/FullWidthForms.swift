/// The full-width forms of ASCII characters (U+FF01–U+FF5E), which an East Asian input method may leave in a query.
enum FullWidthForms {
    /// Returns a text with its full-width forms replaced by what they stand for.
    static func folded(_ text: [UInt8]) -> [UInt8] {
        // They begin with EF BC and EF BD.
        guard text.contains(0xEF) else { return text }
        return Scalars.text(
            Scalars.all(text).map { (0xFF01...0xFF5E).contains($0) ? $0 - 0xFF01 + 0x21 : $0 })
    }
}
