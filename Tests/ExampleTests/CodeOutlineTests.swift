import Testing

@Suite struct CodeOutlineTests {
    @Test func wordsInCommentsAndStringsAreNoDeclarations() {
        let outline = CodeOutline(
            """
            // class A {}
            /* struct B {} /* enum C {} */ */
            let text = "class D {} \\(value { class E {} }) \\"class F {}\\""
            let raw = #"class G {} \\(h) \\#(i)"#
            let long = \"""
                class J {}
                \"""

            /// class K {}
            @MainActor
            final class L { class M {} }
            """, .swift)

        #expect(outline.names == ["text", "raw", "long", "L"])
        #expect(outline.words.isDisjoint(with: ["A", "B", "C", "D", "F", "G", "h", "J", "K"]))
        #expect(outline.words.isSuperset(of: ["value", "E", "i", "M"]))
    }

    @Test func kotlinDeclarationsAreNamedBehindTheirReceiver() {
        let outline = CodeOutline(
            """
            package app

            import app.Row as Line

            /* fun a() {} */
            val b = 'c'
            private const val d = "fun e() {} $f ${g { fun h() {} }} \\" fun i() {}"
            val raw = \"""\\${j}\"""

            @Composable
            internal suspend fun <T : List<Int>> Map<String, T?>?.spoken(): String =
                object : K { fun l() {} }.toString()

            sealed interface M {
                data object N : M
            }

            fun M.short() = 1
            """, .kotlin)

        #expect(outline.names == ["b", "d", "raw", "spoken", "M", "short"])
        #expect(outline.imports == ["import app.Row as Line"])
        #expect(outline.words.isDisjoint(with: ["a", "c", "e", "f", "i"]))
        #expect(outline.words.isSuperset(of: ["g", "h", "j", "K", "N"]))
        #expect(outline.declarations.map(\.line) == [0, 2, 5, 6, 7, 9, 13, 17])
    }
}
