/// Answers one request.
///
/// Its functions are not inlined, nor are those of ``WordResolver``: a page fetches many small ones with fewer bytes than one
/// that holds them all.
struct Searcher {
    let parts: PartStore
    let dictionary: TermDictionary
    let grams: GramIndex
    let entries: EntryTable

    #if SEARCH_ESSENTIALS
        private typealias Cutter = Never
    #else
        private typealias Cutter = SnippetCutter
    #endif

    /// The words of a query past this number do not count.
    private static let mostWords = 32

    init(_ parts: PartStore) {
        self.parts = parts
        dictionary = TermDictionary(parts)
        grams = GramIndex(parts)
        entries = EntryTable(parts)
    }

    func answer(_ request: SearchRequest) throws(IndexError) -> SearchAnswer {
        let query = try Query(request, dictionary: dictionary)
        var answer = SearchAnswer()
        #if SEARCH_ESSENTIALS
            guard query.filters.isEmpty, !request.snippets else { throw .beyondEssentials }
            let allowed: [Bool]? = nil
        #else
            let allowed = try allowedEntries(query.filters, &answer)
            guard answer.unknownFilters.isEmpty else { return answer }
        #endif

        let language = request.language ?? (query.holdsHangul ? .korean : .english)
        if query.words.isEmpty {
            #if SEARCH_ESSENTIALS
                return answer
            #else
                guard !query.filters.isEmpty else { return answer }
                var shown: [Ranked.Candidate] = []
                for entry in 0..<parts.header.entryCount where allowed?[entry] ?? true {
                    answer.total += 1
                    guard request.limit == 0 || shown.count < request.limit else { continue }
                    shown.append(Ranked.Candidate(entry: entry, score: 0, isExact: false))
                }
                try show(shown, language, nil, &answer)
                return answer
            #endif
        }

        var pending = Pending()
        var exact: [(entry: Int, strength: UInt8)] = []
        do throws(IndexError) { exact = try entries(named: query.name) } catch { try pending.note(error) }
        let slots = try resolve(query, &pending, &answer)
        var scores = Scores(entryCount: parts.header.entryCount)
        for slot in slots {
            do throws(IndexError) { try score(slot, &scores) } catch { try pending.note(error) }
        }
        try pending.finish()
        let ranked = try rank(scores, exact, allowed, limit: request.limit)
        answer.total = ranked.total
        let shown = ranked.finished()
        #if SEARCH_ESSENTIALS
            if shown.isEmpty { throw .beyondEssentials }
            try show(shown, language, nil, &answer)
        #else
            try show(shown, language, request.snippets ? SnippetCutter(slots) : nil, &answer)
            try addMatchedWords(slots, &answer.hits)
            if answer.hits.isEmpty { answer.suggestions = try suggestions(for: query) }
        #endif
        return answer
    }

    /// Adds the hits to an answer.
    @inline(never)
    private func show(
        _ shown: [Ranked.Candidate], _ language: Language, _ cutter: Cutter?, _ answer: inout SearchAnswer
    ) throws(IndexError) {
        var pending = Pending()
        for candidate in shown {
            do throws(IndexError) {
                let record = try entries.record(candidate.entry)
                #if SEARCH_ESSENTIALS
                    let hit = SearchHit(
                        entry: candidate.entry, score: candidate.score, isExact: candidate.isExact,
                        summary: record.summary(in: language), matched: [], snippet: nil)
                #else
                    var hit = SearchHit(
                        entry: candidate.entry, score: candidate.score, isExact: candidate.isExact,
                        summary: record.summary(in: language), matched: [], snippet: nil)
                    if let cutter {
                        let text = try entries.text(of: record.variant(in: language))
                        hit.snippet = cutter.snippet(summary: hit.summary.summary, text: text)
                    }
                #endif
                answer.hits.append(hit)
            } catch {
                try pending.note(error)
            }
        }
        try pending.finish()
    }

    // MARK: Filters

    #if !SEARCH_ESSENTIALS
        /// Returns which entries pass the filters; `nil` where there are none.
        private func allowedEntries(
            _ filters: [SearchRequest.Filter], _ answer: inout SearchAnswer
        ) throws(IndexError) -> [Bool]? {
            guard !filters.isEmpty else { return nil }
            var pending = Pending()
            // One bit for each facet: those that are asked for, and those that an entry has a wanted value of.
            var wanted: UInt16 = 0
            var passed = [UInt16](repeating: 0, count: parts.header.entryCount)
            for filter in filters {
                let facet = 1 &<< UInt16(filter.facet.rawValue)
                wanted |= facet
                do throws(IndexError) {
                    guard let term = try dictionary.find(TermNamespace.term(facet: filter.facet, value: filter.value))
                    else {
                        answer.unknownFilters.append(filter)
                        continue
                    }
                    var postings = try dictionary.postings(of: term)
                    while let posting = try postings.next() { passed[posting.entry] |= facet }
                } catch {
                    try pending.note(error)
                }
            }
            try pending.finish()
            var allowed = [Bool](repeating: false, count: passed.count)
            for entry in passed.indices { allowed[entry] = passed[entry] == wanted }
            return allowed
        }

    #endif
    // MARK: Words

    @inline(never)
    private func resolve(
        _ query: Query, _ pending: inout Pending, _ answer: inout SearchAnswer
    ) throws(IndexError) -> [WordMatches] {
        var words: [Query.Word] = []
        for wantsStopWords in [false, true] where words.isEmpty {
            for word in query.words where word.isStopWord == wantsStopWords {
                // A word counts once, however often it is typed.
                if words.count < Self.mostWords, !words.contains(where: { $0.text == word.text }) { words.append(word) }
            }
        }
        var resolver = WordResolver(dictionary: dictionary, grams: grams)
        var slots: [WordMatches] = []
        for word in words {
            do throws(IndexError) {
                for slot in try resolver.resolve(word) where slots.count < Self.mostWords { slots.append(slot) }
            } catch {
                try pending.note(error)
            }
        }
        answer.readings = resolver.readings
        answer.missingWords = resolver.missing
        return slots
    }

    @inline(never)
    private func score(_ slot: WordMatches, _ scores: inout Scores) throws(IndexError) {
        var pending = Pending()
        for alternative in slot.alternatives {
            do throws(IndexError) {
                var postings = try dictionary.postings(of: alternative.term)
                while let posting = try postings.next() {
                    scores.meet(posting.entry, alternative.fit &* UInt32(posting.impact))
                }
            } catch {
                try pending.note(error)
            }
        }
        try pending.finish()
        let matching = slot.entryCount > 0 ? slot.entryCount : scores.metCount
        scores.endWord(rarity: max(16, Ranking.rarity(matching: matching, total: parts.header.entryCount)))
    }

    /// Returns the entries that a name leads to, in their order, with how directly.
    @inline(never)
    func entries(named name: [UInt8]) throws(IndexError) -> [(entry: Int, strength: UInt8)] {
        var result: [(entry: Int, strength: UInt8)] = []
        guard let key = TermNamespace.term(key: name), let term = try dictionary.find(key) else { return result }
        var postings = try dictionary.postings(of: term)
        while let posting = try postings.next() { result.append((posting.entry, posting.impact)) }
        return result
    }

    // MARK: Order

    @inline(never)
    private func rank(
        _ scores: Scores, _ exact: [(entry: Int, strength: UInt8)], _ allowed: [Bool]?, limit: Int
    ) throws(IndexError) -> Ranked {
        var ranked = Ranked(limit: limit)
        var most: UInt32 = 0
        for entry in scores.entries where allowed?[entry] ?? true { most = max(most, scores.mass(of: entry)) }
        for named in exact where allowed?[named.entry] ?? true {
            let text = scores.mass(of: named.entry) > 0 ? scores.score(of: named.entry, most: most) : 0
            ranked.add(Ranked.Candidate(entry: named.entry, score: Int(named.strength) << 26 + text, isExact: true))
        }
        for entry in scores.entries where allowed?[entry] ?? true {
            // An entry that holds less than a third of what the best one holds answers another question.
            guard scores.mass(of: entry) * 3 >= most, !exact.contains(where: { $0.entry == entry }) else { continue }
            // What kind of entry it is weighs too, so that a rule stands before the checker rules it explains.
            let prior = Int(Ranking.prior(of: try parts.header.kind(of: entry)))
            let score = scores.score(of: entry, most: most) / 256 * prior
            ranked.add(Ranked.Candidate(entry: entry, score: score, isExact: false))
        }
        return ranked
    }

    #if !SEARCH_ESSENTIALS
        /// Adds to each hit the words of the query that it holds, as they stand in the index.
        private func addMatchedWords(_ slots: [WordMatches], _ hits: inout [SearchHit]) throws(IndexError) {
            // For each entry its place among the hits plus one; 0 where it is not shown.
            var places = [UInt32](repeating: 0, count: parts.header.entryCount)
            for (place, hit) in hits.enumerated() { places[hit.entry] = UInt32(place + 1) }
            for slot in slots {
                var isMatched = [Bool](repeating: false, count: hits.count)
                var left = hits.count
                // The best fit first: as a rule it is what every shown entry holds.
                for alternative in slot.bestFirst where left > 0 {
                    let word = slot.alternatives[alternative]
                    var postings = try dictionary.postings(of: word.term)
                    while let posting = try postings.next() {
                        let place = Int(places[posting.entry]) - 1
                        guard place >= 0, !isMatched[place] else { continue }
                        isMatched[place] = true
                        left -= 1
                        if !hits[place].matched.contains(word.text) { hits[place].matched.append(word.text) }
                    }
                }
            }
        }

        private func suggestions(for query: Query) throws(IndexError) -> [[UInt8]] {
            let near = NearTerms(dictionary: dictionary, grams: grams)
            var result: [[UInt8]] = []
            for word in query.words.prefix(Self.mostWords) where !word.isStopWord {
                for suggestion in try near.suggestions(for: word.text, count: 5)
                where result.count < 5 && !result.contains(suggestion) {
                    result.append(suggestion)
                }
            }
            return result
        }
    #endif
}
