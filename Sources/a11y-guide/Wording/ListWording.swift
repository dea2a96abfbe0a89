import GuideCore

/// What `list` says beside its list.
struct ListWording {
    private let wording: Wording

    init(language: Language) { wording = Wording(language: language) }

    /// How many there are of each kind that was asked for.
    func counts(of entries: [EntrySummary], _ kinds: [EntryKind]) -> String {
        kinds.map { kind in
            let number = entries.count { $0.kind == kind }
            let name = wording.name(of: kind)
            return wording.count(number, name, "\(name)s", name)
        }.joined(separator: ", ")
    }
}
