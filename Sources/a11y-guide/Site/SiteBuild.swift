import GuideCommandLine
import GuideSite

/// Writes the site of the content.
enum SiteBuild {
    static func write(_ source: SiteSource, to output: String, _ console: Console) throws(Complaint) -> ExitStatus {
        let loaded = try source.load()
        for problem in loaded.build.problems { console.messages.write(loaded.text(of: problem, in: source.place)) }
        guard let site = loaded.site else {
            console.say("\(ProblemReport.counts(of: loaded.build.problems)); nothing is written")
            return .nothingFound
        }
        let files = site.files
        if let (first, second) = SitePaths.clash(in: files.map(\.path)) {
            throw Complaint(
                first == second
                    ? "two files of the site would stand at '\(first)'"
                    : "'\(first)' and '\(second)' cannot both be files of the site: one would lie in the other",
                hints: [.text("give one of the identifiers that lead there another name")])
        }
        let sources =
            [(source.place.content, "content folder")] + [loaded.overlay].compactMap { $0 }.map { ($0, "overlay") }
        let folder = try SiteFolder(output, apartFrom: sources)
        var progress = ProgressLine(console, total: files.count)
        let unchanged: Int
        do throws(OutputError) {
            defer { progress.finish() }
            unchanged = try folder.write(files, progress: { progress.update($0, FilePaths.displayed(output)) }) {
                file in
                SiteAsset(path: file.path, bytes: site.bytes(of: file))
            }
            try folder.swap(files.map(\.path))
        } catch {
            folder.discard()
            throw SiteCommand.failed(output, error)
        }
        console.say("\(FilePaths.displayed(output)): \(files.count - unchanged) files written, \(unchanged) unchanged")
        return .success
    }
}
