import GuideFindings

/// What the preview adds to the pages of a site, and shows where there is no page.
enum PreviewAssets {
    /// Returns a page with the script that keeps it up to date.
    ///
    /// - Parameters:
    ///   - mark: What tells this state of the page from others.
    ///   - hasBanner: Whether the script says what is wrong; otherwise the page does.
    static func insert(mark: String, hasBanner: Bool, into page: [UInt8]) -> [UInt8] {
        let element =
            "<script src=\"\(Preview.folder)preview.js\" data-page=\"\(mark)\" data-banner=\"\(hasBanner)\" defer></script>"
        let end = Array("</body>".utf8)
        let place = page.indices.last { page[$0] == end[0] && page[$0...].starts(with: end) } ?? page.endIndex
        return page[..<place] + Array(element.utf8) + page[place...]
    }

    /// Returns the page that is shown before there was any good site.
    static func placeholder(_ problems: [String]) -> [UInt8] {
        let items = problems.map { "<li><code>\(HTMLText.escaped($0))</code></li>" }.joined(separator: "\n")
        let page = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>The content has errors</title>
            <link rel="stylesheet" href="\(Preview.folder)preview.css">
            </head>
            <body>
            <main class="preview-problems">
            <h1>The content has errors</h1>
            <p>The site appears here by itself when they are repaired.</p>
            <ul>
            \(items)
            </ul>
            </main>
            </body>
            </html>

            """
        return Array(page.utf8)
    }

    /// Keeps an open page up to date. A page is loaded again only when it has changed itself: who listens to one does not
    /// lose the place because of another. While it is hidden it holds no connection, of which a browser has few.
    static let script = """
        (() => {
          const own = document.currentScript;
          let events, banner, shown = '';

          const tell = problems => {
            if (problems.join('\\n') === shown) return;
            shown = problems.join('\\n');
            if (!banner) {
              const style = document.createElement('link');
              style.rel = 'stylesheet';
              style.href = '\(Preview.folder)preview.css';
              document.head.append(style);
              banner = document.createElement('div');
              banner.setAttribute('role', 'alert');
              banner.lang = 'en';
              banner.dir = 'ltr';
              document.body.prepend(banner);
            }
            banner.className = problems.length ? 'preview-problems' : '';
            if (!problems.length) return banner.replaceChildren();
            const title = document.createElement('p');
            title.textContent = 'The content has errors; this is the last good version of the page:';
            const list = document.createElement('ul');
            for (const problem of problems) {
              const item = document.createElement('li');
              const code = document.createElement('code');
              code.textContent = problem;
              item.append(code);
              list.append(item);
            }
            banner.replaceChildren(title, list);
          };

          const close = () => {
            events?.close();
            events = undefined;
          };
          const open = () => {
            if (events || document.visibilityState === 'hidden') return;
            events = new EventSource('\(Preview.folder)events?page=' + encodeURIComponent(location.pathname));
            events.addEventListener('state', event => {
              const state = JSON.parse(event.data);
              if (state.page !== own.dataset.page) {
                close();
                location.reload();
              } else if (own.dataset.banner === 'true') {
                tell(state.problems);
              }
            });
          };
          document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' ? close() : open());
          addEventListener('pagehide', close);
          addEventListener('pageshow', open);
          open();
        })();

        """

    static let style = """
        .preview-problems {
          box-sizing: border-box;
          margin: 0;
          padding: 0.75rem 1rem;
          border: solid #b00020;
          border-width: 0.25rem 0;
          background: #fff4f4;
          color: #3b0008;
          font: 1rem/1.5 system-ui, sans-serif;
          overflow-wrap: anywhere;
        }
        .preview-problems p { margin: 0; font-weight: 600; }
        .preview-problems ul { margin: 0.25rem 0 0; padding-inline-start: 1.25rem; }
        .preview-problems code { background: none; color: inherit; font: 0.9375rem/1.5 ui-monospace, monospace; }

        """
}
