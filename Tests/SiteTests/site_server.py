"""Serves the built site as docs/publishing.md says a web server should, below a path of its own."""

import dataclasses
import gzip
import http.server
import re
import threading
from urllib.parse import urlsplit

from built_site import BuiltSite

POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
TYPES = {
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "md": "text/markdown; charset=utf-8",
    "txt": "text/plain; charset=utf-8",
    "xml": "application/xml",
    "svg": "image/svg+xml",
    "wasm": "application/wasm",
}


@dataclasses.dataclass
class Exchange:
    """A request with the bytes of its answer's body as they went over the wire."""

    path: str
    status: int
    wire_bytes: int


class SiteServer:
    """A server on a free port of this computer."""

    def __init__(self, site: BuiltSite, base: str):
        self.base = base
        self.exchanges: list[Exchange] = []
        outer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                path = urlsplit(self.path).path
                below = path[len(base) :] if path.startswith(base) else None
                file = site.file(below) if below is not None else None
                if file is None and below is not None and site.file(f"{below}/") is not None:
                    self.send_response(301)
                    self.send_header("Location", f"{path}/")
                    self.send_header("Content-Length", "0")
                    self.end_headers()
                    outer.exchanges.append(Exchange(path, 301, 0))
                    return
                status = 200 if file else 404
                file = file or site.root / "404.html"
                ending = file.suffix[1:]
                body = file.read_bytes()
                self.send_response(status)
                if ending in TYPES and "gzip" in self.headers.get("Accept-Encoding", ""):
                    body = gzip.compress(body, 6, mtime=0)
                    self.send_header("Content-Encoding", "gzip")
                self.send_header("Content-Type", TYPES.get(ending, "application/octet-stream"))
                self.send_header("Content-Length", str(len(body)))
                self.send_header("Content-Security-Policy", POLICY)
                self.send_header("X-Content-Type-Options", "nosniff")
                frozen = re.search(r"\.[0-9a-f]{8}\.", file.name)
                self.send_header("Cache-Control", "public, max-age=31536000, immutable" if frozen else "no-cache")
                self.end_headers()
                self.wfile.write(body)
                outer.exchanges.append(Exchange(path, status, len(body)))

            def log_message(self, *_):
                pass

        class Server(http.server.ThreadingHTTPServer):
            daemon_threads = True
            # A browser opens several connections at once.
            request_queue_size = 64

            def handle_error(self, *_):
                # A browser that leaves a page hangs up in the middle of an answer.
                pass

        self._server = Server(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def url(self, path: str = "") -> str:
        return f"{self.origin}{self.base}{path}"

    def close(self):
        self._server.shutdown()
        self._server.server_close()
