/// A block of a parsed Markdown text.
public indirect enum MarkdownBlock: Sendable, Equatable {
    case paragraph([MarkdownInline])
    case heading(level: Int, [MarkdownInline])
    /// `info` is the whole info string; empty for an indented block.
    case code(info: String, text: String)
    case quote([MarkdownBlock])
    case list(MarkdownList)
    case table(MarkdownTable)
    case thematicBreak
    /// Raw HTML, as written.
    case html(String)
}

/// A list of a parsed Markdown text.
public struct MarkdownList: Sendable, Equatable {
    /// The number of the first item; `nil` for a bullet list.
    public var start: Int?
    /// Whether the items stand without blank lines between them.
    public var isTight: Bool
    /// The blocks of each item.
    public var items: [[MarkdownBlock]]

    /// Creates the value from its parts.
    public init(start: Int?, isTight: Bool, items: [[MarkdownBlock]]) {
        self.start = start
        self.isTight = isTight
        self.items = items
    }
}

/// A table of a parsed Markdown text; each row has as many cells as there are alignments.
public struct MarkdownTable: Sendable, Equatable {
    /// Where a column's text stands.
    public enum Alignment: Sendable, Equatable {
        case none, left, center, right
    }

    /// One for each column.
    public var alignments: [Alignment]
    /// One cell for each column.
    public var header: [[MarkdownInline]]
    /// The rows below the header.
    public var rows: [[[MarkdownInline]]]

    /// Creates the value from its parts.
    public init(alignments: [Alignment], header: [[MarkdownInline]], rows: [[[MarkdownInline]]]) {
        self.alignments = alignments
        self.header = header
        self.rows = rows
    }
}

/// Text within a block of a parsed Markdown text.
public indirect enum MarkdownInline: Sendable, Equatable {
    case text(String)
    case code(String)
    case emphasis([MarkdownInline])
    case strong([MarkdownInline])
    case link(destination: String, title: String, [MarkdownInline])
    case image(source: String, title: String, [MarkdownInline])
    case softBreak
    case lineBreak
    /// Raw HTML, as written.
    case html(String)
}
