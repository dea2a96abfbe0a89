/// Latin letters without their diacritics.
enum LatinFolding {
    // One ASCII letter for each of U+00C0–U+017F; `.` where the scalar is no letter (× and ÷). Ligatures and letters
    // such as ß keep their first letter, which is enough for finding.
    private static let table: StaticString = """
        aaaaaaaceeeeiiiidnooooo.ouuuuytsaaaaaaaceeeeiiiidnooooo.ouuuuyty\
        aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll\
        lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
        """

    /// Returns the lowercase ASCII letter of a Latin letter from U+00C0 to U+017F; 0 for every other scalar.
    static func letter(_ scalar: UInt32) -> UInt8 {
        guard scalar >= 0xC0, scalar < 0x180 else { return 0 }
        let place = Int(scalar) - 0xC0
        guard place < table.utf8CodeUnitCount else { return 0 }
        let letter = table.utf8Start[place]
        return letter == 0x2E ? 0 : letter
    }
}
