"""Whole processes, taken in turn, and what their figures say."""
import json
import statistics
import subprocess
import sys
import time


def progress(text):
    print(f"bench: {text}", file=sys.stderr, flush=True)


class Measured:
    """What one command took in each round."""

    def __init__(self, name, wall, processor=None, peak_kib=None, exit_status=0, bytes_written=None):
        self.name = name
        self.wall = wall
        self.processor = processor
        self.peak_kib = peak_kib
        self.exit_status = exit_status
        self.bytes_written = bytes_written

    @property
    def median(self):
        return statistics.median(self.wall)

    def ratio(self, other):
        """The median over rounds of this command's time divided by the other's in the same round."""
        return statistics.median(mine / its for mine, its in zip(self.wall, other.wall))

    def facts(self):
        """What goes into the JSON. Times in milliseconds."""
        facts = {"command": self.name, "median": round(self.median, 4), "least": round(min(self.wall), 4)}
        if self.processor:
            facts["processor"] = round(statistics.median(self.processor), 4)
        if self.peak_kib:
            facts["peakKiB"] = self.peak_kib
        if self.bytes_written is not None:
            facts["bytesWritten"] = self.bytes_written
        facts["exit"] = self.exit_status
        return facts


def in_turn(program, commands, rounds, warm_up=3, environment=None):
    """Measures commands, a dictionary of names and words, with in_turn.c; returns them measured, by name."""
    lines = "".join("\t".join(words) + "\n" for words in commands.values())
    run = subprocess.run(
        [program, str(rounds), str(warm_up)], input=lines, capture_output=True, text=True, check=False,
        env=environment)
    if run.returncode:
        sys.exit(f"bench: {run.stderr}")
    measured = {}
    for name, line in zip(commands, run.stdout.splitlines()):
        facts = json.loads(line)
        measured[name] = Measured(
            name, facts["wall"], facts["processor"], facts["peakKiB"], facts["exit"], facts["bytes"])
    return measured


def run_once(words):
    """Runs a command; returns what it printed and its wall time in milliseconds."""
    begin = time.perf_counter()
    run = subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    wall = (time.perf_counter() - begin) * 1e3
    if run.returncode:
        sys.exit(f"bench: {' '.join(words)} failed:\n{run.stderr or run.stdout}")
    return run.stdout, wall
