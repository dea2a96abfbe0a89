"""Measures `a11y-guide check` beside `swiftc -frontend -parse` and `swift-format lint` on the same Swift files.

The files are those of this package, over and over in numbered folders. What each program does differs: the compiler only parses, on
one thread; swift-format parses and runs its rules; the checker parses, relates all files and runs its checks.
"""

import argparse
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import time


def make_corpus(root, folder, lines):
    """Copies the package's Swift files until there are so many lines; returns the folders and their files."""
    shutil.rmtree(folder, ignore_errors=True)
    sources = sorted(path for name in ("Sources", "Tests") for path in (root / name).rglob("*.swift"))
    # Test code is passed over by the checker, and it would look fast on it.
    texts = [path.read_text() for path in sources]
    kept = [text for text in texts if "import Testing" not in text and "import XCTest" not in text]
    copies, total = [], 0
    while total < lines:
        copy = folder / f"{len(copies):03}"
        copy.mkdir(parents=True)
        for number, text in enumerate(kept):
            (copy / f"File{number:03}.swift").write_text(text)
            total += text.count("\n")
        copies.append(copy)
    return copies, total


def run(arguments):
    """Returns seconds of wall-clock time and the largest memory of the process, in bytes."""
    begun = time.monotonic()
    process = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, _, usage = os.wait4(process.pid, 0)
    return time.monotonic() - begun, usage.ru_maxrss * 1024


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--checker", required=True)
    parser.add_argument("--root", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--quick", action="store_true")
    options = parser.parse_args()
    root = pathlib.Path(options.root)
    folder = pathlib.Path(options.work) / "swift"
    copies, total = make_corpus(root, folder, 50_000 if options.quick else 500_000)
    one = copies[:1]
    lines = sum(path.read_text().count("\n") for path in one[0].glob("*.swift"))
    files = [str(path) for path in sorted(one[0].glob("*.swift"))]
    programs = {
        "a11y-guide check": [options.checker, "check", str(one[0])],
        "swiftc -frontend -parse": ["swiftc", "-frontend", "-parse", *files],
        "swift-format lint": ["swift", "format", "lint", "--parallel", *files],
    }
    rounds = 3 if options.quick else 5
    seconds = {name: [] for name in programs}
    for _ in range(rounds):
        for name, arguments in programs.items():
            seconds[name].append(run(arguments)[0])
    print(f"checker, {lines} lines, medians of {rounds} rounds:")
    for name, values in seconds.items():
        print(f"  {name:26} {lines / statistics.median(values):10,.0f} lines a second")
    ratio = statistics.median(
        slow / fast for slow, fast in zip(seconds["swift-format lint"], seconds["a11y-guide check"]))
    print(f"  beside swift-format lint: {ratio:.1f} times as fast (wanted: 3) {'met' if ratio >= 3 else 'NOT met'}")
    elapsed, memory = run([options.checker, "check", str(folder)])
    print(
        f"  {total} lines in one run: {elapsed:.1f} s, {memory / 2**20:,.0f} MiB (wanted: below 1,024) "
        f"{'met' if memory < 2**30 else 'NOT met'}")


if __name__ == "__main__":
    sys.exit(main())
