/// Reports that could not be read, as a run of SARIF: what is missing is a failure of the run, and no result of it.
enum SarifFailedRun {
    /// Returns the run, which has an invocation with a notification for each report.
    static func bytes(_ unread: [UnreadReport]) -> [UInt8] {
        var json = JSONText()
        json.object { json in
            json.key("tool")
            json.object { json in
                json.key("driver")
                json.object { $0.member("name", "a11y-guide") }
            }
            // A service that keeps the last run of each tool tells this one from a report of our own.
            json.key("automationDetails")
            json.object { $0.member("id", "a11y-guide/unread/") }
            json.key("invocations")
            json.open("[")
            json.raw(invocation(without: unread))
            json.close("]")
            json.key("results")
            json.raw(Array("[]".utf8))
        }
        return json.bytes
    }

    /// Returns an element of `invocations`: a failed one where there is something that could not be read.
    static func invocation(without unread: [UnreadReport]) -> [UInt8] {
        var json = JSONText()
        json.object { json in
            json.key("executionSuccessful")
            json.raw(Array((unread.isEmpty ? "true" : "false").utf8))
            json.key("toolExecutionNotifications")
            json.array(of: unread) { json, report in write(report, &json) }
        }
        return json.bytes
    }

    private static func write(_ report: UnreadReport, _ json: inout JSONText) {
        json.object { json in
            json.member("level", FindingLevel.error.rawValue)
            json.key("message")
            json.object { $0.member("text", "\(report.place): \(report.error.reason)") }
            guard report.isPath else { return }
            json.key("locations")
            json.open("[")
            json.object { json in
                json.key("physicalLocation")
                json.object { json in
                    json.key("artifactLocation")
                    json.object { $0.member("uri", SarifAddress.address(of: report.name)) }
                    guard let line = report.error.line else { return }
                    json.key("region")
                    json.object { json in
                        json.member("startLine", line)
                        if let column = report.error.column { json.member("startColumn", column) }
                    }
                }
            }
            json.close("]")
        }
    }
}
