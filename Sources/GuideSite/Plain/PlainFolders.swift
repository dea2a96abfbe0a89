/// The folders that articles stand in, with what stands in each.
struct PlainFolders {
    /// What stands in a folder.
    struct Contents {
        var folders: [String] = []
        var articles: [PlainSite.Listed] = []
    }

    private var contents: [String: Contents] = ["": Contents()]

    /// Sorts articles into their folders.
    ///
    /// - Parameter articles: In the order in which they are to be shown.
    init(_ articles: [PlainSite.Listed]) {
        for article in articles {
            let folder = Self.folder(of: article.address)
            add(folder)
            contents[folder]?.articles.append(article)
        }
        // An article that stands at a folder's own address is that folder's page.
        for article in articles { contents[article.address] = nil }
    }

    /// The addresses of all folders that have no article in their place, sorted.
    var addresses: [String] { contents.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

    /// Returns what stands in a folder.
    func contents(of address: String) -> Contents { contents[address] ?? Contents() }

    /// Adds a folder to the one above it, unless it is known.
    private mutating func add(_ address: String) {
        guard contents[address] == nil else { return }
        contents[address] = Contents()
        let above = Self.folder(of: address)
        add(above)
        contents[above]?.folders.append(address)
    }

    /// Returns the address of the folder that an address stands in.
    static func folder(of address: String) -> String {
        address.utf8.dropLast().lastIndex(of: UInt8(ascii: "/")).map { String(address[...$0]) } ?? ""
    }
}
