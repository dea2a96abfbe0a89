import GuideCatalog
import GuideCommandLine
import GuideContent
import GuideCore
import GuideLookup

/// `new`: the skeleton of a rule in each language.
enum NewCommand {
    static let topic = CommandOption(
        "topic", short: "t", .value(ValueDescription("TOPIC", .listed(by: ["list", "topics", "--ids"]))),
        help: "The topic that the rule belongs to; that of the current folder otherwise.")

    static let framework = CommandOption(
        "framework", short: "f", .value(ValueDescription("FRAMEWORK", .choice(Framework.allCases.map(\.rawValue)))),
        isRepeatable: true, help: "A framework that the rule is written for; all otherwise.")

    static let command = Command(
        "new", summary: "Write the skeleton of a rule in each language.",
        details: """
            The files stand in the folder of the topic and hold everything that the content format asks for, with 'TO FILL:' \
            where something has to be written. The rule is added to the list of its topic. Files that exist are never \
            overwritten.
            """,
        arguments: [
            CommandArgument("KIND", .choice(["rule"]), help: "What to write."),
            CommandArgument("ID", help: "The identifier: lower case words joined by hyphens, subject and problem."),
        ],
        options: [topic, framework, IndexCommand.content],
        examples: [Command.Example("new rule slider-step-missing --topic sliders", "Begins a rule on sliders.")])

    static func run(_ invocation: Invocation, _ console: Console) throws(Complaint) -> ExitStatus {
        let place = try ContentPlace.find(content: invocation.value(of: IndexCommand.content), console.environment)
        let id = try identifier(invocation.arguments.last ?? "")
        let build = ContentBuild(content: place.content, published: place.published)
        try checkIsFree(id, in: build.catalog)
        let topic = try self.topic(invocation.value(of: topic), of: build.catalog, place)
        let frameworks = invocation.values(of: framework).compactMap(Framework.init)
        let languages = build.guide?.languages ?? Language.allCases
        let skeleton = RuleSkeleton(
            id: id, topic: topic, frameworks: frameworks.isEmpty ? Framework.allCases : frameworks,
            since: build.guide?.release ?? "1.0", first: languages.first ?? .english)
        for language in languages {
            let path = "\(place.content)/\(skeleton.path(in: language))"
            if FilePaths.exists(path) {
                throw Complaint(
                    "'\(FilePaths.displayed(path))' exists already",
                    hints: [.text("nothing is written; choose another ID")])
            }
        }
        for language in languages {
            let path = "\(place.content)/\(skeleton.path(in: language))"
            try write(path) { path throws(OutputError) in
                try AtomicFile.create(Array(skeleton.text(in: language).utf8), at: path)
            }
            console.output.writeLine(StyledText(Sanitizer.line(FilePaths.displayed(path))))
        }
        try enter(id, intoListOf: topic, languages.first ?? .english, place, console)
        console.say("write what is marked with 'TO FILL:', then run: a11y-guide validate")
        return .success
    }

    /// Adds the rule to the reading order of its topic.
    private static func enter(
        _ id: RuleID, intoListOf topic: String, _ language: Language, _ place: ContentPlace, _ console: Console
    ) throws(Complaint) {
        let path = "\(place.content)/\(topic)/index.\(language.tag).md"
        guard let file = try? MappedFile(path: path),
            let text = TopicIndexEdit.adding(id, to: String(decoding: file.bytes, as: UTF8.self))
        else {
            console.say("add '\(id)' to the rules of \(FilePaths.displayed(path))")
            return
        }
        try write(path) { path throws(OutputError) in try AtomicFile.write(Array(text.utf8), to: path) }
        console.output.writeLine(StyledText(Sanitizer.line(FilePaths.displayed(path))))
    }

    private static func write(
        _ path: String, _ body: (String) throws(OutputError) -> Void
    ) throws(Complaint) {
        do throws(OutputError) {
            try body(path)
        } catch {
            throw Complaint("'\(FilePaths.displayed(path))' cannot be written: \(error.reason)")
        }
    }

    private static func identifier(_ typed: String) throws(Complaint) -> RuleID {
        if let id = RuleID(rawValue: typed) { return id }
        let words = typed.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
        var hints: [Complaint.Hint] = [
            .text("lower case words joined by hyphens, two or more, as in slider-not-adjustable")
        ]
        if RuleID(rawValue: words) != nil { hints.append(.command("\(Guide.name) new rule \(words)")) }
        throw Complaint("'\(typed)' cannot be the identifier of a rule", hints: hints)
    }

    private static func checkIsFree(_ id: RuleID, in catalog: Catalog) throws(Complaint) {
        if catalog.rules.contains(where: { $0.id == id }) {
            throw Complaint("'\(id)' is a rule already", hints: [.command("\(Guide.name) show \(id)")])
        }
        if let heir = catalog.rules.first(where: { $0.formerly.contains(id) }) {
            throw Complaint(
                "'\(id)' was the identifier of '\(heir.id)'", hints: [.text("an identifier is never used again")])
        }
    }

    private static func topic(_ named: String?, of catalog: Catalog, _ place: ContentPlace) throws(Complaint) -> String
    {
        if let named {
            if FilePaths.isFolder("\(place.content)/\(named)"), KebabCase.isValid(named) { return named }
            let topics = catalog.topics.map(\.id)
            throw Complaint(
                "there is no topic '\(named)'",
                hints: [
                    Complaint.suggestion(
                        of: NearNames.nearest(to: named, among: topics), otherwise: "there are: \(list(topics))"),
                    .text("a new topic begins with \(FilePaths.displayed("\(place.content)/\(named)/index.en.md"))"),
                ])
        }
        if let current = FilePaths.current, let content = FilePaths.real(place.content),
            current.hasPrefix("\(content)/")
        {
            let folder = current.dropFirst(content.count + 1).prefix { $0 != "/" }
            if KebabCase.isValid(String(folder)) { return String(folder) }
        }
        throw Complaint(
            "'new rule' needs --topic",
            hints: [.text("there are: \(list(catalog.topics.map(\.id)))")])
    }

    private static func list(_ names: [String]) -> String { names.isEmpty ? "none yet" : names.joined(separator: ", ") }
}
