import GuideCatalog
import GuideCommandLine
import GuideContent
import GuideCore
import GuideSite

/// `site`: content into static pages.
enum SiteCommand {
    static let output = CommandOption(
        "output", short: "o", .value(ValueDescription("FOLDER", .folder)), help: "Where to write the site.")

    static let plain = CommandOption(
        "plain", .value(ValueDescription("FOLDER", .folder)),
        help: "Write every Markdown file of a folder as a page, as it stands.",
        details: "The files need no front matter and are not checked. Links between them lead from page to page.")

    static let command = Command(
        "site", summary: "Write the pages of the site from the content.",
        details: """
            The site is written to a new folder beside the old one, and the two change places at the end: where anything \
            fails, the old site stands as it was. Files that have not changed are kept. A folder that holds anything but \
            a site that this program wrote is refused.
            """,
        options: [IndexCommand.content, output, plain], exclusiveOptions: [["content", "plain"]],
        examples: [
            Command.Example("site --output public", "Writes the site of the source tree."),
            Command.Example(
                "site --plain ~/notes --output notes-site",
                "Makes a site that can be searched of a folder of Markdown files."),
        ],
        statuses: [
            (.success, "The site is written."), (.nothingFound, "The content has errors; nothing is written."),
        ])

    static func run(_ invocation: Invocation, _ console: Console) throws(Complaint) -> ExitStatus {
        guard let output = invocation.value(of: output) else {
            throw Complaint(
                "'site' needs a folder to write to", hints: [.command("\(Guide.name) site --output public")])
        }
        if let folder = invocation.value(of: plain) {
            return try PlainSiteBuild.write(folder, to: output, console)
        }
        let place = try ContentPlace.find(content: invocation.value(of: IndexCommand.content), console.environment)
        let build = ContentBuild(content: place.content, published: place.published)
        for problem in build.problems { console.messages.write(ProblemReport.text(of: problem, in: place.content)) }
        guard !build.hasErrors, let guide = build.guide else {
            console.say("\(ProblemReport.counts(of: build.problems)); nothing is written")
            return .nothingFound
        }
        let site = Site(catalog: build.catalog, guide: guide)
        let folder = try SiteFolder(output)
        var written = 0
        var unchanged = 0
        do throws(OutputError) {
            for file in site.files {
                if try folder.write(site.bytes(of: file), to: file.path) { unchanged += 1 } else { written += 1 }
            }
            try folder.swap()
        } catch {
            folder.discard()
            throw failed(output, error)
        }
        console.say("\(FilePaths.displayed(output)): \(written) files written, \(unchanged) unchanged")
        return .success
    }

    /// Says why a site could not be written.
    static func failed(_ output: String, _ error: OutputError) -> Complaint {
        Complaint(
            "'\(FilePaths.displayed(output))' cannot be written: \(error.reason)",
            hints: [.text("the old site, if there was one, stands as it was")])
    }
}
