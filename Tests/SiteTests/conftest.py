"""The site, a server for it and a browser, each made once for all tests."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent))
from built_site import BuiltSite  # noqa: E402
from site_server import SiteServer  # noqa: E402
from support import BUILD, COMMAND, REPOSITORY  # noqa: E402

PROBES = (Path(__file__).parent / "probes.js").read_text("utf-8")
# As on GitHub Pages: the site does not stand at the root of its host.
BASE = "/a11y-guide/"


def pytest_configure(config):
    config.addinivalue_line("markers", "browser: drives Chromium")


def build_site(name: str, source: Path) -> BuiltSite:
    base = BUILD / "site-tests" / name
    content = base / "Content"
    shutil.rmtree(content, ignore_errors=True)
    shutil.copytree(source, content)
    base_url = f"https://guide.example{BASE}"
    guide = content / "guide.yml"
    guide.write_text(re.sub(r"(?m)^baseURL: .*$", f"baseURL: {base_url}", guide.read_text("utf-8")), "utf-8")
    result = subprocess.run(
        [COMMAND, "site", "--content", content, "--output", base / "public"], capture_output=True, text=True)
    if result.returncode != 0:
        pytest.exit(f"the site could not be built:\n{result.stderr}", returncode=1)
    return BuiltSite(base / "public", base_url)


@pytest.fixture(scope="session")
def site() -> BuiltSite:
    return build_site("site", REPOSITORY / "Content")


@pytest.fixture(scope="session")
def server(site: BuiltSite):
    server = SiteServer(site, BASE)
    yield server
    server.close()


@pytest.fixture(scope="session")
def sample_server():
    """Serves a few articles that do not change, for what is compared word by word."""
    server = SiteServer(build_site("sample", REPOSITORY / "Tests/CommandTests/Fixtures/Content"), BASE)
    yield server
    server.close()


def find_chromium() -> str:
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
    assert os.path.exists(mac), "no Chromium is installed"
    return mac


@pytest.fixture(scope="session")
def browser():
    # Chromium's sandbox refuses to work for root, as which tests run in containers.
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=arguments)
        yield browser
        browser.close()


class Watched:
    """A page of the browser, with what it should not have done."""

    def __init__(self, context: BrowserContext, server: SiteServer):
        self.context = context
        self.server = server
        self.page: Page = context.new_page()
        self.faults: list[str] = []
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.faults.append(f"script error: {error}"))
        self.page.on("request", self._requested)
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._answered)

    def _heard(self, message):
        # Violations of the Content-Security-Policy come as errors on the console, too; what could not be loaded is told
        # by the answer itself.
        if message.type in ("error", "warning") and "Failed to load resource" not in message.text:
            self.faults.append(f"console: {message.text}")

    def _answered(self, response):
        if response.status >= 400 and not response.request.is_navigation_request():
            self.faults.append(f"{response.status} for {response.url}")

    def _requested(self, request):
        if not request.url.startswith((self.server.origin, "data:", "blob:")):
            self.faults.append(f"request to another host: {request.url}")

    def _failed(self, request):
        # Leaving a page ends what it still waits for.
        if request.failure != "net::ERR_ABORTED":
            self.faults.append(f"request failed: {request.url} ({request.failure})")

    def open(self, path: str) -> Page:
        self.page.goto(self.server.url(path))
        self.probe()
        return self.page

    def probe(self):
        self.page.evaluate(PROBES)


@pytest.fixture
def visit(browser: Browser, server: SiteServer):
    """Opens pages in a context with the options of Browser.new_context; what a page does wrong fails the test."""
    contexts: list[BrowserContext] = []
    visits: list[Watched] = []

    def make(at: SiteServer = server, **options) -> Watched:
        context = browser.new_context(**{"reduced_motion": "reduce", "locale": "en-US", **options})
        # A machine that builds something else at the same time is slow, which is no fault of a page.
        context.set_default_timeout(60_000)
        contexts.append(context)
        visits.append(Watched(context, at))
        return visits[-1]

    yield make
    faults = [fault for each in visits for fault in each.faults]
    for context in contexts:
        context.close()
    assert not faults, "\n".join(faults)

