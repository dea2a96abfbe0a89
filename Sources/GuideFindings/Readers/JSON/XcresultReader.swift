/// What xcresulttool says of tests: the summary, the tree of tests, and the form in which it gave both before Xcode 16.
struct XcresultReader: RecordReader {
    static let format = ReportFormat.xcresult
    static let records = JSONRecords(
        patterns: [
            "testFailures.[]", "testNodes.[]", "issues.testFailureSummaries._values.[]",
            "actions._values.[].actionResult.issues.testFailureSummaries._values.[]",
        ],
        kept: [
            .children, .documentLocationInCreatingWorkspace, .failureText, .legacyValue, .message, .name,
            .nodeIdentifier,
            .nodeType, .testCaseName, .testIdentifierString, .testName, .url,
        ])

    private let registry: CheckerRegistry

    init(registry: CheckerRegistry) {
        self.registry = registry
    }

    func findings(in record: JSONRecord) -> RecordFindings {
        let node = record.node
        switch record.pattern {
        case 0: return scan(node[.failureText]?.string, of: (node[.testIdentifierString] ?? node[.testName])?.string)
        case 1: return tree(node)
        default:
            let address = node[.documentLocationInCreatingWorkspace]?[.url]?[.legacyValue]?.string
            return scan(
                node[.message]?[.legacyValue]?.string, of: node[.testCaseName]?[.legacyValue]?.string, at: address)
        }
    }

    /// Failures are nodes below their test.
    private func tree(_ root: JSONNode) -> RecordFindings {
        var read = RecordFindings()
        var rest: [(node: JSONNode, test: String?)] = [(root, nil)]
        while let (node, test) = rest.popLast() {
            let type = node[.nodeType]?.string
            if type == "Failure Message" {
                let found = scan(node[.name]?.string, of: test)
                read.findings += found.findings
                read.passedOver += found.passedOver
                continue
            }
            let name = type == "Test Case" ? (node[.nodeIdentifier] ?? node[.name])?.string : test
            rest.append(contentsOf: (node[.children]?.elements ?? []).reversed().map { ($0, name) })
        }
        return read
    }

    /// The findings of a failure's text. Addresses of the older form count lines from 0.
    private func scan(_ text: String?, of test: String?, at address: String? = nil) -> RecordFindings {
        var place = FindingLocation(element: test)
        if let address {
            let parts = address.split(separator: "#", maxSplits: 1)
            let line = parts.dropFirst().first?.split(separator: "&").first { $0.hasPrefix("StartingLineNumber=") }
                .flatMap { Int($0.dropFirst(19)) }
            place = FindingLocation(
                file: ReportAddress.path(of: String(parts.first ?? "")), line: line.map { $0 + 1 }, element: test)
        }
        var read = RecordFindings()
        var scanner = LogScanner(registry: registry, place: place)
        for line in Array((text ?? "").utf8).split(separator: UInt8(ascii: "\n")) {
            if case .findings(let found) = scanner.scan(line) {
                // Whatever is said here made a test fail.
                read.findings += found.map { finding in
                    var finding = finding
                    finding.level = max(finding.level, .error)
                    return finding
                }
            }
        }
        if read.findings.isEmpty { read.passedOver = 1 }
        return read
    }
}
