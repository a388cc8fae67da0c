import { commonWords } from '@zug/messages/common/words'
import { playgroundWords } from '@zug/messages/playground/words'
import { verifyWords } from '@zug/messages/verify/words'
import { inOrder } from '../live/in-order.ts'
import type { KnownRulebook } from '../verify/protocol.ts'
import { contradictsItself } from '../verify/view/contradictions.ts'
import { h } from '../verify/view/dom.ts'
import { fileDrop } from '../verify/view/file-drop.ts'
import { issueList } from '../verify/view/issue-list.ts'
import { firstLanguage, languageNav } from '../verify/view/languages.ts'
import type { Ask } from './ask.ts'
import { eventView } from './event-view.ts'
import type { Opened, Refused } from './protocol.ts'

type File = { readonly name: string; readonly bytes: Uint8Array }

/** The whole page. The file and the round that is shown are kept, so that other rules or another language show them again. */
export const start = (ask: Ask): void => {
  const root = document.getElementById('playground')!
  const asking = inOrder()
  let language = firstLanguage()
  let rulebook: string | null = null
  let known: readonly KnownRulebook[] = []
  let last: File | null = null
  let round: number | null = null

  const draw = (): void => {
    const words = playgroundWords[language]
    const [verify, common] = [verifyWords[language], commonWords[language]]
    document.documentElement.lang = language
    document.title = `${words.title} · Zug`
    const results = h('div', { id: 'results' })
    const complain = (text: string, ...more: readonly Node[]): void =>
      results.replaceChildren(h('h2', { class: 'sum bad', role: 'alert' }, text), ...more)

    const refuse = (refused: Refused): void => {
      if (refused.kind === 'unreadable')
        complain(contradictsItself(refused.issues) ? verify.contradicts : verify.unreadable, issueList(refused.issues, verify, language))
      else if (refused.kind === 'unknown-rulebook') complain(verify.unknownRulebook(refused.rulebook))
      else if (refused.kind === 'no-teams') complain(words.noTeams)
      else if (refused.kind === 'receipts') complain(words.receipts, h('p', {}, h('a', { href: 'verify.html' }, words.verify)))
      else complain(verify.failed, h('p', { lang: 'en' }, h('code', {}, refused.message)))
    }
    const open = async (file: File): Promise<void> => {
      const wanted = asking()
      last = file
      results.replaceChildren(h('p', { class: 'sum', role: 'status' }, verify.reading))
      const answer = await ask<'opened' | Refused['kind']>({ kind: 'open', ...file, rulebook })
      if (!wanted()) return
      if (answer.kind !== 'opened') refuse(answer as Refused)
      else {
        const opened = answer as Opened
        const view = eventView(opened, { ask, words, verify, common, language, first: round, shown: (number) => (round = number) })
        results.replaceChildren(view)
        if (round === null) results.scrollIntoView({ block: 'start' })
      }
    }
    const openNew = async (name: string, bytes: Promise<ArrayBuffer>): Promise<void> => {
      round = null
      await open({ name, bytes: new Uint8Array(await bytes) })
    }
    const example = async (): Promise<void> => {
      const response = await fetch('example.trf').catch(() => null)
      if (response?.ok === true) await openNew('example.trf', response.arrayBuffer())
      else complain(verify.failed)
    }

    const select = h('select', { id: 'rulebook' }) as HTMLSelectElement
    const names: Readonly<Record<string, string>> = common.rulebooks
    fillRulebooks = (): void =>
      select.replaceChildren(
        h('option', { value: '' }, verify.rulebookOfFile),
        ...known.map(({ id, title }) => h('option', { value: id, selected: id === rulebook }, names[id] ?? title)),
      )
    fillRulebooks()
    select.addEventListener('change', () => {
      rulebook = select.value === '' ? null : select.value
      if (last !== null) void open(last)
    })

    root.replaceChildren(
      h(
        'header',
        { class: 'top' },
        h('p', {}, words.title),
        h('a', { class: 'brand', href: './', 'aria-label': 'Zug' }, 'Zug', h('i', {}, '.')),
      ),
      h(
        'main',
        {},
        h('h1', {}, words.headline),
        h('p', { class: 'lead' }, words.intro),
        ...fileDrop(verify, (file) => void openNew(file.name, file.arrayBuffer())),
        h(
          'p',
          { class: 'rulebook' },
          h('label', { for: 'rulebook' }, verify.rulebook),
          select,
          h('button', { type: 'button', class: 'quiet', onclick: () => void example() }, words.example),
        ),
        results,
      ),
      h(
        'footer',
        { class: 'foot' },
        languageNav(verify.languages, language, (each) => {
          language = each
          draw()
        }),
        h('a', { href: 'verify.html' }, words.verify),
      ),
    )
    if (last !== null) void open(last)
  }
  let fillRulebooks = (): void => {}
  draw()
  void ask<'rulebooks'>({ kind: 'rulebooks' }).then((answer) => {
    if (answer.kind !== 'rulebooks') return
    known = answer.rulebooks
    fillRulebooks()
  })
}
