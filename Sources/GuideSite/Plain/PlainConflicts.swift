import GuideContent

/// Finds plain articles that would have the same page, or the one of something else.
struct PlainConflicts {
    /// The files beside the pages.
    let reserved: Set<String>
    /// Where the page that searches stands, with what it fetches.
    let search: String

    /// Returns the problems of articles, each at its file.
    func problems(of articles: [String]) -> [Problem] {
        // By bytes: two names that look alike are two.
        var owners: [[UInt8]: [String]] = [:]
        for article in articles { owners[Array(PlainSite.address(of: article).utf8), default: []].append(article) }
        return articles.flatMap { article -> [Problem] in
            let address = PlainSite.address(of: article)
            let others = (owners[Array(address.utf8)] ?? []).filter { $0 != article }
            let shown = address.isEmpty ? "first page" : "page '\(address)'"
            return [
                others.first.map { ("duplicate-page", "this file and '\($0)' would both be the \(shown)") },
                taken(by: address).map {
                    ("reserved-page", "the \(shown) of this file would be in the place of \($0)")
                },
            ].compactMap(\.self).map { code, message in
                Problem(
                    path: article, line: 0, column: 0, code: code, message: message,
                    fix: "rename the file or its folder")
            }
        }
    }

    /// What else stands at an address, or is a file where the address has a folder.
    private func taken(by address: String) -> String? {
        if address.hasPrefix(search) { return "the search" }
        var folder = ""
        for part in address.split(separator: "/") {
            folder += folder.isEmpty ? part : "/\(part)"
            if reserved.contains(folder) { return "the file '\(folder)'" }
            if part == "index.html" { return "the file '\(folder)', which is the page of the folder above" }
        }
        return nil
    }
}
