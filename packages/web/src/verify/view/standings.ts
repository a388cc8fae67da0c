import type { StandingsReport, TieBreakCode } from '@zug/engine/standings'
import type { VerifyWords } from '@zug/messages/verify/en'
import type { Message } from '../protocol.ts'
import { nameOf } from './diagnosis.ts'
import { h } from './dom.ts'

type Names = ReadonlyMap<number, string>

const codeText = ({ name, cut, score }: TieBreakCode): string =>
  [score === null ? name : `${name}:${score}`, cut].filter((part) => part !== null).join('/')

const section = (words: VerifyWords, good: boolean | null, ...children: readonly (Node | string | null)[]): HTMLElement =>
  h(
    'section',
    { class: `standings ${good === null ? '' : good ? 'good' : 'bad'}`, id: 'standings' },
    h('h3', {}, good === null ? null : h('span', { class: 'mark', 'aria-hidden': 'true' }, good ? '✓' : '✗'), ` ${words.standings}`),
    ...children,
  )

export const standingsView = (report: StandingsReport, words: VerifyWords, names: Names): HTMLElement => {
  if (report.kind === 'nothing-to-check') return section(words, null, h('p', {}, words.standingsNothing[report.why]))
  const { differences, unreadable } = report
  return section(
    words,
    differences.length === 0,
    h('p', {}, differences.length === 0 ? words.standingsRight : words.standingsWrong(differences.length)),
    h('p', { class: 'boards' }, report.criteria.join(', ')),
    unreadable === null ? null : h('p', {}, words.standingsPartly(unreadable)),
    differences.length === 0
      ? null
      : h(
          'ul',
          { class: 'reasons' },
          ...differences
            .slice(0, 20)
            .map(({ upper, lower, criterion }) =>
              h('li', {}, words.neighbours(nameOf(names, upper.player), nameOf(names, lower.player), codeText(criterion))),
            ),
        ),
  )
}

type Ranks = Pick<Extract<Message, { kind: 'ranks' }>, 'differences' | 'unread'>

export const ranksView = ({ differences, unread }: Ranks, words: VerifyWords, names: Names): HTMLElement => {
  if (unread.length > 0) return section(words, null, h('p', {}, words.ranksUnchecked(unread.join(', '))))
  return section(
    words,
    differences.length === 0,
    h('p', {}, differences.length === 0 ? words.ranksRight : words.ranksWrong(differences.length)),
    differences.length === 0
      ? null
      : h(
          'ul',
          { class: 'reasons' },
          ...differences
            .slice(0, 20)
            .map(({ player, published, computed }) =>
              h('li', {}, `${nameOf(names, player)}: ${words.rankPublished} ${published}, ${words.rankComputed} ${computed}`),
            ),
        ),
  )
}
