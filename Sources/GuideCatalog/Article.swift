public import GuideCore

/// The text on a rule or a topic in one language.
public struct Article: Codable, Sendable, Equatable {
    /// The language it is written in.
    public var language: Language
    /// The title.
    public var title: String
    /// One or two sentences: what must hold.
    public var summary: String
    /// What people call it who do not know its name.
    public var keywords: [String]
    /// The revision of the facts that this text follows; the rule's own where the text carries the facts.
    public var follows: Int
    /// The Markdown after the title, without front matter, ending in one line feed.
    public var body: String
    /// The headings of the body, in order.
    public var headings: [Heading]
    /// The examples of the body, in order.
    public var examples: [Example]
    /// The file, relative to the content folder, with `/` between its parts.
    public var path: String

    /// Creates the value from its parts.
    public init(
        language: Language, title: String, summary: String, keywords: [String], follows: Int, body: String,
        headings: [Heading], examples: [Example], path: String
    ) {
        self.language = language
        self.title = title
        self.summary = summary
        self.keywords = keywords
        self.follows = follows
        self.body = body
        self.headings = headings
        self.examples = examples
        self.path = path
    }

    /// A heading and the name that links lead to it by.
    public struct Heading: Codable, Sendable, Equatable {
        /// 2 for a part of a rule, up to 6.
        public var level: Int
        /// UTF-8.
        public var text: String
        /// Unique in its article.
        public var anchor: String

        /// Creates the value from its parts.
        public init(level: Int, text: String, anchor: String) {
            self.level = level
            self.text = text
            self.anchor = anchor
        }
    }
}

/// Code with an expected outcome.
public struct Example: Codable, Sendable, Equatable {
    /// The programming language as the info string names it: `swift`, `kotlin`, `xml`.
    public var programmingLanguage: String
    /// The framework that the code is written for.
    public var framework: Framework
    /// What the code shows of its rule.
    public var outcome: Outcome
    /// The paragraph above the code, as Markdown.
    public var caption: String
    /// The code, ending in one line feed.
    public var code: String
    /// The line of the file that the code's first line stands on, from 1.
    public var line: Int

    /// Creates the value from its parts.
    public init(
        programmingLanguage: String, framework: Framework, outcome: Outcome, caption: String, code: String, line: Int
    ) {
        self.programmingLanguage = programmingLanguage
        self.framework = framework
        self.outcome = outcome
        self.caption = caption
        self.code = code
        self.line = line
    }
}
