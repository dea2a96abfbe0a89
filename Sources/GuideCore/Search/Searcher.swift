/// Answers one request.
struct Searcher {
    let pages: PagedBytes
    let dictionary: TermDictionary
    let grams: GramIndex
    let entries: EntryTable

    /// The words of a query past this number do not count.
    private static let mostWords = 32

    init(_ pages: PagedBytes) {
        self.pages = pages
        dictionary = TermDictionary(pages)
        grams = GramIndex(pages)
        entries = EntryTable(pages)
    }

    func answer(_ request: SearchRequest) throws(IndexError) -> SearchAnswer {
        let query = try Query(request, isDocument: isRequirementDocument)
        var answer = SearchAnswer()
        let allowed = try allowedEntries(query.filters, &answer)
        guard answer.unknownFilters.isEmpty else { return answer }

        let language = request.language ?? (query.holdsHangul ? .korean : .english)
        if query.words.isEmpty {
            guard !query.filters.isEmpty else { return answer }
            let all = (0..<pages.info.entryCount).filter { allowed?[$0] ?? true }
            answer.total = all.count
            for entry in all.prefix(request.limit == 0 ? all.count : request.limit) {
                answer.hits.append(
                    SearchHit(
                        entry: entry, score: 0, isExact: false,
                        summary: try entries.record(entry).summary(in: language),
                        matched: [], snippet: nil))
            }
            return answer
        }

        var scores = Scores(entryCount: pages.info.entryCount)
        let slots = try resolve(query, &answer)
        for (place, slot) in slots.enumerated() { try score(slot, place, &scores) }
        let exact = try entries(named: query.name)
        let ranked = try rank(scores, exact, allowed, limit: request.limit)
        answer.total = ranked.total
        let shown = ranked.finished()
        let cutter = SnippetCutter(slots)
        let matched = try matchedWords(slots, shown.map { $0.entry })
        for (place, candidate) in shown.enumerated() {
            let record = try entries.record(candidate.entry)
            var hit = SearchHit(
                entry: candidate.entry, score: candidate.score, isExact: candidate.isExact,
                summary: record.summary(in: language), matched: matched[place], snippet: nil)
            if request.snippets {
                let variant = record.variant(in: language)
                hit.snippet = cutter.snippet(summary: variant.summary, text: try entries.text(of: variant))
            }
            answer.hits.append(hit)
        }
        if answer.hits.isEmpty { answer.suggestions = try suggestions(for: query) }
        return answer
    }

    // MARK: Filters

    private func isRequirementDocument(_ name: [UInt8]) throws(IndexError) -> Bool {
        let prefix = TermNamespace.term(facet: .requirement, value: name + [0x3A])
        var found = false
        try dictionary.scan(from: prefix) { (_, text) throws(IndexError) -> Bool in
            found = text.starts(with: prefix)
            return false
        }
        return found
    }

    /// Returns which entries pass the filters; `nil` where there are none.
    private func allowedEntries(
        _ filters: [SearchRequest.Filter], _ answer: inout SearchAnswer
    ) throws(IndexError) -> [Bool]? {
        guard !filters.isEmpty else { return nil }
        var allowed = [Bool](repeating: true, count: pages.info.entryCount)
        for facet in Facet.allCases {
            let values = filters.filter { $0.facet == facet }
            guard !values.isEmpty else { continue }
            var passing = [Bool](repeating: false, count: pages.info.entryCount)
            for filter in values {
                guard let term = try dictionary.find(TermNamespace.term(facet: facet, value: filter.value)) else {
                    answer.unknownFilters.append(filter)
                    continue
                }
                try dictionary.forEachPosting(of: term) { (entry, _) throws(IndexError) in passing[entry] = true }
            }
            for entry in allowed.indices where !passing[entry] { allowed[entry] = false }
        }
        return allowed
    }

    // MARK: Words

    private func resolve(_ query: Query, _ answer: inout SearchAnswer) throws(IndexError) -> [WordMatches] {
        var words: [Query.Word] = []
        for wantsStopWords in [false, true] where words.isEmpty {
            for word in query.words where word.isStopWord == wantsStopWords {
                // A word counts once, however often it is typed.
                if words.count < Self.mostWords, !words.contains(where: { $0.text == word.text }) { words.append(word) }
            }
        }
        var resolver = WordResolver(dictionary: dictionary, grams: grams)
        var slots: [WordMatches] = []
        for word in words { slots += try resolver.resolve(word) }
        answer.readings = resolver.readings
        answer.missingWords = resolver.missing
        return Array(slots.prefix(Self.mostWords))
    }

    private func score(_ slot: WordMatches, _ place: Int, _ scores: inout Scores) throws(IndexError) {
        for alternative in slot.alternatives {
            try dictionary.forEachPosting(of: alternative.term) { (entry, impact) throws(IndexError) in
                scores.meet(entry, alternative.fit * UInt32(impact))
            }
        }
        let matching = slot.entryCount > 0 ? slot.entryCount : scores.metCount
        scores.endWord(rarity: max(16, Ranking.rarity(matching: matching, total: pages.info.entryCount)))
    }

    /// Returns the entries that a name leads to, in their order, with how directly.
    func entries(named name: [UInt8]) throws(IndexError) -> [(entry: Int, strength: UInt8)] {
        var result: [(entry: Int, strength: UInt8)] = []
        guard let key = TermNamespace.term(key: name), let term = try dictionary.find(key) else { return result }
        try dictionary.forEachPosting(of: term) { (entry, strength) throws(IndexError) in
            result.append((entry, strength))
        }
        return result
    }

    // MARK: Order

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
            let prior = Int(Ranking.prior(of: try pages.info.kind(of: entry)))
            let score = scores.score(of: entry, most: most) / 256 * prior
            ranked.add(Ranked.Candidate(entry: entry, score: score, isExact: false))
        }
        return ranked
    }

    /// Returns for each of some entries the words of the query that it holds, as they stand in the index.
    private func matchedWords(_ slots: [WordMatches], _ shown: [Int]) throws(IndexError) -> [[[UInt8]]] {
        var words = [[[UInt8]]](repeating: [], count: shown.count)
        var isShown = [Bool](repeating: false, count: pages.info.entryCount)
        for entry in shown { isShown[entry] = true }
        for slot in slots {
            var best = [WordMatches.Alternative?](repeating: nil, count: shown.count)
            var left = shown.count
            // The best fit first: as a rule it is what every shown entry holds.
            for alternative in slot.alternatives.sorted(by: { $0.fit > $1.fit }) where left > 0 {
                try dictionary.forEachPosting(of: alternative.term) { (entry, _) throws(IndexError) in
                    guard isShown[entry], let place = shown.firstIndex(of: entry), best[place] == nil else { return }
                    best[place] = alternative
                    left -= 1
                }
            }
            for (place, alternative) in best.enumerated() {
                guard let text = alternative?.text, !words[place].contains(text) else { continue }
                words[place].append(text)
            }
        }
        return words
    }

    private func suggestions(for query: Query) throws(IndexError) -> [[UInt8]] {
        let near = NearTerms(dictionary: dictionary, grams: grams)
        var result: [[UInt8]] = []
        for word in query.words.prefix(Self.mostWords) where !word.isStopWord {
            for suggestion in try near.suggestions(for: word.text, count: 5) where !result.contains(suggestion) {
                result.append(suggestion)
            }
        }
        return Array(result.prefix(5))
    }
}
