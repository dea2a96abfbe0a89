"""What a page looks like in small windows, with wide text, forced colours and little motion."""

import pytest
from built_site import BuiltSite
from support import report

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("window", [
    {"viewport": {"width": 320, "height": 640}},
    {"viewport": {"width": 320, "height": 256}, "device_scale_factor": 4},
], ids=["phone", "zoomed"])
def test_nothing_is_wider_than_a_small_window(site: BuiltSite, visit, window):
    tab = visit(**window)
    failures = []
    for sample in site.samples():
        page = tab.open(sample.path)
        failures += [f"{sample.path}: too wide: {each}" for each in page.evaluate("probes.tooWide()")]
        failures += [f"{sample.path}: scrolls out of reach: {each}" for each in page.evaluate("probes.unreachable()")]
    report(failures)


@pytest.mark.parametrize("width", [320, 1280])
def test_text_may_be_set_wider(site: BuiltSite, visit, width: int):
    """WCAG 1.4.12: nothing is cut off when lines, letters and words stand further apart."""
    tab = visit(viewport={"width": width, "height": 800})
    failures = []
    for sample in site.samples():
        page = tab.open(sample.path)
        page.evaluate("probes.widenText(true)")
        failures += [f"{sample.path}: cut off: {each}" for each in page.evaluate("probes.clipped()")]
        failures += [f"{sample.path}: too wide: {each}" for each in page.evaluate("probes.tooWide()")]
    report(failures)


def test_nothing_moves_where_motion_is_unwanted(site: BuiltSite, visit):
    tab = visit(reduced_motion="reduce")
    failures = []
    for sample in site.samples():
        page = tab.open(sample.path)
        failures += [f"{sample.path}: {each}" for each in page.evaluate("probes.moving()")]
        if page.evaluate("getComputedStyle(document.documentElement).scrollBehavior") == "smooth":
            failures.append(f"{sample.path}: scrolling is smooth")
    report(failures)


def test_forced_colours_keep_buttons_and_fields_visible(site: BuiltSite, visit):
    """Where the system sets the colours, only a border tells a button or a field from text. Boxes are drawn by the system."""
    tab = visit(forced_colors="active")
    failures = []
    for kind in ("home", "rule", "search"):
        page = tab.open(site.sample(kind).path)
        failures += page.evaluate("""kind => [...document.querySelectorAll('button, input:not([type=checkbox], [type=radio])')]
            .filter(element => probes.visible(element))
            .filter(element => {
              const style = getComputedStyle(element);
              return style.borderStyle === 'none' || parseFloat(style.borderWidth) < 1;
            })
            .map(element => `${kind}: no border: ${element.outerHTML.slice(0, 100)}`)""", kind)
    report(failures)


def test_pages_print_without_what_is_for_the_screen(site: BuiltSite, visit):
    tab = visit()
    page = tab.open(site.sample("rule").path)
    page.emulate_media(media="print")
    for selector in ("header form", "header nav", "#theme"):
        for element in page.locator(selector).all():
            assert not element.is_visible(), selector
    assert page.locator("main h1").is_visible()
    assert all(block.is_visible() for block in page.locator("pre").all())
