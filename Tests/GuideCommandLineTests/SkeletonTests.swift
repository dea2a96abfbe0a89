import Testing
@testable import GuideCommandLine

@Test func moduleBuilds() { #expect(Bool(true)) }
