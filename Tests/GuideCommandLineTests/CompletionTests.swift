import GuideCommandLine
import Testing

/// A command line up to the cursor, and what a shell should offer there.
struct CompletionCase: Sendable, CustomTestStringConvertible {
    var line: String
    var offered: [String]
    var testDescription: String { line }

    static let all = [
        CompletionCase(line: "sample-guide ", offered: ["help", "list", "search", "show"]),
        CompletionCase(line: "sample-guide se", offered: ["search"]),
        CompletionCase(line: "sample-guide search --pl", offered: ["--platform"]),
        CompletionCase(line: "sample-guide search --platform ", offered: ["android", "ios"]),
        CompletionCase(line: "sample-guide search --platform ios --lang k", offered: ["ko"]),
        CompletionCase(line: "sample-guide --color never sh", offered: ["show"]),
        CompletionCase(line: "sample-guide list ", offered: ["rules", "topics"]),
        CompletionCase(line: "sample-guide help li", offered: ["list"]),
        CompletionCase(line: "sample-guide show ", offered: ["escape-missing", "wcag:2.1.1", "wcag:2.5.8"]),
        CompletionCase(line: "sample-guide show --json esc", offered: ["escape-missing"]),
        CompletionCase(line: "sample-guide search --topic wcag:2.5", offered: ["wcag:2.5.8"]),
        CompletionCase(line: "sample-guide search --secr", offered: []),
        CompletionCase(line: "sample-guide search --no-sn", offered: ["--no-snippets"]),
    ]
}

/// Runs `body` with a folder that holds a `sample-guide` which answers `list --ids`.
private func withSampleProgram<Result>(_ body: (_ folder: String) throws -> Result) throws -> Result {
    let script = "#!/bin/sh\n[ \"$*\" = 'list --ids' ] && printf '%s\\n' escape-missing wcag:2.1.1 wcag:2.5.8\n"
    return try Tool.withFile(named: "sample-guide", script) { _, folder in try body(folder) }
}

private func offered(_ shell: Shell, _ line: String, by script: String) throws -> [String] {
    let completions = shell.completions(of: Sample.program)
    return try withSampleProgram { folder in
        try Tool.withFile(named: "_sample_guide", completions) { path, functions in
            let outcome = try Tool.run([
                "env", "PATH=\(folder):\(Environment.process["PATH"] ?? "")", "FUNCTIONS=\(functions)",
                "HOME=\(functions)",
                "SCRIPT=\(path)", "LINE=\(line)", shell.rawValue, "-c", script,
            ])
            return outcome.output.split(whereSeparator: \.isNewline).map(String.init)
        }
    }
}

@Test(.enabled(if: Tool.isInstalled("bash")), arguments: CompletionCase.all)
func bashOffersWhatFits(_ completion: CompletionCase) throws {
    // Splits the line as readline does with its own COMP_WORDBREAKS, and puts back what the line held before the last break.
    let driver = #"""
        source "$SCRIPT"
        COMP_LINE=$LINE COMP_POINT=${#LINE} COMP_WORDS=() rest=$LINE
        while [[ -n $rest ]]; do
            rest=${rest#"${rest%%[![:space:]]*}"}
            case $rest in
            '') break ;;
            [=:]*) word=${rest%%[!=:]*} ;;
            *) word=${rest%%[[:space:]=:]*} ;;
            esac
            COMP_WORDS+=("$word")
            rest=${rest#"$word"}
        done
        [[ $LINE == *[[:space:]] ]] && COMP_WORDS+=('')
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _sample_guide
        last=${LINE##*[[:space:]]}
        [[ $last == *[=:]* ]] && last=${last%"${last##*[=:]}"} || last=''
        for word in "${COMPREPLY[@]}"; do echo "$last$word"; done | sort
        """#
    #expect(try offered(.bash, completion.line, by: driver) == completion.offered)
}

@Test(.enabled(if: Tool.isInstalled("bash")))
func bashOffersValuesBehindAnEqualsSign() throws {
    let driver = #"""
        source "$SCRIPT"
        COMP_LINE=$LINE COMP_POINT=${#LINE} COMP_WORDS=(sample-guide search --lang = k) COMP_CWORD=4
        _sample_guide
        echo "${COMPREPLY[@]}"
        """#
    #expect(try offered(.bash, "sample-guide search --lang=k", by: driver) == ["ko"])
}

@Test(.enabled(if: Tool.isInstalled("fish")), arguments: CompletionCase.all)
func fishOffersWhatFits(_ completion: CompletionCase) throws {
    let driver = #"""
        source $SCRIPT
        complete -C "$LINE" | string replace -r '\t.*' '' | string match -v -- '' | sort
        """#
    #expect(try offered(.fish, completion.line, by: driver) == completion.offered)
}

@Test(.enabled(if: Tool.isInstalled("zsh")), arguments: CompletionCase.all)
func zshOffersWhatFits(_ completion: CompletionCase) throws {
    // Completion needs an interactive shell: one runs on a pseudo-terminal, and compadd says what it was given.
    let driver = #"""
        zmodload zsh/zpty
        zpty shell zsh -f -i
        start='PS1= PROMPT=; fpath=($FUNCTIONS $fpath); autoload -Uz compinit; compinit -u -d $FUNCTIONS/dump
        source $SCRIPT; zstyle ":completion:*" list-grouped no; bindkey "^I" complete-word
        compadd() {
            if [[ ${@[(I)-(O|A|D)]} -gt 0 ]]; then builtin compadd "$@"; return $?; fi
            typeset -a __hits __dscr
            builtin compadd -A __hits -D __dscr "$@"
            for hit in $__hits; do print -r -- "<hit>$hit"; done >>$FUNCTIONS/hits
        }
        print ready'
        zpty -w shell $start
        zpty -r shell reply '*ready*ready*'
        zpty -n -w shell "$LINE"$'\t'
        zpty -w shell $'\x15'"print finished"
        zpty -r shell reply '*finished*'
        zpty -d shell
        [[ -f $FUNCTIONS/hits ]] && sort -u $FUNCTIONS/hits | sed 's/^<hit>//'
        rm -f $FUNCTIONS/hits $FUNCTIONS/dump*
        true
        """#
    #expect(try offered(.zsh, completion.line, by: driver) == completion.offered)
}

@Test(arguments: Shell.allCases)
func completionsParse(_ shell: Shell) throws {
    guard Tool.isInstalled(shell.rawValue) else { return }
    let outcome = try Tool.withFile(named: "script", shell.completions(of: Sample.program)) { path, _ in
        try Tool.run([shell.rawValue, "-n", path])
    }
    #expect(outcome.output == "")
    #expect(outcome.status == 0)
}

@Test(arguments: Shell.allCases)
func completionsNameEveryCommandAndOption(_ shell: Shell) {
    let script = shell.completions(of: Sample.program)
    for command in Sample.program.commands {
        #expect(script.contains(command.name))
        for option in command.options where !option.isHidden {
            let form = shell == .fish ? "-l \(option.longForm.dropFirst(2))" : option.longForm
            #expect(script.contains(form), "\(command.name) \(form)")
        }
    }
    #expect(!script.contains("secret"))
}
