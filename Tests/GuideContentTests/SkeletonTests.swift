import Testing
@testable import GuideContent

@Test func moduleBuilds() { #expect(Bool(true)) }
