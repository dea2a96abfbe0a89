/// The name of an element, with what a writer has to know of it.
struct HTMLTag {
    /// The name as it is written.
    let name: StaticString
    /// Whether it has neither content nor an end tag.
    let isVoid: Bool
    /// Whether a line feed may stand behind its end without changing what is shown.
    let isBlock: Bool

    private init(_ name: StaticString, isVoid: Bool = false, isBlock: Bool = false) {
        self.name = name
        self.isVoid = isVoid
        self.isBlock = isBlock
    }

    private static func block(_ name: StaticString) -> HTMLTag { HTMLTag(name, isBlock: true) }

    static let html = block("html")
    static let head = block("head")
    static let body = block("body")
    static let title = block("title")
    static let script = block("script")
    static let header = block("header")
    static let footer = block("footer")
    static let main = block("main")
    static let nav = block("nav")
    static let section = block("section")
    static let article = block("article")
    static let aside = block("aside")
    static let div = block("div")
    static let form = block("form")
    static let h1 = block("h1")
    static let h2 = block("h2")
    static let h3 = block("h3")
    static let h4 = block("h4")
    static let h5 = block("h5")
    static let h6 = block("h6")
    static let p = block("p")
    static let pre = block("pre")
    static let blockquote = block("blockquote")
    static let ul = block("ul")
    static let ol = block("ol")
    static let li = block("li")
    static let dl = block("dl")
    static let dt = block("dt")
    static let dd = block("dd")
    static let table = block("table")
    static let caption = block("caption")
    static let thead = block("thead")
    static let tbody = block("tbody")
    static let tr = block("tr")
    static let th = block("th")
    static let td = block("td")
    static let details = block("details")
    static let summary = block("summary")

    static let a = HTMLTag("a")
    static let span = HTMLTag("span")
    static let code = HTMLTag("code")
    static let em = HTMLTag("em")
    static let strong = HTMLTag("strong")
    static let label = HTMLTag("label")
    static let button = HTMLTag("button")
    static let select = HTMLTag("select")
    static let option = HTMLTag("option")
    static let time = HTMLTag("time")
    static let noscript = HTMLTag("noscript")

    static let meta = HTMLTag("meta", isVoid: true, isBlock: true)
    static let link = HTMLTag("link", isVoid: true, isBlock: true)
    static let hr = HTMLTag("hr", isVoid: true, isBlock: true)
    static let br = HTMLTag("br", isVoid: true)
    static let img = HTMLTag("img", isVoid: true)
    static let input = HTMLTag("input", isVoid: true)

    /// Returns the heading of a level; levels below 1 and above 6 are taken for the nearest.
    static func heading(_ level: Int) -> HTMLTag {
        switch level {
        case ...1: h1
        case 2: h2
        case 3: h3
        case 4: h4
        case 5: h5
        default: h6
        }
    }
}
