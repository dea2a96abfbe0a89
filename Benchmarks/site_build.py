"""Building a static site of plain articles, beside Hugo."""
import os
import shutil

from keeping import once
from measuring import Measured, in_turn, progress

# Hugo's pages are as bare as they can be: no taxonomies, feeds or site map, and a style sheet that is only linked.
CONFIGURATION = """\
baseURL = "https://guide.example/"
title = "Articles"
defaultContentLanguage = "ko"
defaultContentLanguageInSubdir = true
disableKinds = ["taxonomy", "term", "RSS", "sitemap", "404"]
[languages.ko]
languageName = "한국어"
contentDir = "content/ko"
[languages.en]
languageName = "English"
contentDir = "content/en"
[markup.highlight]
codeFences = {highlighting}
"""
LAYOUTS = {
    "baseof.html": """\
<!DOCTYPE html>
<html lang="{{ .Lang }}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ .Title }}</title>
<meta name="description" content="{{ .Params.summary }}">
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header><a href="/{{ .Lang }}/">{{ .Site.Title }}</a></header>
<main>{{ block "main" . }}{{ end }}</main>
</body>
</html>
""",
    "single.html": '{{ define "main" }}{{ .Content }}{{ end }}\n',
    "list.html": """\
{{ define "main" }}<h1>{{ .Title }}</h1>
<ul>
{{ range .Pages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>
{{ end }}</ul>{{ end }}
""",
}
# The most memory that a build of so many articles may take, in MiB.
MOST_MEMORY = {1_000: 100, 10_000: 400}


def hugo_site(folder, corpus, highlighting):
    """Writes what Hugo builds the articles with."""
    with once(folder, CONFIGURATION + "".join(LAYOUTS.values()) + corpus) as missing:
        if missing:
            shutil.rmtree(folder, ignore_errors=True)
            os.makedirs(os.path.join(folder, "layouts", "_default"))
            with open(os.path.join(folder, "hugo.toml"), "w", encoding="utf-8") as file:
                file.write(CONFIGURATION.format(highlighting=str(highlighting).lower()))
            for name, text in LAYOUTS.items():
                with open(os.path.join(folder, "layouts", "_default", name), "w", encoding="utf-8") as file:
                    file.write(text)
            os.symlink(corpus, os.path.join(folder, "content"))
    return folder


def output_root(work):
    """Where sites are written: in memory, where that is to be had, because a disk that writes back makes runs vary by
    seconds."""
    root = "/dev/shm" if os.access("/dev/shm", os.W_OK) else work
    return os.path.join(root, f"a11y-guide-bench-{os.getpid()}")


def our_words(binary, corpus, output):
    return [binary, "site", "--plain", corpus, "--output", output]


def measure(bench, size):
    """Builds the articles of one size in turn, each time to nowhere, and reports."""
    progress(f"building a site of {size:,} articles")
    corpus, root = bench.corpus(size), output_root(bench.work)
    output = os.path.join(root, "site")
    commands = {
        "a11y-guide site (code coloured, index)": our_words(bench.binary, corpus, output),
        "hugo (code plain, no index)": None,
        "hugo (code coloured, no index)": None,
    }
    for name in list(commands)[1:]:
        coloured = "code coloured" in name
        folder = hugo_site(bench.path(f"hugo-{size}-{'coloured' if coloured else 'plain'}"), corpus, coloured)
        commands[name] = ["hugo", "--quiet", "--source", folder, "--destination", output]
    runs = {name: [] for name in commands}
    sizes = {}
    try:
        for round_number in range(bench.build_rounds + 1 if size <= 1_000 else 4):
            for name, words in commands.items():
                shutil.rmtree(root, ignore_errors=True)
                os.makedirs(root)
                run = in_turn(bench.path("in_turn"), {name: words}, rounds=1, warm_up=0)[name]
                if run.exit_status:
                    bench.report.want(f"{name} builds {size:,} articles", 0, 1, at_least=True)
                    return
                sizes[name] = weight(output)
                if round_number:
                    runs[name].append(run)
    finally:
        shutil.rmtree(root, ignore_errors=True)
    measured = {
        name: Measured(
            name, [run.wall[0] for run in each], [run.processor[0] for run in each],
            peak_kib=max(run.peak_kib for run in each))
        for name, each in runs.items()}
    ours, plain, _ = measured.values()
    bench.report.table(
        f"Site build, {size:,} articles, {len(ours.wall)} rounds in turn (times in ms)",
        ["command", "median", "least", "processor", "pages/s", "MiB", "files", "bytes", "of hugo"],
        [[name, command.median, min(command.wall), command.facts()["processor"], round(size / command.median * 1e3),
          command.peak_kib / 1024, *sizes[name], command.ratio(plain)] for name, command in measured.items()],
        [{**command.facts(), "files": sizes[name][0], "bytes": sizes[name][1], "ofHugo": command.ratio(plain)}
         for name, command in measured.items()])
    bench.report.want(f"site of {size:,}, of the time of hugo without colours", round(ours.ratio(plain), 3), 0.8)
    bench.report.want(f"MiB for a site of {size:,}", round(ours.peak_kib / 1024, 1), MOST_MEMORY[size])


def weight(folder):
    """The number of files and their bytes."""
    files = [os.path.join(at, name) for at, _, names in os.walk(folder) for name in names]
    return len(files), sum(map(os.path.getsize, files))
