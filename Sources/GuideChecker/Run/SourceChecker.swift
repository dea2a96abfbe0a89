/// Runs checks on files.
public struct SourceChecker: Sendable {
    /// What is run.
    public var checks: [Check]
    /// Keys of the app's string tables: a text that is one of them is looked up and not read as it stands.
    public var localizedKeys: Set<String> = []

    /// Creates a checker that runs some checks.
    public init(checks: [Check] = Check.all.filter(\.isOnByDefault)) { self.checks = checks }

    /// A file with its text.
    public struct Input: Sendable {
        /// The path, for findings.
        public var path: String
        /// Swift source; bytes that are no UTF-8 do no harm.
        public var bytes: [UInt8]
        /// When it is parsed.
        public var attention: Attention

        /// Creates the value from its parts.
        public init(path: String, bytes: [UInt8], attention: Attention = .always) {
            self.path = path
            self.bytes = bytes
            self.attention = attention
        }
    }

    /// When a file is parsed, which takes nearly all the time of a run.
    public enum Attention: Sendable {
        /// Always, so that it is known to be without faults.
        case always
        /// Where something that a check looks for occurs in it, it tells what a type of such a file does, or it seems to be
        /// broken. Not every fault of syntax is noticed then.
        case whereNeeded
        /// Where it tells what a type of another file does; findings in it are not asked for.
        case asContext
    }

    /// What a run found.
    public struct Outcome: Sendable {
        /// By path, line, column and rule.
        public var findings: [CheckFinding] = []
        /// Findings that a comment suppresses, in the same order.
        public var suppressed: [CheckFinding] = []
        /// Files that do not parse and were passed over, by path.
        public var faults: [SourceFault] = []
        /// The number of lines of all files.
        public var lineCount = 0
    }

    /// A place where a file does not parse.
    public struct SourceFault: Sendable, Equatable {
        /// The file.
        public var path: String
        /// From 1.
        public var line: Int
        /// From 1; counts characters.
        public var column: Int
        /// What is wrong; lower case, no final period.
        public var message: String
    }

    /// Examines files, which see each other: a class is known with its extensions and superclasses in other files.
    ///
    /// - Parameter inputs: Files, by number; asked for by several threads, once or twice each. `nil` for one that cannot be
    ///   read.
    public func examine(count: Int, _ inputs: @escaping @Sendable (Int) -> Input?) -> Outcome {
        let first = Workers.map(count) { number -> (outline: SourceOutline?, isTaken: Bool, source: SourceFile?) in
            guard let input = inputs(number) else { return (nil, true, nil) }
            let outline = SourceSelection.outline(of: input.bytes)
            let isTaken =
                switch input.attention {
                case .always: true
                case .whereNeeded:
                    !outline.isTest && SourceSelection.mayMatter(outline) || !BracketBalance.holds(in: input.bytes)
                case .asContext: !outline.isTest && SourceSelection.mayAnswer(outline)
                }
            return (
                outline, isTaken,
                isTaken ? SourceFile.parse(path: input.path, bytes: input.bytes, outline: outline) : nil
            )
        }
        var sources = first.map(\.source)
        var selection = SourceSelection(outlines: first.map(\.outline), taken: first.map(\.isTaken))
        var newest = sources.compactMap { $0 }
        while !newest.isEmpty {
            let numbers = selection.related(to: newest)
            let found = Workers.map(numbers.count) { place in
                inputs(numbers[place]).map {
                    let outline = first[numbers[place]].outline ?? SourceSelection.outline(of: $0.bytes)
                    return SourceFile.parse(path: $0.path, bytes: $0.bytes, outline: outline)
                }
            }
            for (number, source) in zip(numbers, found) { sources[number] = source }
            newest = found.compactMap { $0 }
        }
        var hints = selection.hints
        hints.localizedKeys = localizedKeys
        var outcome = examine(sources.compactMap { $0 }, hints)
        outcome.lineCount = first.reduce(0) { $0 + ($1.outline?.lineCount ?? 0) }
        return outcome
    }

    /// Examines files that are in memory.
    public func examine(_ inputs: [Input]) -> Outcome { examine(count: inputs.count) { inputs[$0] } }

    private func examine(_ sources: [SourceFile], _ hints: ModuleHints) -> Outcome {
        var outcome = Outcome()
        for source in sources {
            guard let fault = source.fault else { continue }
            let (line, column) = source.location(at: fault.offset)
            outcome.faults.append(SourceFault(path: source.path, line: line, column: column, message: fault.message))
        }
        let module = ModuleModel(files: sources.filter { $0.fault == nil }, hints: hints)
        let checks = checks
        let found = Workers.map(module.files.count) { file -> [CheckFinding] in
            let source = module.files[file]
            let tree = source.tree
            // Tests show views in every state on purpose; other systems have other gestures.
            if tree.importsTests || tree.isForeign || SystemFolders.areForeign(source.path) { return [] }
            return checks.flatMap { check -> [CheckFinding] in
                guard check.triggers.contains(where: { $0.occurs(in: source.outline) }) else { return [] }
                var examination = Examination(rule: check.rule, module: module, file: file)
                check.examine(&examination)
                return examination.findings
            }
        }
        // A class whose parts stand in several files may be found from each of them.
        let (open, suppressed) = SuppressionFilter.apply(
            to: Array(Set(found.joined())), in: module.files, ran: Set(checks.map(\.rule)))
        outcome.findings = open.sorted()
        outcome.suppressed = suppressed.sorted()
        outcome.faults.sort { ($0.path, $0.line) < ($1.path, $1.line) }
        return outcome
    }
}

extension CheckFinding: Comparable {
    /// Compares by path, line, column and rule.
    public static func < (first: CheckFinding, second: CheckFinding) -> Bool {
        (first.path, first.line, first.column, first.rule, first.endColumn)
            < (second.path, second.line, second.column, second.rule, second.endColumn)
    }
}

/// Folders of targets for systems without touch, by the names that Xcode and people give them.
private enum SystemFolders {
    private static let names: Set<Substring> = ["watchos", "macos", "tvos"]
    private static let parts = ["watchapp", "watch app", "watchkit", "watch extension"]

    static func areForeign(_ path: String) -> Bool {
        let folders = path.lowercased().split(separator: "/" as Character).dropLast()
        return folders.contains { folder in names.contains(folder) || parts.contains { folder.contains($0) } }
    }
}

extension CodeTree {
    /// Whether the file is for a system without touch.
    fileprivate var isForeign: Bool {
        let imports = root.children.filter { $0.kind == .import }.map(\.name)
        return imports.contains { ["AppKit", "Cocoa", "WatchKit"].contains($0) } && !imports.contains("UIKit")
    }

    /// Whether the file belongs to tests.
    fileprivate var importsTests: Bool {
        root.children.contains { $0.kind == .import && ["XCTest", "Testing"].contains($0.name) }
    }
}
