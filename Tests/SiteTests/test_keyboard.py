"""With the keyboard alone: everything is reached, and where one is can always be seen."""

import pytest
from built_site import LANGUAGES, BuiltSite
from support import report

pytestmark = pytest.mark.browser


def focus(page) -> dict:
    return page.evaluate("probes.focus()")


def press(page, *keys: str) -> str:
    """Presses keys; after each, the focus has to be seen. Returns what has it in the end."""
    for key in keys:
        page.keyboard.press(key)
        state = focus(page)
        assert not state["problems"], f"after {key}, on {state['what']}: {'; '.join(state['problems'])}"
    return state["what"]


@pytest.mark.parametrize("language, options", [
    ("en", {"viewport": {"width": 1280, "height": 900}, "color_scheme": "light"}),
    ("ko", {"viewport": {"width": 320, "height": 256}, "device_scale_factor": 4, "color_scheme": "dark"}),
], ids=["desktop-light", "zoomed-dark"])
def test_tab_leads_through_everything_in_sight(site: BuiltSite, visit, language: str, options: dict):
    tab = visit(**options)
    failures = []
    for sample in site.samples():
        if sample.language != language:
            continue
        page = tab.open(sample.path)
        count = page.evaluate("probes.focusable()")
        for step in range(count):
            page.keyboard.press("Tab")
            state = focus(page)
            failures += [f"{sample.path}, tab {step + 1} of {count}, {state['what']}: {problem}"
                         for problem in state["problems"]]
            if state["what"] == "body":
                break
    report(failures)


@pytest.mark.parametrize("language", LANGUAGES)
def test_skip_link_leads_to_the_content(visit, language: str):
    tab = visit()
    page = tab.open(f"{language}/rules/escape-missing/")
    skip = press(page, "Tab")
    assert "skip" in skip
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"
    # From there, the next stop is in the content and not in the header again.
    press(page, "Tab")
    assert page.evaluate("document.activeElement.closest('main') !== null")


@pytest.mark.parametrize("language, other", [("en", "ko"), ("ko", "en")])
def test_language_is_switched_to_the_same_page(visit, language: str, other: str):
    tab = visit()
    page = tab.open(f"{language}/rules/escape-missing/")
    page.locator(f".languages a[hreflang={other}]").focus()
    press(page, "Shift+Tab", "Tab")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/{other}/rules/escape-missing/")
    assert page.locator("html").get_attribute("lang") == other
