import GuideCatalog
import GuideCommandLine
import GuideContent
import GuideCore
import GuideSite

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Writes the site of a folder of plain articles: each is read, shown and forgotten, so that a site may be larger than memory.
enum PlainSiteBuild {
    /// What is left of an article when its page is written.
    private struct Written {
        var entry: IndexEntry
        var listed: PlainSite.Listed
        var path: String
        var attachments: [String]
        var isUnchanged = false
        var failure: OutputError?
    }

    static func write(_ folder: String, to output: String, _ console: Console) throws(Complaint) -> ExitStatus {
        guard FilePaths.isFolder(folder) else {
            throw ContentPlace.noFolder(folder, "the folder to make a site of is named by --plain")
        }
        let files = PlainFiles(in: folder, except: path(of: output, within: folder))
        let site = PlainSite(files, guide: guide(of: folder), script: SiteScript.bytes)
        let conflicts = site.conflicts()
        if !conflicts.isEmpty { return refuse(conflicts, in: folder, console) }
        let target = try SiteFolder(output)
        // A page shows no values of facets, and its readers would fetch them.
        var builder = IndexBuilder(listsFacets: false)
        var listed: [PlainSite.Listed] = []
        var paths: [String] = []
        var attachments: Set<String> = []
        var unchanged = 0
        var failure: OutputError?
        let content = ContentLoader.forEachArticle(of: files) { article in
            let page = site.page(of: article)
            var written = Written(
                entry: site.searchEntry(of: article), listed: site.listed(article), path: page.path,
                attachments: article.attachments)
            do throws(OutputError) {
                written.isUnchanged = try target.write(page.bytes, to: page.path)
            } catch {
                written.failure = error
            }
            return written
        } take: { written in
            builder.add(written.entry)
            listed.append(written.listed)
            paths.append(written.path)
            attachments.formUnion(written.attachments)
            if written.isUnchanged { unchanged += 1 }
            failure = failure ?? written.failure
        }
        for problem in content.problems { console.messages.write(ProblemReport.text(of: problem, in: folder)) }
        if content.count == 0 || content.problems.contains(where: { $0.severity == .error }) {
            target.discard()
            if content.count == 0 { throw IndexCommand.nothing(in: folder) }
            console.say("\(ProblemReport.counts(of: content.problems)); nothing is written")
            return .nothingFound
        }
        let others = site.others(listing: listed)
        let data = try searchData(builder)
        paths += others.map(\.path) + (0..<data.count).map(data.path)
        let copied = attachments.sorted()
        let taken = PlainAttachments.conflicts(of: copied, with: paths)
        if !taken.isEmpty {
            target.discard()
            return refuse(taken, in: folder, console)
        }
        do throws(OutputError) {
            if let failure { throw failure }
            unchanged += try target.write(others) { $0 }
            unchanged += try target.write(Array(0..<data.count)) { data.asset($0) }
            let copies = try PlainAttachments.copy(copied, from: folder, to: target, console)
            unchanged += copies.unchanged
            paths += copies.paths
            try target.swap(paths)
        } catch {
            target.discard()
            throw SiteCommand.failed(output, error)
        }
        console.say("\(FilePaths.displayed(output)): \(paths.count - unchanged) files written, \(unchanged) unchanged")
        return .success
    }

    /// Says what keeps the site from being written.
    private static func refuse(_ problems: [Problem], in folder: String, _ console: Console) -> ExitStatus {
        for problem in problems { console.messages.write(ProblemReport.text(of: problem, in: folder)) }
        console.say("\(ProblemReport.counts(of: problems)); nothing is written")
        return .nothingFound
    }

    /// Returns where an output lies in a folder, relative to it; `nil` where it lies elsewhere.
    private static func path(of output: String, within folder: String) -> String? {
        guard let folder = FilePaths.real(folder) else { return nil }
        let output = FilePaths.resolved(output)
        return output.hasPrefix("\(folder)/") ? String(output.dropFirst(folder.count + 1)) : nil
    }

    private static func searchData(_ builder: consuming IndexBuilder) throws(Complaint) -> SearchData {
        do throws(IndexError) {
            return try SearchData(index: builder.finish(), isLocalized: false)
        } catch {
            throw Complaint("the index for the search of the site cannot be written")
        }
    }

    /// What the site of a folder says of itself: it is called as the folder is.
    private static func guide(of folder: String) -> GuideCatalog.Guide {
        let path = FilePaths.real(folder) ?? folder
        let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? path
        return GuideCatalog.Guide(
            title: [.english: name], baseURL: "/", release: "", languages: [.english])
    }
}
