#!/usr/bin/env python3
"""The search engines that ours is measured beside: how each is filled and asked.

    peers.py ENGINE CORPUS OUTPUT

Builds the index of one engine and prints how many seconds that took, from the first file read to the last byte written;
starting Python is not counted. Each is given the same three fields: path, title and the Markdown after the front matter.
"""
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import time

FRONT_MATTER = re.compile(r"\A---\n(.*?)\n---\n", re.S)
TITLE = re.compile(r'^title: "?(.*?)"?$', re.M)


def documents(corpus):
    """Yields path, title and body of every article, in the order of their paths."""
    for folder, folders, files in os.walk(corpus):
        folders.sort()
        for name in sorted(files):
            if name.endswith(".md"):
                path = os.path.join(folder, name)
                with open(path, encoding="utf-8") as file:
                    text = file.read()
                front = FRONT_MATTER.match(text)
                yield os.path.relpath(path, corpus), TITLE.search(front.group(1)).group(1), text[front.end():]


def build_sqlite(corpus, output, tokenizer="unicode61 remove_diacritics 2", contentless=False):
    if os.path.exists(output):
        os.remove(output)
    database = sqlite3.connect(output)
    database.execute("pragma journal_mode = off")
    database.execute("pragma synchronous = off")
    content = ", content=''" if contentless else ""
    database.execute(
        f"create virtual table docs using fts5(path unindexed, title, body, tokenize='{tokenizer}'{content})")
    rows = ((number, *document) for number, document in enumerate(documents(corpus), 1))
    database.executemany("insert into docs(rowid, path, title, body) values (?, ?, ?, ?)", rows)
    database.execute("insert into docs(docs) values('optimize')")
    database.commit()
    database.execute("vacuum")
    database.close()


def build_xapian(corpus, output, ngrams=False):
    import xapian  # only in Debian's own Python

    shutil.rmtree(output, ignore_errors=True)
    unpacked = output + ".unpacked"
    database = xapian.WritableDatabase(unpacked, xapian.DB_CREATE_OR_OVERWRITE | xapian.DB_NO_SYNC)
    generator = xapian.TermGenerator()
    generator.set_stemmer(xapian.Stem("en"))
    if ngrams:
        generator.set_flags(xapian.TermGenerator.FLAG_CJK_NGRAM)
    for path, title, body in documents(corpus):
        document = xapian.Document()
        generator.set_document(document)
        generator.set_termpos(0)
        generator.index_text(title, 10, "S")
        generator.index_text(title, 10)
        generator.increase_termpos()
        generator.index_text(body)
        document.set_data(f"url={path}\ncaption={title}\nsample=" + body[:300].replace("\n", " "))
        database.add_document(document)
    database.commit()
    database.close()
    xapian.Database(unpacked).compact(output)
    shutil.rmtree(unpacked)


def ask_sqlite(index, query, count=10):
    """The words of a command that prints the best documents with a snippet, as our search does."""
    limit = f"limit {count}" if count else ""
    text = query.replace("'", "''")
    return ["sqlite3", "-readonly", index,
            "select path, title, snippet(docs, 2, '[', ']', '...', 16) from docs "
            f"where docs match '{text}' order by bm25(docs, 0, 10, 1) {limit}"]


def ask_quest(index, query, ngrams, count=10):
    return ["quest", "-d", index, "-m", str(count or 10 ** 6), "-f", "default,cjk_ngram" if ngrams else "default", query]


def ask_ripgrep(corpus, query):
    return ["rg", "--files-with-matches", "--ignore-case", query, corpus]


class Peer:
    """An index that is built once for each corpus and kept."""

    def __init__(self, name, build, ask):
        self.name = name
        self.build = build
        self.ask = ask

    def paths_found(self, index, query):
        """The paths of every document that the engine finds."""
        found = subprocess.run(self.ask(index, query, count=0), capture_output=True, text=True, check=False).stdout
        return set(re.findall(r"(?:^|url=)((?:ko|en)/[^|\n]*\.md)", found, re.M))


PEERS = {
    "sqlite": Peer("sqlite3 FTS5 unicode61", build_sqlite, ask_sqlite),
    "sqlite-contentless": Peer(
        "sqlite3 FTS5 contentless", lambda corpus, output: build_sqlite(corpus, output, contentless=True), ask_sqlite),
    "sqlite-trigram": Peer(
        "sqlite3 FTS5 trigram", lambda corpus, output: build_sqlite(corpus, output, "trigram"), ask_sqlite),
    "quest": Peer(
        "quest, English stems", build_xapian, lambda index, query, count=10: ask_quest(index, query, False, count)),
    "quest-ngrams": Peer(
        "quest, CJK n-grams", lambda corpus, output: build_xapian(corpus, output, ngrams=True),
        lambda index, query, count=10: ask_quest(index, query, True, count)),
}


if __name__ == "__main__":
    if len(sys.argv) != 4 or sys.argv[1] not in PEERS:
        sys.exit(__doc__)
    begin = time.perf_counter()
    PEERS[sys.argv[1]].build(*sys.argv[2:])
    print(time.perf_counter() - begin)
