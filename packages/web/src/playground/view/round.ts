import type { CommonWords } from '@zug/messages/common/en'
import type { PlaygroundWords } from '@zug/messages/playground/en'
import { h } from '../../verify/view/dom.ts'
import type { Person, Round } from '../protocol.ts'

type All = {
  readonly words: PlaygroundWords
  readonly common: CommonWords
  readonly ask: (player: number, opponent: number | null) => void
}

const side = ({ name, rating, points }: Person): readonly HTMLElement[] => [
  h('td', { class: 'number' }, points),
  h('td', {}, h('span', { class: 'name' }, name), rating === null ? null : h('small', {}, ` ${rating}`)),
]

const head = (text: string, kind = ''): HTMLElement => h('th', { scope: 'col', class: kind === '' ? null : kind }, text)

const boardTable = ({ boards, colourless }: Round, { words, common, ask }: All): HTMLElement => {
  const results = boards.some(({ result }) => result !== null)
  return h(
    'table',
    { class: 'boards-table' },
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        head(words.board, 'number'),
        head(words.points, 'number'),
        head(colourless ? words.first : common.white),
        results ? head(words.result) : null,
        head(words.points, 'number'),
        head(colourless ? words.second : common.black),
        h('td', {}),
      ),
    ),
    h(
      'tbody',
      {},
      ...boards.map(({ white, black, result }, at) =>
        h(
          'tr',
          {},
          h('td', { class: 'number' }, String(at + 1)),
          ...side(white),
          results ? h('td', { class: 'result' }, result ?? '') : null,
          ...side(black),
          h(
            'td',
            {},
            h(
              'button',
              {
                type: 'button',
                class: 'quiet',
                'aria-label': words.whyPair(white.name, black.name),
                onclick: () => ask(white.id, black.id),
              },
              words.why,
            ),
          ),
        ),
      ),
    ),
  )
}

/** The round, then who has no opponent, and how it came about. */
export const roundView = (round: Round, heading: string, all: All): HTMLElement => {
  const { words } = all
  const { bye, boards, impossible, same } = round
  const mark = same === null ? words.next : same ? words.same : words.differs
  return h(
    'section',
    { class: `round ${same === false ? 'bad' : same === true ? 'good' : ''}`, id: 'round' },
    h('h2', {}, heading, ' ', h('small', {}, mark)),
    impossible === null ? null : h('p', { class: 'impossible' }, impossible),
    boards.length > 0
      ? h('div', { class: 'wide', tabindex: '0', role: 'region', 'aria-label': heading }, boardTable(round, all))
      : bye === null && impossible === null
        ? h('p', {}, words.nobody)
        : null,
    bye === null
      ? null
      : h(
          'p',
          { class: 'bye' },
          words.bye(bye.name),
          ' ',
          h('button', { type: 'button', class: 'quiet', onclick: () => all.ask(bye.id, null) }, words.why),
        ),
    round.notPaired.length === 0 ? null : h('p', {}, words.notPaired(round.notPaired.join('; '))),
    round.story.length === 0
      ? null
      : h(
          'details',
          { class: 'story' },
          h('summary', {}, words.story),
          // In columns, as a terminal has it.
          h('pre', { tabindex: '0', role: 'region', 'aria-label': words.story }, round.story.join('\n')),
        ),
  )
}
