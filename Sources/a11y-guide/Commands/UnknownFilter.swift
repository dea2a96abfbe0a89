import GuideCatalog
import GuideCommandLine
import GuideCore

/// The complaint about a filter whose value nothing has.
enum UnknownFilter {
    static func complaint(
        _ filter: SearchRequest.Filter, _ index: GuideIndex, _ language: Language
    ) throws(Complaint) -> Complaint {
        let value = String(decoding: filter.value, as: UTF8.self)
        let name = filter.facet.name.description
        let known = try values(of: filter.facet, index)
        // A requirement's number without its document is the likeliest slip.
        let numbered = known.filter { $0.hasSuffix(":\(value)") }
        let near = numbered.isEmpty ? NearNames.nearest(to: value, among: known) : numbered
        let wording = Wording(language: language)
        var hints: [Complaint.Hint] = near.isEmpty ? [] : [.text(wording.nearest(near))]
        switch filter.facet {
        case .requirement, .topic, .checker:
            hints.append(.text(wording.seeLine("\(Guide.program.name) list \(name)s")))
        case .kind, .platform, .framework, .obligation, .impact:
            if near.isEmpty { hints.append(.text(wording.choices(known))) }
        }
        return Complaint(wording.unknownValue(value, of: name), hints: hints)
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
