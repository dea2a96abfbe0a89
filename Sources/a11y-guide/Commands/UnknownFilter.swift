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
        let near = NearNames.nearest(to: value, among: known)
        var hints: [Complaint.Hint] = []
        switch filter.facet {
        case .requirement, .topic, .checker:
            hints.append(Complaint.suggestion(of: near, otherwise: "none is near to it"))
            hints.append(.text("see: \(Guide.program.name) list \(name)s"))
        case .kind, .platform, .framework, .obligation, .impact:
            hints.append(Complaint.suggestion(of: near, otherwise: "there are: \(known.joined(separator: ", "))"))
        }
        return Complaint("no \(name) is called '\(value)'", hints: hints)
    }

    private static func values(of facet: Facet, _ index: GuideIndex) throws(Complaint) -> [String] {
        switch facet {
        case .kind: EntryKind.allCases.map { $0.name.description }
        case .platform: Platform.allCases.map(\.rawValue)
        case .framework: Framework.allCases.map(\.rawValue)
        case .obligation: Obligation.allCases.map(\.rawValue)
        case .impact: Impact.allCases.map(\.rawValue)
        case .topic: try index.identifiers(of: .topic)
        case .checker: try index.identifiers(of: .checker)
        case .requirement: try index.identifiers(of: .requirement)
        }
    }
}

extension GuideIndex {
    /// Returns the identifiers of all entries of a kind, in the order of the index.
    func identifiers(of kind: EntryKind) throws(Complaint) -> [String] {
        var result: [String] = []
        for entry in 0..<search.count {
            let summary = try summary(of: entry, .english)
            if summary.kind == kind { result.append(String(decoding: summary.id, as: UTF8.self)) }
        }
        return result
    }
}
