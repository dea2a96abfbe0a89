import Testing
@testable import GuideCore

@Test func moduleBuilds() { #expect(Bool(true)) }
