import type { Tournament } from '@zug/engine/model'
import type { RatingBasis, RatingChange, RatingChanges, RatingEvent, RatingLine } from '@zug/engine/ratings'
import { type Exact, formatExact, type TextTable } from '@zug/engine/standings'
import { printable } from '../terminal/printable.ts'
import type { Style } from '../terminal/style.ts'
import { type Column, tableLines } from '../terminal/table.ts'

const left = (title: string): Column => ({ title, align: 'left' })
const right = (title: string): Column => ({ title, align: 'right' })

const signed = (value: number, decimals: number): string => `${value > 0 ? '+' : ''}${value.toFixed(decimals)}`
const signedExact = (value: Exact, decimals: number): string => `${value.numerator > 0 ? '+' : ''}${formatExact(value, decimals)}`
const text = (value: number | null): string => (value === null ? '' : String(value))

const columns = [
  right('No'),
  left('Name'),
  right('Rating'),
  right('Games'),
  right('Score'),
  right('Expected'),
  right('K'),
  right('Change'),
  right('After'),
  right('Performance'),
]

const countingIn = ({ games, basis }: RatingChange): number =>
  games.filter((game) => (basis.kind === 'fide' || basis.kind === 'cfc' ? game.expected !== null : game.rating !== null)).length

/** Everybody in a line, for the terminal and for spreadsheets. */
export const ratingsTable = ({ players }: RatingChanges): TextTable => ({
  columns,
  rows: players.map((one) => [
    String(one.player.pairingNumber),
    printable(one.player.name.trim()),
    text(one.rating),
    String(countingIn(one)),
    formatExact(one.score, 1),
    one.expected === null ? '' : formatExact(one.expected, 2),
    'k' in one.basis ? String(one.basis.k) : '',
    one.change === null ? '' : signed(one.change, 1),
    text(one.after),
    text(one.performance),
  ]),
})

const about = ({ system, play }: RatingEvent, round: number): string =>
  `After round ${round}, by the formulas of ${system === 'fide' ? `FIDE (B.02), ${play}` : 'the CFC'}.`

export const ratingsText = (changes: RatingChanges, style: Style): string => {
  const [first, ...lines] = tableLines(columns, ratingsTable(changes).rows)
  return [about(changes.event, changes.round), '', style('dim', first!), ...lines, ''].join('\n')
}

const bases = {
  list: 'as the list has it',
  'reached-2400': '2400 and above',
  junior: 'until the year of the 18th birthday, below 2300',
  usual: 'nothing is said otherwise',
} as const
const none = { 'too-few-games': 'fewer than five games', 'no-points': 'no point', 'below-floor': 'below 1400' } as const

const basisLines = (basis: RatingBasis, after: number | null): readonly string[] => {
  switch (basis.kind) {
    case 'fide':
      return [
        `K ${basis.k}: ${bases[basis.by]}${basis.capped ? ', no more than 700 over all games' : ''} (B.02 8.3.3)`,
        ...(after !== null && after < 1400 ? ['FIDE publishes no rating below 1400'] : []),
      ]
    case 'fide-first':
      return [
        `Unrated: two opponents of 1800 with a draw each are added (B.02 8.2): average ${formatExact(basis.average, 1)}, ${basis.hundredths} %, ${signed(basis.difference, 0)}`,
        basis.because === null ? `First rating ${after}` : `No rating of this event alone: ${none[basis.because]}`,
      ]
    case 'cfc':
      return [
        `K ${basis.k}`,
        ...(basis.crossed ? ['What lies beyond 2200 counts half upwards and twice downwards'] : []),
        ...(basis.bonus === null
          ? ['No bonus: fewer than four games']
          : [
              `Bonus ${signed(basis.bonus.forExceeding, 1)} for what exceeds ${basis.bonus.threshold.toFixed(1)}; one for the highest rating ever is not counted: no list has it`,
            ]),
      ]
    case 'cfc-first':
      return [after === null ? 'Unrated: nothing can be said of this event' : `Unrated: rated by the performance, ${after}`]
  }
}

const scores = ['0', '½', '1'] as const

/** One player: every game, what was expected of it, and by what K. */
export const playerRatingText = (tournament: Tournament, one: RatingChange, { event, round }: RatingChanges, style: Style): string => {
  const names = new Map<number, string>(tournament.players.map(({ id, name }) => [id, printable(name) || String(id)]))
  const [first, ...lines] = tableLines(
    [right('Round'), left('Opponent'), right('Rating'), right('Difference'), right('Expected'), right('Score'), right('Change')],
    one.games.map((game) => lineOf(game, one.rating, names)),
  )
  const change =
    one.change === null
      ? []
      : [
          `Score ${formatExact(one.score, 1)}, expected ${formatExact(one.expected!, 2)}: ${signed(one.change, 2)}, ${one.rating} becomes ${one.after}`,
        ]
  return [
    style('bold', `${names.get(one.player.id)}${one.rating === null ? '' : `, ${one.rating}`}`),
    about(event, round),
    ...(one.games.length === 0 ? ['No rated game yet'] : [style('dim', first!), ...lines]),
    ...basisLines(one.basis, one.after),
    ...change,
    ...(one.performance === null ? [] : [`Average of the opponents ${one.average}, performance ${one.performance}`]),
    '',
  ].join('\n')
}

const lineOf = (game: RatingLine, own: number | null, names: ReadonlyMap<number, string>): readonly string[] => [
  String(game.round),
  names.get(game.opponent) ?? '',
  game.rating === null ? 'unrated' : String(game.rating),
  game.difference === null
    ? own !== null && game.rating !== null
      ? 'not rated: 600 or more apart'
      : ''
    : game.counted === game.difference
      ? signed(game.difference, 0)
      : `${signed(game.difference, 0)}, counts ${signed(game.counted!, 0)}`,
  game.expected === null ? '' : formatExact(game.expected, 2),
  scores[game.halves],
  game.change === null ? '' : signedExact(game.change, 2),
]
