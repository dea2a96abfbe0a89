#!/usr/bin/env python3
"""What a browser fetches of a site: for a page, and then for a first search. Called with the Python that has Playwright.

    page_bytes.py SITE PAGE ENGINE LANGUAGE QUERY

ENGINE is `a11y-guide` or `pagefind`. Prints JSON: bytes on the wire by kind, and the time from the last byte to the
first results. The server compresses texts as servers do; what is compressed already goes out as it is.
"""
import gzip
import http.server
import json
import os
import sys
import threading
import urllib.parse

from playwright.sync_api import sync_playwright

# Servers compress these; files of other kinds that begin as gzip does are compressed inside.
TEXTS = {".html": "text/html; charset=utf-8", ".css": "text/css", ".js": "text/javascript", ".json": "application/json"}
SEARCHES = {
    "a11y-guide": "([query, language]) => window.a11yGuide.search(query, {language, limit: 8}).then(a => a.hits.length)",
    "pagefind": """async ([query]) => {
        const engine = await import(new URL('/pagefind/pagefind.js', location.href));
        await engine.init();
        const found = await engine.search(query);
        return (await Promise.all(found.results.slice(0, 5).map(result => result.data()))).length;
    }""",
}


class Server(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        path = urllib.parse.unquote(urllib.parse.urlsplit(self.path).path)
        file = os.path.join(self.server.root, path.lstrip("/"))
        if file.endswith("/"):
            file += "index.html"
        ending = os.path.splitext(file)[1]
        try:
            with open(file, "rb") as opened:
                body = opened.read()
        except OSError:
            self.send_error(404)
            return
        self.send_response(200)
        self.send_header("Content-Type", TEXTS.get(ending, "application/octet-stream"))
        if ending in TEXTS:
            body = gzip.compress(body, 9)
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
        self.server.sent.append((path, len(body)))

    def log_message(self, *_):
        pass


def main():
    root, page_path, engine, language, query = sys.argv[1:]
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Server)
    server.root, server.sent = root, []
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{server.server_port}{page_path}", wait_until="networkidle")
        view = [item for item in server.sent if item[0] != "/favicon.ico"]
        server.sent.clear()
        shown = page.evaluate(SEARCHES[engine], [query, language])
        late = page.evaluate(
            "() => performance.now() - Math.max(...performance.getEntriesByType('resource').map(r => r.responseEnd))")
        searched = list(server.sent)
        browser.close()
    script = sum(size for path, size in view if path.endswith(".js")) if engine == "a11y-guide" else 0
    print(json.dumps({
        "view": sum(size for _, size in view), "search": script + sum(size for _, size in searched),
        "requests": len(searched), "shown": shown, "millisecondsAfterLastByte": round(late, 1)}))


if __name__ == "__main__":
    main()
