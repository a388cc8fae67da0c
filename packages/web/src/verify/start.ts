import { commonWords } from '@zug/messages/common/words'
import { playgroundWords } from '@zug/messages/playground/words'
import { verifyWords } from '@zug/messages/verify/words'
import { fetchReceipts, parseLink } from './open-link.ts'
import { type KnownRulebook, mostBytes, type Request } from './protocol.ts'
import type { Run } from './runner.ts'
import { h } from './view/dom.ts'
import { fileDrop } from './view/file-drop.ts'
import { firstLanguage, languageNav } from './view/languages.ts'
import { createReport } from './view/report.ts'

/** Where the page stands: what its name leads to, whether there is a desk to ask, and where it can be had as one file. */
export type Place = { readonly home: string; readonly desk: boolean; readonly file: string | null; readonly beside?: string }

/** The whole page. What it was last asked to verify is kept, so that other rules or another language show it again. */
export const start = (run: Run, place: Place): void => {
  const root = document.getElementById('verify')!
  let language = firstLanguage()
  let rulebook: string | null = null
  let known: readonly KnownRulebook[] = []
  let last: Request | null = null
  let stop = (): void => {}

  const draw = (): void => {
    stop()
    const words = verifyWords[language]
    const common = commonWords[language]
    document.documentElement.lang = language
    document.title = `${words.title} · Zug`
    const results = h('div', { id: 'results' })
    const complain = (text: string): void => results.replaceChildren(h('h2', { class: 'sum bad', role: 'alert' }, text))

    const check = (request: Request): void => {
      stop()
      last = request
      const report = createReport(words, common, language)
      const end = h('button', { type: 'button', class: 'quiet', onclick: () => stop() }, words.stop)
      results.replaceChildren(report.element)
      report.element.append(end)
      report.element.scrollIntoView({ block: 'start' })
      const halt = run(request.kind === 'file' ? { ...request, rulebook } : request, (message) => {
        report.take(message)
        if (message.kind === 'done' || message.kind === 'unreadable' || message.kind === 'failed') end.remove()
      })
      stop = () => {
        halt()
        end.remove()
      }
    }
    // One byte more than is read: enough to see that the file is too large, without taking its size in memory.
    const openFile = async (file: File): Promise<void> =>
      check({ kind: 'file', name: file.name, bytes: new Uint8Array(await file.slice(0, mostBytes + 1).arrayBuffer()), rulebook })
    const openLink = async (text: string): Promise<void> => {
      const link = parseLink(text)
      const elsewhere = !place.desk || (link?.origin ?? location.origin) !== location.origin
      if (link === null || elsewhere) {
        complain(link === null ? words.linkBad : words.linkElsewhere)
        return
      }
      results.replaceChildren(h('p', { class: 'sum', role: 'status' }, words.reading))
      const request = await fetchReceipts(link).catch(() => null)
      if (request === null) complain(words.linkMissing)
      else check(request)
    }

    const select = h('select', { id: 'rulebook' }) as HTMLSelectElement
    const names: Readonly<Record<string, string>> = common.rulebooks
    fillRulebooks = (): void =>
      select.replaceChildren(
        h('option', { value: '' }, words.rulebookOfFile),
        ...known.map(({ id, title }) => h('option', { value: id, selected: id === rulebook }, names[id] ?? title)),
      )
    fillRulebooks()
    select.addEventListener('change', () => {
      rulebook = select.value === '' ? null : select.value
      if (last?.kind === 'file') check(last)
    })
    const link = h('input', {
      id: 'link',
      type: 'text',
      placeholder: '/t/…/round/1',
      autocomplete: 'off',
      spellcheck: 'false',
    }) as HTMLInputElement
    const form = h(
      'form',
      { class: 'link' },
      h('label', { for: 'link' }, words.link),
      h('span', {}, link, h('button', { type: 'submit' }, words.linkOpen)),
    )
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void openLink(link.value)
    })

    root.replaceChildren(
      h(
        'header',
        { class: 'top' },
        h('p', {}, words.title),
        h('a', { class: 'brand', href: place.home, 'aria-label': 'Zug' }, 'Zug', h('i', {}, '.')),
      ),
      h(
        'main',
        {},
        h('h1', {}, words.headline),
        h('p', { class: 'lead' }, words.intro),
        ...fileDrop(words, (file) => void openFile(file)),
        h('p', { class: 'rulebook' }, h('label', { for: 'rulebook' }, words.rulebook), select),
        place.desk ? form : null,
        results,
      ),
      h(
        'footer',
        { class: 'foot' },
        languageNav(words.languages, language, (each) => {
          language = each
          draw()
        }),
        place.file === null ? null : h('a', { href: place.file, download: 'zug-verify.html' }, words.offline),
        place.beside === undefined ? null : h('a', { href: place.beside }, playgroundWords[language].title),
      ),
    )
    if (last !== null) check(last)
    else if (location.hash.startsWith('#/t/')) void openLink(location.hash)
    openHash = (): void => {
      if (location.hash.startsWith('#/t/')) void openLink(location.hash)
    }
  }
  let openHash = (): void => {}
  let fillRulebooks = (): void => {}
  addEventListener('hashchange', () => openHash())
  draw()
  // The engine knows the rulebooks, and comes after everything that is seen first.
  const ask = (): void => {
    const halt = run({ kind: 'rulebooks' }, (message) => {
      if (message.kind !== 'rulebooks') return
      known = message.rulebooks
      fillRulebooks()
      halt()
    })
  }
  if (document.readyState === 'complete') ask()
  else addEventListener('load', ask, { once: true })
}
