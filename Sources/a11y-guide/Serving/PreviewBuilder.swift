import GuideCatalog
import GuideCommandLine
import GuideSite

/// Makes the site of a preview from the content as it is.
final class PreviewBuilder {
    private let place: ContentPlace
    private let console: Console
    private var reported: [String] = []

    init(_ place: ContentPlace, _ console: Console) {
        self.place = place
        self.console = console
    }

    /// The folders whose content is in the site.
    var watched: [String] { [place.content] }

    /// Reads the content, and shows the new site or says why there is none.
    ///
    /// Pages are made when they are asked for: a change costs no more than reading the content, whatever the number of pages.
    func build(for preview: Preview) {
        let loaded: SiteSource.Loaded
        do throws(Complaint) {
            loaded = try SiteSource(place).load()
        } catch {
            console.say("\(error.message); the last good site stays")
            preview.report([error.message + "\n"])
            return
        }
        let build = loaded.build
        let texts = build.problems.map { loaded.text(of: $0, in: place) }
        // What has been said already is not said again while something else is being repaired.
        for text in texts where !reported.contains(text) { console.messages.write(text) }
        try? console.messages.flush()
        reported = texts
        guard let site = loaded.site else {
            console.say("\(ProblemReport.counts(of: build.problems)); the last good site stays")
            preview.report(zip(build.problems, texts).filter { $0.0.severity == .error }.map(\.1))
            return
        }
        var files: [String: () -> [UInt8]] = [:]
        for file in site.files { files[file.path] = { site.bytes(of: file) } }
        preview.show(ServedFiles(base: ServedFiles.base(of: site.baseURL), files: files))
    }
}
