/// What `explain` says of the places that it is to read.
extension Wording {
    /// A folder that holds nothing to explain.
    func noReport(in folder: String) -> String { text("\(noReport) in '\(folder)'", "'\(folder)': \(noReport)") }

    /// Said of such a folder.
    var noReport: String { text("no report was found", "읽을 수 있는 보고서가 없습니다") }

    /// How a folder is searched.
    var whatIsSearched: String {
        text(
            "reports are recognised by what they hold; what is hidden and node_modules are passed over",
            "보고서는 내용으로 알아봅니다. 숨긴 파일과 폴더, node_modules는 찾지 않습니다")
    }

    /// What to do where a report was expected in a folder.
    var nameTheFile: String {
        text(
            "name a file of it to hear what keeps it from being read",
            "폴더 안의 파일을 직접 지정하면 읽지 못하는 까닭을 알 수 있습니다")
    }

    /// Said of what was taken for a rule and may have been meant as a path.
    var noFileEither: String { text("no file or folder has this name, either", "이런 이름을 가진 파일이나 폴더도 없습니다") }

    /// Said of a path that leads nowhere.
    var noFileNorRule: String {
        text("no such file or folder, and no checker rule", "이런 파일이나 폴더가 없고, 검사 규칙도 없습니다")
    }

    /// An address that links cannot go to.
    func noBase(_ address: String) -> String {
        text("'\(address)' is no address that links can go to", "'\(address)': 링크로 쓸 수 없는 주소입니다")
    }

    /// What such an address is.
    var whatIsABase: String {
        text(
            "it begins with https:// or http://, has a host, and no query, fragment, spaces, quotes or brackets",
            "https:// 또는 http://로 시작하고 호스트가 있어야 하며, 쿼리, 프래그먼트, 공백, 따옴표, 괄호가 없어야 합니다")
    }

    /// A baseline that cannot be read.
    func unreadableBaseline(_ path: String, _ reason: String) -> String {
        text("the baseline '\(path)' cannot be read: \(reason)", "'\(path)': 기준 보고서를 읽을 수 없습니다: \(reason)")
    }

    /// A baseline that may be any text.
    func noBaseline(_ path: String) -> String {
        text(
            "the baseline '\(path)' holds no finding, and nothing tells that it is a report",
            "'\(path)': 기준 보고서에 검출 결과가 없고, 보고서인지도 알 수 없습니다")
    }

    /// A baseline without findings.
    func emptyBaseline(_ path: String) -> String {
        text("the baseline '\(path)' holds no finding: nothing is known", "'\(path)': 기준 보고서에 검출 결과가 없어 알려진 것이 없습니다")
    }
}
