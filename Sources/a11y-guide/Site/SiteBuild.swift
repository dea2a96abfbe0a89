import GuideCommandLine
import GuideContent
import GuideSite

/// Writes the site of the content.
enum SiteBuild {
    /// What became of a file.
    private enum Outcome: Sendable {
        case written, unchanged
        case failed(path: String, OutputError)
    }

    static func write(_ source: SiteSource, to output: String, _ console: Console) throws(Complaint) -> ExitStatus {
        let loaded = try source.load()
        for problem in loaded.build.problems { console.messages.write(loaded.text(of: problem, in: source.place)) }
        guard let site = loaded.site else {
            console.say("\(ProblemReport.counts(of: loaded.build.problems)); nothing is written")
            return .nothingFound
        }
        let folder = try SiteFolder(output)
        let files = site.files
        var progress = ProgressLine(console, total: files.count)
        var written = 0
        var unchanged = 0
        var failure: (path: String, reason: OutputError)?
        ParallelMap.forEach(files) { file -> Outcome in
            do throws(OutputError) {
                return try folder.write(site.bytes(of: file), to: file.path) ? .unchanged : .written
            } catch {
                return .failed(path: file.path, error)
            }
        } take: { outcome in
            switch outcome {
            case .written: written += 1
            case .unchanged: unchanged += 1
            case .failed(let path, let reason): failure = failure ?? (path, reason)
            }
            progress.update(written + unchanged, FilePaths.displayed(output))
        }
        progress.finish()
        do throws(OutputError) {
            if let failure { throw failure.reason }
            try folder.swap()
        } catch {
            folder.discard()
            throw SiteCommand.failed(output, error)
        }
        console.say("\(FilePaths.displayed(output)): \(written) files written, \(unchanged) unchanged")
        return .success
    }
}
