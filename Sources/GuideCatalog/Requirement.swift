public import GuideCore

/// A standard or law with the requirements that rules serve.
public struct RequirementDocument: Codable, Sendable, Equatable {
    /// The name before the colon in a reference (`wcag`).
    public var id: String
    /// What it is called for short, such as `EN 301 549`; `nil` where its identifier in capitals is just that.
    public var name: String?
    /// The title.
    public var title: [Language: String]
    /// The version that the facts are read from.
    public var version: String
    /// An `https` address.
    public var url: String
    /// In the order of the document.
    public var requirements: [Requirement]

    /// Creates the value from its parts.
    public init(
        id: String, name: String? = nil, title: [Language: String], version: String, url: String,
        requirements: [Requirement]
    ) {
        self.id = id
        self.name = name
        self.title = title
        self.version = version
        self.url = url
        self.requirements = requirements
    }
}

/// What a standard asks, with its own identifier.
public struct Requirement: Codable, Sendable, Equatable {
    /// The identifier within its document (`2.5.8`).
    public var id: String
    /// The title.
    public var title: [Language: String]
    /// The conformance level (`A`, `AA`, `AAA`), where the document has levels.
    public var level: String?
    /// The address of the requirement itself.
    public var url: String?

    /// Creates the value from its parts.
    public init(id: String, title: [Language: String], level: String?, url: String?) {
        self.id = id
        self.title = title
        self.level = level
        self.url = url
    }
}

/// A rule's statement about a requirement.
public struct RequirementReference: Codable, Sendable, Equatable {
    /// The requirement as `document:identifier` (`wcag:2.5.8`).
    public var id: String
    /// What a failure of the rule means for it.
    public var effect: RequirementEffect

    /// Creates the value from its parts.
    public init(id: String, effect: RequirementEffect) {
        self.id = id
        self.effect = effect
    }
}
