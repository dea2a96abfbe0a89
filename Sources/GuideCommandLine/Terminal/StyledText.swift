/// A line of text with styles and links, independent of what the terminal can show.
///
/// The text is expected to be safe already (``Sanitizer``) and to hold no line breaks, except where the caller wraps it.
public struct StyledText: Sendable, Equatable, ExpressibleByStringLiteral {
    /// A piece of text in one style.
    public struct Span: Sendable, Equatable {
        /// What is shown.
        public var text: String
        /// How it stands out.
        public var style: TextStyle
        /// Where it leads; `nil` for text that leads nowhere.
        public var link: String?

        /// Creates the value from its parts.
        public init(_ text: String, _ style: TextStyle = [], link: String? = nil) {
            self.text = text
            self.style = style
            self.link = link
        }
    }

    /// In reading order.
    public var spans: [Span]

    /// Creates a text of one style.
    public init(_ text: String = "", _ style: TextStyle = [], link: String? = nil) {
        spans = text.isEmpty ? [] : [Span(text, style, link: link)]
    }

    /// Creates plain text.
    public init(stringLiteral value: String) { self.init(value) }

    /// The text without styles.
    public var plain: String {
        spans.count == 1 ? spans[0].text : spans.map(\.text).joined()
    }

    /// Whether there is nothing to show.
    public var isEmpty: Bool { spans.allSatisfy(\.text.isEmpty) }

    /// The columns that the text takes.
    public var columns: Int { spans.reduce(0) { $0 + TextWidth.columns(of: $1.text) } }

    /// Adds text at the end.
    public mutating func append(_ text: String, _ style: TextStyle = [], link: String? = nil) {
        guard !text.isEmpty else { return }
        if let last = spans.indices.last, spans[last].style == style, spans[last].link == link {
            spans[last].text += text
        } else {
            spans.append(Span(text, style, link: link))
        }
    }

    /// Adds text at the end.
    public mutating func append(_ other: StyledText) {
        for span in other.spans { append(span.text, span.style, link: span.link) }
    }

    /// Joins two texts.
    public static func + (first: StyledText, second: StyledText) -> StyledText {
        var result = first
        result.append(second)
        return result
    }

    /// Returns the text with a style added to every span.
    public func styled(_ style: TextStyle) -> StyledText {
        var result = self
        for index in result.spans.indices { result.spans[index].style.formUnion(style) }
        return result
    }

    /// Returns the text without the spaces at its end.
    public func trimmed() -> StyledText {
        var result = self
        while var last = result.spans.popLast() {
            while last.text.last == " " { last.text.removeLast() }
            if !last.text.isEmpty {
                result.spans.append(last)
                break
            }
        }
        return result
    }

    /// Returns the text followed by spaces up to a width; unchanged where it is as wide already.
    public func padded(to width: Int) -> StyledText {
        self + StyledText(String(repeating: " ", count: max(0, width - columns)))
    }
}
