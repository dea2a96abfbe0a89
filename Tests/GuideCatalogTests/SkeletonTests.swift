import Testing
@testable import GuideCatalog

@Test func moduleBuilds() { #expect(Bool(true)) }
