import type { CommonWords } from '@zug/messages/common/en'
import type { Language } from '@zug/messages/language'
import type { PlaygroundWords } from '@zug/messages/playground/en'
import type { VerifyWords } from '@zug/messages/verify/en'
import { inOrder } from '../live/in-order.ts'
import { h } from '../verify/view/dom.ts'
import { issueList } from '../verify/view/issue-list.ts'
import type { Ask } from './ask.ts'
import type { Opened, Ranks, Round, Told } from './protocol.ts'
import { questionForm } from './view/question.ts'
import { ranksView } from './view/ranks.ts'
import { roundView } from './view/round.ts'

export type Surroundings = {
  readonly ask: Ask
  readonly words: PlaygroundWords
  readonly verify: VerifyWords
  readonly common: CommonWords
  readonly language: Language
  /** The round to begin with; null: the next one, or the last. */
  readonly first: number | null
  readonly shown: (round: number) => void
}

/** A file that was read: its rounds, one of them shown, the standings it leads to, and questions about it. */
export const eventView = (opened: Opened, surroundings: Surroundings): HTMLElement => {
  const { ask, words, verify, common, language, shown } = surroundings
  const asking = inOrder()
  const questioning = inOrder()
  let round = Math.min(surroundings.first ?? opened.rounds, opened.rounds)
  const answer = h('div', { id: 'answer', role: 'status' })
  const place = h('div', {})
  const ranks = h('div', {})
  const failed = (message: string): HTMLElement => h('p', { class: 'sum bad', role: 'alert' }, verify.failed, ' ', h('code', {}, message))

  const put = async (player: number, opponent: number | null): Promise<void> => {
    const wanted = questioning()
    answer.replaceChildren(h('p', {}, verify.reading))
    answer.scrollIntoView({ block: 'nearest' })
    const told = await ask<'told'>({ kind: 'ask', round, player, opponent, language })
    if (!wanted()) return
    if (told.kind === 'failed') answer.replaceChildren(failed(told.message))
    else
      answer.replaceChildren(
        h('h2', {}, words.answer),
        h('p', { class: 'headline' }, (told as Told).headline ?? words.notInRound),
        ...(told as Told).lines.map((line) => h('p', {}, line)),
      )
    answer.scrollIntoView({ block: 'nearest' })
  }

  const show = async (number: number): Promise<void> => {
    const wanted = asking()
    round = number
    shown(number)
    questioning()()
    answer.replaceChildren()
    for (const button of tabs.querySelectorAll('button'))
      button.setAttribute('aria-pressed', button.dataset.round === String(number) ? 'true' : 'false')
    place.replaceChildren(h('p', { role: 'status' }, verify.reading))
    const [made, table] = await Promise.all([
      ask<'round'>({ kind: 'round', round: number, language }),
      ask<'ranks'>({ kind: 'standings', round: Math.min(number, opened.recorded) }),
    ])
    if (!wanted()) return
    if (made.kind === 'failed') place.replaceChildren(failed(made.message))
    else {
      const heading = `${verify.round(number)}: ${words.pairings}`
      const { issues } = made as Round
      place.replaceChildren(
        issues.length > 0
          ? issueList(issues, verify, language)
          : roundView(made as Round, heading, { words, common, ask: (player, opponent) => void put(player, opponent) }),
      )
    }
    ranks.replaceChildren(table.kind === 'failed' ? failed(table.message) : ranksView(table as Ranks, words))
  }

  const tabs = h(
    'nav',
    { class: 'rounds', 'aria-label': words.rounds },
    ...Array.from({ length: opened.rounds }, (_, at) =>
      h(
        'button',
        { type: 'button', 'data-round': String(at + 1), 'aria-label': verify.round(at + 1), onclick: () => void show(at + 1) },
        String(at + 1),
      ),
    ),
  )
  const rulebooks: Readonly<Record<string, string>> = common.rulebooks
  const rules = verify.rules(rulebooks[opened.rulebook] ?? opened.rulebook)
  const section = h(
    'section',
    { class: 'event' },
    h('h2', { class: 'sum' }, opened.title),
    h('p', { class: 'lead' }, `${verify.facts(opened.players.length, opened.recorded)}. ${rules} (${verify.sources[opened.source]}).`),
    ...opened.notes.map((note) => h('p', { class: 'note' }, words[note])),
    opened.warnings.length === 0
      ? null
      : h('details', {}, h('summary', {}, verify.warnings(opened.warnings.length)), issueList(opened.warnings, verify, language)),
    tabs,
    place,
    questionForm(
      opened.players,
      words,
      (player, opponent) => void put(player, opponent),
      (text) => answer.replaceChildren(h('p', { class: 'sum bad', role: 'alert' }, text)),
    ),
    answer,
    ranks,
  )
  void show(round)
  return section
}
