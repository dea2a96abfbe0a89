extension Program {
    /// Understands the arguments of a process, its own name left out.
    ///
    /// Options may stand before, between and after arguments; `--` ends them. A long option takes its value as
    /// `--name value` or `--name=value`, a short one as `-n value` or `-nvalue`; short flags may be bundled. `--help`
    /// anywhere before `--` asks for help, whatever else is wrong.
    ///
    /// - Throws: ``UsageError`` for the first thing that cannot be understood.
    public func parse(_ arguments: [String]) throws(UsageError) -> Request {
        var parser = ArgumentParser(program: self, arguments: arguments)
        return try parser.parse()
    }
}

private struct ArgumentParser {
    let program: Program
    let arguments: [String]
    private var position = 0
    private var command: Command?
    private var invocation: Invocation?
    /// Options that stand before the command.
    private var early: [(name: String, value: String)] = []

    init(program: Program, arguments: [String]) {
        self.program = program
        self.arguments = arguments
    }

    mutating func parse() throws(UsageError) -> Request {
        let words = arguments.prefix { $0 != "--" }
        if let help = words.first(where: { $0 == "--help" || $0 == "-h" }) {
            let named = words.lazy.compactMap { [program] in program.command(named: $0) }.first
            return .help(named, isLong: help == "--help")
        }
        var isLiteral = false
        while position < arguments.count {
            let word = arguments[position]
            position += 1
            if !isLiteral, word == "--" {
                isLiteral = true
            } else if !isLiteral, word.hasPrefix("--") {
                if try parseLong(word) { return .version }
            } else if !isLiteral, word.hasPrefix("-"), word != "-" {
                if try parseShort(word) { return .version }
            } else if command == nil {
                try parseCommand(word)
            } else {
                invocation?.arguments.append(word)
            }
        }
        guard let command, var invocation else { throw error(.missingCommand) }
        invocation.given.insert(contentsOf: early, at: 0)
        try checkArguments(of: command, &invocation)
        try checkExclusions(of: command, invocation)
        return .run(invocation)
    }

    private mutating func parseCommand(_ word: String) throws(UsageError) {
        guard let found = program.command(named: word) else {
            let near = NearNames.nearest(to: word, among: program.commands.map(\.name))
            var corrected: [String]?
            if near.count == 1 {
                corrected = replacing(at: position - 1, near[0])
            } else if near.isEmpty, let likely = program.likelyCommand {
                corrected = Array(arguments[..<(position - 1)]) + [likely] + arguments[(position - 1)...]
            }
            throw error(.unknownCommand(word), near: near, corrected: corrected)
        }
        command = found
        invocation = Invocation(command: found)
    }

    /// Returns whether the version was asked for.
    private mutating func parseLong(_ word: String) throws(UsageError) -> Bool {
        let parts = word.dropFirst(2).split(separator: "=" as Character, maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts.first ?? "")
        let attached = parts.count > 1 ? String(parts[1]) : nil
        let options = program.options(of: command)
        if let option = options.first(where: { $0.name == name }) {
            return try take(option, as: "--\(name)", attached: attached)
        }
        if name.hasPrefix("no-"),
            let option = options.first(where: { $0.kind == .flagOnByDefault && $0.name == name.dropFirst(3) })
        {
            if let attached { throw error(.unexpectedValue(option: "--\(name)", value: attached)) }
            record(option, "false")
            return false
        }
        throw unknownOption("--\(name)", suffix: attached.map { "=\($0)" } ?? "", among: options)
    }

    /// Returns whether the version was asked for.
    private mutating func parseShort(_ word: String) throws(UsageError) -> Bool {
        let options = program.options(of: command)
        var rest = word.dropFirst()
        while let letter = rest.first {
            rest = rest.dropFirst()
            guard let option = options.first(where: { $0.short == letter }) else {
                // A long option with one hyphen is read as a bundle of letters; it was meant as one word.
                let isLong = options.contains { $0.forms.contains("-\(word)") }
                // So may words of a question that begin with a hyphen.
                let isWord = word.count > 2 && takesText
                throw unknownOption(isLong || isWord ? word : "-\(letter)", suffix: "", among: options)
            }
            if option.value != nil {
                let attached = rest.hasPrefix("=") ? rest.dropFirst() : rest
                return try take(option, as: "-\(letter)", attached: rest.isEmpty ? nil : String(attached))
            }
            if try take(option, as: "-\(letter)", attached: nil) { return true }
        }
        return false
    }

    private mutating func take(
        _ option: CommandOption, as form: String, attached: String?
    ) throws(UsageError) -> Bool {
        if option == Program.versionOption { return true }
        guard let value = option.value else {
            if let attached {
                throw error(
                    .unexpectedValue(option: form, value: attached), corrected: replacing(at: position - 1, form))
            }
            record(option, "true")
            return false
        }
        var text = attached
        var place = position - 1
        if text == nil, position < arguments.count, !looksLikeOption(arguments[position], for: value) {
            text = arguments[position]
            place = position
            position += 1
        }
        guard let text else {
            let next = position < arguments.count ? arguments[position] : nil
            throw error(.missingValue(option: form, value, next: next))
        }
        let isAttached = place == position - 1 && attached != nil
        record(
            option,
            try check(text, value, place: form) {
                isAttached ? "\(form)=\($0)" : $0
            } at: {
                place
            })
        return false
    }

    private func check(
        _ text: String, _ value: ValueDescription, place: String, written: (String) -> String, at index: () -> Int
    ) throws(UsageError) -> String {
        switch value.kind {
        case .choice(let choices):
            if let choice = choices.first(where: { $0 == text.lowercased() }) { return choice }
            let near = NearNames.nearest(to: text, among: choices)
            throw error(
                .unknownChoice(place: place, typed: text, choices: choices), near: near,
                corrected: near.count == 1 ? replacing(at: index(), written(near[0])) : nil)
        case .number(let range):
            guard let number = Int(text), range.contains(number) else {
                throw error(.badNumber(option: place, typed: text, range))
            }
            return String(number)
        case .file, .folder:
            if text.isEmpty { throw error(.emptyValue(place: place, value)) }
            return text
        case .command, .listed:
            if text.allSatisfy(\.isWhitespace) { throw error(.emptyValue(place: place, value)) }
            return text
        case .text: return text
        }
    }

    private func checkArguments(of command: Command, _ invocation: inout Invocation) throws(UsageError) {
        var count = 0
        for argument in command.arguments {
            if count < invocation.arguments.count {
                let last = argument.isRepeatable ? invocation.arguments.count : count + 1
                for index in count..<last {
                    let typed = invocation.arguments[index]
                    invocation.arguments[index] = try check(typed, argument.value, place: argument.value.name) {
                        $0
                    } at: {
                        arguments.lastIndex(of: typed) ?? 0
                    }
                }
                count = last
            } else if argument.isRequired {
                throw error(.missingArgument(argument))
            }
        }
        if count < invocation.arguments.count { throw error(.extraArgument(invocation.arguments[count])) }
    }

    private func checkExclusions(of command: Command, _ invocation: Invocation) throws(UsageError) {
        for group in command.exclusiveOptions {
            let given = command.options.filter { group.contains($0.name) && invocation.value(of: $0) != nil }
            if given.count > 1 { throw error(.exclusiveOptions(given[0].longForm, given[1].longForm)) }
        }
    }

    private mutating func record(_ option: CommandOption, _ value: String) {
        if invocation == nil {
            early.append((option.name, value))
        } else {
            invocation?.given.append((option.name, value))
        }
    }

    /// A number below zero is a value, so that the error can name the range.
    private func looksLikeOption(_ word: String, for value: ValueDescription) -> Bool {
        if case .number = value.kind, Int(word) != nil { return false }
        return word.hasPrefix("-") && word != "-"
    }

    private func unknownOption(_ typed: String, suffix: String, among options: [CommandOption]) -> UsageError {
        if command == nil, let moved = movedBehindCommand(typed) {
            return error(.unknownOption(typed), near: [typed], corrected: moved)
        }
        let visible = options.filter { !$0.isHidden }
        let name = String(typed.drop { $0 == "-" })
        var near = NearNames.nearest(to: "--\(name)", among: visible.map(\.longForm))
        if name.count == 1 { near = visible.filter { $0.name.hasPrefix(name) }.map(\.longForm) }
        var corrected: [String]?
        if near.count == 1 {
            // Other letters of a bundle would be lost.
            let isWhole = arguments[position - 1] == typed + suffix
            corrected = isWhole ? replacing(at: position - 1, near[0] + suffix) : nil
        } else if near.isEmpty, takesText {
            corrected = markedAsText(at: position - 1)
        }
        return error(.unknownOption(typed), near: near, corrected: corrected)
    }

    /// Whether the command takes words as they come.
    private var takesText: Bool {
        command?.arguments.contains { $0.value.kind == .text && $0.isRepeatable } ?? false
    }

    /// The same words with `--` before one that was read as an option, and options before that.
    private func markedAsText(at index: Int) -> [String] {
        var result = arguments
        if arguments[(index + 1)...].contains(where: { $0.hasPrefix("-") }) {
            let word = result.remove(at: index)
            if let end = result.firstIndex(of: "--") {
                result.insert(word, at: end + 1)
            } else {
                result += ["--", word]
            }
        } else {
            result.insert("--", at: index)
        }
        return result
    }

    /// An option of a command that stands before it: the same words with the command first.
    private func movedBehindCommand(_ form: String) -> [String]? {
        guard let index = arguments.indices.first(where: { program.command(named: arguments[$0]) != nil }),
            let later = program.command(named: arguments[index]),
            later.options.contains(where: { $0.forms.contains(form) })
        else { return nil }
        var result = arguments
        result.insert(result.remove(at: index), at: 0)
        return result
    }

    private func replacing(at index: Int, _ word: String) -> [String] {
        var result = arguments
        result[index] = word
        return result
    }

    private func error(_ mistake: UsageError.Mistake, near: [String] = [], corrected: [String]? = nil) -> UsageError {
        UsageError(mistake, command: command, near: near, corrected: corrected)
    }
}
