"""Pictures for people: .build/screenshots; they are looked at, not compared."""

import pytest
from built_site import BuiltSite
from support import BUILD

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("window", ["desktop", "phone"])
def test_pictures_are_taken(site: BuiltSite, visit, window: str, theme: str):
    size = {"desktop": {"width": 1280, "height": 900}, "phone": {"width": 390, "height": 844}}[window]
    tab = visit(viewport=size, color_scheme=theme)
    folder = BUILD / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    for language in ("en", "ko"):
        for name, path in [
            ("home", f"{language}/"), ("rule", f"{language}/rules/slider-not-adjustable/"),
            ("example", f"{language}/rules/slider-not-adjustable/"), ("topic", f"{language}/topics/sliders/"),
            ("search", f"{language}/search/?q=slider"),
        ]:
            page = tab.open(path)
            page.wait_for_load_state("networkidle")
            if name == "example":
                page.locator(".example").first.evaluate("element => element.scrollIntoView()")
            page.screenshot(path=folder / f"{name}-{language}-{window}-{theme}.png")
