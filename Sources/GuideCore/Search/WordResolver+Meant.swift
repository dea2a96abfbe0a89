#if !SEARCH_ESSENTIALS
    // What the typist may have meant, where nothing is found as typed.
    extension WordResolver {
        /// Reads the parts of a name one by one and puts it together again.
        mutating func resolveParts(of word: Query.Word) throws(IndexError) -> [WordMatches]? {
            var found: [WordMatches] = []
            var whole: [UInt8] = []
            var corrected: [UInt8] = []
            var isCorrected = false
            var start = 0
            for part in word.parts {
                // Folding a letter with a diacritic changes its length: then the name is shown as it was folded.
                let isSame = word.typed.count == word.text.count
                let typed = isSame ? Array(word.typed[start..<start + part.count]) : part
                start += part.count
                var matches = try matches(part, typed: typed)
                var read = part
                if matches.alternatives.isEmpty, let near = try nearest(to: part, limit: 2)?.first {
                    matches = try self.matches(near, typed: typed)
                    read = near
                    isCorrected = true
                }
                whole += read
                corrected += read == part ? typed : Self.capitalized(read, like: typed)
                if part.count == 1, matches.alternatives.isEmpty { continue }
                guard !matches.alternatives.isEmpty else { return nil }
                found.append(matches)
            }
            if isCorrected {
                readings.append(.init(typed: word.typed, read: [corrected], reason: .misspelling))
                if let term = try dictionary.find(whole) {
                    var matches = WordMatches(typed: corrected)
                    matches.add(term, whole, fit: WordMatches.Fit.exact)
                    return [matches]
                }
            }
            return found.isEmpty ? nil : found
        }

        private static func capitalized(_ word: [UInt8], like typed: [UInt8]) -> [UInt8] {
            guard let first = typed.first, first >= 0x41, first <= 0x5A, let letter = word.first, letter >= 0x61 else {
                return word
            }
            var result = word
            result[0] = letter & 0xDF
            return result
        }

        mutating func reread(_ text: [UInt8], typed: [UInt8]) throws(IndexError) -> [WordMatches]? {
            let scalars = Scalars.all(text)
            if scalars.contains(where: Hangul.isLetter) {
                if let found = try readInitials(scalars, typed) { return found }
            } else if let found = try readNear(text, typed, limit: 1) {
                return found
            }
            if let found = try readKeyboard(text, typed) { return found }
            if let found = try readSplit(text, typed) { return found }
            if let found = try readNear(text, typed, limit: 2) { return found }
            return try readBeginning(scalars, typed)
        }

        private mutating func readInitials(_ scalars: [UInt32], _ typed: [UInt8]) throws(IndexError) -> [WordMatches]? {
            var initials: [UInt32] = []
            for scalar in scalars {
                guard let initial = Hangul.initials.firstIndex(of: scalar) else { return nil }
                initials.append(UInt32(initial))
            }
            guard initials.count >= 2 else { return nil }
            let reader = InitialsReader(dictionary: dictionary, grams: grams)
            if let words = try reader.words(beginningWith: initials) {
                readings.append(.init(typed: typed, read: words.prefix(3).map { $0.text }, reason: .initialConsonants))
                return [reader.matches(words, typed: typed)]
            }
            // Two words: ㄱㅈㅋㄱ → 글자 크기.
            for middle in 2..<max(2, initials.count - 1) {
                guard let first = try reader.words(equalTo: Array(initials[..<middle])),
                    let second = try reader.words(equalTo: Array(initials[middle...]))
                else { continue }
                readings.append(.init(typed: typed, read: [first[0].text, second[0].text], reason: .initialConsonants))
                return [reader.matches(first, typed: typed), reader.matches(second, typed: typed)]
            }
            return nil
        }

        private mutating func readKeyboard(_ text: [UInt8], _ typed: [UInt8]) throws(IndexError) -> [WordMatches]? {
            let isLatin = text.first.map { $0 < 0x80 } == true
            let other = isLatin ? KeyboardLayout.hangul(typedAs: typed) : KeyboardLayout.latin(typedAs: text)
            // Two syllables or three letters: less is found by accident.
            guard let other, other.count >= (isLatin ? 6 : 3) else { return nil }
            let matches = try matches(other, typed: typed)
            if matches.isFound {
                readings.append(.init(typed: typed, read: [other], reason: .keyboardLayout))
                return [matches]
            }
            guard let pieces = try pieces(of: other) else { return nil }
            readings.append(.init(typed: typed, read: pieces, reason: .keyboardLayout))
            return try matchesOfEach(pieces, typed)
        }

        private func matchesOfEach(_ words: [[UInt8]], _ typed: [UInt8]) throws(IndexError) -> [WordMatches] {
            var found: [WordMatches] = []
            for word in words { found.append(try matches(word, typed: typed)) }
            return found
        }

        private mutating func readNear(_ text: [UInt8], _ typed: [UInt8], limit: Int) throws(IndexError)
            -> [WordMatches]?
        {
            guard let near = try nearest(to: text, limit: limit) else { return nil }
            var matches = WordMatches(typed: typed)
            for word in near {
                for alternative in try self.matches(word, typed: typed).alternatives {
                    matches.add(alternative.term, alternative.text, fit: alternative.fit)
                }
            }
            readings.append(.init(typed: typed, read: near, reason: .misspelling))
            return [matches]
        }

        /// Returns the words nearest to one that is in no entry, at most three of equal distance; `nil` where none is near.
        private func nearest(to word: [UInt8], limit: Int) throws(IndexError) -> [[UInt8]]? {
            if let first = word.first, first >= 0x80 {
                let scalars = Scalars.all(word)
                let length = stems.length(of: scalars)
                if length < scalars.count, let found = try nearestForm(to: Scalars.text(scalars, to: length), limit) {
                    return found
                }
            }
            return try nearestForm(to: word, limit)
        }

        private func nearestForm(to form: [UInt8], _ limit: Int) throws(IndexError) -> [[UInt8]]? {
            let near = try NearTerms(dictionary: dictionary, grams: grams).terms(near: form, limit: limit)
            guard let best = near.first else { return nil }
            var result: [[UInt8]] = []
            for word in near where result.count < 3 {
                guard word.distance == best.distance, word.keepsFirstLetter == best.keepsFirstLetter else { break }
                result.append(word.text)
            }
            return result
        }

        private mutating func readSplit(_ text: [UInt8], _ typed: [UInt8]) throws(IndexError) -> [WordMatches]? {
            guard let pieces = try pieces(of: text) else { return nil }
            readings.append(.init(typed: typed, read: pieces, reason: .split))
            return try matchesOfEach(pieces, typed)
        }

        /// Takes a word that was written without spaces apart into the fewest words of the index.
        private func pieces(of text: [UInt8]) throws(IndexError) -> [[UInt8]]? {
            let isLatin = text.first.map { $0 < 0x80 } == true
            let units = Scalars.all(text)
            let least = isLatin ? 3 : 1
            guard units.count >= 2 * max(2, least) - (isLatin ? 0 : 1), units.count <= Self.longestWord else {
                return nil
            }
            // For each place the fewest pieces that lead there, of these the ones whose shortest is longest.
            var best = [Cut](repeating: Cut(), count: units.count + 1)
            best[0].pieces = 0
            for end in least...units.count {
                for start in 0...end - least {
                    let (before, last) = (best[start], best[end])
                    let candidate = Cut(
                        pieces: before.pieces + 1, shortest: min(before.shortest, end - start), start: start)
                    guard before.pieces < Self.mostPieces, last.pieces >= candidate.pieces,
                        last.pieces > candidate.pieces || last.shortest < candidate.shortest,
                        try piece(units, start..<end) != nil
                    else { continue }
                    best[end] = candidate
                }
            }
            var pieces: [[UInt8]] = []
            var end = units.count
            while end > 0, best[end].pieces <= Self.mostPieces {
                guard let piece = try piece(units, best[end].start..<end) else { return nil }
                pieces.append(piece)
                end = best[end].start
            }
            guard pieces.count > 1 else { return nil }
            var inOrder: [[UInt8]] = []
            while let piece = pieces.popLast() { inOrder.append(piece) }
            return inOrder
        }

        /// How a word is taken apart up to a place.
        private struct Cut {
            var pieces = Int(Int16.max)
            var shortest = Int(Int16.max)
            /// Where the last piece begins.
            var start = 0
        }

        /// Returns the term of a piece, without its particle where it is the last.
        private func piece(_ units: [UInt32], _ range: Range<Int>) throws(IndexError) -> [UInt8]? {
            let piece = Array(units[range])
            if range.upperBound == units.count {
                let length = stems.length(of: piece)
                let stem = length < piece.count ? Scalars.text(piece, to: length) : oneSyllableStem(of: piece)
                if let stem, try !matches(stem, typed: stem).alternatives.isEmpty { return stem }
            }
            let text = Scalars.text(piece)
            guard let term = try dictionary.find(text), !term.isSurface else { return nil }
            return text
        }

        /// Reads a Korean word by its beginning, where its ending is one that no text has.
        private func readBeginning(_ scalars: [UInt32], _ typed: [UInt8]) throws(IndexError) -> [WordMatches]? {
            for scalar in scalars where !Hangul.isSyllable(scalar) { return nil }
            var length = scalars.count - 1
            while length >= 2 {
                var matches = WordMatches(typed: typed)
                var terms = dictionary.terms(beginningWith: Scalars.text(scalars, to: length))
                while matches.alternatives.count < Self.mostLongerWords, let term = try terms.next() {
                    matches.add(term, terms.text, fit: WordMatches.Fit.beginning)
                }
                if !matches.alternatives.isEmpty { return [matches] }
                length -= 1
            }
            return nil
        }
    }
#endif
