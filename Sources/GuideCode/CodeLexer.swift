/// Cuts code into tokens that cover every byte, in one pass and whatever the code is: what is not closed ends with the code,
/// or with the line where the language would not let it go on.
public struct CodeLexer: Sequence, IteratorProtocol {
    private enum Scanner {
        case curly(CurlyScanner)
        case markup(MarkupScanner)
        /// A language without colours.
        case none(Int)
    }

    private var scanner: Scanner
    private var ahead: CodeToken?

    /// Begins at the start of some code, which has to outlive the value.
    ///
    /// - Parameter language: The language as articles name it; code in one that is not known is a single plain token.
    public init(_ code: UnsafeBufferPointer<UInt8>, language: String) {
        scanner =
            switch CodeLanguage(rawValue: language) {
            case .swift: .curly(CurlyScanner(code, dialect: .swift))
            case .kotlin: .curly(CurlyScanner(code, dialect: .kotlin))
            case .xml: .markup(MarkupScanner(code))
            case nil: .none(code.count)
            }
    }

    /// Returns the next token; `nil` at the end.
    public mutating func next() -> CodeToken? {
        guard var token = ahead ?? take() else { return nil }
        while true {
            ahead = take()
            guard let next = ahead, next.kind == token.kind else { return token }
            token.range = token.range.lowerBound..<next.range.upperBound
        }
    }

    private mutating func take() -> CodeToken? {
        switch scanner {
        case .curly(var scanner):
            // The value is taken out, so that what it holds is changed in place and not copied.
            self.scanner = .none(0)
            defer { self.scanner = .curly(scanner) }
            return scanner.next()
        case .markup(var scanner):
            defer { self.scanner = .markup(scanner) }
            return scanner.next()
        case .none(let count):
            scanner = .none(0)
            return count > 0 ? CodeToken(kind: .plain, range: 0..<count) : nil
        }
    }
}
