import GuideCatalog

/// Reads the examples of a rule's article.
struct ExampleReader {
    /// The programming languages that each framework's examples are written in.
    private static let languages: [Framework: [String]] = [
        .uikit: ["swift"], .swiftui: ["swift"], .compose: ["kotlin"], .views: ["kotlin", "xml"],
    ]

    /// Returns the examples among nodes, each with the place of its fence, and whether every one could be read.
    ///
    /// - Parameters:
    ///   - frameworks: The rule's; `nil` where they are not known or stand in another article.
    ///   - isCut: Whether the end of the article is swallowed by an unclosed block.
    static func read(
        _ body: ArticleBody, nodes: Range<Int>, frameworks: [Framework]?, isCut: Bool
    ) -> (examples: [Located<Example>], isComplete: Bool) {
        var examples: [Located<Example>] = []
        // The outermost of the nodes that end where a block begins is the one beside it.
        let beside = Dictionary(nodes.map { (Int(body.tree.nodes[$0].end), $0) }, uniquingKeysWith: min)
        var isComplete = !(isCut && nodes.upperBound == body.tree.nodes.count)
        for index in nodes where body.tree.nodes[index].kind == .codeBlock {
            // A block without any language is reported wherever it stands.
            let isNamed = body.tree.nodes[index].info.count > 0
            if isNamed, let example = example(body, index, frameworks, above: beside[index]) {
                examples.append(Located(value: example, place: body.place(of: index)))
            } else {
                isComplete = false
            }
        }
        if frameworks != nil, isComplete { checkPairs(examples, body.log) }
        return (examples, isComplete)
    }

    /// The words of an info string.
    static func words(_ info: String) -> [String] {
        info.split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init)
    }

    private static func example(
        _ body: ArticleBody, _ index: Int, _ frameworks: [Framework]?, above paragraph: Int?
    ) -> Example? {
        let node = body.tree.nodes[index]
        let place = body.place(of: index)
        let words = words(body.tree.string(node.info))
        guard words.count == 3 else {
            body.log.report(
                "example-info", at: place,
                "an example says its programming language, framework and outcome in three words",
                fix: "write, for instance, '```swift uikit failing'")
            return nil
        }
        guard let framework = choice(words[1], of: Framework.self, "framework", place, body.log),
            let outcome = choice(words[2], of: Outcome.self, "outcome", place, body.log)
        else { return nil }
        if let languages = languages[framework], !languages.contains(words[0]) {
            body.log.report(
                "example-language", at: place, "'\(words[0])' is no programming language of \(framework.rawValue)",
                fix: "write '\(languages.joined(separator: "' or '"))'")
            return nil
        }
        if let frameworks, !frameworks.contains(framework) {
            body.log.report(
                "example-framework", at: place, "'\(framework.rawValue)' is none of the rule's frameworks",
                fix: "add it to 'frameworks', or write one of \(frameworks.map(\.rawValue).joined(separator: ", "))")
        }
        guard let caption = paragraph.flatMap({ caption(body, $0) }) else {
            body.log.report(
                "missing-caption", at: place, "an example has a paragraph right above it that says what it shows",
                fix: "write one")
            return nil
        }
        return Example(
            programmingLanguage: words[0], framework: framework, outcome: outcome, caption: caption,
            code: body.tree.string(node.text), line: place.line + 1)
    }

    private static func choice<Value>(
        _ word: String, of type: Value.Type, _ name: String, _ place: Place, _ log: FileLog
    ) -> Value? where Value: RawRepresentable<String> & CaseIterable {
        if let value = Value(rawValue: word) { return value }
        log.report(
            "unknown-value", at: place, "'\(word)' is no \(name)",
            fix: NearestName.fix(word, in: Value.allCases.map(\.rawValue)))
        return nil
    }

    /// The text of the node before a block within the same container, where it is a paragraph.
    private static func caption(_ body: ArticleBody, _ paragraph: Int) -> String? {
        guard body.tree.nodes[paragraph].kind == .paragraph else { return nil }
        let node = body.tree.nodes[paragraph]
        let lines = (Int(node.line)...Int(node.endLine)).map { line in
            String(decoding: body.lines.rest(of: line), as: UTF8.self).trimmingSpace()
        }
        return lines.joined(separator: "\n")
    }

    private static func checkPairs(_ examples: [Located<Example>], _ log: FileLog) {
        var reported: Set<Framework> = []
        let passing = Set(examples.filter { $0.value.outcome == .passing }.map(\.value.framework))
        for example in examples where example.value.outcome == .failing {
            let framework = example.value.framework
            guard !passing.contains(framework), reported.insert(framework).inserted else { continue }
            log.report(
                "missing-passing", at: example.place,
                "\(framework.rawValue) has a failing example and no passing one",
                fix: "add '```\(example.value.programmingLanguage) \(framework.rawValue) passing'")
        }
    }
}
