import GuideChecker
import GuideCommandLine

/// Findings as one JSON document.
struct JSONReport {
    let report: CheckReport

    func write(to output: OutputWriter) {
        var json = JSONWriter()
        var lines = SourceLines()
        json.object { json in
            json.member("schemaVersion", 1)
            json.member("files", report.fileCount)
            json.key("findings")
            json.array(of: report.outcome.findings) { json, finding in
                json.object { json in
                    json.member("rule", finding.rule)
                    json.member("level", report.level(of: finding))
                    json.member("message", report.message(of: finding))
                    json.member("path", finding.path)
                    json.member("line", finding.line)
                    json.member("column", finding.column)
                    json.member("endLine", finding.endLine)
                    json.member("endColumn", finding.endColumn)
                    json.member("source", lines.trimmed(finding))
                    json.key("facts")
                    json.array(of: finding.facts) { json, fact in json.string(fact) }
                }
            }
            json.key("notParsed")
            json.array(of: report.outcome.faults) { json, fault in
                json.object { json in
                    json.member("path", fault.path)
                    json.member("line", fault.line)
                    json.member("column", fault.column)
                    json.member("message", fault.message)
                }
            }
        }
        output.write(bytes: json.bytes)
        output.write("\n")
    }
}
