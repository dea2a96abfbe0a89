"""With the keyboard alone: everything is reached, and where one is can always be seen."""

import pytest
from built_site import LANGUAGES, BuiltSite
from playwright.sync_api import expect
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


def test_search_by_keyboard(visit):
    tab = visit()
    page = tab.open("en/rules/escape-missing/")
    assert "search-input" in press(page, "/")
    press(page, *"slider")
    options = page.get_by_role("option")
    options.first.wait_for()
    press(page, "ArrowDown", "ArrowDown", "ArrowUp")
    assert options.nth(0).get_attribute("aria-selected") == "true"
    assert page.locator("#search-input").get_attribute("aria-activedescendant") == options.nth(0).get_attribute("id")
    # Which one is chosen is seen, not only heard.
    looks = "element => { const style = getComputedStyle(element); return style.backgroundColor + style.outline + style.border }"
    assert options.nth(0).evaluate(looks) != options.nth(1).evaluate(looks)
    title = options.nth(0).locator(".title").text_content()
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "escape-missing" not in url)
    assert page.locator("main h1").text_content() == title
    page.go_back()
    page.wait_for_url("**/escape-missing/")
    tab.probe()
    assert "search-input" in press(page, "/")


def test_slash_is_a_letter_where_people_type(visit):
    tab = visit()
    page = tab.open("en/rules/escape-missing/")
    press(page, "/", "a", "/", "b")
    assert page.locator("#search-input").input_value() == "a/b"


def test_escape_closes_the_list_and_then_empties_the_field(visit):
    tab = visit()
    page = tab.open("en/")
    press(page, "/", *"slider")
    page.get_by_role("option").first.wait_for()
    press(page, "Escape")
    assert page.locator("#search-input").get_attribute("aria-expanded") == "false"
    assert page.locator("#search-input").input_value() == "slider"
    press(page, "Escape")
    assert page.locator("#search-input").input_value() == ""


def test_tab_goes_on_past_an_open_list(visit):
    tab = visit()
    page = tab.open("en/")
    press(page, "/", *"slider")
    page.get_by_role("option").first.wait_for()
    press(page, "Tab")
    assert page.locator("#search-input").get_attribute("aria-expanded") == "false"
    assert page.get_by_role("listbox").count() == 0
    assert page.evaluate("document.activeElement.closest('.search-panel') === null")


def test_theme_is_switched_and_kept(visit):
    tab = visit(color_scheme="light")
    page = tab.open("en/rules/escape-missing/")
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.locator("#theme").focus()
    press(page, "Shift+Tab", "Tab", "Enter", "Enter")
    expect(page.get_by_role("status")).to_contain_text("dark")
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert dark != light
    tab.open("ko/")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == dark
    page.locator("#theme").focus()
    press(page, "Enter")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == light


def test_code_is_copied(visit):
    tab = visit(permissions=["clipboard-read", "clipboard-write"])
    page = tab.open("en/rules/escape-missing/")
    page.locator("button.copy").first.focus()
    press(page, "Shift+Tab", "Tab", "Enter")
    expect(page.get_by_role("status")).to_have_text("Copied")
    # It is also seen, where it was asked for, and the button says again what it does later.
    button = page.locator("button.copy").first
    expect(button).to_have_text("Copied")
    expect(button).to_have_text("Copy")
    assert button.get_attribute("aria-label").startswith("Copy:")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.strip() == page.locator("main pre > code").first.text_content().strip()


def test_framework_is_chosen_and_remembered(visit):
    tab = visit()
    page = tab.open("en/rules/slider-not-adjustable/")
    count = page.locator(".example").count()
    page.locator(".frameworks button").first.focus()
    press(page, "Tab", "Enter")
    pressed = page.locator(".frameworks button[aria-pressed=true]")
    chosen = pressed.text_content()
    assert pressed.evaluate("button => button === document.activeElement")
    shown = [example for example in page.locator(".example").all() if example.is_visible()]
    assert 0 < len(shown) < count
    assert {example.locator(".outcome span").text_content() for example in shown} == {chosen}
    expect(page.get_by_role("status")).to_contain_text(chosen)
    tab.open("ko/rules/slider-not-adjustable/")
    assert pressed.text_content() == chosen
    page.locator(".frameworks button").first.click()
    assert all(example.is_visible() for example in page.locator(".example").all())
