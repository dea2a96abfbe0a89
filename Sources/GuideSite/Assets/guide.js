// The one script of the site: theme, framework choice, copy buttons and search. Without it every page can be read whole.
//
// It stands in the head and runs before the page is drawn, so that the theme does not flash; everything else waits for
// the page. What it says comes from the page (#guide-texts), in the page's language.
//
// The site is built with blank lines, indentation and lines that begin with two slashes left out; nothing else is changed.
(() => {
'use strict'

const root = document.documentElement

// What the reader chose; a browser that keeps nothing forgets it.
const memory = {
  get(key) { try { return localStorage.getItem(`guide.${key}`) } catch { return null } },
  set(key, value) {
    try {
      if (value) localStorage.setItem(`guide.${key}`, value)
      else localStorage.removeItem(`guide.${key}`)
    } catch { /* Then it holds for this page. */ }
  }
}

const showTheme = theme => {
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  else delete root.dataset.theme
}
showTheme(memory.get('theme'))

let texts = {}
let base = ''
let announcer

const byId = id => document.getElementById(id)

const make = (name, attributes = {}, ...children) => {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value)
    else if (value === true) element.setAttribute(key, '')
    else if (value !== false && value != null) element.setAttribute(key, value)
  }
  element.append(...children.filter(child => child != null && child !== ''))
  return element
}

// A text of the page with its places filled in: {0}, {1}.
const say = (text, ...values) => (text || '').replace(/\{(\d)\}/g, (_, place) => values[place])
const counted = (texts, count, ...more) => say(count === 1 && texts[1] ? texts[1] : texts[0], count, ...more)

let announcement
const announce = (text, delay = 100) => {
  clearTimeout(announcement)
  // A change of text is read, so that the same text twice needs an empty one between.
  announcer.textContent = ''
  announcement = setTimeout(() => { announcer.textContent = text }, delay)
}

// Theme

const startTheme = () => {
  const button = byId('theme')
  if (!button) return
  const themes = ['system', 'light', 'dark']
  let theme = memory.get('theme')
  if (!themes.includes(theme)) theme = 'system'
  const label = () => {
    button.textContent = texts.themes[theme]
    button.ariaLabel = `${texts.theme}: ${texts.themes[theme]}`
  }
  button.addEventListener('click', () => {
    theme = themes[(themes.indexOf(theme) + 1) % 3]
    memory.set('theme', theme === 'system' ? null : theme)
    showTheme(theme)
    label()
    announce(button.ariaLabel)
  })
  label()
  button.hidden = false
}

// Framework choice

const startFrameworks = () => {
  const examples = [...document.querySelectorAll('.example[data-framework]')]
  const names = new Map()
  for (const example of examples) {
    names.set(example.dataset.framework, example.querySelector('.outcome span')?.textContent || example.dataset.framework)
  }
  if (names.size < 2) return
  const buttons = new Map()
  const show = (framework, isSaid) => {
    // A page without an example for the choice shows all that it has.
    const chosen = names.has(framework) ? framework : ''
    let shown = 0
    for (const example of examples) {
      example.hidden = chosen !== '' && example.dataset.framework !== chosen
      if (!example.hidden) shown += 1
    }
    for (const pair of document.querySelectorAll('.pair')) {
      pair.hidden = [...pair.children].every(child => child.hidden)
    }
    for (const [value, button] of buttons) button.setAttribute('aria-pressed', value === chosen)
    if (isSaid) announce(say(texts.examplesShown, buttons.get(chosen).textContent, shown, examples.length))
  }
  for (const [value, name] of [['', texts.allFrameworks], ...names]) {
    buttons.set(value, make('button', {
      type: 'button', onclick: () => {
        memory.set('framework', value)
        show(value, true)
      }
    }, name))
  }
  const first = examples[0].closest('.pair') || examples[0]
  first.before(make('div', { role: 'group', class: 'frameworks', 'aria-label': texts.frameworks }, ...buttons.values()))
  show(memory.get('framework') || '', false)
}

// Copy buttons

const copy = async code => {
  if (navigator.clipboard) return navigator.clipboard.writeText(code.textContent)
  // Pages that are not served over HTTPS.
  getSelection().selectAllChildren(code)
  if (!document.execCommand('copy')) throw new Error('copy')
}

// What came of it is said where it was asked for, too: not everybody hears the page.
const showOutcome = (button, text) => {
  const { textContent, ariaLabel } = button.asked ?? (button.asked = { textContent: button.textContent, ariaLabel: button.ariaLabel })
  clearTimeout(button.timer)
  button.textContent = button.ariaLabel = text
  announce(text)
  button.timer = setTimeout(() => {
    button.textContent = textContent
    button.ariaLabel = ariaLabel
  }, 4000)
}

const startCopying = () => {
  for (const block of document.querySelectorAll('main pre')) {
    const code = block.querySelector('code') || block
    const name = block.getAttribute('aria-label')
    const button = make('button', {
      type: 'button', class: 'copy', 'aria-label': name ? `${texts.copy}: ${name}` : null,
      onclick: () => copy(code).then(() => showOutcome(button, texts.copied), () => showOutcome(button, texts.copyFailed))
    }, texts.copy)
    block.before(make('div', { class: 'copy-row' }, button))
  }
}

// Search

// What stands behind search: the module and the parts of the index, fetched when they are first needed.
const engine = (() => {
  const folders = ['', 't', 'l', 'g', 'e', 'x', '']
  const encoder = new TextEncoder()
  const decoder = new TextDecoder()
  const longestQuery = 2000
  let opened = null

  const fetchBytes = async (path, options) => {
    const response = await fetch(new URL(path, base), options)
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  }

  // Files are compressed inside, whatever the server does with them.
  const fetchPacked = async path => {
    const bytes = await fetchBytes(path)
    if (bytes[0] !== 0x1F || bytes[1] !== 0x8B) return bytes
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
    return new Uint8Array(await new Response(stream).arrayBuffer())
  }

  // A program with the index in its memory.
  const start = async (path, opening) => {
    const { guide_allocate: allocate, guide_open, guide_insert, guide_search, guide_answer, memory } =
      (await WebAssembly.instantiate(await fetchPacked(path), {})).instance.exports
    const put = bytes => {
      const place = allocate(bytes.length)
      new Uint8Array(memory.buffer).set(bytes, place)
      return place
    }
    const bytes = await opening
    if (!guide_open(put(bytes), bytes.length)) throw new Error('index')
    const queryPlace = allocate(longestQuery * 3)
    return {
      insert: (kind, number, bytes) => guide_insert(kind, number, put(bytes), bytes.length),
      search(query, language, limit, snippets) {
        const text = encoder.encode(query.slice(0, longestQuery))
        new Uint8Array(memory.buffer).set(text, queryPlace)
        const size = guide_search(queryPlace, text.length, language, limit, snippets)
        return JSON.parse(decoder.decode(new Uint8Array(memory.buffer, guide_answer(), size)))
      }
    }
  }

  const open = async () => {
    const manifest = JSON.parse(decoder.decode(await fetchBytes('search/manifest.json', { cache: 'no-cache' })))
    const opening = fetchPacked(`${manifest.index}/o.bin`)
    const parts = new Map()
    const load = (kind, number) => {
      const path = `${manifest.index}/${folders[kind]}${number}.bin`
      if (!parts.has(path)) parts.set(path, fetchPacked(path))
      return parts.get(path)
    }
    // The essentials first, which answer most queries; the whole program when it is needed.
    const programs = []
    const program = place => {
      programs[place] ||= start(manifest.modules[place], opening)
      return programs[place]
    }
    await program(0)
    let least = 0
    return async (query, language, limit, snippets) => {
      for (let place = snippets ? 1 : least; ; ) {
        const { search, insert } = await program(place)
        const answer = search(query, language, limit, snippets)
        if (answer.error) throw new Error(answer.error)
        if (answer.beyond) {
          least = 1
          place = 1
        } else if (answer.missing) {
          const loading = []
          for (let at = 0; at < answer.missing.length; at += 2) {
            const [kind, number] = answer.missing.slice(at, at + 2)
            loading.push(load(kind, number).then(bytes => {
              if (!insert(kind, number, bytes)) throw new Error('part')
            }))
          }
          await Promise.all(loading)
        } else {
          return { ...answer, isLocalized: manifest.isLocalized }
        }
      }
    }
  }

  const engine = {
    isSupported: typeof WebAssembly === 'object' && typeof DecompressionStream === 'function' &&
      location.protocol !== 'file:',
    // Fetches what every search needs.
    prepare() {
      if (!opened) {
        opened = open()
        opened.catch(() => { opened = null })
      }
      return opened
    },
    async search(query, { language = root.lang, limit = 10, snippets = false } = {}) {
      const number = language === 'ko' ? 1 : language === 'en' ? 0 : -1
      for (let attempt = 0; ; attempt += 1) {
        try {
          return await (await this.prepare())(query, number, limit, snippets)
        } catch (error) {
          // The site may have been published anew since the page was opened.
          opened = null
          if (attempt > 0) throw error
        }
      }
    }
  }
  return engine
})()

const pageOf = (hit, answer) => {
  const path = answer.isLocalized && hit.isFallback
    ? root.lang + hit.path.slice(hit.path.indexOf('/')) : hit.path
  return new URL(path.split('/').map(encodeURIComponent).join('/'), base).href
}
// Titles of standards and checkers are English in every language.
const languageOf = text => {
  const language = /[가-힣]/.test(text) ? 'ko' : 'en'
  return language === root.lang ? null : language
}
// One sentence after the other, so that a screen reader pauses between them.
const sentences = parts => parts.filter(Boolean).map(part => /[.!?…]$/.test(part) ? part : `${part}.`).join(' ')
const kindOf = hit => texts.kinds[hit.kind] || hit.kind
const quoted = words => words.map(word => say(texts.quote, word)).join(', ')

// How words were understood and which were not found: one sentence each.
const notesOf = answer => [
  ...answer.readings.map(reading =>
    say(texts.readings[reading.reason], quoted([reading.typed]), quoted(reading.read))),
  ...(answer.hits.length && answer.missingWords.length ? [say(texts.missing, quoted(answer.missingWords))] : [])
]

const startCombobox = (form, input) => {
  const list = make('div', { id: 'search-options', class: 'search-options', role: 'listbox', 'aria-label': texts.results, tabindex: -1, hidden: true })
  const note = make('p', { class: 'search-note', hidden: true })
  form.append(make('div', { class: 'search-panel' }, note, list))
  for (const [key, value] of Object.entries({
    role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'false', 'aria-controls': list.id
  })) input.setAttribute(key, value)

  let active = -1
  let newest = 0
  let timer
  let shownQuery = null

  const options = () => [...list.children]
  const setActive = place => {
    active = place
    options().forEach((option, number) => option.setAttribute('aria-selected', number === place))
    if (place < 0) return input.removeAttribute('aria-activedescendant')
    const option = options()[place]
    input.setAttribute('aria-activedescendant', option.id)
    option.scrollIntoView({ block: 'nearest' })
  }
  const expand = isOpen => {
    list.hidden = !isOpen
    input.setAttribute('aria-expanded', isOpen)
    if (!isOpen) setActive(-1)
  }
  const close = () => {
    newest += 1
    clearTimeout(timer)
    expand(false)
    note.hidden = true
  }
  const tell = (text, ...link) => {
    note.replaceChildren(text, ...link)
    note.hidden = false
  }

  const resultsPage = query => {
    const address = new URL(form.action)
    address.searchParams.set('q', query)
    return address.href
  }

  const show = (query, answer) => {
    shownQuery = query
    const hits = answer.hits.map(hit => make(
      'a', { href: pageOf(hit, answer) },
      make('span', { class: 'title', lang: languageOf(hit.title) }, hit.title), ' ',
      make('span', { class: 'kind' }, kindOf(hit))))
    if (answer.total > hits.length) {
      hits.push(make('a', { href: resultsPage(query), class: 'all' }, counted(texts.allResults, answer.total)))
    }
    hits.forEach((option, place) => {
      option.id = `search-option-${place}`
      option.setAttribute('role', 'option')
      option.setAttribute('aria-selected', 'false')
      option.tabIndex = -1
    })
    list.replaceChildren(...hits)
    expand(hits.length > 0)
    const notes = notesOf(answer)
    if (!hits.length) {
      notes.unshift(say(texts.nothing, quoted([query])))
      if (answer.suggestions.length) notes.push(say(texts.suggestions, quoted(answer.suggestions)))
    }
    if (notes.length) tell(notes.join(' '))
    else note.hidden = true
    announce(sentences([hits.length ? counted(texts.count, answer.total) : '', ...notes]), 500)
  }

  const fail = () => {
    expand(false)
    tell(`${texts.failed} `, make('a', { href: form.action }, texts.allRules))
    announce(texts.failed)
  }

  const search = async () => {
    const query = input.value.trim()
    const number = newest += 1
    if (!query) return close()
    if (!engine.isSupported) return fail()
    const loading = setTimeout(() => {
      if (number !== newest) return
      tell(texts.loading)
      announce(texts.loading)
    }, 400)
    try {
      const answer = await engine.search(query, { limit: 8 })
      if (number === newest) show(query, answer)
    } catch {
      if (number === newest) fail()
    } finally {
      clearTimeout(loading)
    }
  }

  input.addEventListener('focus', () => { if (engine.isSupported) engine.prepare().catch(() => {}) })
  // While a syllable is composed its text is searched for, too; the keys belong to the input method.
  input.addEventListener('input', () => {
    clearTimeout(timer)
    setActive(-1)
    timer = setTimeout(search, 120)
  })
  input.addEventListener('keydown', event => {
    if (event.isComposing || event.keyCode === 229 || event.ctrlKey || event.metaKey) return
    const isOpen = !list.hidden
    const count = list.children.length
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault()
        if (event.altKey && event.key === 'ArrowUp') return close()
        if (!isOpen) {
          if (shownQuery === input.value.trim() && count) expand(true)
          else search()
          return
        }
        if (event.altKey) return
        // Past either end is the field itself.
        const step = event.key === 'ArrowDown' ? 1 : -1
        setActive((active + 1 + step + count + 1) % (count + 1) - 1)
        return
      }
      case 'Home':
      case 'End':
        // The cursor moves in the field.
        setActive(-1)
        return
      case 'Escape':
        if (isOpen || !note.hidden) close()
        else input.value = ''
        event.preventDefault()
        return
      case 'Enter':
        if (!isOpen || active < 0) return
        event.preventDefault()
        options()[active].click()
    }
  })
  // The field keeps the focus when an option is pressed.
  list.addEventListener('mousedown', event => event.preventDefault())
  // Tab goes on to what stands behind the field, and the list with its options is not a part of that.
  input.addEventListener('blur', () => {
    newest += 1
    clearTimeout(timer)
    expand(false)
  })
  form.addEventListener('focusout', event => { if (!form.contains(event.relatedTarget)) close() })
  form.addEventListener('submit', close)
}

// The results page: the query and the filters stand in the address.
const startResults = (form, input) => {
  const place = byId('search-results')
  if (!place) return
  const filters = byId('search-filters')
  const rest = byId('search-all')
  const title = document.title
  const step = 10
  let newest = 0

  const read = () => new URLSearchParams(location.search)
  const controls = () => filters ? [...filters.elements].filter(control => control.name) : []

  const item = (hit, answer) => make(
    'li', {},
    make('h2', { lang: languageOf(hit.title) }, make('a', { href: pageOf(hit, answer) }, hit.title)),
    make('p', { class: 'kind' }, [
      kindOf(hit), hit.kind === 'rule' || hit.kind === 'topic' ? '' : hit.id,
      hit.isFallback ? texts.languages[hit.language] : ''
    ].filter(Boolean).join(' · ')),
    make('p', { class: 'snippet', lang: languageOf(hit.summary) }, hit.summary))

  const fillSnippets = answer => {
    const items = [...place.querySelectorAll('.snippet')]
    answer.hits.forEach((hit, number) => {
      if (!hit.snippet || !items[number]) return
      items[number].lang = languageOf(hit.snippet.join('')) || root.lang
      items[number].replaceChildren(...hit.snippet.map((text, piece) => piece % 2 ? make('mark', {}, text) : text))
    })
  }

  const searchLink = word => {
    const words = read()
    words.set('q', word)
    return make('a', { href: `?${words}` }, word)
  }

  const show = (query, answer, limit, focused) => {
    const notes = notesOf(answer).map(text => make('p', { class: 'reading' }, text))
    let heading = counted(texts.countFor, answer.total, quoted([query]))
    if (!query) heading = counted(texts.count, answer.total)
    if (!answer.hits.length) {
      heading = say(texts.nothing, quoted([query]))
      // Where every word is known, the conditions leave nothing over, and other words would not help.
      if (answer.missingWords.length && answer.suggestions.length) {
        const links = answer.suggestions.flatMap((word, number) => number ? [', ', searchLink(word)] : [searchLink(word)])
        const [before, after] = texts.suggestions.split('{0}')
        notes.push(make('p', {}, before, ...links, after))
      }
      if (controls().some(control => control.value)) {
        const words = read()
        for (const control of controls()) words.delete(control.name)
        notes.push(make('p', {}, make('a', { href: `?${words}` }, texts.withoutFilters)))
      }
    }
    const list = make('ol', { class: 'results' }, ...answer.hits.map(hit => item(hit, answer)))
    const more = answer.total > answer.hits.length && make('button', {
      type: 'button', onclick: () => search(limit + step * 2, answer.hits.length)
    }, texts.more)
    place.replaceChildren(
      make('p', { class: 'count' }, heading), ...notes, ...(answer.hits.length ? [list] : []), ...(more ? [more] : []))
    place.removeAttribute('aria-busy')
    if (rest) rest.hidden = answer.hits.length > 0
    // The first of the results that came is where reading goes on.
    if (focused != null) place.querySelectorAll('.results a')[focused]?.focus()
    else announce(sentences([heading, ...notes.map(note => note.textContent)]))
  }

  const search = async (limit = step, focused = null) => {
    const words = read()
    const query = (words.get('q') || '').trim()
    const number = newest += 1
    input.value = query
    for (const control of controls()) control.value = words.get(control.name) || ''
    document.title = query ? `${query} – ${title}` : title
    const conditions = controls().filter(control => control.value).map(control => `${control.name}:${control.value}`)
    const text = [query, ...conditions].filter(Boolean).join(' ')
    if (rest) rest.hidden = false
    // The other language answers the same question.
    for (const link of document.querySelectorAll('.languages a')) link.search = location.search
    if (!text) return place.replaceChildren()
    const fail = () => {
      place.removeAttribute('aria-busy')
      place.replaceChildren(make('p', { class: 'warning' }, engine.isSupported ? texts.failed : texts.unsupported))
      announce(place.textContent)
    }
    if (!engine.isSupported) return fail()
    place.setAttribute('aria-busy', 'true')
    if (focused == null) place.replaceChildren(make('p', { class: 'count' }, texts.loading))
    const loading = setTimeout(() => { if (number === newest) announce(texts.loading) }, 400)
    try {
      const answer = await engine.search(text, { limit })
      clearTimeout(loading)
      if (number !== newest) return
      show(query, answer, limit, focused)
      const withSnippets = await engine.search(text, { limit, snippets: true })
      if (number === newest) fillSnippets(withSnippets)
    } catch {
      if (number !== newest) return
      if (place.hasAttribute('aria-busy') && place.querySelector('.results')) {
        // What is there stays; more of it could not be had.
        place.removeAttribute('aria-busy')
        place.querySelector('.warning')?.remove()
        place.append(make('p', { class: 'warning' }, texts.failed))
        announce(texts.failed)
      } else if (!place.querySelector('.results')) {
        fail()
      }
    } finally {
      clearTimeout(loading)
    }
  }

  const go = ({ isNew = true } = {}) => {
    const words = new URLSearchParams()
    if (input.value.trim()) words.set('q', input.value.trim())
    for (const control of controls()) if (control.value) words.set(control.name, control.value)
    history[isNew ? 'pushState' : 'replaceState'](null, '', `?${words}`)
    search()
  }
  form.addEventListener('submit', event => {
    event.preventDefault()
    go()
  })
  if (filters) {
    filters.hidden = false
    // Arrow keys pass through the values of a choice: going back does not lead through them again.
    filters.addEventListener('change', () => go({ isNew: false }))
    filters.addEventListener('submit', event => {
      event.preventDefault()
      go()
    })
  }
  addEventListener('popstate', () => search())
  search()
}

// The key "/" goes to the search field; it can be turned off at the end of each page (WCAG 2.1.4).
const startShortcut = input => {
  let isOn = memory.get('slash') !== 'off'
  const box = make('input', {
    type: 'checkbox', id: 'slash', onchange: () => {
      isOn = box.checked
      memory.set('slash', isOn ? null : 'off')
    }
  })
  box.checked = isOn
  document.querySelector('body > footer')?.append(
    make('p', { class: 'shortcut' }, box, ' ', make('label', { for: 'slash' }, texts.shortcut)))
  document.addEventListener('keydown', event => {
    if (!isOn || event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (event.target.closest('input, textarea, select, [contenteditable]')) return
    event.preventDefault()
    input.focus()
    input.select()
  })
}

const start = () => {
  texts = JSON.parse(byId('guide-texts')?.textContent || '{}')
  base = new URL(root.dataset.base || './', location.href)
  announcer = make('div', { role: 'status', class: 'unseen' })
  document.body.append(announcer)
  window.a11yGuide = { search: (query, options) => engine.search(query, options) }
  startTheme()
  startFrameworks()
  startCopying()
  const input = byId('search-input')
  if (!input) return
  startCombobox(input.form, input)
  startResults(input.form, input)
  startShortcut(input)
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()
})()
