#if !SEARCH_ESSENTIALS
    /// Cuts the piece out of a text that shows best why it matches.
    struct SnippetCutter {
        private struct Pattern {
            var bytes: [UInt8]
            var slot: Int
            var isLatin: Bool
        }

        /// The longest snippet, in bytes. Two lines of a terminal in Latin letters; a syllable takes three bytes and two columns.
        private static let most = 200
        private static let mostPatterns = 32
        /// Text past this is not looked at: a snippet from a text's beginning serves as well.
        private static let mostText = 1 << 16

        private var patterns: [Pattern] = []
        private let slotCount: Int
        /// Whether a pattern begins with a byte (of either case).
        private var begins = [Bool](repeating: false, count: 256)

        init(_ slots: [WordMatches]) {
            slotCount = slots.count
            for (slot, matches) in slots.enumerated() {
                for place in matches.bestFirst.prefix(Self.mostPatterns / max(1, min(slots.count, 8))) {
                    let alternative = matches.alternatives[place]
                    guard let first = alternative.text.first else { continue }
                    patterns.append(Pattern(bytes: alternative.text, slot: slot, isLatin: first < 0x80))
                    begins[Int(first)] = true
                    if first >= 0x61, first <= 0x7A { begins[Int(first & 0xDF)] = true }
                }
            }
            // Of two that begin at one place the longer is marked.
            let longest = RankKey.sorted(
                patterns.indices.map { RankKey(Int(UInt16.max) - patterns[$0].bytes.count, at: $0) })
            patterns = longest.map { patterns[$0] }
        }

        private struct Match {
            var range: Range<Int>
            var slot: Int
        }

        /// Returns what shows best why an entry matches: its summary, whole, unless a piece of its text holds more of the
        /// words. `nil` where none of them stands in either.
        func snippet(summary: [UInt8], text: UnsafeRawBufferPointer) -> SearchHit.Snippet? {
            let text = UnsafeBufferPointer(rebasing: text.bindMemory(to: UInt8.self).prefix(Self.mostText))
            return summary.withUnsafeBufferPointer { summary in
                let inSummary = bestMatch(in: summary, near: summary.count)
                if let inSummary, inSummary.words >= slotCount { return snippet(of: summary, 0..<summary.count) }
                let inText = bestMatch(in: text, near: Self.most * 3 / 4)
                if let inSummary, inSummary.words >= inText?.words ?? 0 {
                    return snippet(of: summary, 0..<summary.count)
                }
                return inText.map { snippet(of: text, window(in: text, around: $0.range)) }
            }
        }

        private func snippet(of text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> SearchHit.Snippet {
            var bytes: [UInt8] = []
            if range.lowerBound > 0, text[range.lowerBound - 1] != 0x0A { bytes += Array("…") }
            let shift = bytes.count - range.lowerBound
            bytes += text[range]
            if range.upperBound < text.count, text[range.upperBound] != 0x0A { bytes += Array("…") }
            var highlights: [Range<Int>] = []
            var position = range.lowerBound
            while let match = nextMatch(in: text, from: position, to: range.upperBound) {
                position = match.range.upperBound
                if position <= range.upperBound {
                    highlights.append(match.range.lowerBound + shift..<match.range.upperBound + shift)
                }
            }
            return SearchHit.Snippet(text: bytes, highlights: highlights)
        }

        /// Returns the first match of the neighbourhood, `near` bytes wide, that holds most of the words, and how many it
        /// holds. Ends with the first that holds all.
        private func bestMatch(in text: UnsafeBufferPointer<UInt8>, near: Int) -> (range: Range<Int>, words: Int)? {
            var recent: [Match] = []
            var best: (range: Range<Int>, words: Int)?
            var position = 0
            while let match = nextMatch(in: text, from: position, to: text.count) {
                position = match.range.upperBound
                recent.removeAll { match.range.upperBound - $0.range.lowerBound > near }
                recent.append(match)
                var seen: UInt64 = 0
                for other in recent { seen |= 1 << UInt64(other.slot % 64) }
                let words = seen.nonzeroBitCount
                if words > (best?.words ?? 0) { best = (recent.first?.range ?? match.range, words) }
                if words >= slotCount { break }
            }
            return best
        }

        /// Returns the first match that begins in a range of a text.
        private func nextMatch(in text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Match? {
            begins.withUnsafeBufferPointer { begins in
                var position = start
                while position < end {
                    if begins[Int(text[position])], let match = match(in: text, at: position) { return match }
                    position &+= 1
                }
                return nil
            }
        }

        private func match(in text: UnsafeBufferPointer<UInt8>, at start: Int) -> Match? {
            for pattern in patterns {
                if pattern.isLatin, start > 0, !Self.beginsWord(text, start) { continue }
                var place = start
                var matched = 0
                while matched < pattern.bytes.count, place < text.count {
                    let byte = text[place]
                    let lower = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
                    if lower == pattern.bytes[matched] {
                        matched &+= 1
                    } else if !(pattern.isLatin && matched > 0 && WordScanner.isJoiner(byte)) {
                        break
                    }
                    place &+= 1
                }
                if matched == pattern.bytes.count { return Match(range: start..<place, slot: pattern.slot) }
            }
            return nil
        }

        /// Whether a Latin word or a part of an identifier begins at a place.
        private static func beginsWord(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
            let (before, byte) = (text[place - 1], text[place])
            let isLetter = (before | 0x20) >= 0x61 && (before | 0x20) <= 0x7A
            let isUpper = byte >= 0x41 && byte <= 0x5A
            return !isLetter || isUpper
        }

        /// Returns the range of a line, or of a part of it that begins and ends between words.
        private func window(in text: UnsafeBufferPointer<UInt8>, around match: Range<Int>) -> Range<Int> {
            var start = match.lowerBound
            while start > 0, text[start - 1] != 0x0A { start -= 1 }
            var end = match.upperBound
            while end < text.count, text[end] != 0x0A { end += 1 }
            if end - start > Self.most {
                if match.lowerBound - start > Self.most / 4 {
                    start = match.lowerBound - Self.most / 4
                    while start < match.lowerBound, text[start - 1] != 0x20 { start += 1 }
                }
                if end - start > Self.most {
                    var cut = max(start + Self.most, match.upperBound)
                    while cut > match.upperBound, text[cut] != 0x20 { cut -= 1 }
                    end = cut
                    // Without a space to cut at, between characters.
                    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
                }
            }
            while start < match.lowerBound, text[start] == 0x20 { start += 1 }
            while end > match.upperBound, text[end - 1] == 0x20 { end -= 1 }
            return start..<end
        }
    }
#endif
