import GuideCatalog
import GuideCommandLine
import GuideContent
import GuideCore

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// `index`: content into the bytes that search reads, and the catalog that is published.
enum IndexCommand {
    static let content = CommandOption(
        "content", .value(ValueDescription("FOLDER", .folder)),
        help: "The content folder; that of the source tree otherwise.")
    static let output = CommandOption(
        "output", short: "o", .value(ValueDescription("FOLDER", .folder)),
        help: "Where to write; 'Index' beside the content folder otherwise.")
    static let plain = CommandOption(
        "plain", .value(ValueDescription("FOLDER", .folder)),
        help: "Index every Markdown file of a folder as it stands.",
        details:
            "The files need no front matter and are not checked; no catalog is written. 'search --index' reads the result."
    )

    static let command = Command(
        "index", summary: "Write the index and the catalog from the content.",
        details: """
            Writes guide.index, which search reads, and catalog.json, which is published. Where the content has errors, they \
            are reported and nothing is written: the last good index stays.
            """,
        options: [content, output, plain], exclusiveOptions: [["content", "plain"]],
        examples: [
            Command.Example("index", "Writes the index of the source tree around the current folder."),
            Command.Example(
                "index --plain ~/notes --output ~/notes-index", "Makes a folder of Markdown files searchable."),
        ],
        statuses: [
            (.success, "The index is written."), (.nothingFound, "The content has errors; nothing is written."),
        ])

    static func run(_ invocation: Invocation, _ console: Console) throws(Complaint) -> ExitStatus {
        if let folder = invocation.value(of: plain) {
            return try writePlain(folder, output: invocation.value(of: output), console)
        }
        let place = try ContentPlace.find(content: invocation.value(of: content), console.environment)
        let output = invocation.value(of: output) ?? place.defaultOutput
        let build = ContentBuild(content: place.content, published: place.published)
        for problem in build.problems { console.messages.write(ProblemReport.text(of: problem, in: place.content)) }
        guard !build.hasErrors else {
            console.say("\(ProblemReport.counts(of: build.problems)); nothing is written")
            return .nothingFound
        }
        let catalog = build.catalog
        if catalog == Catalog() { throw nothing(in: place.content) }
        let index = try build.makeIndex()
        try write([
            .init(path: "\(output)/catalog.json", bytes: try build.makeCatalog()),
            .init(path: "\(output)/guide.index", bytes: index, time: build.stamp),
        ])
        let counts = [
            count(catalog.rules.count, "rule"), count(catalog.topics.count, "topic"),
            count(catalog.checkers.reduce(0) { $0 + $1.rules.count }, "checker rule"),
            count(catalog.requirements.reduce(0) { $0 + $1.requirements.count }, "requirement"),
        ]
        console.say(
            "wrote \(FilePaths.displayed("\(output)/guide.index")) (\(index.count) bytes) and catalog.json: "
                + counts.joined(separator: ", "))
        return .success
    }

    private static func writePlain(
        _ folder: String, output: String?, _ console: Console
    ) throws(Complaint) -> ExitStatus {
        guard let output else {
            throw Complaint(
                "'--plain' needs '--output', so that nothing is written among the files by accident",
                hints: [.command("\(Guide.name) index --plain \(ShellWords.quote(folder)) --output FOLDER")])
        }
        guard FilePaths.isFolder(folder) else {
            throw ContentPlace.noFolder(folder, "the folder to index is named by --plain")
        }
        let began = ContentAge.now()
        var builder = IndexBuilder()
        let content = ContentLoader.forEachArticle(in: folder) {
            $0.entry
        } take: {
            builder.add($0)
        }
        for problem in content.problems { console.messages.write(ProblemReport.text(of: problem, in: folder)) }
        if content.count == 0 { throw nothing(in: folder) }
        if content.problems.contains(where: { $0.severity == .error }) {
            console.say("\(ProblemReport.counts(of: content.problems)); nothing is written")
            return .nothingFound
        }
        let index = builder.finish()
        try write([.init(path: "\(output)/guide.index", bytes: index, time: began)])
        console.say(
            "wrote \(FilePaths.displayed("\(output)/guide.index")) (\(index.count) bytes): "
                + count(content.count, "article"))
        return .success
    }

    /// An index of nothing would take the place of one that answers.
    static func nothing(in folder: String) -> Complaint {
        Complaint("'\(folder)' has nothing to index", hints: [.text("nothing is written")])
    }

    private static func write(_ files: [AtomicFile.Replacement]) throws(Complaint) {
        do throws(AtomicFile.Failure) {
            try AtomicFile.write(files)
        } catch {
            throw Complaint("'\(error.path)' cannot be written: \(error.reason.reason)")
        }
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
