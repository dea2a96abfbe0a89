"""Measures `a11y-guide check` beside `swiftc -frontend -parse` and `swift-format lint` on the same Swift files.

What each program does differs: the compiler only parses, on one thread; swift-format parses and runs its rules; the checker parses
the files in which something may be found, relates them and runs its checks. So it is measured on two corpora: screens alone, which
are the examples of the articles and are parsed one and all, and an app, in which they are a third of the lines beside this package's
own code; that is their part in the apps that docs/checking.md names. `--sources` measures on a folder of one's own.
"""

import argparse
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import time


def screens(root):
    """Returns the Swift examples of each English article, as a file. Tests are left out: the checker passes over such files."""
    texts = []
    for path in sorted((root / "Content").rglob("*.en.md")):
        blocks = re.findall(r"^```swift[^\n]*\n(.*?)^```", path.read_text(), re.S | re.M)
        texts.append("\n".join(block for block in blocks if "import XCTest" not in block))
    return [text for text in texts if text.strip()]


def plain_code(root):
    """Returns the package's own code without the checks, which name what they look for."""
    sources = sorted((root / "Sources").rglob("*.swift"))
    return [path.read_text() for path in sources if "GuideChecker" not in path.parts]


def lines_of(texts):
    return sum(text.count("\n") for text in texts)


def make_corpus(folder, texts, lines):
    """Writes texts into numbered folders, over and over, until there are so many lines; returns the folders."""
    shutil.rmtree(folder, ignore_errors=True)
    copies = []
    while len(copies) * lines_of(texts) < lines or not copies:
        copy = folder / f"{len(copies):03}"
        copy.mkdir(parents=True)
        for number, text in enumerate(texts):
            (copy / f"File{number:03}.swift").write_text(text)
        copies.append(copy)
    return copies


def run(arguments):
    """Returns seconds of wall-clock time and the largest memory of the process, in bytes."""
    begun = time.monotonic()
    process = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, _, usage = os.wait4(process.pid, 0)
    return time.monotonic() - begun, usage.ru_maxrss * 1024


def compare(name, checker, folder, rounds):
    """Measures the programs in turn on the files of a folder."""
    files = [str(path) for path in sorted(folder.rglob("*.swift"))]
    lines = sum(pathlib.Path(path).read_text(errors="replace").count("\n") for path in files)
    programs = {
        "a11y-guide check": [checker, "check", str(folder)],
        "swiftc -frontend -parse": ["swiftc", "-frontend", "-parse", *files],
        "swift-format lint": ["swift", "format", "lint", "--parallel", *files],
    }
    seconds = {name: [] for name in programs}
    for _ in range(rounds):
        for program, arguments in programs.items():
            seconds[program].append(run(arguments)[0])
    print(f"checker, {name}, {lines} lines, medians of {rounds} rounds:")
    for program, values in seconds.items():
        print(f"  {program:26} {lines / statistics.median(values):10,.0f} lines a second")
    ratio = statistics.median(
        slow / fast for slow, fast in zip(seconds["swift-format lint"], seconds["a11y-guide check"]))
    print(f"  beside swift-format lint: {ratio:.1f} times as fast (wanted: 3) {'met' if ratio >= 3 else 'NOT met'}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--checker", required=True)
    parser.add_argument("--root", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--sources", help="a folder of Swift files to measure on instead")
    parser.add_argument("--quick", action="store_true")
    options = parser.parse_args()
    rounds = 3 if options.quick else 5
    if options.sources:
        compare(options.sources, options.checker, pathlib.Path(options.sources), rounds)
        return
    root, work = pathlib.Path(options.root), pathlib.Path(options.work) / "swift"
    alone = screens(root)
    compare("screens alone", options.checker, make_corpus(work / "screens", alone, 0)[0], rounds)
    others, code = [], plain_code(root)
    while lines_of(others) < 2 * lines_of(alone):
        others.append(code[len(others) % len(code)])
    app = make_corpus(work / "app", alone + others, 50_000 if options.quick else 500_000)
    compare("an app", options.checker, app[0], rounds)
    elapsed, memory = run([options.checker, "check", str(work / "app")])
    print(
        f"  {len(app) * lines_of(alone + others)} lines in one run: {elapsed:.1f} s, {memory / 2**20:,.0f} MiB "
        f"(wanted: below 1,024) {'met' if memory < 2**30 else 'NOT met'}")


if __name__ == "__main__":
    sys.exit(main())
