/// An operating system that rules are written for.
public enum Platform: String, CaseIterable, Codable, Sendable {
    case ios, android
}

/// A user-interface framework that rules and examples are written for.
public enum Framework: String, CaseIterable, Codable, Sendable {
    case uikit, swiftui, compose
    /// Android's View system.
    case views

    /// The system the framework belongs to.
    public var platform: Platform {
        switch self {
        case .uikit, .swiftui: .ios
        case .compose, .views: .android
        }
    }

    /// The name as its maker writes it.
    public var displayName: String {
        switch self {
        case .uikit: "UIKit"
        case .swiftui: "SwiftUI"
        case .compose: "Jetpack Compose"
        case .views: "Android Views"
        }
    }
}

/// How binding a rule is.
public enum Obligation: String, CaseIterable, Codable, Sendable {
    case must, should, may
}

/// How badly a person is affected where a rule is not met.
public enum Impact: String, CaseIterable, Codable, Sendable {
    case critical, serious, moderate, minor
}

/// What stands behind a claim.
public enum EvidenceStatus: String, CaseIterable, Codable, Sendable {
    /// Public documentation says so.
    case documented
    /// Somebody saw it; where is said with it.
    case observed
    /// Nothing found either way: a run on a device has to settle it.
    case deviceNeeded = "device-needed"
    /// Sources contradict each other.
    case disputed
}

/// What an example shows of its rule.
public enum Outcome: String, CaseIterable, Codable, Sendable {
    case passing, failing, inapplicable
}

/// How a checker rule or requirement relates to one of our rules.
public enum Relation: String, CaseIterable, Codable, Sendable {
    case equal
    /// The checker rule covers a part of our rule.
    case subset
    /// The checker rule covers our rule and more.
    case superset
    case related
}

/// What a failure of a rule means for a requirement.
public enum RequirementEffect: String, CaseIterable, Codable, Sendable {
    /// The requirement is not satisfied.
    case fails
    /// The requirement may not be satisfied; what decides stands in the article.
    case mayFail = "may-fail"
    /// The rule serves the requirement's aim without being asked for by it.
    case supports
}

/// What the rules of a checker are about.
public enum CheckerScope: String, CaseIterable, Codable, Sendable {
    /// Accessibility alone: so is a rule that is not registered.
    case accessibility
    /// Other things, too: a rule that is not registered may be about anything.
    case general
}
