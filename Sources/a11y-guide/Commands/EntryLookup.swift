import GuideCommandLine
import GuideCore

/// Finds the one entry that somebody names.
struct EntryLookup {
    let index: GuideIndex
    let language: Language

    /// Returns the entry; `nil` where there is none, which has been said then.
    ///
    /// - Throws: ``Complaint`` where the name leads to several and none is a rule of that very name.
    func find(_ name: String, _ console: Console) throws(Complaint) -> Int? {
        let wording = Wording(language: language)
        let candidates = try index.entries(named: name)
        guard let strongest = candidates.first?.strength else {
            console.say(wording.nothingNamed(name))
            let near = try index.identifiers(near: name, limit: 4)
            if !near.isEmpty { console.sayBelow(wording.nearest(near)) }
            console.sayBelow(wording.tryLine("\(Guide.name) search \(ShellWords.quote(name))"))
            return nil
        }
        let direct = candidates.filter { $0.strength == strongest }.map(\.entry)
        var summaries: [(entry: Int, summary: EntrySummary)] = []
        for entry in direct { summaries.append((entry, try index.summary(of: entry, language))) }
        let rules = summaries.filter { $0.summary.kind == .rule }
        let found = summaries.count > 1 && strongest == .identifier && rules.count == 1 ? rules : summaries
        guard found.count == 1 else { throw ambiguous(name, found.map(\.summary), wording) }
        // A requirement's bare number and a checker's full name are other names, not old ones.
        if strongest != .identifier, found[0].summary.kind == .rule {
            console.say(wording.leads(name, to: String(decoding: found[0].summary.id, as: UTF8.self), strongest))
        }
        return found[0].entry
    }

    private func ambiguous(_ name: String, _ summaries: [EntrySummary], _ wording: Wording) -> Complaint {
        let lines = summaries.map { summary -> Complaint.Hint in
            let id = String(decoding: summary.id, as: UTF8.self)
            return .text(
                "\(id) — \(String(decoding: summary.title, as: UTF8.self)) (\(wording.name(of: summary.kind)))")
        }
        return Complaint(wording.ambiguous(name, summaries.count), hints: lines)
    }
}
