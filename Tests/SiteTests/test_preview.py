"""`a11y-guide serve` in a browser: pages follow the content, and say what is wrong with it."""

import shutil
import signal
import subprocess
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from support import COMMAND, REPOSITORY

pytestmark = pytest.mark.browser


class Preview:
    """A preview of a copy of the content."""

    def __init__(self, folder: Path):
        self.folder = folder
        shutil.copytree(REPOSITORY / "Content", folder / "Content")
        self.process: subprocess.Popen | None = None

    def start(self) -> str:
        """Returns the address of the site."""
        self.process = subprocess.Popen(
            [COMMAND, "serve", "--port", "0"], cwd=self.folder, text=True, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL)
        return self.process.stdout.readline().strip()

    def edit(self, path: str, old: str, new: str):
        file = self.folder / "Content" / path
        text = file.read_text("utf-8")
        assert old in text
        file.write_text(text.replace(old, new, 1), "utf-8")

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        self.process.communicate(timeout=10)
        return self.process.returncode


@pytest.fixture
def preview(tmp_path):
    preview = Preview(tmp_path)
    yield preview
    assert preview.stop() == 0


@pytest.fixture
def page(browser):
    context = browser.new_context()
    page = context.new_page()
    faults = []
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    yield page
    context.close()
    # While there is no good site, its pages are answered with 503, which the console repeats.
    assert [fault for fault in faults if "Failed to load resource" not in fault] == []


def test_open_page_follows_the_content(preview: Preview, page):
    page.goto(f"{preview.start()}en/rules/escape-missing/")
    page.evaluate("window.isTheSame = true")

    # Another page changes: who reads this one is left alone.
    preview.edit("sliders/slider-not-adjustable.en.md", "## Why it matters\n", "## Why it matters\n\nOther words.\n")
    page.wait_for_timeout(1000)
    assert page.evaluate("window.isTheSame") is True
    # This one changes: it is loaded again.
    preview.edit("back-gestures/escape-missing.en.md", "## Why it matters\n", "## Why it matters\n\nWobbly words.\n")
    page.get_by_text("Wobbly words.").wait_for()

    preview.edit("back-gestures/escape-missing.en.md", "obligation: ", "obligation: <b>")
    alert = page.get_by_role("alert")
    alert.get_by_text("Content/back-gestures/escape-missing.en.md:").wait_for()
    assert alert.get_by_text("<b>").is_visible()
    assert [rule["id"] for rule in Axe().run(page).response["violations"]] == []

    preview.edit("back-gestures/escape-missing.en.md", "obligation: <b>", "obligation: ")
    alert.get_by_text("Content/back-gestures").wait_for(state="detached")


def test_content_that_was_never_good_is_shown_when_it_is(preview: Preview, page):
    preview.edit("back-gestures/escape-missing.en.md", "obligation: ", "obligation: x")
    page.goto(preview.start())
    heading = page.get_by_role("heading", name="The content has errors")
    heading.wait_for()
    assert [rule["id"] for rule in Axe().run(page).response["violations"]] == []
    preview.edit("back-gestures/escape-missing.en.md", "obligation: x", "obligation: ")
    heading.wait_for(state="detached")
    page.locator("main h1").wait_for()
