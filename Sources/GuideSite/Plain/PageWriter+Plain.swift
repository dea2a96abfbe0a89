import GuideCatalog
import GuideContent
import GuideCore

extension PageWriter {
    /// Writes the page of a plain article.
    mutating func write(_ article: PlainArticle, address: String, among files: PlainFiles) {
        frame(PageFacts(title: article.title, description: article.summary, language: article.language)) { page in
            page.writeTrail(to: address)
            page.html.element(.h1, text: article.title)
            page.html.start(.div, .class("prose"))
            let links = PlainLinks(path: article.path, root: page.root, files: files)
            var writer = ArticleWriter(
                article.tree, title: article.title, anchors: article.anchors, omitting: article.titleHeading,
                wording: page.wording, html: page.html, address: links.address)
            writer.picture = links.picture
            page.html = HTMLWriter()
            writer.write()
            page.html = writer.html
            page.html.end()
        }
    }

    /// Writes the page of a folder of plain articles.
    mutating func write(folder: PlainFolders.Contents, address: String) {
        let title = address.isEmpty ? site.title(in: language) : Self.name(of: address)
        frame(PageFacts(title: title, description: title, language: language)) { page in
            page.writeTrail(to: address)
            page.html.element(.h1, text: title)
            page.writeList(folder.folders.map { ($0, Self.name(of: $0), nil) })
            page.writeList(folder.articles.map { ($0.address, $0.title, page.tag($0.language)) })
        }
    }

    private mutating func writeList(_ links: [(address: String, text: String, lang: String?)]) {
        guard !links.isEmpty else { return }
        html.start(.ul)
        for link in links {
            html.start(.li)
            html.element(.a, .href(root + PlainLinks.encoded(link.address)), .lang(link.lang), text: link.text)
            html.end()
        }
        html.end()
    }

    /// Writes links to the folders above an address.
    private mutating func writeTrail(to address: String) {
        guard !address.isEmpty else { return }
        var above: [String] = []
        var folder = PlainFolders.folder(of: address)
        while !folder.isEmpty {
            above.append(folder)
            folder = PlainFolders.folder(of: folder)
        }
        html.start(.nav, .class("breadcrumbs"), .attribute("aria-label", wording.breadcrumbs))
        html.start(.ol)
        for (address, name) in [("", wording.home)] + above.reversed().map({ ($0, Self.name(of: $0)) }) {
            html.start(.li)
            html.element(.a, .href(root + PlainLinks.encoded(address)), text: name)
            html.end()
        }
        html.end()
        html.end()
    }

    private static func name(of address: String) -> String {
        address.split(separator: "/").last.map(String.init) ?? ""
    }
}

/// The links of a plain article.
struct PlainLinks {
    /// The article.
    let path: String
    /// The way from its page to the root of the site.
    let root: String
    let files: PlainFiles

    /// Returns the address that a link has on the page: one to another Markdown file or to a folder leads to its page, one to
    /// another file to that file.
    func address(of destination: String) -> String {
        let end = destination.firstIndex { $0 == "#" || $0 == "?" } ?? destination.endIndex
        switch files.target(of: destination, from: path) {
        case .article(let target): return root + Self.encoded(PlainSite.address(of: target)) + destination[end...]
        case .file(let target): return root + Self.encoded(target) + destination[end...]
        case .folder(let target): return root + Self.encoded(target) + destination[end...]
        case .elsewhere, .nothing, .unusable: return destination
        }
    }

    /// Returns the address of a picture of the site; `nil` for what is none.
    func picture(at destination: String) -> String? {
        guard case .file(let target) = files.target(of: destination, from: path),
            let dot = target.lastIndex(of: "."),
            Self.pictures.contains(target[target.index(after: dot)...].lowercased())
        else { return nil }
        return root + Self.encoded(target)
    }

    /// What browsers show.
    private static let pictures: Set<String> = [
        "apng", "avif", "bmp", "gif", "ico", "jpeg", "jpg", "png", "svg", "webp",
    ]

    /// Returns the name of a file as an address may hold it (RFC 3986, section 2.1); letters beyond ASCII stay as they are.
    static func encoded(_ path: String) -> String {
        PercentEncoding.encoded(path) { $0 >= 0x80 || "/!$&'()*+,;=@".utf8.contains($0) }
    }
}
