import Testing
@testable import GuideChecker
