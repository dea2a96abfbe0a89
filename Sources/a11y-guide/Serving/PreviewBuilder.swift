import GuideCatalog
import GuideCommandLine
import GuideSite

/// Makes the site of a preview from the content as it is.
final class PreviewBuilder {
    private let source: SiteSource
    private let console: Console
    private var reported: [String] = []
    /// The folders whose content is in the site.
    private(set) var watched: [String]

    init(_ source: SiteSource, _ console: Console) {
        self.source = source
        self.console = console
        watched = [source.place.content] + [source.overlay].compactMap(\.self)
    }

    /// Reads the content, and shows the new site or says why there is none.
    ///
    /// Pages are made when they are asked for: a change costs no more than reading the content, whatever the number of pages.
    func build(for preview: Preview) {
        let loaded: SiteSource.Loaded
        do throws(Complaint) {
            loaded = try source.load()
        } catch {
            console.say("\(error.message); the last good site stays")
            preview.report([error.message + "\n"])
            return
        }
        watched = [source.place.content] + [loaded.overlay].compactMap(\.self)
        let build = loaded.build
        let texts = build.problems.map { loaded.text(of: $0, in: source.place) }
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
