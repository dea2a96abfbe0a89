"""What pages load: nothing from elsewhere, nothing against the policy, and little."""

import gzip

import pytest
from built_site import LANGUAGES, BuiltSite
from support import report

pytestmark = pytest.mark.browser


def test_pages_load_only_what_the_policy_allows(site: BuiltSite, visit):
    # What a page does against it is noted while it is open, in every other test as well, and reported at the end.
    tab = visit()
    for kind in ("front", "home", "rule", "search", "missing"):
        tab.open(site.sample(kind).path)
        tab.page.wait_for_load_state("networkidle")


def test_nothing_is_stored_or_sent_for_search_before_it_is_used(site: BuiltSite, visit, server):
    tab = visit()
    before = len(server.exchanges)
    tab.open(site.sample("rule").path)
    tab.page.wait_for_load_state("networkidle")
    loaded = [exchange.path for exchange in server.exchanges[before:]]
    assert not [path for path in loaded if "/search/" in path or path.endswith(".wasm")]
    assert tab.context.cookies() == []
    assert tab.page.evaluate("localStorage.length") == 0


def test_rule_pages_are_light(site: BuiltSite):
    """A page with its style and its script, as a server sends them: 20 kB, and little more for the longest articles."""
    size = lambda file: len(gzip.compress(file.read_bytes(), 6, mtime=0))
    assets = sum(size(file) for file in (site.root / "assets").glob("guide.*") if file.suffix in (".css", ".js"))
    totals = {page.path: size(page.file) + assets for page in site.pages if page.kind == "rule"}
    heavy = [f"{path}: {total} bytes, {assets} of them style and script" for path, total in totals.items() if total > 20_000]
    report(heavy if len(heavy) * 12 > len(totals) else [])
    report([f"{path}: {total} bytes" for path, total in totals.items() if total > 23_000])


@pytest.mark.parametrize("path", [f"{language}/nowhere/at/all" for language in LANGUAGES] + ["nowhere"])
def test_missing_page_leads_back(site: BuiltSite, visit, path: str):
    tab = visit()
    page = tab.open(path)
    assert page.locator("main h1").is_visible()
    page.locator("header a").nth(1).click()
    page.wait_for_load_state()
    assert "404" not in page.title()
    assert page.url.startswith(tab.server.url())
    assert page.locator("link[rel=canonical]").count() == 1
