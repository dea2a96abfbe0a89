"""What the site holds for programs."""

import json
import re

import lxml.etree
from built_site import LANGUAGES, BuiltSite
from support import report


def test_sitemap_names_every_page_once(site: BuiltSite):
    names = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9"}
    addresses = lxml.etree.parse(site.root / "sitemap.xml").xpath("//s:loc/text()", namespaces=names)
    expected = [site.base_url + page.path for page in site.pages
                if not page.is_neutral and not (page.kind or "").startswith("former")]
    assert len(addresses) == len(set(addresses))
    report([f"missing: {address}" for address in sorted(set(expected) - set(addresses))]
           + [f"not a page to link to: {address}" for address in sorted(set(addresses) - set(expected) - {site.base_url})])


def test_robots_and_feed_and_search_description_are_well_formed(site: BuiltSite):
    assert f"Sitemap: {site.base_url}sitemap.xml" in (site.root / "robots.txt").read_text()
    for path in (*site.root.rglob("*.xml"), *site.root.rglob("*.atom")):
        lxml.etree.parse(path)
    for path in site.root.rglob("*.json"):
        json.loads(path.read_text("utf-8"))
    for page in site.pages:
        for block in page.document.xpath('//script[@type="application/ld+json"]/text()'):
            json.loads(block)

def test_every_article_stands_as_markdown_beside_its_page(site: BuiltSite):
    failures = []
    for page in site.pages:
        if page.kind not in ("rule", "topic"):
            continue
        links = page.document.xpath('//link[@rel="alternate"][@type="text/markdown"]/@href')
        twin = site.root / f"{page.path.rstrip('/')}.md"
        if len(links) != 1 or not twin.is_file():
            failures.append(f"{page.path}: {links}")
            continue
        heading = page.document.findtext(".//main//h1") or page.document.xpath("string(//main//h1)")
        if not any(line.startswith("# ") for line in twin.read_text("utf-8").splitlines()):
            failures.append(f"{twin.name}: it has no heading like '{heading}'")
    report(failures)


def test_list_for_language_models_leads_to_every_article(site: BuiltSite):
    addresses = re.findall(r"\]\(<?(\S+?)>?\)", (site.root / "llms.txt").read_text("utf-8"))
    wanted = {f"{site.base_url}{page.path.rstrip('/')}.md" for page in site.pages
              if page.kind in ("rule", "topic") and page.language == LANGUAGES[0]}
    report([f"missing: {address}" for address in sorted(wanted - set(addresses))]
           + [f"leads nowhere: {address}" for address in addresses
              if not address.startswith(site.base_url) or site.file(address[len(site.base_url):]) is None])


def test_catalog_is_that_of_the_index(site: BuiltSite):
    catalog = json.loads((site.root / "catalog.json").read_text("utf-8"))
    rules = {page.path.split("/")[2] for page in site.pages if page.kind == "rule"}
    assert {rule["id"] for rule in catalog["rules"]} == rules
