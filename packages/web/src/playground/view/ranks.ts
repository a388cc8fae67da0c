import type { PlaygroundWords } from '@zug/messages/playground/en'
import { h } from '../../verify/view/dom.ts'
import type { Ranks } from '../protocol.ts'

export const ranksView = ({ round, rows, criteria, declared, leftOut, open }: Ranks, words: PlaygroundWords): HTMLElement =>
  h(
    'section',
    { class: 'ranks', id: 'ranks' },
    h('h2', {}, round === 0 ? words.noRounds : words.standings(round)),
    h('p', { class: 'boards' }, declared ? words.declared : words.proposed),
    leftOut === null ? null : h('p', {}, words.leftOut(leftOut)),
    open === 0 ? null : h('p', {}, words.provisional(open)),
    h(
      'div',
      { class: 'wide', tabindex: '0', role: 'region', 'aria-label': words.standings(round) },
      h(
        'table',
        { class: 'ranks-table' },
        h(
          'thead',
          {},
          h(
            'tr',
            {},
            h('th', { scope: 'col', class: 'number' }, words.rank),
            h('th', { scope: 'col' }, words.name),
            ...[words.points, ...criteria].map((text) => h('th', { scope: 'col', class: 'number' }, text)),
          ),
        ),
        h(
          'tbody',
          {},
          ...rows.map(({ rank, name, points, values }) =>
            h(
              'tr',
              {},
              h('td', { class: 'number' }, String(rank)),
              h('td', {}, name),
              ...[points, ...values].map((text) => h('td', { class: 'number' }, text)),
            ),
          ),
        ),
      ),
    ),
  )
