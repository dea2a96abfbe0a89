/// The completion script for bash, from version 3.2 on, without the bash-completion package.
struct BashCompletions {
    let program: Program
    private let name: String

    init(_ program: Program) {
        self.program = program
        name = "_" + Shell.functionName(of: program)
    }

    var script: String {
        """
        \(Shell.banner(.bash, of: program))

        # Prints what may stand after option $2 of command $1; fails where the option takes no value.
        \(name)_values() {
            case "$1 $2" in
        \(valueCases)    *) return 1 ;;
            esac
        }

        # Prints the options of command $1.
        \(name)_options() {
            case "$1" in
        \(optionCases)    esac
        }

        # Prints what may stand as argument number $2 of command $1.
        \(name)_arguments() {
            case "$1 $2" in
        \(argumentCases)    esac
        }

        \(name)() {
            local program=${COMP_WORDS[0]} line=${COMP_LINE:0:COMP_POINT} words=() token candidate candidates
            local command='' option='' index count=0 literal='' current prefix='' i
            # Bash takes words apart at = and :, which option values and identifiers have: put them together again.
            for ((i = 0; i <= COMP_CWORD; i++)); do
                token=${COMP_WORDS[i]}
                if [[ ${#words[@]} -gt 0 && -n $line && $line != [[:space:]]* ]]; then
                    index=$((${#words[@]} - 1))
                    words[index]=${words[index]}$token
                else
                    line=${line#"${line%%[![:space:]]*}"}
                    if [[ $i -eq $COMP_CWORD ]]; then token=$line; fi
                    words[${#words[@]}]=$token
                fi
                line=${line#"$token"}
            done
            index=$((${#words[@]} - 1))
            current=${words[index]}
            for ((i = 1; i < index; i++)); do
                token=${words[i]}
                if [[ -n $option ]]; then option=''
                elif [[ -n $literal ]]; then count=$((count + 1))
                elif [[ $token == -- ]]; then literal=1
                elif [[ $token == -* ]]; then
                    if \(name)_values "$command" "$token" >/dev/null 2>&1; then option=$token; fi
                elif [[ -z $command ]]; then command=$token
                else count=$((count + 1))
                fi
            done
            if [[ -z $option && -z $literal && $current == --*=* ]]; then
                prefix=${current%%=*}=
                candidates=$(\(name)_values "$command" "${current%%=*}")
            elif [[ -n $option ]]; then
                candidates=$(\(name)_values "$command" "$option")
            elif [[ -z $literal && $current == -* ]]; then
                candidates=$(\(name)_options "$command")
            else
                candidates=$(\(name)_arguments "$command" "$count")
            fi
            COMPREPLY=()
            local start=${current#"$prefix"} cut=''
            case $start in *[:=]*) cut=${start%"${start##*[:=]}"} ;; esac
            case $candidates in
            '<files>'*)
                compopt -o filenames 2>/dev/null
                candidates=$(compgen -f -- "$start") ;;
            '<folders>'*)
                compopt -o filenames 2>/dev/null
                candidates=$(compgen -d -- "$start") ;;
            esac
            while IFS= read -r candidate; do
                if [[ -n $candidate && $candidate == "$start"* ]]; then
                    COMPREPLY[${#COMPREPLY[@]}]=${candidate#"$cut"}
                fi
            done <<<"$candidates"
        }

        complete -F \(name) \(program.name)

        """
    }

    private var valueCases: String {
        var result = ""
        for (command, options) in program.places {
            for option in options {
                guard let value = option.value else { continue }
                let patterns = option.forms.map { "'\(command?.name ?? "") \($0)'" }.joined(separator: " | ")
                result += "    \(patterns)) \(listing(of: value)) ;;\n"
            }
        }
        return result
    }

    private var optionCases: String {
        program.places.map { command, options in
            let words = options.flatMap { $0.forms.filter { $0.hasPrefix("--") } }.map(Shell.quoted)
            return "    '\(command?.name ?? "")') printf '%s\\n' \(words.joined(separator: " ")) ;;\n"
        }.joined()
    }

    private var argumentCases: String {
        var result = "    ' '*) printf '%s\\n' \(program.commands.map(\.name).joined(separator: " ")) ;;\n"
        for command in program.commands {
            for (index, argument) in command.arguments.enumerated() {
                let place = argument.isRepeatable ? "'\(command.name) '*" : "'\(command.name) \(index)'"
                result += "    \(place)) \(listing(of: argument.value)) ;;\n"
            }
        }
        return result
    }

    private func listing(of value: ValueDescription) -> String {
        switch value.kind {
        case .text, .number: ":"
        case .choice(let choices): "printf '%s\\n' \(choices.map(Shell.quoted).joined(separator: " "))"
        case .file: "echo '<files>'"
        case .folder: "echo '<folders>'"
        case .command: "printf '%s\\n' \(program.commands.map(\.name).joined(separator: " "))"
        case .listed(let arguments):
            "\"${program:-\(program.name)}\" \(arguments.map(ShellWords.quote).joined(separator: " ")) 2>/dev/null"
        }
    }
}
