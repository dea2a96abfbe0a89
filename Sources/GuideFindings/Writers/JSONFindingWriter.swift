import GuideCatalog
import GuideCore

/// One JSON document on one line, its findings written as they come; its form is described in
/// docs/schemas/explain.schema.json.
public final class JSONFindingWriter: FindingWriter {
    /// Counted up when a member is removed or changes its meaning; new members may come at any time.
    public static let schemaVersion = 1

    private let output: ReportOutput
    private let addresses: GuideAddresses
    private let guide: any GuideSource
    private var isFirst = true
    /// What findings on the same subject have in common, written once.
    private var common: [Int: (head: [UInt8], rules: [UInt8])] = [:]
    private static let mostCommon = 10_000

    /// Creates a writer and begins the document.
    public init(output: ReportOutput, addresses: GuideAddresses, guide: any GuideSource) {
        self.output = output
        self.addresses = addresses
        self.guide = guide
        output.write("{\"schemaVersion\":\(Self.schemaVersion),\"language\":\"\(guide.language.tag)\",\"findings\":[")
    }

    /// Takes a finding, in the order of the reports.
    public func write(_ finding: Finding, _ subject: Subject) {
        let common = common(of: subject)
        output.write { bytes in
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            bytes += common.head
            var json = JSONText()
            swap(&json.bytes, &bytes)
            json.string(finding.message)
            json.member("level", finding.level.rawValue)
            json.key("location")
            if let location = finding.location {
                json.object { json in
                    json.member("file", location.file)
                    json.member("line", location.line)
                    json.member("column", location.column)
                    if let line = location.endLine { json.member("endLine", line) }
                    if let column = location.endColumn { json.member("endColumn", column) }
                    if let source = location.source { json.member("source", source) }
                    json.member("element", location.element)
                }
            } else {
                json.null()
            }
            json.member("state", finding.state.rawValue)
            swap(&json.bytes, &bytes)
            bytes += common.rules
        }
        isFirst = false
    }

    /// The members before the message, and those after the state.
    private func common(of subject: Subject) -> (head: [UInt8], rules: [UInt8]) {
        if let known = common[subject.number] { return known }
        var head = JSONText()
        head.open("{")
        head.member("checker", subject.checker)
        head.member("checkerRule", subject.checkerRule)
        head.key("message")
        var rules = JSONText()
        rules.key("rules")
        write(subject.links, &rules)
        rules.key("guesses")
        write(subject.guesses, &rules)
        rules.close("}")
        let parts = (head.bytes, Array(",".utf8) + rules.bytes)
        if common.count < Self.mostCommon { common[subject.number] = parts }
        return parts
    }

    /// Writes what the findings are about, and ends the document.
    public func finish(_ report: ExplainedReport) {
        let counts = Dictionary(report.tally.counts.map { ($0.subject.number, $0) }) { first, _ in first }
        let asked = report.asked.filter { counts[$0.number] == nil }
        var json = JSONText()
        json.array(of: asked + report.tally.counts.map(\.subject)) { json, subject in
            write(subject, counts[subject.number], &json)
        }
        output.write("],\"checkerRules\":")
        output.write(bytes: json.bytes)
        json = JSONText()
        json.array(of: report.unread) { json, unread in
            json.object { json in
                json.member("report", unread.name)
                json.member("line", unread.error.line)
                json.member("column", unread.error.column)
                json.member("reason", unread.error.reason)
            }
        }
        output.write(",\"passedOver\":\(report.passedOver),\"unread\":")
        output.write(bytes: json.bytes)
        if let count = report.fileCount { output.write(",\"files\":\(count)") }
        output.write("}\n")
        output.flush()
    }

    private func write(_ subject: Subject, _ count: Tally.Count?, _ json: inout JSONText) {
        json.object { json in
            json.member("checker", subject.checker)
            json.member("checkerName", subject.checkerName)
            json.member("checkerRule", subject.checkerRule)
            json.member("knowledge", subject.knowledge.rawValue)
            json.member("title", subject.entry?.rule.title)
            json.member("meaning", subject.meaning(in: guide))
            json.member("documentation", subject.entry?.rule.documentation)
            json.member("address", addresses.page(of: subject))
            json.key("requirements")
            json.array(of: subject.requirements) { json, requirement in
                json.object { json in
                    json.member("id", requirement.id)
                    json.member("title", requirement.title)
                    json.member("address", requirement.address)
                }
            }
            json.member("choices", subject.choices.map { "\($0.checker.id)/\($0.rule.id)" })
            json.key("rules")
            write(subject.links, &json)
            json.key("guesses")
            write(subject.guesses, &json)
            json.key("counts")
            json.object { json in
                json.member("open", count?.states[.open] ?? 0)
                json.member("review", count?.states[.review] ?? 0)
                json.member("muted", count?.states[.muted] ?? 0)
                json.member("known", count?.states[.known] ?? 0)
                json.member("absent", count?.states[.absent] ?? 0)
            }
        }
    }

    private func write(_ links: [Subject.Link], _ json: inout JSONText) {
        json.array(of: links) { json, link in
            json.object { json in
                json.member("id", link.rule.id.rawValue)
                json.member("relation", link.relation.rawValue)
                writeFacts(of: link.rule, &json)
            }
        }
    }

    private func write(_ guesses: [GuideRule], _ json: inout JSONText) {
        json.array(of: guesses) { json, rule in
            json.object { json in
                json.member("id", rule.id.rawValue)
                writeFacts(of: rule, &json)
            }
        }
    }

    private func writeFacts(of rule: GuideRule, _ json: inout JSONText) {
        json.member("title", rule.title)
        json.member("obligation", rule.obligation.rawValue)
        json.member("impact", rule.impact.rawValue)
        json.member("address", addresses.page(of: rule.id))
    }
}
