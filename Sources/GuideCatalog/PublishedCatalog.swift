public import GuideCore

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a build publishes for others to link to: identifiers, anchors and crosswalks, without any text.
///
/// Written to `Index/catalog.json`, which is committed: its changes show what a change of the content does to links.
public struct PublishedCatalog: Codable, Sendable, Equatable {
    /// The version of the form that is written here.
    public static let schemaVersion = 1

    /// A rule.
    public struct Rule: Codable, Sendable, Equatable {
        /// The identifier.
        public var id: RuleID
        /// The topic it belongs to.
        public var topic: String
        /// Identifiers that it had before.
        public var formerly: [RuleID]
        /// The frameworks it is written for.
        public var frameworks: [Framework]
        /// How binding it is.
        public var obligation: Obligation
        /// How badly a person is affected where it is not met.
        public var impact: Impact
        /// What stands behind it.
        public var status: EvidenceStatus
        /// Counted up when the meaning changes.
        public var revision: Int
        /// The rule to follow instead, for a deprecated one.
        public var replacedBy: RuleID?
        /// Whether it no longer applies.
        public var isDeprecated: Bool
        /// What its failure means for requirements.
        public var requirements: [RequirementReference]
        /// Where it can be read, in each language.
        public var articles: [Language: Text]
    }

    /// A topic.
    public struct Topic: Codable, Sendable, Equatable {
        /// The identifier.
        public var id: String
        /// The rules in reading order.
        public var rules: [RuleID]
        /// Where it can be read, in each language.
        public var articles: [Language: Text]
    }

    /// Where something can be read in one language.
    public struct Text: Codable, Sendable, Equatable {
        /// The title.
        public var title: String
        /// The file, relative to the content folder.
        public var path: String
        /// The anchors of the headings, in order.
        public var anchors: [String]
    }

    /// A checker with its crosswalk.
    public struct Checker: Codable, Sendable, Equatable {
        /// A rule of the checker.
        public struct Rule: Codable, Sendable, Equatable {
            /// The identifier as the checker prints it.
            public var id: String
            /// Our rules that explain it.
            public var explainedBy: [Crosswalk]
        }

        /// The identifier.
        public var id: String
        /// The version the facts were read from.
        public var version: String
        /// In the order of their identifiers.
        public var rules: [Rule]
    }

    /// A requirement document.
    public struct Document: Codable, Sendable, Equatable {
        /// The name before the colon in a reference.
        public var id: String
        /// The version that the facts are read from.
        public var version: String
        /// The identifiers of its requirements, in the order of the document.
        public var requirements: [String]
    }

    /// The version of the form.
    public var schemaVersion: Int
    /// In the order of their identifiers.
    public var rules: [Rule]
    /// In the order of their identifiers.
    public var topics: [Topic]
    /// In the order of their identifiers.
    public var checkers: [Checker]
    /// In the order of their identifiers.
    public var requirements: [Document]

    /// Takes what is published out of a catalog.
    public init(_ catalog: Catalog) {
        schemaVersion = Self.schemaVersion
        rules = catalog.rules.map(Rule.init)
        topics = catalog.topics.map { topic in
            Topic(id: topic.id, rules: topic.rules, articles: Text.texts(topic.articles))
        }
        checkers = catalog.checkers.map { checker in
            Checker(
                id: checker.id, version: checker.version,
                rules: checker.rules.map { .init(id: $0.id, explainedBy: $0.explainedBy) })
        }
        requirements = catalog.requirements.map { document in
            Document(id: document.id, version: document.version, requirements: document.requirements.map(\.id))
        }
    }

    /// Every identifier that a rule has or had, sorted; none of them may go.
    public var publishedIDs: [String] {
        rules.flatMap { [$0.id] + $0.formerly }.map(\.rawValue).sorted()
    }
}

extension PublishedCatalog {
    /// Reads what ``json()`` wrote.
    ///
    /// - Throws: ``PublishedCatalogError``.
    public init(json: [UInt8]) throws(PublishedCatalogError) {
        let data = Data(json)
        do {
            let version = try CatalogJSON.decoder.decode(Version.self, from: data).schemaVersion
            guard version == Self.schemaVersion else {
                throw PublishedCatalogError.unsupportedVersion(found: version, supported: Self.schemaVersion)
            }
            self = try CatalogJSON.decoder.decode(PublishedCatalog.self, from: data)
        } catch let error as PublishedCatalogError {
            throw error
        } catch let error as DecodingError {
            throw .unreadable(Self.reason(error))
        } catch {
            throw .unreadable("\(error)")
        }
    }

    private struct Version: Decodable {
        var schemaVersion: Int
    }

    private static func reason(_ error: DecodingError) -> String {
        func path(_ context: DecodingError.Context) -> String {
            let keys = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
            return keys.isEmpty ? "" : "at '\(keys.joined(separator: "."))': "
        }
        switch error {
        case .keyNotFound(let key, let context): return "\(path(context))'\(key.stringValue)' is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            return "\(path(context))the value is of another type"
        case .dataCorrupted(let context) where context.codingPath.isEmpty:
            return "it is not JSON"
        case .dataCorrupted(let context): return path(context) + context.debugDescription
        @unknown default: return "it is not JSON"
        }
    }

    /// Returns the bytes of the file: indented, keys sorted, ending in a line feed.
    public func json() throws -> [UInt8] {
        try Array(CatalogJSON.prettyEncoder.encode(self)) + [UInt8(ascii: "\n")]
    }
}

/// Why a published catalog cannot be used.
public enum PublishedCatalogError: Error, Equatable, CustomStringConvertible {
    /// The bytes are no catalog; what is wrong with them.
    case unreadable(String)
    /// The catalog is written in another version of the form.
    case unsupportedVersion(found: Int, supported: Int)

    /// A sentence for people; lower case, no final period.
    public var description: String {
        switch self {
        case .unreadable(let reason): "this is no published catalog: \(reason)"
        case .unsupportedVersion(let found, let supported):
            "the published catalog has schema version \(found); this program reads version \(supported)"
        }
    }
}

extension PublishedCatalog.Rule {
    fileprivate init(_ rule: Rule) {
        self.init(
            id: rule.id, topic: rule.topic, formerly: rule.formerly, frameworks: rule.frameworks,
            obligation: rule.obligation, impact: rule.impact, status: rule.status, revision: rule.revision,
            replacedBy: rule.deprecated?.replacedBy, isDeprecated: rule.deprecated != nil,
            requirements: rule.requirements, articles: PublishedCatalog.Text.texts(rule.articles))
    }
}

extension PublishedCatalog.Text {
    fileprivate static func texts(_ articles: [Article]) -> [Language: Self] {
        var texts: [Language: Self] = [:]
        for article in articles {
            texts[article.language] = Self(
                title: article.title, path: article.path, anchors: article.headings.map(\.anchor))
        }
        return texts
    }
}
