#!/usr/bin/env python3
"""Measures a11y-guide beside other search engines; bin/bench sets up what this needs and calls it.

    bench.py --binary FILE --launcher FILE --work FOLDER [--quick] [--json]
"""
import argparse
import json
import os
import platform
import shutil
import subprocess
import sys

import corpus
import findings
import index_size
import site_build
import site_weight
from keeping import fingerprint, once
from measuring import Measured, in_turn, progress, run_once
from peers import PEERS, ask_ripgrep, documents
from report import Report

HERE = os.path.dirname(os.path.abspath(__file__))

# How each is asked: (query, the peer whose index suits it best).
SEARCHES = [("escape", "quest"), ("초점을", "quest-ngrams"), ("접근성", "quest-ngrams")]
# (query, the text that every document a person wants contains): 초점을 asks for 초점 and carries a particle.
RECALLS = [("초점을", "초점"), ("초점", "초점"), ("이스케이프", "이스케이프"), ("케이프", "케이프"), ("escape", "escape"),
           ("접근성", "접근성")]
SAMPLE = 1000


class Bench:
    def __init__(self, options):
        self.binary = os.path.abspath(options.binary)
        self.launcher = os.path.abspath(options.launcher)
        self.work = os.path.abspath(options.work)
        self.sizes = [100, SAMPLE] if options.quick else [100, SAMPLE, 10_000]
        self.rounds = 11 if options.quick else 41
        self.build_rounds = 3 if options.quick else 7
        self.report = Report()

    def path(self, *parts):
        return os.path.join(self.work, *parts)

    # What is measured on

    def prepare(self):
        os.makedirs(self.work, exist_ok=True)
        for name, libraries in (("in_turn", []), ("render_cmark", ["-lcmark"])):
            source = os.path.join(HERE, f"{name}.c")
            with once(self.path(name), fingerprint(source)) as missing:
                if missing:
                    subprocess.run(["cc", "-O2", "-o", self.path(name), source, *libraries], check=True)
        for size in self.sizes:
            self.prepare_corpus(size)
            for engine in PEERS:
                if size == SAMPLE or engine != "sqlite-trigram":
                    self.prepare_peer(engine, size)
        self.can_search = all(self.prepare_ours(size) for size in self.sizes)
        if not self.can_search:
            progress("this build of a11y-guide does not answer searches; only the others are measured")

    def corpus(self, size):
        return self.path(f"articles-{size}")

    def corpus_facts(self, size):
        with open(self.corpus(size) + ".json", encoding="utf-8") as file:
            return json.load(file)

    def prepare_corpus(self, size):
        sources = [os.path.join(HERE, name) for name in ("corpus.py", "words.py")]
        with once(self.corpus(size), fingerprint(*sources, corpus.KOREAN_DICTIONARY, corpus.ENGLISH_DICTIONARY)) as missing:
            if missing:
                progress(f"writing {size:,} articles")
                shutil.rmtree(self.corpus(size), ignore_errors=True)
                corpus.write_corpus(size, self.corpus(size))

    def peer_index(self, engine, size):
        return self.path(f"{engine}-{size}")

    def prepare_peer(self, engine, size):
        key = fingerprint(os.path.join(HERE, "peers.py")) + self.corpus_facts(size)["sha256"]
        with once(self.peer_index(engine, size), key) as missing:
            if missing:
                progress(f"filling {PEERS[engine].name} with {size:,} articles")
                run_once(self.build_peer_words(engine, size))

    def build_peer_words(self, engine, size):
        return [sys.executable, os.path.join(HERE, "peers.py"), engine, self.corpus(size), self.peer_index(engine, size)]

    def our_index(self, size):
        return self.path(f"ours-{size}", "guide.index")

    def ask_ours(self, size, query, *options):
        return [self.binary, "search", query, "--index", self.our_index(size), *options]

    def build_ours_words(self, size):
        return [self.binary, "index", "--plain", self.corpus(size), "--output", os.path.dirname(self.our_index(size))]

    def prepare_ours(self, size):
        progress(f"indexing {size:,} articles")
        shutil.rmtree(os.path.dirname(self.our_index(size)), ignore_errors=True)
        subprocess.run(self.build_ours_words(size), stdin=subprocess.DEVNULL, capture_output=True, check=False)
        if not os.path.exists(self.our_index(size)):
            return False
        answer = subprocess.run(self.ask_ours(size, "escape"), stdin=subprocess.DEVNULL, capture_output=True, check=False)
        return answer.returncode == 0 and bool(answer.stdout)

    # What is measured

    def search(self, size):
        """Cold searches: a process starts, answers with the ten best and their snippets, and ends."""
        progress(f"searching {size:,} articles")
        commands = {"rg --version": ["rg", "--version"]}
        for query, suited in SEARCHES:
            if self.can_search:
                commands[f"a11y-guide {query}"] = self.ask_ours(size, query)
            for engine in (suited, "sqlite"):
                commands[f"{PEERS[engine].name}: {query}"] = PEERS[engine].ask(self.peer_index(engine, size), query)
            commands[f"rg -il {query}"] = ask_ripgrep(self.corpus(size), query)
        measured = in_turn(self.path("in_turn"), commands, self.rounds)
        version = measured["rg --version"]
        rows, facts = [], []
        for query, suited in [(None, None)] + SEARCHES:
            quest = measured.get(f"{PEERS[suited].name}: {query}") if suited else None
            for name, command in measured.items():
                if query is None and command is not version or query is not None and not name.endswith(f" {query}"):
                    continue
                of_quest = command.ratio(quest) if quest else None
                rows.append([name, command.median, min(command.wall), command.facts()["processor"],
                             command.peak_kib / 1024, of_quest, command.ratio(version)])
                facts.append({**command.facts(), "ofQuest": of_quest, "ofRipgrepVersion": command.ratio(version)})
        self.report.table(
            f"Cold search, {size:,} articles, {self.rounds} rounds in turn (times in ms)",
            ["command", "median", "least", "processor", "MiB", "of quest", "of rg --version"], rows, facts)
        for query, suited in SEARCHES:
            ours = measured.get(f"a11y-guide {query}")
            quest = measured[f"{PEERS[suited].name}: {query}"]
            self.report.want(
                f"{query} at {size:,}, of the time of quest", ours and round(ours.ratio(quest), 3), 0.65)
            self.report.want(
                f"{query} at {size:,}, of the time of rg --version", ours and round(ours.ratio(version), 3), 0.85)

    def growth(self):
        """How the time of one search grows with the corpus."""
        low, high = self.sizes[0], self.sizes[-1]
        commands = {
            f"a11y-guide {query}, {size:,} articles": self.ask_ours(size, query)
            for query, _ in SEARCHES for size in self.sizes} if self.can_search else {}
        measured = in_turn(self.path("in_turn"), commands, self.rounds) if commands else {}
        rows = []
        for query, _ in SEARCHES:
            first = measured.get(f"a11y-guide {query}, {low:,} articles")
            rows += [[name, command.median, command.ratio(first)]
                     for name, command in measured.items() if name.startswith(f"a11y-guide {query},")]
            last = measured.get(f"a11y-guide {query}, {high:,} articles")
            self.report.want(
                f"{query} at {high:,}, of its time at {low:,}", last and round(last.ratio(first), 3), 1.3)
        if rows:
            self.report.table("Growth with the corpus (times in ms)", ["command", "median", f"of {low:,} articles"], rows,
                              [command.facts() for command in measured.values()])

    def build(self, size):
        """Building the index, each time from the files."""
        progress(f"building the index of {size:,} articles")
        rounds = self.build_rounds if size <= SAMPLE else 3
        commands = {"a11y-guide index": self.build_ours_words(size)} if self.can_search else {}
        commands["sqlite3 FTS5 contentless"] = self.build_peer_words("sqlite-contentless", size)
        commands["libcmark, rendering only"] = [self.path("render_cmark"), self.corpus(size)]
        walls = {name: [] for name in commands}
        for _ in range(rounds):
            for name, words in commands.items():
                printed, wall = run_once(words)
                # What peers.py prints leaves the start of Python out; ours counts whole.
                walls[name].append(float(printed) * 1e3 if name.startswith("sqlite3") else wall)
        # Once more for the memory: a child of Python begins with the peak of Python.
        peaks = in_turn(self.path("in_turn"), commands, rounds=1, warm_up=0)
        measured = {name: Measured(name, wall, peak_kib=peaks[name].peak_kib) for name, wall in walls.items()}
        sqlite = measured["sqlite3 FTS5 contentless"]
        self.report.table(
            f"Index build, {size:,} articles, {rounds} rounds in turn (times in ms)",
            ["command", "median", "least", "MiB", "of sqlite3"],
            [[name, command.median, min(command.wall), command.peak_kib / 1024, command.ratio(sqlite)]
             for name, command in measured.items()],
            [command.facts() for command in measured.values()])
        ours = measured.get("a11y-guide index")
        self.report.want(f"index build at {size:,}, of the time of sqlite3", ours and round(ours.ratio(sqlite), 3), 1.0)

    def size(self):
        """Bytes of the index as a part of the bytes of the articles."""
        rows, facts = [], []
        for size in self.sizes:
            whole = self.corpus_facts(size)["bytes"]
            sizes = {"sqlite3 FTS5 contentless": os.path.getsize(self.peer_index("sqlite-contentless", size))}
            searched = None
            if self.can_search:
                sections = index_size.sections(self.our_index(size))
                searched = sum(length for name, length in sections.items() if name not in index_size.STORED)
                sizes["a11y-guide"] = sum(sections.values())
                sizes["a11y-guide without stored text"] = searched
                facts.append({"articles": size, "sections": sections})
            for name, count in sizes.items():
                rows.append([f"{name}, {size:,} articles", count, count / whole])
                facts.append({"articles": size, "index": name, "bytes": count, "ofArticles": round(count / whole, 4)})
            self.report.want(
                f"index of {size:,} without stored text, of the articles", searched and round(searched / whole, 3), 0.5)
        self.report.table("Index size", ["index", "bytes", "of the articles"], rows, facts)

    def recall(self):
        """Documents found of those that hold what was asked for; in brackets what else was found."""
        texts = {path: f"{title}\n{body}".lower() for path, title, body in documents(self.corpus(SAMPLE))}
        engines = {}
        if self.can_search:
            engines["a11y-guide"] = self.our_paths
        for engine, peer in PEERS.items():
            if engine != "sqlite-contentless":
                engines[peer.name] = lambda query, engine=engine: PEERS[engine].paths_found(
                    self.peer_index(engine, SAMPLE), query)
        rows = [["held by the text"]] + [[name] for name in engines]
        facts = []
        for query, wanted in RECALLS:
            truth = {path for path, text in texts.items() if wanted in text}
            rows[0].append(len(truth))
            for row, (name, ask) in zip(rows[1:], engines.items()):
                found = ask(query)
                right, other = len(found & truth), len(found - truth)
                row.append(f"{right} (+{other})" if other else right)
                facts.append({"engine": name, "query": query, "truth": len(truth), "right": right, "other": other})
                if name == "a11y-guide":
                    self.report.want(f"documents found for {query}", right, len(truth), at_least=True)
            if not self.can_search:
                self.report.want(f"documents found for {query}", None, len(truth), at_least=True)
        self.report.table(
            f"Recall, {SAMPLE:,} articles (documents that hold the word; others in brackets)",
            ["engine"] + [query for query, _ in RECALLS], rows, facts)

    def our_paths(self, query):
        printed, _ = run_once(self.ask_ours(SAMPLE, query, "--limit", "0", "--json"))
        return {result["path"] for result in json.loads(printed)["results"]}

    def launch(self):
        """What bin/a11y-guide costs in front of the command, when there is nothing to build."""
        environment = {**os.environ, "A11Y_GUIDE_HOME": os.path.dirname(os.path.dirname(self.launcher))}
        measured = in_turn(
            self.path("in_turn"),
            {"the command itself": [self.binary, "--version"], "through bin/a11y-guide": [self.launcher, "--version"]},
            self.rounds, environment=environment)
        direct, launched = measured.values()
        self.report.table(
            "Launcher (times in ms)", ["command", "median", "least", "MiB"],
            [[name, command.median, min(command.wall), command.peak_kib / 1024] for name, command in measured.items()],
            [command.facts() for command in measured.values()])
        self.report.want("ms that the launcher adds", round(launched.median - direct.median, 2), 4.0)

    def run(self):
        self.prepare()
        for size in self.sizes:
            self.search(size)
        self.growth()
        for size in self.sizes:
            self.build(size)
        self.size()
        self.recall()
        for size in self.sizes:
            if size >= SAMPLE:
                site_build.measure(self, size)
                site_weight.measure(self, size)
        findings.measure(self, os.path.join(os.path.dirname(os.path.dirname(self.launcher)), "Index", "guide.index"))
        self.launch()


def machine():
    facts = {"system": platform.platform(), "processors": os.cpu_count()}
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            facts["processor"] = next(line.split(":")[1].strip() for line in file if line.startswith("model name"))
    except (OSError, StopIteration):
        facts["processor"] = platform.processor()
    return facts


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("--binary", "--launcher", "--work"):
        parser.add_argument(name, required=True)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    bench = Bench(options)
    bench.run()
    print(bench.report.json(machine()) if options.json else bench.report.text())


if __name__ == "__main__":
    main()
