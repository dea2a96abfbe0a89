import Testing

@Suite(.requiresTool(problem: KotlinCompiler.problem))
struct KotlinCheckerTests {
    /// All in one run, since the compiler takes seconds to start.
    @Test func reportsWrongCodeAtItsLineAndAcceptsTheRest() throws {
        var article = SampleArticle()
        var expected: [String] = []
        func add(_ info: String, _ code: String, wrongLine: Int? = nil, _ message: String = "") {
            let first = article.add("kotlin \(info)", code)
            if let wrongLine { expected.append("\(first + wrongLine - 1) \(message)") }
        }
        add(
            "compose failing", "@Composable\nfun Row1() {\n    Text(text = 1)\n}", wrongLine: 3,
            "error: none of the following candidates is applicable")
        add(
            "compose failing", "@Composable\nfun Row1() {\n    Text(\"a\", Modifier.semantics { label = \"b\" })\n}",
            wrongLine: 3, "error: unresolved reference 'label'")
        add("compose failing", "@Composable\nfun Row1() {\n    Text(\"a\"\n}", wrongLine: 3, "error: syntax error")
        add(
            "compose failing",
            "import androidx.compose.runtime.Composable\n\n@Composable\nfun Row1() {\n    Text(\"a\")\n}",
            wrongLine: 5, "error: unresolved reference 'Text'")
        add(
            "views failing", "fun f(view: View) {\n    view.contentDescription = 3\n}", wrongLine: 2,
            "error: assignment type mismatch")
        add("views failing", "fun f(view: View): Boolean {\n}", wrongLine: 2, "error: missing return")
        add(
            "compose failing", "fun f(value: Int?) = value!!.plus(\n    R.string.other)\nval unused = f(1)!!",
            wrongLine: 3,
            "warning: unnecessary non-null assertion")
        add(
            "compose passing",
            "@Composable\nfun Named(name: String) = Text(name, Modifier.semantics { role = Role.Tab })")
        add("compose passing", "@Composable\nfun Named(number: Int) = Text(number.toString())")
        add(
            "compose-test",
            """
            @Test
            fun namesAreRead() {
                rule.setContent { Named("a") }
                rule.onNodeWithText("a").assert(hasText("a")).performClick()
                assertEquals(1, 1)
            }
            """)

        let faults = try KotlinChecker(name: "kotlin-wrong").faults(in: article.blocks)

        #expect(faults.map(\.line) == expected.compactMap { Int($0.prefix { $0 != " " }) }, "\(faults)")
        for (fault, text) in zip(faults, expected) {
            #expect(fault.path == article.path)
            #expect(fault.message.lowercased().hasPrefix(text.drop { $0 != " " }.dropFirst().lowercased()), "\(fault)")
        }
    }
}
