import GuideChecker
import Testing

/// Source with marks where findings are expected: 1️⃣, 2️⃣ … stand before what is meant and are taken out.
struct MarkedSource {
    var inputs: [SourceChecker.Input] = []
    var marks: [Mark] = []

    struct Mark: Hashable, CustomStringConvertible {
        var path: String
        var line: Int
        var column: Int
        var description: String { "\(path):\(line):\(column)" }
    }

    /// - Parameter files: Source by path.
    init(_ files: [(path: String, text: String)]) {
        for (path, text) in files {
            var plain = ""
            var line = 1
            var column = 1
            for character in text {
                if character.unicodeScalars.contains(where: { $0.value == 0x20E3 }) {
                    marks.append(Mark(path: path, line: line, column: column))
                    continue
                }
                plain.append(character)
                column += 1
                if character == "\n" {
                    line += 1
                    column = 1
                }
            }
            inputs.append(SourceChecker.Input(path: path, bytes: Array(plain.utf8)))
        }
    }
}

/// Expects the findings of one rule at the marks of the source, and nowhere else.
func expect(
    _ rule: String, in files: [(path: String, text: String)], sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let check = try #require(Check.all.first { $0.rule == rule }, "no check '\(rule)'", sourceLocation: sourceLocation)
    let source = MarkedSource(files)
    let outcome = SourceChecker(checks: [check]).examine(source.inputs)
    let found = Set(outcome.findings.map { MarkedSource.Mark(path: $0.path, line: $0.line, column: $0.column) })
    #expect(outcome.faults.isEmpty, sourceLocation: sourceLocation)
    #expect(found == Set(source.marks), sourceLocation: sourceLocation)
    // Files that nothing seems to be found in are not parsed, which must not change what is found.
    let unwanted = source.inputs.map { SourceChecker.Input(path: $0.path, bytes: $0.bytes, attention: .whereNeeded) }
    #expect(
        SourceChecker(checks: [check]).examine(unwanted).findings == outcome.findings, sourceLocation: sourceLocation)
}

/// Expects the findings of one rule at the marks of one file, and nowhere else.
func expect(_ rule: String, in text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try expect(rule, in: [("Sample.swift", text)], sourceLocation: sourceLocation)
}
