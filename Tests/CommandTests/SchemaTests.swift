import GuideCommandLine
import Testing

@testable import a11y_guide

private let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

private let schemas = "\(root)/docs/schemas"

/// The Python that has jsonschema, which bin/test sets up; `nil` where nobody did.
private let python: String? = {
    if let named = Environment.process["A11Y_GUIDE_PYTHON"] { return named }
    let installed = "\(root)/.build/venv/bin/python"
    return FilePaths.exists(installed) ? installed : nil
}()

/// Prints what of the document on standard input does not hold to the schema.
private let validator = """
    import json, sys, jsonschema
    schema = json.load(open(sys.argv[1], encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    text = sys.stdin.buffer.read().decode("utf-8")
    assert text.endswith("\\n") and text.count("\\n") == 1, "not one line"
    for error in jsonschema.Draft202012Validator(schema).iter_errors(json.loads(text)):
        print(error.json_path, error.message[:300])
    """

struct SchemaCase: Sendable, CustomTestStringConvertible {
    var schema: String
    var line: String
    var testDescription: String { line }

    static let all = [
        SchemaCase(schema: "search", line: "search escape --json"),
        SchemaCase(schema: "search", line: "search escape --json --no-snippets --lang ko"),
        SchemaCase(schema: "search", line: "search escpae 이스케이프 --json"),
        SchemaCase(schema: "search", line: "search xyzzyplugh --json"),
        SchemaCase(schema: "search", line: "search --kind requirement --requirement wcag:2.1.1 --json"),
        SchemaCase(schema: "search", line: "search MissingEscape --json"),
        SchemaCase(schema: "list", line: "list rules topics checkers checker-rules requirements articles --json"),
        SchemaCase(schema: "list", line: "list articles --json"),
        SchemaCase(schema: "show", line: "show escape-missing --json"),
        SchemaCase(schema: "show", line: "show slider-not-adjustable --json --lang ko"),
        SchemaCase(schema: "show", line: "show gestures --json"),
        SchemaCase(schema: "show", line: "show sample-lint --json"),
        SchemaCase(schema: "show", line: "show sample-lint/MissingEscape --json"),
        SchemaCase(schema: "show", line: "show wcag:2.5.8 --json"),
        SchemaCase(schema: "explain", line: "explain sample-lint/MissingEscape sample-lint/TargetTooSmall --json"),
        SchemaCase(schema: "explain", line: "explain sample-lint/MissingEscape --json --lang ko --base-url ''"),
        SchemaCase(schema: "explain", line: "explain Reports/mixed.sarif --json"),
        SchemaCase(schema: "explain", line: "explain nowhere.xml no/where Content/sliders --json --lang ko"),
        SchemaCase(schema: "validate", line: "validate --json"),
        SchemaCase(schema: "validate", line: "validate --json --content Content/sliders"),
    ]

    /// What the other program writes, which is not built everywhere.
    static let checks = [
        SchemaCase(schema: "explain", line: "check Swift --json"),
        SchemaCase(schema: "explain", line: "check Swift --json --lang ko --baseline Swift/known.json"),
        SchemaCase(schema: "explain", line: "check Swift Nowhere --json"),
    ]
}

@Test(
    .enabled(if: python != nil, "no Python with jsonschema: run bin/test, or set A11Y_GUIDE_PYTHON"),
    arguments: SchemaCase.all)
func jsonHoldsToItsSchema(_ document: SchemaCase) throws { try validate(document) }

@Test(
    .needsChecker, .enabled(if: python != nil, "no Python with jsonschema: run bin/test, or set A11Y_GUIDE_PYTHON"),
    arguments: SchemaCase.checks)
func jsonOfACheckHoldsToItsSchema(_ document: SchemaCase) throws { try validate(document) }

private func validate(_ document: SchemaCase) throws {
    var guide = GuideProcess()
    guide.variables["python"] = python
    guide.variables["validator"] = validator
    let outcome = try guide.shell(
        "\"$guide\" \(document.line) 2>/dev/null | \"$python\" -c \"$validator\" '\(schemas)/\(document.schema).schema.json'"
    )
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == "")
}

/// Fails where the document on standard input is no SARIF 2.1.0; the model is made from its schema.
private let sarifValidator = """
    import sys
    from pydantic_sarif.model import StaticAnalysisResultsFormatSarifVersion210JsonSchema as Report
    Report.model_validate_json(sys.stdin.buffer.read())
    """

@Test(
    .enabled(if: python != nil, "no Python with pydantic-sarif: run bin/test, or set A11Y_GUIDE_PYTHON"),
    arguments: [
        "explain Reports/mixed.sarif", "explain Reports/mixed.sarif Reports/mixed.sarif --lang ko",
        "explain sample-lint/MissingEscape", "explain Reports/swiftlint.json Reports/mixed.sarif",
        "explain nowhere.xml no/where Content/sliders", "explain nowhere.xml Reports/mixed.sarif --lang ko",
        "explain Reports/swiftlint.json --base-url ''",
    ])
func sarifHoldsToItsSchema(line: String) throws { try validateSarif(line) }

@Test(
    .needsChecker, .enabled(if: python != nil, "no Python with pydantic-sarif: run bin/test, or set A11Y_GUIDE_PYTHON"),
    arguments: [
        "check Swift", "check Swift --lang ko --baseline Swift/known.json", "check Swift Broken.swift",
        "check Swift --rule target-size-small",
    ])
func sarifOfACheckHoldsToItsSchema(line: String) throws { try validateSarif(line) }

private func validateSarif(_ line: String) throws {
    var guide = GuideProcess()
    guide.variables["python"] = python
    guide.variables["validator"] = sarifValidator
    let outcome = try guide.shell(
        "\"$guide\" \(line) --format sarif 2>/dev/null | \"$python\" -c \"$validator\"")
    #expect(outcome.status == 0, "\(outcome.errors)")
}

@Test func jsonOfASearchHasTheMembersThatProgramsRelyOn() throws {
    let outcome = try GuideProcess().run(
        "search", "escape-missing", "--json", "-n", "1", "--kind", "rule", "--no-snippets")
    #expect(outcome.lines.count == 1)
    for part in [
        "{\"schemaVersion\":1,\"query\":\"escape-missing\",\"language\":\"en\",\"total\":",
        "\"results\":[{\"id\":\"escape-missing\"",
        "\"kind\":\"rule\"", "\"title\":\"Every screen can be left with the escape gesture\"", "\"topic\":\"gestures\"",
        "\"frameworks\":[\"uikit\",\"swiftui\"]", "\"obligation\":\"must\"", "\"score\":", "\"matched\":[",
        "\"exact\":true",
        "\"path\":\"gestures/escape-missing.en.md\"",
    ] {
        #expect(outcome.output.contains(part), "\(part)\n\(outcome.output)")
    }
}

@Test func errorsStayTextOnStandardErrorWithJSON() throws {
    let outcome = try GuideProcess().run("search", "x", "--json", "--topic", "nowhere")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("a11y-guide: error: "))
}
