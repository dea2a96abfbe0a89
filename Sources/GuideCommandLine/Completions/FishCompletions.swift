/// The completion script for fish.
struct FishCompletions {
    let program: Program
    private let name: String

    init(_ program: Program) {
        self.program = program
        name = "__" + Shell.functionName(of: program)
    }

    var script: String {
        """
        \(Shell.banner(.fish, of: program))

        # Prints the command and the arguments that stand before the cursor, one a line.
        function \(name)_words
            set -l skip 0
            for word in (commandline -opc)[2..-1]
                if test $skip = 1
                    set skip 0
                else if contains -- $word \(valueOptions)
                    set skip 1
                else if not string match -q -- '-*' $word
                    echo $word
                end
            end
        end

        # Whether the command is $argv[1]; with $argv[2], whether that many arguments follow it.
        function \(name)_at
            set -l words (\(name)_words)
            test "$words[1]" = "$argv[1]"; or return 1
            test (count $argv) -lt 2; or test (math (count $words) - 1) = $argv[2]
        end

        # Prints what the program prints for these arguments.
        function \(name)_listed
            set -l words (commandline -opc)
            $words[1] $argv 2>/dev/null
        end

        complete -c \(program.name) -f
        \(commandLines)\(optionLines)\(argumentLines)
        """
    }

    private var valueOptions: String {
        let options = program.places.flatMap(\.options).filter { $0.value != nil }.flatMap(\.forms)
        var seen: [String] = []
        for form in options where !seen.contains(form) { seen.append(form) }
        return seen.joined(separator: " ")
    }

    private var commandLines: String {
        program.commands.map { command in
            "complete -c \(program.name) -n '\(name)_at \"\"' -a \(command.name) -d \(Shell.quoted(command.summary))\n"
        }.joined()
    }

    private var optionLines: String {
        program.places.map { command, options in
            options.map { option in
                var line = "complete -c \(program.name) -n \(condition(command?.name ?? ""))"
                for form in option.forms {
                    line += form.hasPrefix("--") ? " -l \(form.dropFirst(2))" : " -s \(form.dropFirst())"
                }
                if let value = option.value { line += " \(self.value(value))" }
                return line + " -d \(Shell.quoted(option.help))\n"
            }.joined()
        }.joined()
    }

    private var argumentLines: String {
        program.commands.map { command in
            command.arguments.enumerated().map { index, argument in
                guard let offer = offer(of: argument.value) else { return "" }
                let place = argument.isRepeatable ? "" : " \(index)"
                return "complete -c \(program.name) -n \(condition(command.name + place)) \(offer)"
                    + " -d \(Shell.quoted(argument.help))\n"
            }.joined()
        }.joined()
    }

    private func condition(_ words: String) -> String {
        Shell.quoted(words.isEmpty ? "\(name)_at \"\"" : "\(name)_at \(words)")
    }

    /// How fish is told what an option takes.
    private func value(_ value: ValueDescription) -> String {
        if value.kind == .file { return "-r -F" }
        return offer(of: value).map { "-x \($0)" } ?? "-x"
    }

    /// How fish is told what to offer; `nil` where only the person knows.
    private func offer(of value: ValueDescription) -> String? {
        switch value.kind {
        case .text, .number: nil
        case .choice(let choices): "-a \(Shell.quoted(choices.joined(separator: " ")))"
        case .file: "-F"
        case .folder: "-a '(__fish_complete_directories)'"
        case .command: "-a \(Shell.quoted(program.commands.map(\.name).joined(separator: " ")))"
        case .listed(let arguments): "-a \(Shell.quoted("(\(name)_listed \(ShellWords.join(arguments)))"))"
        }
    }
}
