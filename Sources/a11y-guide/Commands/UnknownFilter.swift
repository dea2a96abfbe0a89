import GuideCatalog
import GuideCommandLine
import GuideCore

/// The complaint about a filter whose value nothing has.
enum UnknownFilter {
    /// Returns filters in which a requirement's bare number has become its identifier, where exactly one document has it.
    static func resolving(
        _ filters: [SearchRequest.Filter], _ index: GuideIndex
    ) throws(Complaint) -> [SearchRequest.Filter] {
        var result = filters
        for (place, filter) in filters.enumerated()
        where filter.facet == .requirement && !filter.value.contains(UInt8(ascii: ":")) {
            let number = Array(":".utf8) + filter.value
            let known = try identifiers(of: .requirement, index).map { Array($0.utf8) }
            let numbered = known.filter { $0.suffix(number.count).elementsEqual(number) }
            if numbered.count == 1 { result[place].value = numbered[0] }
        }
        return result
    }

    static func complaint(
        _ filter: SearchRequest.Filter, _ index: GuideIndex, _ language: Language
    ) throws(Complaint) -> Complaint {
        let value = String(decoding: filter.value, as: UTF8.self)
        let name = filter.facet.name.description
        let known = try values(of: filter.facet, index)
        // A requirement's number without its document is the likeliest slip.
        let numbered = known.filter { $0.hasSuffix(":\(value)") }
        var near = numbered.isEmpty ? NearNames.nearest(to: value, among: known) : numbered
        if near.isEmpty, let kind = EntryKind.allCases.first(where: { $0.name.description == name }) {
            near = Array(try titled(value, kind, index, language).prefix(most))
        }
        let wording = Wording(language: language)
        var hints: [Complaint.Hint] = near.isEmpty ? [] : [.text(wording.nearest(near))]
        switch filter.facet {
        case .requirement, .topic, .checker:
            if near.isEmpty, (1...most).contains(known.count) { hints.append(.text(wording.choices(known))) }
            hints.append(.text(wording.seeLine("\(Guide.name) list \(name)s")))
        case .kind, .platform, .framework, .obligation, .impact:
            if near.isEmpty { hints.append(.text(wording.choices(known))) }
        }
        return Complaint(wording.unknownValue(value, of: name), hints: hints)
    }

    /// More values than this are listed by a command of their own.
    private static let most = 12

    /// A value may be a title in the reader's language, or a word of one.
    private static func titled(
        _ value: String, _ kind: EntryKind, _ index: GuideIndex, _ language: Language
    ) throws(Complaint) -> [String] {
        let typed = value.lowercased()
        guard !typed.isEmpty else { return [] }
        return try index.all(of: [kind], [], language).compactMap { _, summary in
            let title = String(decoding: summary.title, as: UTF8.self).lowercased()
            return title.contains(typed) ? String(decoding: summary.id, as: UTF8.self) : nil
        }
    }

    private static func values(of facet: Facet, _ index: GuideIndex) throws(Complaint) -> [String] {
        switch facet {
        case .kind: EntryKind.allCases.map { $0.name.description }
        case .platform: Platform.allCases.map(\.rawValue)
        case .framework: Framework.allCases.map(\.rawValue)
        case .obligation: Obligation.allCases.map(\.rawValue)
        case .impact: Impact.allCases.map(\.rawValue)
        case .topic: try identifiers(of: .topic, index)
        case .checker: try identifiers(of: .checker, index)
        case .requirement: try identifiers(of: .requirement, index)
        }
    }

    private static func identifiers(of kind: EntryKind, _ index: GuideIndex) throws(Complaint) -> [String] {
        try index.all(of: [kind], [], .english).map { String(decoding: $0.summary.id, as: UTF8.self) }
    }
}
