"""Search in the browser: the field of every page, the page of results, and how much goes over the wire."""

import json
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from built_site import LANGUAGES, BuiltSite
from playwright.sync_api import expect
from support import BUILD, COMMAND, REPOSITORY, report
from test_axe import EVERYTHING, violations

pytestmark = pytest.mark.browser

SNAPSHOTS = Path(__file__).parent / "Snapshots"


def compare(name: str, text: str):
    """Compares with a file; RECORD_SNAPSHOTS=1 writes it anew, and fails all the same."""
    file = SNAPSHOTS / name
    if os.environ.get("RECORD_SNAPSHOTS"):
        SNAPSHOTS.mkdir(exist_ok=True)
        file.write_text(f"{text}\n", "utf-8")
        pytest.fail(f"{file.relative_to(REPOSITORY)} is recorded; look at it, and run again without RECORD_SNAPSHOTS")
    assert file.exists(), f"{file.relative_to(REPOSITORY)} is missing; record it with RECORD_SNAPSHOTS=1"
    assert text.strip() == file.read_text("utf-8").strip()


@pytest.mark.parametrize("language, query, misspelled", [("en", "slider", "slidder"), ("ko", "슬라이더", "술라이더")])
def test_assistive_technology_is_told_of_the_search(visit, sample_server, language: str, query: str, misspelled: str):
    """Roles, names and states of the field and its list, as a screen reader gets them."""
    tab = visit(at=sample_server)
    page = tab.open(f"{language}/rules/")
    form = page.locator("form.search")
    field = form.get_by_role("combobox")
    states = []

    def note(title: str):
        status = page.get_by_role("status").text_content()
        active = field.get_attribute("aria-activedescendant") or "none"
        states.append(f"# {title}\n{form.aria_snapshot()}\n# active: {active}\n# said: {status}")

    note("closed")
    field.fill(query)
    form.get_by_role("option").first.wait_for()
    expect(page.get_by_role("status")).not_to_be_empty()
    note("open")
    field.press("ArrowDown")
    note("first result chosen")
    field.press("Escape")
    note("closed again")
    field.fill(misspelled)
    expect(page.get_by_role("status")).to_contain_text(misspelled)
    note("read as a near word")
    field.fill("qxqxqxqxqx")
    expect(page.get_by_role("status")).to_contain_text("qxqxqxqxqx")
    note("nothing found")
    compare(f"search-{language}.txt", "\n\n".join(states))


def judged_queries() -> list[tuple[str, str]]:
    lines = (REPOSITORY / "Tests/JudgedQueryTests/queries.tsv").read_text("utf-8").splitlines()
    rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return [(row[1], row[3]) for row in rows]


def test_order_is_that_of_the_command(site: BuiltSite, visit):
    queries = judged_queries()
    assert len(queries) > 100
    index = BUILD / "site-tests" / "index"
    written = subprocess.run(
        [COMMAND, "index", "--content", REPOSITORY / "Content", "--output", index], capture_output=True, text=True)
    assert written.returncode == 0, written.stderr

    def ask(query: tuple[str, str]) -> list[str]:
        result = subprocess.run(
            [COMMAND, "search", "--index", index, "--json", "--limit", "10", "--lang", query[0], "--", query[1]],
            capture_output=True, text=True)
        return [hit["id"] for hit in json.loads(result.stdout)["results"]]

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        wanted = list(pool.map(ask, queries))
    tab = visit()
    page = tab.open("en/search/")
    found = page.evaluate("""async queries => {
      const orders = [];
      for (const [language, query] of queries) {
        const { hits } = await a11yGuide.search(query, { language, limit: 10 });
        orders.push(hits.map(hit => hit.id));
      }
      return orders;
    }""", queries)
    assert any(wanted)
    report([f"{query[1]} ({query[0]}): {there} in place of {here}"
            for query, here, there in zip(queries, wanted, found) if here != there])


@pytest.mark.parametrize("language, query", [("en", "slider"), ("ko", "슬라이더")])
def test_first_search_is_light(visit, server, language: str, query: str):
    """Everything that the first search of a visitor takes, the script included, stays within what it takes today."""
    before = len(server.exchanges)
    tab = visit()
    page = tab.open(f"{language}/")
    page.locator("#search-input").fill(query)
    page.get_by_role("option").first.wait_for()
    page.wait_for_load_state("networkidle")
    taken = [exchange for exchange in server.exchanges[before:]
             if exchange.status == 200 and not exchange.path.endswith(("/", ".css"))]
    assert any(exchange.path.endswith(".js") for exchange in taken)
    assert len(taken) > 1
    total = sum(exchange.wire_bytes for exchange in taken)
    if total > 53_000:
        report([f"{exchange.path}: {exchange.wire_bytes}" for exchange in taken] + [f"{total} bytes"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_page_works_from_a_link(visit, language: str):
    tab = visit()
    page = tab.open(f"{language}/search/?q=escape&framework=uikit")
    results = page.locator("#search-results ol > li")
    framework = page.locator("#search-filters select[name=framework]")
    results.first.wait_for()
    assert page.locator("#search-input").input_value() == "escape"
    expect(framework).to_have_value("uikit")
    assert "escape" in page.title()
    # Another filter is another address of the same page: the way back leads to where one came from.
    before = page.evaluate("history.length")
    framework.select_option("")
    page.wait_for_url(lambda url: url.endswith(f"/{language}/search/?q=escape"))
    assert page.evaluate("history.length") == before
    # The other language answers the same question.
    other = next(each for each in LANGUAGES if each != language)
    assert page.locator(f".languages a[hreflang={other}]").get_attribute("href").endswith(f"{other}/search/?q=escape")
    results.first.locator("a").click()
    page.wait_for_url(lambda url: "/search/" not in url)
    assert page.locator("main h1").is_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_while_searching(visit, theme: str):
    tab = visit(color_scheme=theme, viewport={"width": 320, "height": 640})
    page = tab.open("ko/search/?q=slider")
    page.locator("#search-results ol > li").first.wait_for()
    failures = violations(page, EVERYTHING, "results")
    page.locator("#search-input").fill("슬라이다")
    page.get_by_role("option").first.wait_for()
    page.locator("#search-input").press("ArrowDown")
    failures += violations(page, EVERYTHING, "open list")
    failures += [f"too wide: {each}" for each in page.evaluate("probes.tooWide()")]
    report(failures)


def test_search_that_cannot_load_says_so(visit, server):
    tab = visit()
    tab.context.route(lambda url: "/search/" in url and not url.endswith("/search/"), lambda route: route.abort())
    page = tab.open("en/")
    page.locator("#search-input").press_sequentially("slider")
    message = page.locator(".search-note")
    message.wait_for()
    assert message.get_by_role("link").count() == 1
    expect(page.get_by_role("status")).not_to_be_empty()
    # That it fails is what this test is about.
    tab.faults.clear()


def test_what_is_said_of_a_misspelling_is_seen(visit):
    tab = visit()
    page = tab.open("en/")
    page.locator("#search-input").press_sequentially("slidder")
    note = page.locator(".search-note")
    note.wait_for()
    page.get_by_role("option").first.wait_for()
    box, list_box = note.bounding_box(), page.get_by_role("listbox").bounding_box()
    assert box["y"] >= 0 and box["y"] + box["height"] <= list_box["y"] + 1
    assert "slidder" in note.text_content()


def test_titles_in_another_language_say_so(visit):
    """Standards keep their English names on Korean pages, and a screen reader has to read them as English."""
    tab = visit()
    page = tab.open("ko/search/?q=hit%20area")
    page.locator("#search-results ol > li").first.wait_for()
    titles = page.locator("#search-results h2, #search-results .snippet").evaluate_all(
        "each => each.map(one => [one.textContent, one.closest('[lang]').lang])")
    assert {language for _, language in titles} == set(LANGUAGES)
    report([f"{text}: {language}" for text, language in titles
            if (language == "ko") != any("가" <= letter <= "힣" for letter in text)])


def test_more_results_that_cannot_load_say_so(visit):
    tab = visit()
    page = tab.open("en/search/?q=accessibility")
    results = page.locator("#search-results ol > li")
    results.first.wait_for()
    page.wait_for_load_state("networkidle")
    tab.context.route(lambda url: "/search/" in url, lambda route: route.abort())
    warning = page.locator("#search-results .warning")
    shown = 0
    # The first pages of results may be there already.
    while not warning.count():
        assert results.count() > shown
        shown = results.count()
        page.locator("#search-results button").click()
        expect(page.locator("#search-results[aria-busy]")).to_have_count(0)
    expect(page.get_by_role("status")).to_have_text(warning.text_content())
    assert results.count() == shown
    tab.faults.clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_found_offers_a_way_on(visit, language: str):
    tab = visit()
    page = tab.open(f"{language}/search/?q=qxqxqxqxqx")
    heading = page.locator("#search-results .count")
    expect(heading).to_contain_text("qxqxqxqxqx")
    text = page.locator("#search-results").text_content()
    assert text.count("qxqxqxqxqx") == 1, text
    for each in page.locator("#search-results > p").all():
        expect(page.get_by_role("status")).to_contain_text(each.text_content().rstrip("."))
