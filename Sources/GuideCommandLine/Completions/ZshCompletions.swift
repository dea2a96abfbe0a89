/// The completion script for zsh: a function for a folder of `fpath`, or to be sourced.
struct ZshCompletions {
    let program: Program
    private let name: String

    init(_ program: Program) {
        self.program = program
        name = "_" + Shell.functionName(of: program)
    }

    var script: String {
        """
        #compdef \(program.name)
        \(Shell.banner(.zsh, of: program))

        # Offers the lines that the program prints for arguments $2 and on.
        \(name)_listed() {
            local tag=$1
            local -a lines
            shift
            lines=(${(f)"$(_call_program $tag ${(q)\(name)_program} ${(q)@} 2>/dev/null)"})
            compadd -a lines
        }

        \(name)_commands() {
            local -a commands
            commands=(
        \(commandDescriptions)    )
            _describe -t commands command commands
        }

        \(name)() {
            local context state state_descr line \(name)_program=$words[1]
            typeset -A opt_args
            _arguments -C -s -S -A '-*' \\
        \(specifications(of: nil))        '1:command:\(name)_commands' \\
                '*::argument:->arguments'
            [[ $state == arguments ]] || return
            case $words[1] in
        \(commandCases)    esac
        }

        if [[ $funcstack[1] == \(name) ]]; then
            \(name) "$@"
        else
            compdef \(name) \(program.name)
        fi

        """
    }

    private var commandDescriptions: String {
        program.commands.map { "        \(Shell.quoted("\($0.name):\($0.summary)"))\n" }.joined()
    }

    private var commandCases: String {
        program.commands.map { command in
            var result = "    \(command.name))\n        _arguments -s -S \\\n" + specifications(of: command)
            for argument in command.arguments {
                let place = argument.isRepeatable ? "*" : argument.isRequired ? "" : ":"
                let text = "\(place):\(escape(argument.value.name)):\(action(for: argument.value))"
                result += "        \(Shell.quoted(text)) \\\n"
            }
            return result + "        ;;\n"
        }.joined()
    }

    private func specifications(of command: Command?) -> String {
        let options = program.options(of: command).filter { !$0.isHidden }
        return options.map { option in
            let explanation = "[\(escape(option.help))]"
            var value = ""
            if let description = option.value {
                value = ":\(escape(description.name)):\(action(for: description))"
            }
            let equals = option.value == nil ? "" : "="
            let others = option.isRepeatable ? "*" : "(\(option.forms.joined(separator: " ")))"
            return option.forms.map { form in
                let attached = form.hasPrefix("--") ? form + equals : form + (equals.isEmpty ? "" : "+")
                return "        \(Shell.quoted(others + attached + explanation + value)) \\\n"
            }.joined()
        }.joined()
    }

    private func action(for value: ValueDescription) -> String {
        switch value.kind {
        case .text, .number: " "
        case .choice(let choices): "(\(choices.joined(separator: " ")))"
        case .file: "_files"
        case .folder: "_files -/"
        case .command: "\(name)_commands"
        case .listed(let arguments): "{\(name)_listed \(value.name) \(ShellWords.join(arguments))}"
        }
    }

    private func escape(_ text: String) -> String {
        var result = ""
        for character in text {
            if ":[]\\".contains(character) { result.append("\\") }
            result.append(character)
        }
        return result
    }
}
