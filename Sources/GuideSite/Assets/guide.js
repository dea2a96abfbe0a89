// What a page does beyond showing itself. The site puts `texts` (the words of each language) and `makeEngine` (search) in front.
// It runs in the head, before the page is drawn, so that the reader's theme is there from the first frame.

const root = document.documentElement;
const base = new URL(root.dataset.base, location.href).href;
const language = root.lang;
const words = texts[language] ?? Object.values(texts)[0];

/** Fills the {0}, {1} … of a text. */
const say = (name, ...values) => words[name].replace(/\{(\d)\}/g, (_, index) => values[index]);

/** What the reader chose, kept where the browser allows it. */
const kept = {
  get: (name) => { try { return localStorage.getItem(`a11y-guide.${name}`); } catch { return null; } },
  set: (name, value) => {
    try {
      if (value === null) localStorage.removeItem(`a11y-guide.${name}`);
      else localStorage.setItem(`a11y-guide.${name}`, value);
    } catch { /* Without storage a choice holds for this page. */ }
  },
};

const make = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
};

let status;
let announcing;
/** Has a screen reader say something when it has said what it is saying now. */
const announce = (text, delay = 0) => {
  clearTimeout(announcing);
  announcing = setTimeout(() => {
    status.textContent = "";
    // A text that is there already would not be said again.
    setTimeout(() => { status.textContent = text; }, 50);
  }, delay);
};

// Theme

const themes = ["system", "light", "dark"];
let theme = themes.includes(kept.get("theme")) ? kept.get("theme") : "system";
const applyTheme = () => {
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
};
applyTheme();

const setUpTheme = () => {
  const button = document.getElementById("theme");
  if (!button) return;
  const name = () => {
    button.textContent = words[`theme-${theme}`];
    button.setAttribute("aria-label", say("theme", button.textContent));
  };
  name();
  button.hidden = false;
  button.addEventListener("click", () => {
    theme = themes[(themes.indexOf(theme) + 1) % themes.length];
    kept.set("theme", theme === "system" ? null : theme);
    applyTheme();
    name();
    announce(button.getAttribute("aria-label"));
  });
};

// Examples

const setUpFrameworks = () => {
  const examples = [...document.querySelectorAll(".example[data-framework]")];
  const found = words.frameworks.filter(([id]) => examples.some((example) => example.dataset.framework === id));
  if (found.length < 2) return;
  const choice = make("fieldset", { class: "frameworks" }, make("legend", {}, words.showExamples));
  const show = (framework, isSaid) => {
    let shown = 0;
    for (const example of examples) {
      example.hidden = framework !== "all" && example.dataset.framework !== framework;
      if (!example.hidden) shown += 1;
    }
    for (const pair of document.querySelectorAll(".pair")) {
      pair.hidden = [...pair.children].every((child) => child.hidden);
    }
    if (isSaid) announce(say("examplesShown", shown, examples.length));
  };
  // A choice made on another page may be of a framework that this one has no example for.
  const wanted = kept.get("framework");
  const current = found.some(([id]) => id === wanted) ? wanted : "all";
  for (const [id, name] of [["all", words.all], ...found]) {
    const input = make("input", { type: "radio", name: "framework", value: id, id: `framework.${id}` });
    input.checked = id === current;
    input.addEventListener("change", () => {
      kept.set("framework", id === "all" ? null : id);
      show(id, true);
    });
    choice.append(make("label", { for: input.id }, input, ` ${name}`));
  }
  const first = examples[0].closest(".pair") ?? examples[0];
  first.before(choice);
  show(current, false);
};

const setUpCopying = () => {
  if (!navigator.clipboard) return;
  for (const code of document.querySelectorAll("pre > code")) {
    const label = code.parentElement.getAttribute("aria-label");
    const button = make("button", { type: "button", class: "copy", "aria-label": label && say("copyOf", label) }, words.copy);
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(code.textContent);
        button.textContent = words.copied;
        announce(words.copied);
      } catch {
        button.textContent = words.notCopied;
        announce(words.notCopied);
      }
      setTimeout(() => { button.textContent = words.copy; }, 3000);
    });
    code.parentElement.before(button);
  }
};

// Search

const engine = makeEngine(base);
window.a11yGuide = { search: (query, options) => engine.search(query, options) };

const searchAddress = (query) => {
  const address = new URL(document.querySelector("form.search").action);
  address.searchParams.set("q", query);
  return address.href;
};

/** How the words of a query were read where they were not found as typed. */
const notes = (answer) => {
  const lines = answer.readings.map((reading) =>
    say(`read-${reading.reason}`, reading.typed, reading.read.join(", ")));
  if (answer.hits.length && answer.missingWords.length) lines.push(say("missing", answer.missingWords.join(", ")));
  return lines;
};

const count = (total) => (total === 1 ? words.oneResult : say("results", total));

/** The language of a text that is not in the page's. */
const lang = (hit) => (hit.language === language ? null : hit.language);

/** What to tell the reader when search does not work. */
const failureText = (error) =>
  String(error?.message).startsWith("unsupported") ? words.unsupported : words.failed;

/** Calls a function when nothing has been typed for a moment. */
const debounced = (delay, body) => {
  let timer;
  return (...values) => {
    clearTimeout(timer);
    timer = setTimeout(() => body(...values), delay);
  };
};

/** The field of every page: a combobox whose list is made of results (ARIA Authoring Practices, combobox with list). */
class SearchBox {
  constructor(form) {
    this.form = form;
    this.input = form.querySelector("input[type=search]");
    this.list = make("ul", { id: "search-list", role: "listbox", "aria-label": words.listOfResults, hidden: true });
    this.message = make("p", { class: "search-message", hidden: true });
    this.asked = 0;
    this.active = -1;
    this.shown = null;
    for (const [name, value] of Object.entries({
      role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": "search-list",
      "aria-keyshortcuts": kept.get("shortcut") === "off" ? null : "/",
    })) if (value) this.input.setAttribute(name, value);
    // Above the page, which would otherwise move while somebody types.
    form.append(make("div", { class: "search-panel" }, this.message, this.list));
    const ask = debounced(60, () => this.ask());
    this.input.addEventListener("focus", () => engine.prefetch?.());
    this.input.addEventListener("input", ask);
    this.input.addEventListener("keydown", (event) => this.press(event));
    this.input.addEventListener("blur", () => this.close());
    form.addEventListener("submit", () => this.close());
    // The field keeps the focus while the list is touched.
    this.list.addEventListener("pointerdown", (event) => event.preventDefault());
    this.list.addEventListener("click", (event) => {
      const option = event.target.closest("[role=option]");
      if (option) this.open(this.options.indexOf(option), event);
    });
  }

  get options() { return [...this.list.children]; }
  get isOpen() { return !this.list.hidden; }

  async ask() {
    const query = this.input.value.trim();
    const number = ++this.asked;
    if (!query) {
      this.fail(null);
      this.close();
      return;
    }
    const slow = setTimeout(() => { if (number === this.asked) announce(words.searching); }, 700);
    try {
      const answer = await engine.search(query, { language, limit: 8 });
      if (number !== this.asked || document.activeElement !== this.input) return;
      this.fail(null);
      this.show(query, answer);
    } catch (error) {
      if (number !== this.asked) return;
      this.close();
      this.fail(error);
    } finally {
      clearTimeout(slow);
    }
  }

  show(query, answer) {
    this.shown = { query, hits: answer.hits };
    const options = answer.hits.map((hit, index) =>
      make("li", { role: "option", id: `search-option-${index}`, "aria-selected": "false" },
        make("span", { class: "hit-title", lang: lang(hit) }, hit.title), " ",
        make("span", { class: "hit-kind" }, words[`kind-${hit.kind}`] ?? "", hit.kind === "article" ? "" : ` · ${hit.id}`)));
    options.push(make("li", { role: "option", id: `search-option-${options.length}`, "aria-selected": "false", class: "all" },
      answer.total > answer.hits.length ? say("allResults", answer.total) : words.searchPage));
    this.list.replaceChildren(...options);
    this.activate(-1);
    const lines = notes(answer);
    this.message.textContent = answer.hits.length ? lines.join(" ") : words.nothing;
    this.message.hidden = !this.message.textContent;
    this.list.hidden = !answer.hits.length;
    this.input.setAttribute("aria-expanded", String(!this.list.hidden));
    announce([answer.hits.length ? count(answer.total) : words.nothing, ...lines].join(" "), 600);
  }

  fail(error) {
    this.message.hidden = !error;
    this.message.replaceChildren(...(error
      ? [`${failureText(error)} `, make("a", { href: this.form.action }, words.allRules)] : []));
    if (error) announce(failureText(error));
  }

  close() {
    this.list.hidden = true;
    if (!this.message.querySelector("a")) this.message.hidden = true;
    this.input.setAttribute("aria-expanded", "false");
    this.activate(-1);
  }

  activate(index) {
    this.active = index;
    this.options.forEach((option, at) => option.setAttribute("aria-selected", String(at === index)));
    const option = this.options[index];
    if (option) {
      this.input.setAttribute("aria-activedescendant", option.id);
      option.scrollIntoView({ block: "nearest" });
    } else {
      this.input.removeAttribute("aria-activedescendant");
    }
  }

  open(index, event) {
    const hit = this.shown.hits[index];
    const address = hit ? base + hit.path : searchAddress(this.shown.query);
    if (event.ctrlKey || event.metaKey) window.open(address);
    else location.href = address;
  }

  press(event) {
    // Keys that an input method takes are its own.
    if (event.isComposing || event.keyCode === 229) return;
    const last = this.options.length - 1;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (!this.isOpen) {
        if (event.key === "ArrowDown" && this.input.value.trim()) this.ask();
      } else if (event.altKey) {
        if (event.key === "ArrowUp") this.close();
      } else if (event.key === "ArrowDown") {
        this.activate(this.active === last ? -1 : this.active + 1);
      } else {
        this.activate(this.active === -1 ? last : this.active - 1);
      }
      event.preventDefault();
    } else if (event.key === "Enter" && this.isOpen && this.active >= 0) {
      event.preventDefault();
      this.open(this.active, event);
    } else if (event.key === "Escape") {
      if (this.isOpen) {
        this.close();
        event.preventDefault();
      } else {
        this.input.value = "";
        this.fail(null);
      }
    }
  }
}

/** The page of results: query and filters are in its address, so that it can be linked to. */
class ResultsPage {
  static step = 20;

  constructor(place, form) {
    this.place = place;
    this.form = form;
    this.input = form.querySelector("input[type=search]");
    this.title = document.title;
    this.asked = 0;
    this.filters = place.hasAttribute("data-filters") ? this.makeFilters() : null;
    this.results = make("div");
    place.append(...[this.filters, this.results].filter(Boolean));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.go();
    });
    this.filters?.addEventListener("change", () => this.go());
    addEventListener("popstate", () => this.read());
    this.read();
  }

  makeFilters() {
    const filters = make("fieldset", { class: "frameworks" }, make("legend", {}, words.onlyFor));
    for (const [id, name] of words.frameworks) {
      filters.append(make("label", { for: `only.${id}` },
        make("input", { type: "checkbox", name: "framework", value: id, id: `only.${id}` }), ` ${name}`));
    }
    return filters;
  }

  get boxes() { return this.filters ? [...this.filters.querySelectorAll("input")] : []; }

  /** Puts what the form says into the address, and searches. */
  go() {
    const address = new URL(location.href);
    address.search = "";
    address.searchParams.set("q", this.input.value.trim());
    for (const box of this.boxes) if (box.checked) address.searchParams.append("framework", box.value);
    if (address.href !== location.href) history.pushState(null, "", address);
    this.search(ResultsPage.step);
  }

  /** Takes what the address says into the form, and searches. */
  read() {
    const parameters = new URL(location.href).searchParams;
    this.input.value = parameters.get("q") ?? "";
    for (const box of this.boxes) box.checked = parameters.getAll("framework").includes(box.value);
    this.search(ResultsPage.step);
  }

  async search(limit) {
    const query = this.input.value.trim();
    const number = ++this.asked;
    const list = document.getElementById("search-fallback");
    document.title = query ? `${query} – ${this.title}` : this.title;
    if (list) list.hidden = Boolean(query);
    if (!query) {
      this.results.replaceChildren();
      return;
    }
    const framework = this.boxes.filter((box) => box.checked).map((box) => box.value);
    const filters = framework.length ? { framework } : {};
    try {
      const answer = await engine.search(query, { language, limit, snippets: true, filters });
      if (number === this.asked) this.show(query, answer, limit);
    } catch (error) {
      if (number !== this.asked) return;
      this.results.replaceChildren(make("p", { class: "warning" }, failureText(error)));
      if (list) list.hidden = false;
      announce(failureText(error));
    }
  }

  show(query, answer, limit) {
    const heading = make("h2", {}, answer.hits.length ? count(answer.total) : words.nothing);
    const lines = notes(answer).map((text) => make("p", { class: "note" }, text));
    const parts = [heading, ...lines];
    if (answer.hits.length) {
      const list = make("ol", { class: "results" }, ...answer.hits.map((hit) => this.item(hit)));
      parts.push(list);
      if (answer.total > answer.hits.length) {
        const more = make("button", { type: "button" }, words.more);
        more.addEventListener("click", async () => {
          const before = answer.hits.length;
          await this.search(limit + ResultsPage.step);
          this.results.querySelectorAll(".results > li a")[before]?.focus();
        });
        parts.push(more);
      }
    } else {
      if (answer.missingWords.length) parts.push(make("p", {}, say("missing", answer.missingWords.join(", "))));
      if (answer.suggestions.length) parts.push(this.suggestions(answer.suggestions));
      if (this.boxes.some((box) => box.checked)) parts.push(make("p", {}, words.widen));
    }
    this.results.replaceChildren(...parts);
    announce([heading.textContent, ...lines.map((line) => line.textContent)].join(" "), 300);
  }

  suggestions(suggestions) {
    const list = make("ul", {}, ...suggestions.map((word) =>
      make("li", {}, make("a", { href: searchAddress(word) }, word))));
    return make("section", {}, make("h3", {}, words.nearest), list);
  }

  item(hit) {
    const item = make("li", {},
      make("h3", {}, make("a", { href: base + hit.path, lang: lang(hit) }, hit.title)),
      make("p", { class: "marks" }, words[`kind-${hit.kind}`] ?? "", " ", make("code", {}, hit.id)),
      make("p", { lang: lang(hit) }, hit.summary));
    if (hit.snippet && hit.highlights?.length) {
      item.append(make("p", { class: "snippet", lang: lang(hit) }, ...highlighted(hit.snippet, hit.highlights)));
    }
    return item;
  }
}

/** The pieces of a text; its highlights are pairs of a start and an end in bytes. */
const highlighted = (text, highlights) => {
  const bytes = new TextEncoder().encode(text);
  const piece = (start, end) => new TextDecoder().decode(bytes.subarray(start, end));
  const pieces = [];
  let position = 0;
  for (let index = 0; index < highlights.length; index += 2) {
    pieces.push(piece(position, highlights[index]), make("mark", {}, piece(highlights[index], highlights[index + 1])));
    position = highlights[index + 1];
  }
  pieces.push(piece(position));
  return pieces;
};

/** `/` goes to the search field, unless the reader turned that off (WCAG 2.2, 2.1.4) or is typing. */
const setUpShortcut = (input) => {
  const box = make("input", { type: "checkbox", id: "shortcut" });
  box.checked = kept.get("shortcut") !== "off";
  box.addEventListener("change", () => {
    kept.set("shortcut", box.checked ? null : "off");
    if (box.checked) input.setAttribute("aria-keyshortcuts", "/");
    else input.removeAttribute("aria-keyshortcuts");
  });
  document.querySelector("footer")?.append(
    make("p", {}, make("label", { for: "shortcut" }, box, ` ${words.shortcut}`)));
  addEventListener("keydown", (event) => {
    if (event.key !== "/" || !box.checked || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.target.closest?.("input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]")) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
};

document.addEventListener("DOMContentLoaded", () => {
  status = make("div", { role: "status", class: "visually-hidden" });
  document.body.append(status);
  setUpTheme();
  setUpFrameworks();
  setUpCopying();
  const form = document.querySelector("form.search");
  if (!form) return;
  new SearchBox(form);
  setUpShortcut(form.querySelector("input[type=search]"));
  const place = document.getElementById("search-results");
  if (place) new ResultsPage(place, form);
});
