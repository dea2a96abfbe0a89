import GuideCatalog
import GuideCommandLine
import GuideContent
import GuideCore
import GuideLookup
import GuideSite

/// What a site is made of: a content folder, what is laid over it, and what a command line says of the site.
struct SiteSource {
    let place: ContentPlace
    /// Laid over the content folder; what `guide.yml` names where it is `nil`.
    var overlay: String?
    /// In the place of what `guide.yml` says.
    var baseURL: String?
    /// In the place of what `guide.yml` says, in every language.
    var title: String?

    init(_ place: ContentPlace) { self.place = place }

    /// The content as it was read, and its site.
    struct Loaded {
        var build: ContentBuild
        /// `nil` where the content has errors.
        var site: Site?
        /// Laid over the content folder.
        var overlay: String?

        /// Returns a problem as compilers word theirs.
        func text(of problem: Problem, in place: ContentPlace) -> String {
            ProblemReport.text(of: problem, in: place.content, overlay: overlay)
        }
    }

    /// Reads the content and makes its site.
    func load() throws(Complaint) -> Loaded {
        var overlay = overlay
        var build = ContentBuild(content: place.content, overlay: overlay, published: place.published)
        if overlay == nil, let named = build.guide?.site.overlay {
            overlay = named.hasPrefix("/") ? named : "\(place.content)/\(named)"
            build = ContentBuild(content: place.content, overlay: overlay, published: place.published)
        }
        if let overlay { try check(overlay: overlay) }
        guard !build.hasErrors, var guide = build.guide else { return Loaded(build: build, overlay: overlay) }
        if build.catalog == Catalog() { throw IndexCommand.nothing(in: place.content) }
        if let baseURL { guide.baseURL = baseURL }
        if let title { for language in guide.languages { guide.title[language] = title } }
        var files: [String: [UInt8]] = [:]
        for (path, file) in build.siteFiles {
            do throws(OutputError) {
                files[path] = Array(try MappedFile(path: file).bytes)
            } catch {
                throw Complaint("'\(FilePaths.displayed(file))' cannot be read: \(error.reason)")
            }
        }
        let catalog = SiteAsset(path: "catalog.json", bytes: try build.makeCatalog())
        var site = Site(
            catalog: build.catalog, guide: guide, files: files, script: SiteScript.bytes, extras: [catalog])
        site.search = try Self.searchData(for: site, of: build.catalog)
        return Loaded(build: build, site: site, overlay: overlay)
    }

    /// Complains of a folder that is to be laid over the content and is none.
    func check(overlay: String) throws(Complaint) {
        guard !FilePaths.isFolder(overlay) else { return }
        throw ContentPlace.noFolder(overlay, "it is to be laid over '\(FilePaths.displayed(place.content))'")
    }

    /// Returns what the pages of a site fetch to search.
    private static func searchData(for site: Site, of catalog: Catalog) throws(Complaint) -> SearchData {
        do {
            // A page shows no values of facets, and its readers would fetch them.
            var builder = IndexBuilder(listsFacets: false)
            for entry in site.searchEntries(try catalog.indexEntries()) { builder.add(entry) }
            return try SearchData(index: builder.finish(), isLocalized: true)
        } catch {
            throw Complaint("the index for the search of the site cannot be written")
        }
    }

    /// Returns a base address as a site needs it: `https`, or `http` for a try on this computer, with `/` at its end.
    static func baseURL(_ text: String) throws(Complaint) -> String {
        guard let address = BaseAddress.parse(text) else {
            throw Complaint(
                "'\(text)' is no address that a site can be served from",
                hints: [.command("\(Guide.name) site --output public --base-url https://example.org/guide/")])
        }
        return address
    }
}
