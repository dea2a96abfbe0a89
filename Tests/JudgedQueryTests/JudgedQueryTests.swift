import Foundation
import Testing

/// How well search finds the rules of `Content/` for what people type.
///
/// With the environment variable `A11Y_GUIDE_JUDGED_REPORT` set to a path, the table is also written there.
@Suite struct JudgedQueryTests {
    @Test func aWantedRuleIsAmongTheFirstThree() throws {
        let judgements = try Judgements.measured.get().all
        let report = MeasureTable(judgements: judgements).report
        print(report)
        if let path = ProcessInfo.processInfo.environment["A11Y_GUIDE_JUDGED_REPORT"], !path.isEmpty {
            try Data(report.utf8).write(to: URL(filePath: path), options: .atomic)
        }
        let share = MeasureTable.Measure(ranks: judgements.map(\.rank)).firstThree
        let misses = judgements.filter { !$0.isInFirstThree }.map(\.miss).joined(separator: "\n")
        #expect(share >= 0.95, "\(misses)")
    }

    @Test func everyJudgementNamesRulesThatExist() throws {
        let measured = try Judgements.measured.get()
        for judgement in measured.all {
            let unknown = judgement.query.wanted.subtracting(measured.ruleIDs)
            #expect(unknown.isEmpty, "queries.tsv:\(judgement.query.line): error: no rule \(unknown.sorted())")
        }
    }

    @Test(arguments: JudgedQuery.Half.allCases)
    func everyRuleIsAskedFor(in half: JudgedQuery.Half) throws {
        let measured = try Judgements.measured.get()
        let asked = measured.all.filter { $0.query.half == half }.flatMap(\.query.wanted)
        #expect(measured.ruleIDs.subtracting(asked).isEmpty)
        #expect(measured.all.count { $0.query.half == half } >= 120)
    }

    @Test func noQueryIsJudgedTwice() throws {
        let texts = try JudgedQuery.all().map(\.text)
        #expect(Set(texts).count == texts.count)
    }
}
