import GuideCatalog

/// Findings as workflow commands of GitHub Actions: each one becomes an annotation of its line.
public final class GitHubAnnotationWriter: FindingWriter {
    private let output: ReportOutput
    private let addresses: GuideAddresses
    private let relative: (String) -> String

    /// Creates a writer.
    ///
    /// - Parameter relative: Makes a path one that begins at the root of the repository.
    public init(output: ReportOutput, addresses: GuideAddresses, relative: @escaping (String) -> String) {
        self.output = output
        self.addresses = addresses
        self.relative = relative
    }

    /// Writes the annotation of a finding that somebody has to look at.
    public func write(_ finding: Finding, _ subject: Subject) {
        guard finding.isPending(subject) else { return }
        var properties: [String] = []
        if let location = finding.location, !location.file.isEmpty {
            properties.append("file=\(property(relative(location.file)))")
            if let line = location.line {
                properties.append("line=\(line)")
                if let end = location.endLine { properties.append("endLine=\(end)") }
                if let column = location.column { properties.append("col=\(column)") }
                if let end = location.endColumn { properties.append("endColumn=\(end)") }
            }
        }
        let label = subject.label
        var title = subject.bestRule?.title ?? subject.entry?.rule.title ?? label
        // Our own messages say what the rule asks for.
        let isSaid = finding.message.hasPrefix(title) || finding.message.hasSuffix(title)
        if isSaid { title = label }
        if !title.isEmpty { properties.append("title=\(property(title))") }
        var message = SafeText.line(finding.message, longest: 2000)
        if let element = finding.location?.element, finding.location?.file.isEmpty == true {
            message += " (\(SafeText.line(element)))"
        }
        if !label.isEmpty, !isSaid { message += " [\(SafeText.line(label))]" }
        if let address = addresses.page(of: subject) { message += "\n\(address)" }
        output.write("::\(Self.command(finding)) \(properties.joined(separator: ","))::\(data(message))\n")
    }

    /// Writes an annotation for each rule that was asked for by name and for each report that could not be read, and what has
    /// gathered.
    public func finish(_ report: ExplainedReport) {
        for subject in report.asked {
            let title = subject.bestRule?.title ?? subject.entry?.rule.title ?? subject.label
            let message = [subject.summary, addresses.page(of: subject)].compactMap(\.self).joined(separator: "\n")
            output.write("::notice title=\(property(title))::\(data(message))\n")
        }
        for unread in report.unread {
            var properties: [String] = []
            if unread.isPath {
                properties.append("file=\(property(relative(unread.name)))")
                if let line = unread.error.line { properties.append("line=\(line)") }
                if let column = unread.error.column, unread.error.line != nil { properties.append("col=\(column)") }
            }
            let wording = FindingWording(language: addresses.language)
            let title = report.fileCount == nil ? wording.unreadHeading : wording.uncheckedHeading
            properties.append("title=\(property(title))")
            let message = "\(SafeText.line(unread.place, longest: 1000)): \(SafeText.line(unread.error.reason))"
            output.write("::error \(properties.joined(separator: ","))::\(data(message))\n")
        }
        output.flush()
    }

    private static func command(_ finding: Finding) -> String {
        switch finding.level {
        case .error: finding.state == .review ? "notice" : "error"
        case .warning: finding.state == .review ? "notice" : "warning"
        case .note, .none: "notice"
        }
    }

    /// As `escapeData` of the toolkit of GitHub Actions does.
    private func data(_ text: String) -> String { Self.escape(text, alsoSeparators: false) }

    /// As `escapeProperty` does.
    private func property(_ text: String) -> String { Self.escape(SafeText.line(text), alsoSeparators: true) }

    private static func escape(_ text: String, alsoSeparators: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where alsoSeparators: result += "%3A"
            case "," where alsoSeparators: result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

/// A line for each finding, as compilers write theirs, so that Xcode and other editors find the place.
public final class CompilerLineWriter: FindingWriter {
    private let output: ReportOutput
    private let addresses: GuideAddresses

    /// Creates a writer.
    public init(output: ReportOutput, addresses: GuideAddresses) {
        self.output = output
        self.addresses = addresses
    }

    /// Writes the line of a finding that somebody has to look at.
    public func write(_ finding: Finding, _ subject: Subject) {
        guard finding.isPending(subject) else { return }
        var line = ""
        if let location = finding.location, !location.file.isEmpty {
            // A line that the report does not name would be a wrong place; Xcode takes a file alone as well.
            line += SafeText.line(location.file, longest: 4096) + ":"
            if let number = location.line {
                line += "\(number):"
                if let column = location.column { line += "\(column):" }
            }
            line += " "
        }
        let level = finding.state == .review ? FindingLevel.note : finding.level
        line += "\(level == .none ? FindingLevel.note.rawValue : level.rawValue): \(SafeText.line(finding.message))"
        if let element = finding.location?.element, finding.location?.file.isEmpty == true {
            line += " (\(SafeText.line(element)))"
        }
        let label = subject.label
        if !label.isEmpty { line += " [\(SafeText.line(label))]" }
        if let rule = subject.bestRule, rule.id.rawValue != label { line += " \(rule.id)" }
        if let address = addresses.page(of: subject) { line += " \(address)" }
        output.write(line + "\n")
    }

    /// Writes a line for each rule that was asked for by name, and what has gathered.
    public func finish(_ report: ExplainedReport) {
        for subject in report.asked {
            let address = addresses.page(of: subject).map { " \($0)" } ?? ""
            output.write("note: \(subject.summary)\(address)\n")
        }
        output.flush()
    }
}

extension Subject {
    /// The titles of the rule of ours and of the checker's rule, with their names.
    fileprivate var summary: String {
        let title = bestRule?.title ?? entry?.rule.title
        var text = title.map { "\(SafeText.line($0)) [\(SafeText.line(label))]" } ?? SafeText.line(label)
        if let rule = bestRule, rule.id.rawValue != label { text += " \(rule.id)" }
        return text
    }
}

extension Finding {
    /// Whether somebody has to look at it.
    fileprivate func isPending(_ subject: Subject) -> Bool {
        (state == .open || state == .review) && subject.knowledge != .unrelated
    }
}
