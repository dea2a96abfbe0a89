import GuideCatalog
import GuideFindings

/// The steps of a rule's part "What to do", short enough to stand below a finding.
enum FixSteps {
    /// Returns the first paragraph of each item of the first list that has several, at most ``most``; where there is no list,
    /// the first paragraphs.
    static func steps(of part: [MarkdownBlock]) -> [GuideSentence] {
        let items = part.lazy.compactMap { block -> [[MarkdownBlock]]? in
            if case .list(let list) = block, list.items.count > 1 { list.items } else { nil }
        }.first
        let paragraphs = items.map { $0.compactMap(item) } ?? part.compactMap { firstParagraph(of: [$0]) }
        return paragraphs.prefix(most).map { shortened(sentence($0)) }
    }

    /// A paragraph that ends in a colon means the list below it.
    private static func item(_ blocks: [MarkdownBlock]) -> [MarkdownInline]? {
        guard var inlines = firstParagraph(of: blocks) else { return nil }
        guard case .text(let last)? = inlines.last, last.hasSuffix(":") else { return inlines }
        for case .list(let list) in blocks.prefix(2) {
            for item in list.items.prefix(mostBelow) { inlines += [.softBreak] + (firstParagraph(of: item) ?? []) }
            if list.items.count > mostBelow { inlines.append(.text(" …")) }
        }
        return inlines
    }

    private static func firstParagraph(of blocks: [MarkdownBlock]) -> [MarkdownInline]? {
        blocks.lazy.compactMap { if case .paragraph(let inlines) = $0 { inlines } else { nil } }.first
    }

    private static func sentence(_ inlines: [MarkdownInline]) -> GuideSentence {
        var pieces: [GuideSentence.Piece] = []
        func add(_ text: String, isCode: Bool = false) {
            if let last = pieces.indices.last, !pieces[last].isCode, !isCode {
                pieces[last].text += text
            } else {
                pieces.append(.init(text, isCode: isCode))
            }
        }
        func walk(_ inlines: [MarkdownInline]) {
            for inline in inlines {
                switch inline {
                case .text(let text): add(text)
                case .code(let text): add(text, isCode: true)
                case .emphasis(let inner), .strong(let inner), .link(_, _, let inner), .image(_, _, let inner):
                    walk(inner)
                case .softBreak, .lineBreak: add(" ")
                case .html: break
                }
            }
        }
        walk(inlines)
        return GuideSentence(pieces)
    }

    /// Cut behind a sentence, so that a step stays readable; the article has the rest.
    private static func shortened(_ sentence: GuideSentence) -> GuideSentence {
        var pieces: [GuideSentence.Piece] = []
        var length = 0
        for piece in sentence.pieces {
            if length > enough {
                // A sentence ends where a piece of prose has a period before a space.
                guard !piece.isCode, let end = sentenceEnd(in: piece.text) else {
                    pieces.append(piece)
                    continue
                }
                pieces.append(.init(String(piece.text[..<end])))
                return GuideSentence(pieces)
            }
            guard !piece.isCode, length + piece.text.count > enough else {
                pieces.append(piece)
                length += piece.text.count
                continue
            }
            let start = piece.text.index(piece.text.startIndex, offsetBy: enough - length)
            if let end = sentenceEnd(in: piece.text[start...]) {
                pieces.append(.init(String(piece.text[..<end])))
                return GuideSentence(pieces)
            }
            pieces.append(piece)
            length += piece.text.count
        }
        return GuideSentence(pieces)
    }

    private static func sentenceEnd(in text: some StringProtocol) -> String.Index? {
        var previous: Character = " "
        for index in text.indices {
            if text[index] == " ", previous == "." || previous == "?" || previous == "!" { return index }
            previous = text[index]
        }
        return previous == "." ? text.endIndex : nil
    }

    private static let most = 4
    private static let mostBelow = 2
    /// About two lines.
    private static let enough = 100
}
