import GuideCommandLine
import GuideContent

/// `validate`: every problem of the content.
enum ValidateCommand {
    static let strict = CommandOption("strict", help: "End with 1 where there are warnings, too.")

    static let command = Command(
        "validate", summary: "Check the content and report every problem.",
        details:
            "Problems are written as compilers write theirs, path:line:column first, so that editors find the place.",
        options: [IndexCommand.content, strict, Options.json],
        examples: [Command.Example("validate", "Checks the source tree around the current folder.")],
        statuses: [(.success, "There is no error."), (.nothingFound, "There are errors.")])

    static func run(_ invocation: Invocation, _ console: Console) throws(Complaint) -> ExitStatus {
        let place = try ContentPlace.find(content: invocation.value(of: IndexCommand.content), console.environment)
        let build = ContentBuild(content: place.content, published: place.published)
        if invocation.isOn(Options.json) {
            console.write(document(of: build.problems))
        } else {
            for problem in build.problems { console.output.write(ProblemReport.text(of: problem, in: place.content)) }
        }
        console.say(ProblemReport.counts(of: build.problems))
        let fails = build.hasErrors || (invocation.isOn(strict) && !build.problems.isEmpty)
        return fails ? .nothingFound : .success
    }

    private static func document(of problems: [Problem]) -> JSONWriter {
        var json = JSONWriter()
        json.object { json in
            json.member("schemaVersion", 1)
            json.member("errors", problems.count { $0.severity == .error })
            json.member("warnings", problems.count { $0.severity == .warning })
            json.key("problems")
            json.array(of: problems) { json, problem in
                json.object { json in
                    json.member("severity", problem.severity.rawValue)
                    json.member("path", problem.path)
                    json.member("line", problem.line)
                    json.member("column", problem.column)
                    json.member("code", problem.code)
                    json.member("message", problem.message)
                    json.member("fix", problem.fix)
                }
            }
        }
        return json
    }
}
