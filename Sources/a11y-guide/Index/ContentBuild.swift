import GuideCatalog
import GuideCommandLine
import GuideContent
import GuideCore
import GuideLookup

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A content folder read, and what can be made of it.
struct ContentBuild {
    /// What could be read.
    let catalog: Catalog
    /// What guide.yml says; `nil` where it is missing or has a problem.
    let guide: GuideCatalog.Guide?
    /// Every defect, in the order of path, line and column.
    let problems: [Problem]
    /// The files that a site may use, by their path in the content folder, each with the path to read it from.
    let siteFiles: [String: String]
    /// The time that an index of this content carries.
    let stamp: timespec

    /// Reads a content folder.
    ///
    /// - Parameters:
    ///   - overlay: A second content folder, laid over the first.
    ///   - published: The identifiers that an earlier build published, which have to stay.
    init(content: String, overlay: String? = nil, published: [String]) {
        let began = ContentAge.now()
        let loaded = ContentLoader.load(folder: content, overlay: overlay, published: published)
        catalog = loaded.catalog
        guide = loaded.guide
        problems = loaded.problems
        siteFiles = loaded.siteFiles
        stamp = ContentAge.stamp(began: began, content: ContentAge.newest(in: content) ?? began)
    }

    /// Whether an index may not be written.
    var hasErrors: Bool { problems.contains { $0.severity == .error } }

    /// Returns the bytes that search reads.
    func makeIndex() throws(Complaint) -> [UInt8] {
        var builder = IndexBuilder()
        for entry in try attempt({ try catalog.indexEntries(baseURL: guide?.baseURL) }) { builder.add(entry) }
        return builder.finish()
    }

    /// Returns the published catalog.
    func makeCatalog() throws(Complaint) -> [UInt8] {
        try attempt { try PublishedCatalog(catalog).json() }
    }

    /// Values that cannot be encoded are a failure of the program, not of the content.
    private func attempt<Value>(_ make: () throws -> Value) throws(Complaint) -> Value {
        do {
            return try make()
        } catch {
            throw Complaint("the content cannot be encoded: \(error)", hints: [.text("this is a defect of a11y-guide")])
        }
    }

    /// Returns the identifiers that a catalog publishes; none where there is no such file.
    static func publishedIDs(in path: String) throws(Complaint) -> [String] {
        guard FilePaths.exists(path) else { return [] }
        let reason: String
        do {
            return try PublishedCatalog(json: Array(MappedFile(path: path).bytes)).publishedIDs
        } catch let error as OutputError {
            reason = error.reason
        } catch {
            reason = "\(error)"
        }
        throw Complaint(
            "'\(FilePaths.displayed(path))' cannot be read: \(reason)",
            hints: [.text("it holds the identifiers that have to stay: restore it from version control")])
    }
}
