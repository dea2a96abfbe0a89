"""What a browser fetches of a site of plain articles, beside Pagefind on the same pages."""
import json
import os
import shutil
import subprocess
import sys

import site_build
from keeping import once
from measuring import progress, run_once

# (language of the page, query): what people of either language ask for.
QUERIES = [("en", "escape"), ("en", "focus"), ("ko", "초점"), ("ko", "접근성")]
# The most bytes that a first search may take with so many articles.
MOST_BYTES = {1_000: 54_000, 10_000: 71_000}
PAGEFIND = "pagefind[bin]==1.5.2"


def browser_python(bench):
    """A Python of the bench's own, with a browser driver and Pagefind."""
    folder = bench.path("browser")
    with once(folder, PAGEFIND) as missing:
        if missing:
            progress("installing a browser driver and Pagefind")
            shutil.rmtree(folder, ignore_errors=True)
            subprocess.run([sys.executable, "-m", "venv", folder], check=True)
            subprocess.run(
                [os.path.join(folder, "bin", "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
                 "playwright==1.65.2", PAGEFIND], check=True)
    return os.path.join(folder, "bin", "python")


def measure(bench, size):
    progress(f"searching a site of {size:,} articles in a browser")
    python = browser_python(bench)
    output = bench.path(f"site-{size}")
    shutil.rmtree(output, ignore_errors=True)
    run_once(site_build.our_words(bench.binary, bench.corpus(size), output))
    run_once([python, "-m", "pagefind", "--site", output, "--output-path", os.path.join(output, "pagefind")])
    pages = {language: first_page(output, language) for language, _ in QUERIES}
    rows, facts = [], []
    for language, query in QUERIES:
        for engine in ("a11y-guide", "pagefind"):
            printed, _ = run_once(
                [python, os.path.join(os.path.dirname(os.path.abspath(__file__)), "page_bytes.py"), output,
                 pages[language], engine, language, query])
            found = json.loads(printed)
            rows.append([f"{engine}: {query}", found["view"] if engine == "a11y-guide" else "", found["search"],
                         found["requests"], found["shown"], found["millisecondsAfterLastByte"]])
            facts.append({"engine": engine, "language": language, "query": query, "articles": size, **found})
            if engine == "a11y-guide":
                bench.report.want(
                    f"bytes of a first search for {query} at {size:,}", found["search"], MOST_BYTES[size])
                bench.report.want(
                    f"ms from the last byte to results for {query} at {size:,}", found["millisecondsAfterLastByte"], 20)
    bench.report.table(
        f"First search in a browser, {size:,} articles (bytes on the wire)",
        ["engine and query", "page", "search", "requests", "shown", "ms after the last byte"], rows, facts)
    shutil.rmtree(output, ignore_errors=True)


def first_page(output, language):
    """The address of some article's page."""
    for at, folders, files in os.walk(os.path.join(output, language)):
        folders.sort()
        if "index.html" in files and at.count(os.sep) - output.count(os.sep) == 3:
            return "/" + os.path.relpath(at, output) + "/"
    sys.exit(f"bench: the site has no page in '{language}'")
