import GuideCatalog

/// Holds a translation against the article that carries the facts.
enum TranslationChecks {
    /// Checks the revision that a translation follows.
    static func checkRevision(_ follows: Located<Int>?, original: Located<Int>?, log: FileLog) {
        guard let follows, let original, follows.value != original.value else { return }
        if follows.value < original.value {
            log.report(
                "stale-translation", at: follows.place,
                "the translation follows revision \(follows.value); the original is at \(original.value)",
                fix: "bring the text up to date, then write 'follows: \(original.value)'")
        } else {
            log.report(
                "future-revision", at: follows.place,
                "there is no revision \(follows.value); the original is at \(original.value)",
                fix: "write 'follows: \(original.value)'")
        }
    }

    /// Checks that the examples are the same in the same order, comments and string literals aside.
    static func checkExamples(_ translation: ReadArticle, original: ReadArticle, log: FileLog) {
        guard translation.hasAllExamples, original.hasAllExamples else { return }
        for (index, (own, theirs)) in zip(translation.examples, original.examples).enumerated() {
            let place = translation.examplePlaces[index]
            guard info(own) == info(theirs) else {
                log.report(
                    "examples-differ", at: place,
                    "example \(index + 1) is '\(info(own))' here and '\(info(theirs))' in the original",
                    fix: "put the same examples in the same order")
                return
            }
            let code = CodeText(own.code, programmingLanguage: own.programmingLanguage)
            let original = CodeText(theirs.code, programmingLanguage: theirs.programmingLanguage)
            guard let line = original.firstDifference(to: code) else { continue }
            log.report(
                "code-differs", at: Place(line: own.line + line, column: 1),
                "the code of example \(index + 1) is not that of the original",
                fix: "translate comments and string literals only")
        }
        let (count, expected) = (translation.examples.count, original.examples.count)
        guard count != expected else { return }
        let place = count > expected ? translation.examplePlaces[expected] : translation.examplesPlace
        log.report(
            "examples-differ", at: place, "there are \(count) examples here and \(expected) in the original",
            fix: "put the same examples in the same order")
    }

    private static func info(_ example: Example) -> String {
        "\(example.programmingLanguage) \(example.framework.rawValue) \(example.outcome.rawValue)"
    }
}
