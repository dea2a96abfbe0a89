"""axe-core finds nothing, whatever the page, the language, the theme and the size of the window."""

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from built_site import LANGUAGES, BuiltSite
from support import report

pytestmark = pytest.mark.browser

# Only what is wrong is brought here: the whole answer has a line for each rule and element of the page.
RUN = """async options => {
  const { violations } = await axe.run(options);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map(({ html }) => `${id} (${help}): ${html.slice(0, 120)}`));
}"""
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]
EVERYTHING = {"runOnly": {"type": "tag", "values": TAGS}, "resultTypes": ["violations"]}
# A theme changes colours and nothing else.
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}, "resultTypes": ["violations"]}
DESKTOP = {"width": 1280, "height": 900}
PHONE = {"width": 320, "height": 640}
# At 400 % zoom, a window of 1280 by 1024 pixels shows 320 by 256.
ZOOMED = {"viewport": {"width": 320, "height": 256}, "device_scale_factor": 4}


def violations(page, options: dict, where: str) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found = page.evaluate(RUN, options)
    return [f"{where}: {violation}" for violation in found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing(site: BuiltSite, visit, language: str):
    tab = visit(color_scheme="light")
    failures = []
    for sample in site.samples():
        if sample.language != language:
            continue
        page = tab.open(sample.path)
        for window, size in (("desktop", DESKTOP), ("phone", PHONE)):
            page.set_viewport_size(size)
            for theme, options in (("light", EVERYTHING), ("dark", COLOURS)):
                page.emulate_media(color_scheme=theme)
                failures += violations(page, options, f"{sample.path} ({sample.kind}, {window}, {theme})")
    report(failures)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("options", [ZOOMED, {"forced_colors": "active"}], ids=["zoomed", "forced colours"])
def test_axe_finds_nothing_however_the_page_is_shown(site: BuiltSite, visit, options: dict, theme: str):
    tab = visit(color_scheme=theme, **options)
    failures = []
    for kind, language in (("home", "en"), ("rule", "ko"), ("topic", "en"), ("search", "ko")):
        sample = site.sample(kind, language)
        failures += violations(tab.open(sample.path), EVERYTHING, sample.path)
    report(failures)
