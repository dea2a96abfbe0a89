import GuideCommandLine
import GuideContent
import GuideLookup
import GuideSite

/// The files beside plain articles that they show or link to.
enum PlainAttachments {
    /// Returns the files that have no room among those of the site, as problems.
    static func conflicts(of files: [String], with paths: [String]) -> [Problem] {
        var taken = SitePaths()
        for path in paths { _ = taken.add(path) }
        return files.filter { !taken.add($0) }.map { file in
            Problem(
                path: file, line: 0, column: 0, code: "reserved-page",
                message: "an article leads to this file, which would be in the place of a file of the site",
                fix: "rename the file or its folder")
        }
    }

    /// Puts files beside the pages; one that cannot be read is told and left out, as articles are.
    static func copy(
        _ files: [String], from folder: String, to site: SiteFolder, _ console: Console
    ) throws(OutputError) -> (paths: [String], unchanged: Int) {
        var paths: [String] = []
        var unchanged = 0
        for file in files {
            let bytes: [UInt8]
            do throws(OutputError) {
                bytes = Array(try MappedFile(path: "\(folder)/\(file)").bytes)
            } catch {
                let problem = Problem(
                    severity: .warning, path: file, line: 0, column: 0, code: "unreadable-file",
                    message: "the file cannot be read: \(error.reason)", fix: "check its permissions")
                console.messages.write(ProblemReport.text(of: problem, in: folder))
                continue
            }
            if try site.write(bytes, to: file) { unchanged += 1 }
            paths.append(file)
        }
        return (paths, unchanged)
    }
}
