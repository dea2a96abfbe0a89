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
        details: """
            The files need no front matter and are not checked. Links between them lead from page to page; pictures and other \
            files of the folder that they lead to are copied, and a link that leads nowhere is a warning.
            """)

    static let overlay = CommandOption(
        "overlay", .value(ValueDescription("FOLDER", .folder)),
        help: "A second content folder, laid over the first.",
        details: """
            Its files take the place of those with the same path: rules, topics, checkers and requirements of a company's own \
            stand beside those of the guide, and what its guide.yml says counts. 'overlay' under 'site' in guide.yml does the \
            same.
            """)
    static let baseURL = CommandOption(
        "base-url", .value(ValueDescription("URL")), help: "The address that the site is served from.",
        details: "That of guide.yml otherwise. Links between pages are relative, so that a site also works elsewhere.")
    static let title = CommandOption(
        "title", .value(ValueDescription("TEXT")), help: "What the site is called.",
        details: "As in guide.yml otherwise.")

    static let command = Command(
        "site", summary: "Write the pages of the site from the content.",
        details: """
            The site is written to a new folder beside the old one, and the two change places at the end: where anything \
            fails, the old site stands as it was. Files that have not changed are kept. A folder that holds anything but \
            a site that this program wrote is refused, and so is one that holds a file that is not part of that site.
            """,
        options: [IndexCommand.content, output, overlay, baseURL, title, plain],
        exclusiveOptions: [["content", "plain"], ["overlay", "plain"], ["base-url", "plain"], ["title", "plain"]],
        examples: [
            Command.Example("site --output public", "Writes the site of the source tree."),
            Command.Example(
                "site --output public --base-url https://example.org/guide/", "Writes it for an address of your own."),
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
        return try SiteBuild.write(try source(invocation, console), to: output, console)
    }

    /// Returns what a command line makes a site of.
    static func source(_ invocation: Invocation, _ console: Console) throws(Complaint) -> SiteSource {
        var source = SiteSource(
            try ContentPlace.find(content: invocation.value(of: IndexCommand.content), console.environment))
        source.overlay = invocation.value(of: overlay)
        source.baseURL = try invocation.value(of: baseURL).map(SiteSource.baseURL)
        source.title = invocation.value(of: title)
        return source
    }

    /// Says why a site could not be written.
    static func failed(_ output: String, _ error: OutputError) -> Complaint {
        Complaint(
            "'\(FilePaths.displayed(output))' cannot be written: \(error.reason)",
            hints: [.text("the old site, if there was one, stands as it was")])
    }
}
