import type { CommonWords } from '@zug/messages/common/en'
import type { Language } from '@zug/messages/language'
import type { VerifyWords } from '@zug/messages/verify/en'
import type { Message, RoundVerdict } from '../protocol.ts'
import { contradictsItself } from './contradictions.ts'
import { h } from './dom.ts'
import { issueList } from './issue-list.ts'
import { isGood, roundView } from './round.ts'
import { ranksView, standingsView } from './standings.ts'

/** What has been found so far, drawn as it comes in. */
export const createReport = (words: VerifyWords, common: CommonWords, language: Language) => {
  const verdicts: RoundVerdict[] = []
  let names: ReadonlyMap<number, string> = new Map()
  let rounds = 0
  let incomplete = false
  const sum = h('h2', { class: 'sum' }, words.reading)
  const facts = h('p', { class: 'lead' })
  const bar = h('progress', { 'aria-label': words.reading, max: '1' }) as HTMLProgressElement
  const list = h('ol', { class: 'verdicts' })
  const rest = h('div', {})
  const printed = h('input', { id: 'printed', autocomplete: 'off', spellcheck: 'false', maxlength: '40' }) as HTMLInputElement
  const found = h('p', { role: 'status' })
  const receipt = h('p', { class: 'printed', hidden: true }, h('label', { for: 'printed' }, words.printedReceipt), printed, found)
  const element = h('section', { class: 'report', id: 'report' }, h('div', { role: 'status' }, sum), facts, bar, list, rest, receipt)
  const rulebooks: Readonly<Record<string, string>> = common.rulebooks

  printed.addEventListener('input', () => {
    const asked = printed.value.replace(/\s/g, '').toLowerCase()
    const match = verdicts.find((verdict) => verdict.receipt?.computed.short === asked)
    found.textContent = asked.length < 16 ? '' : match === undefined ? words.printedNotFound : words.printedFound(match.round)
  })

  const conclude = (): void => {
    const different = verdicts.filter((verdict) => !isGood(verdict)).length
    sum.textContent =
      verdicts.length === 0
        ? words.nothing
        : different === 0
          ? words.allGood(verdicts.length)
          : incomplete
            ? words.incomplete
            : words.someDiffer(different, verdicts.length)
    sum.className = verdicts.length === 0 || (incomplete && different > 0) ? 'sum' : different === 0 ? 'sum good' : 'sum bad'
  }
  const end = (text: string, ...more: readonly Node[]): void => {
    bar.remove()
    sum.textContent = text
    sum.className = 'sum bad'
    rest.append(...more)
  }

  const take = (message: Message): void => {
    switch (message.kind) {
      case 'read': {
        names = new Map(message.names)
        rounds = message.rounds
        incomplete = message.incomplete
        bar.max = Math.max(1, rounds)
        bar.value = 0
        const rules = rulebooks[message.rulebook] ?? message.rulebook
        facts.replaceChildren(
          h('b', {}, message.title),
          h('br', {}),
          `${words.facts(message.players, message.rounds)}. ${words.rules(rules)} (${words.sources[message.source]}).`,
        )
        if (message.warnings.length > 0)
          facts.after(
            h('details', {}, h('summary', {}, words.warnings(message.warnings.length)), issueList(message.warnings, words, language)),
          )
        sum.textContent = words.progress(0, rounds)
        return
      }
      case 'round':
        verdicts.push(message.verdict)
        list.append(roundView(message.verdict, { words, common, names }))
        bar.value = verdicts.length
        if (verdicts.length < rounds) sum.textContent = words.progress(verdicts.length, rounds)
        if (message.verdict.receipt !== null) receipt.hidden = false
        return
      case 'standings':
        rest.append(standingsView(message.report, words, names))
        return
      case 'ranks':
        rest.append(ranksView(message, words, names))
        return
      case 'done':
        bar.remove()
        conclude()
        facts.append(` ${words.seconds(message.milliseconds / 1000)}.`)
        return
      case 'unreadable':
        end(contradictsItself(message.issues) ? words.contradicts : words.unreadable, issueList(message.issues, words, language))
        return
      case 'unknown-rulebook':
        end(words.unknownRulebook(message.rulebook))
        return
      case 'failed':
        end(words.failed, h('p', { lang: 'en' }, h('code', {}, message.message)))
        return
    }
  }
  return { element, take }
}
