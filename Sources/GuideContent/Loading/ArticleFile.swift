import GuideCatalog
import GuideCore

/// A file with an article: its front matter and its body, each as far as it could be read.
struct ArticleFile<Facts> {
    let language: Language
    let log: FileLog
    /// `nil` where the front matter could not be read.
    var facts: Facts?
    /// `nil` where it is not known where the body begins.
    var read: ReadArticle?
    /// The bytes, where the facts could not be read: they may still hold names that others ask for.
    var unreadText: [UInt8]?

    var path: String { log.path }

    /// Reads a file; `nil` with a problem where it is no text.
    ///
    /// - Parameters:
    ///   - facts: Reads the front matter, whose place is given for the case that it is empty.
    ///   - subject: What the article is on, given the facts.
    ///   - title: The title, given the facts.
    init?(
        _ path: String, language: Language, in root: String, log: ProblemLog,
        facts readFacts: (YamlNode?, FileLog, Place) -> Facts?,
        subject: (Facts?) -> ArticleReader.Subject, title: (Facts?) -> String?
    ) {
        self.language = language
        self.log = log.file(path)
        guard let file = ContentFile.read(path, in: root, log: log) else { return nil }
        file.bytes.withUnsafeBufferPointer { bytes in
            ToFill.report(in: bytes, log: self.log)
            switch FrontMatter.find(in: bytes) {
            case .failure(let failure): report(failure)
            case .success(let matter):
                let start = Place(line: 1, column: 1)
                let yaml = UnsafeBufferPointer(rebasing: bytes[matter.yaml])
                do throws(YamlFault) {
                    let (node, faults) = try YamlReader.read(yaml, firstLine: 2)
                    for fault in faults { self.log.report(fault) }
                    facts = readFacts(node, self.log, start)
                } catch {
                    self.log.report(error)
                }
                let body = ArticleBody(
                    UnsafeBufferPointer(rebasing: bytes[matter.bodyStart...]), firstLine: matter.bodyLine, log: self.log
                )
                read = ArticleReader.read(body, subject: subject(facts), language: language, title: title(facts))
            }
        }
        if facts == nil { unreadText = file.bytes }
    }

    private func report(_ failure: FrontMatter.Failure) {
        switch failure {
        case .missing:
            log.report(
                "missing-front-matter", at: Place(line: 1, column: 1),
                "an article begins with its front matter between two lines of '---'", fix: "begin the file with '---'")
        case .unclosed:
            log.report(
                "unclosed-front-matter", at: Place(line: 1, column: 1),
                "the front matter that begins here does not end",
                fix: "write '---' on a line of its own behind the last key")
        }
    }

    /// Puts the article together; `nil` where a part of it is missing.
    func article(_ facts: ArticleFacts?, follows: Int?) -> Article? {
        guard let read, let title = facts?.title, let summary = facts?.summary, let keywords = facts?.keywords,
            let follows
        else { return nil }
        return Article(
            language: language, title: title.value, summary: summary.value, keywords: keywords.map(\.value),
            follows: follows, body: read.body, headings: read.headings, examples: read.examples, path: path)
    }
}

/// The mark that skeletons put where something is left to write.
enum ToFill {
    static let mark = "TO FILL:"

    /// Reports each place that is left to fill.
    static func report(in bytes: UnsafeBufferPointer<UInt8>, log: FileLog) {
        let mark = Array(mark.utf8)
        var offset = 0
        while offset + mark.count <= bytes.count {
            guard let start = bytes[offset...].firstIndex(of: mark[0]), start + mark.count <= bytes.count else {
                return
            }
            if bytes[start..<(start + mark.count)].elementsEqual(mark) {
                log.report(
                    "to-fill", at: SourceText(bytes).place(of: start), "this is left to fill",
                    fix: "write the text in the place of the line, and '\(Self.mark)' with it")
            }
            offset = start + 1
        }
    }
}
