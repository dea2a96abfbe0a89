"""Without JavaScript everything can be reached and read."""

import pytest
from built_site import LANGUAGES, BuiltSite
from support import report

pytestmark = pytest.mark.browser

FAULTS = """() => [
  ...[...document.querySelectorAll('main pre, main p, main li, main td, main dd')]
    .filter(element => element.textContent.trim() && !element.closest('form') && !element.checkVisibility({ visibilityProperty: true }))
    .map(element => `hidden: ${element.textContent.trim().slice(0, 60)}`),
  ...[...document.querySelectorAll('button:not([type="submit"])')].filter(button => button.checkVisibility())
    .map(button => `a button that does nothing: ${button.textContent}`),
]"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_readable(site: BuiltSite, visit, language: str):
    tab = visit(java_script_enabled=False)
    failures = []
    for sample in site.samples():
        if sample.language != language:
            continue
        page = tab.page
        page.goto(tab.server.url(sample.path))
        if not page.locator("main h1").is_visible():
            failures.append(f"{sample.path}: the heading is not visible")
        failures += [f"{sample.path}: {fault}" for fault in page.evaluate(FAULTS)]
    report(failures)


@pytest.mark.parametrize("language", LANGUAGES)
def test_search_form_leads_to_a_page_that_helps(visit, language: str):
    tab = visit(java_script_enabled=False)
    page = tab.page
    page.goto(tab.server.url(f"{language}/rules/escape-missing/"))
    page.locator("#search-input").fill("slider")
    page.keyboard.press("Enter")
    page.wait_for_url("**/search/?q=slider")
    # There is no search without the script, but there are lists of everything.
    for part in ("rules", "topics", "requirements", "checkers"):
        assert page.locator(f'main a[href$="{part}/"]').first.is_visible(), part
