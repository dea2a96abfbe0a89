public import GuideCore

/// The values that an entry has for each facet.
public struct FacetValues {
    private let facets: [IndexEntry.FacetValue]

    /// Takes the values of an entry.
    public init(_ summary: EntrySummary) { facets = summary.facets }

    /// Returns the values of a facet, in their order; empty where the entry has none.
    public func all(_ facet: Facet) -> [String] {
        facets.compactMap { $0.facet == facet ? String(decoding: $0.value, as: UTF8.self) : nil }
    }
}
