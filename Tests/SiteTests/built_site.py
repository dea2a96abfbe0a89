"""The files of the built site, as the tests see them."""

import dataclasses
import functools
import re
from pathlib import Path
from urllib.parse import unquote

import lxml.html

LANGUAGES = ("en", "ko")

# What there is a page of, by its path below the site's root. A page that fits none fails a test: it would not be covered.
KINDS = [
    ("front", r""),
    ("home", r"LANG/"),
    ("rules", r"LANG/rules/"),
    ("rule", r"LANG/rules/[^/]+/"),
    ("topics", r"LANG/topics/"),
    ("topic", r"LANG/topics/[^/]+/"),
    ("requirements", r"LANG/requirements/"),
    ("document", r"LANG/requirements/[^/]+/"),
    ("requirement", r"LANG/requirements/[^/]+/[^/]+/"),
    ("checkers", r"LANG/checkers/"),
    ("checker", r"LANG/checkers/[^/]+/"),
    ("checker-rule", r"LANG/checkers/[^/]+/[^/]+/"),
    ("glossary", r"LANG/glossary/"),
    ("search", r"LANG/search/"),
    ("about", r"LANG/about/"),
    ("neutral-rule", r"rules/[^/]+/"),
    ("neutral-checker", r"checkers/[^/]+/"),
    ("neutral-checker-rule", r"checkers/[^/]+/[^/]+/"),
    ("missing", r"404\.html"),
]


@dataclasses.dataclass(frozen=True)
class Page:
    """An HTML file of the site."""

    site: "BuiltSite"
    #: As in its address: `en/rules/escape-missing/`.
    path: str
    file: Path

    @property
    def kind(self) -> str | None:
        for kind, pattern in KINDS:
            if re.fullmatch(pattern.replace("LANG", f"(?:{'|'.join(LANGUAGES)})"), self.path):
                # A page of an identifier that a rule had before stands among the rules, and leads on to one.
                if kind in ("rule", "neutral-rule") and self.document.xpath('//meta[@http-equiv="refresh"]'):
                    return f"former-{kind}"
                return kind
        return None

    @functools.cached_property
    def document(self) -> lxml.html.HtmlElement:
        return lxml.html.document_fromstring(self.file.read_bytes(), parser=lxml.html.HTMLParser(encoding="utf-8"))

    @property
    def language(self) -> str:
        return self.document.get("lang", "")

    @property
    def is_neutral(self) -> bool:
        return self.path.split("/")[0] not in LANGUAGES

    def anchors(self) -> set[str]:
        return {element.get("id") for element in self.document.iter() if isinstance(element.tag, str)} - {None}


class BuiltSite:
    """What `a11y-guide site` wrote."""

    def __init__(self, root: Path, base_url: str):
        self.root = root
        self.base_url = base_url
        self.pages = [
            Page(self, self._address(file), file) for file in sorted(root.rglob("*.html"))
        ]
        self.by_path = {page.path: page for page in self.pages}

    def _address(self, file: Path) -> str:
        path = file.relative_to(self.root).as_posix()
        return path[: -len("index.html")] if path == "index.html" or path.endswith("/index.html") else path

    def file(self, path: str) -> Path | None:
        """Returns the file that an address leads to, percent-decoded and below the site's root; None for none."""
        name = unquote(path)
        if name == "" or name.endswith("/"):
            name += "index.html"
        file = self.root / name
        return file if file.is_file() else None

    def samples(self) -> list[Page]:
        """The heaviest page of each kind in each language: what goes wrong goes wrong there first.

        Pages that stand outside the languages are those of the first language under another address, and left out.
        """
        heaviest: dict[tuple[str, str], Page] = {}
        for page in self.pages:
            if (page.kind or "").startswith("neutral"):
                continue
            key = (page.kind or "", page.language)
            if key not in heaviest or page.file.stat().st_size > heaviest[key].file.stat().st_size:
                heaviest[key] = page
        order = [kind for kind, _ in KINDS]
        return sorted(heaviest.values(), key=lambda page: (order.index(page.kind) if page.kind in order else 99, page.path))

    def sample(self, kind: str, language: str = "en") -> Page:
        return next(page for page in self.samples() if page.kind == kind and page.language == language)
