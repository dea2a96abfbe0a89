import GuideCatalog
import GuideChecker
import GuideCommandLine

/// Findings as SARIF 2.1.0, with the rules that were looked for.
struct SarifReport {
    let report: CheckReport

    func write(to output: OutputWriter) {
        var json = JSONWriter()
        // Comments are reported under IDs that no check has.
        let rules = report.ran + Set(report.outcome.findings.map(\.rule)).subtracting(report.ran).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
        json.object { json in
            json.member(
                "$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
            json.member("version", "2.1.0")
            json.key("runs")
            json.array { json in
                json.object { json in
                    json.key("tool")
                    json.object { json in
                        json.key("driver")
                        json.object { json in driver(&json, rules) }
                    }
                    // Columns count characters here, and UTF-16 units where nothing is said.
                    json.member("columnKind", "unicodeCodePoints")
                    json.key("results")
                    json.array(of: report.outcome.findings) { json, finding in
                        result(&json, finding, numbers[finding.rule] ?? 0)
                    }
                    json.key("invocations")
                    json.array { json in invocation(&json) }
                }
            }
        }
        output.write(bytes: json.bytes)
        output.write("\n")
    }

    private func driver(_ json: inout JSONWriter, _ rules: [String]) {
        json.member("name", "a11y-guide")
        json.key("rules")
        json.array(of: rules) { json, rule in
            json.object { json in
                json.member("id", rule)
                text(&json, "shortDescription", CommentTexts.title(of: rule) ?? report.texts.text(of: rule).title)
                let summary = report.texts.text(of: rule).summary
                if !summary.isEmpty { text(&json, "fullDescription", summary) }
                json.key("defaultConfiguration")
                json.object { json in json.member("level", report.level(of: rule)) }
            }
        }
    }

    private func result(_ json: inout JSONWriter, _ finding: CheckFinding, _ number: Int) {
        json.object { json in
            json.member("ruleId", finding.rule)
            json.member("ruleIndex", number)
            json.member("level", report.level(of: finding))
            text(&json, "message", report.message(of: finding))
            json.key("locations")
            json.array { json in
                json.object { json in
                    json.key("physicalLocation")
                    json.object { json in
                        artifact(&json, finding.path)
                        json.key("region")
                        json.object { json in
                            json.member("startLine", finding.line)
                            json.member("startColumn", finding.column)
                            json.member("endLine", finding.endLine)
                            json.member("endColumn", finding.endColumn)
                        }
                    }
                }
            }
        }
    }

    private func invocation(_ json: inout JSONWriter) {
        json.object { json in
            json.member("executionSuccessful", report.outcome.faults.isEmpty)
            json.key("toolExecutionNotifications")
            json.array(of: report.outcome.faults) { json, fault in
                json.object { json in
                    json.member("level", "error")
                    text(&json, "message", fault.message)
                    json.key("locations")
                    json.array { json in
                        json.object { json in
                            json.key("physicalLocation")
                            json.object { json in
                                artifact(&json, fault.path)
                                json.key("region")
                                json.object { json in
                                    json.member("startLine", fault.line)
                                    json.member("startColumn", fault.column)
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    private func artifact(_ json: inout JSONWriter, _ path: String) {
        json.key("artifactLocation")
        json.object { json in json.member("uri", Self.address(of: path)) }
    }

    private func text(_ json: inout JSONWriter, _ name: String, _ text: String) {
        json.key(name)
        json.object { json in json.member("text", text) }
    }

    /// A path as a URI reference: what is no unreserved character of RFC 3986 is percent-encoded.
    private static func address(of path: String) -> String {
        (path.hasPrefix("/") ? "file://" : "") + PercentEncoding.encoded(path) { $0 == UInt8(ascii: "/") }
    }
}
