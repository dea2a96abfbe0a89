"""Explaining a report of many findings, beside programs that only read its JSON and write it again."""
import json
import os

from keeping import once
from measuring import in_turn, progress

COUNT = 100_000
# A report as large as a monorepo's, in MiB: memory may not grow with it.
LARGE = 200
MOST_MEMORY = 200
# (rule, message, level); what is about accessibility in real reports stands among much that is not.
RULES = [
    ("ContentDescription", "Missing `contentDescription` attribute on image", None),
    ("KeyboardInaccessibleWidget", "'clickable' attribute found, please also add 'focusable'", None),
    ("ClickableViewAccessibility", "Custom view `{0}View` overrides `onTouchEvent` but not `performClick`", "error"),
    ("HardcodedText", "Hardcoded string \"{0}\", should use `@string` resource", None),
    ("SpUsage", "Should use \"`sp`\" instead of \"`dp`\" for text sizes", None),
    ("UnusedResources", "The resource `R.string.text_{0}` appears to be unused", None),
    ("ObsoleteLayoutParam", "Invalid layout param in a `LinearLayout`: `layout_below`", "note"),
    ("a11y_custom_{0}", "Rows need a label for TalkBack, row {1} has none", "warning"),
]
SNIPPET = "        <ImageView android:id=\"@+id/image_{0}\" android:layout_width=\"match_parent\" android:src=\"@drawable/x\" />"


def result(number):
    rule, message, level = RULES[number % len(RULES)]
    name = number // len(RULES) % 40
    line = number % 700 + 1
    fields = {
        "ruleId": rule.format(name), "message": {"text": message.format(name, number)},
        "locations": [{"physicalLocation": {
            "artifactLocation": {"uri": f"app/src/main/res/layout/screen_{number % 977}.xml", "uriBaseId": "%SRCROOT%"},
            "region": {"startLine": line, "startColumn": 9, "endLine": line, "endColumn": 80,
                       "snippet": {"text": SNIPPET.format(number)}}}}],
        "partialFingerprints": {"sourceContext/v1": f"{number * 2654435761 % 2 ** 64:016x}"}}
    if level:
        fields["level"] = level
    return json.dumps(fields)


def write_report(path, enough):
    """Writes results until `enough` says so of their number and the bytes."""
    rules = [{"id": rule, "shortDescription": {"text": rule}, "defaultConfiguration": {"level": "warning"}}
             for rule, _, _ in RULES if "{" not in rule]
    driver = {"name": "Android Lint", "version": "9.3.1", "rules": rules}
    number, size = 0, 0
    with open(path, "w", encoding="utf-8") as file:
        file.write(json.dumps({"version": "2.1.0"})[:-1] + ', "runs": [{"tool": ' + json.dumps({"driver": driver}))
        file.write(', "originalUriBaseIds": {"%SRCROOT%": {"uri": "file:///home/ci/project/"}}, "results": [\n')
        while not enough(number, size):
            line = (",\n" if number else "") + result(number)
            file.write(line)
            number, size = number + 1, size + len(line)
        file.write("\n]}]}\n")
    return number


def report_of(bench, name, enough):
    path = bench.path(f"{name}.sarif")
    with open(__file__, encoding="utf-8") as file:
        with once(path, file.read()) as missing:
            if missing:
                progress(f"writing {os.path.basename(path)}")
                write_report(path, enough)
    return path


def measure(bench, index):
    """Explains 100,000 findings in turn with what reads the same bytes, and a report of 200 MiB by itself."""
    path = report_of(bench, "findings", lambda number, size: number == COUNT)
    progress(f"explaining {COUNT:,} findings")
    explain = [bench.binary, "explain", path, "--index", index, "--fail-on", "never"]
    commands = {
        "a11y-guide explain": explain,
        "a11y-guide explain --json": [*explain, "--json"],
        "a11y-guide explain --format sarif": [*explain, "--format", "sarif"],
        "jq -c .": ["jq", "-c", ".", path],
        "python3 -m json.tool": ["python3", "-m", "json.tool", "--compact", path],
    }
    measured = in_turn(bench.path("in_turn"), commands, bench.build_rounds, warm_up=1)
    peer = measured["jq -c ."]
    megabytes = os.path.getsize(path) / 2 ** 20
    bench.report.table(
        f"{COUNT:,} findings, {megabytes:.0f} MiB of SARIF, {bench.build_rounds} rounds in turn (times in ms)",
        ["command", "median", "least", "processor", "findings/s", "MiB", "bytes", "of jq"],
        [[name, command.median, min(command.wall), command.facts()["processor"], round(COUNT / command.median * 1e3),
          command.peak_kib / 1024, command.bytes_written, command.ratio(peer)] for name, command in measured.items()],
        [{**command.facts(), "ofJq": command.ratio(peer)} for command in measured.values()])
    for name in list(commands)[:3]:
        failed = measured[name].exit_status != 0
        bench.report.want(f"{name}, of the time of jq", None if failed else round(measured[name].ratio(peer), 3), 1.0)

    path = report_of(bench, "findings-large", lambda number, size: size >= LARGE * 2 ** 20)
    progress(f"explaining {LARGE} MiB")
    large = [bench.binary, "explain", path, "--index", index, "--fail-on", "never"]
    commands = {"explain": large, "explain --json": [*large, "--json"], "explain --format sarif": [*large, "--format", "sarif"]}
    for name, run in in_turn(bench.path("in_turn"), commands, 1, warm_up=0).items():
        failed = run.exit_status != 0
        bench.report.want(f"MiB for {LARGE} MiB, {name}", None if failed else round(run.peak_kib / 1024, 1), MOST_MEMORY)
