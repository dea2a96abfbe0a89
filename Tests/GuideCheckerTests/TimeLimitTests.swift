import Testing

@testable import GuideChecker

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite struct TimeLimitTests {
    @Test func workThatEndsHasAResult() { #expect(TimeLimit.run(seconds: 600) { 42 } == 42) }

    @Test func workThatDoesNotEndIsLeftAlone() {
        let result = TimeLimit.run(seconds: 0) {
            sleep(3_600)
            return 42
        }
        #expect(result == nil)
    }
}
