import { displayPoints, pointsFromTenths, type Tournament } from '@zug/engine/model'
import type { Norm, NormEvent, NormGame, Prospect, Requirement, TitleNorm } from '@zug/engine/norms'
import type { Style } from '../terminal/style.ts'
import { type Column, tableLines } from '../terminal/table.ts'
import type { PlayerNorms } from './norms-of.ts'

const left = (title: string): Column => ({ title, align: 'left' })
const right = (title: string): Column => ({ title, align: 'right' })

const pointsText = (halves: number): string => displayPoints(pointsFromTenths(5 * halves))

const prospects: Readonly<Record<Prospect, string>> = { made: 'made', open: 'open', 'out-of-reach': 'out of reach' }

/** What `zug norms` prints: norms that are made, and those that still can be. */
export const normsText = (tournament: Tournament, event: NormEvent, all: readonly PlayerNorms[], round: number, style: Style): string => {
  const names = new Map<number, string>(tournament.players.map(({ id, name }) => [id, name || String(id)]))
  const rows = all.flatMap(({ player, titles }) =>
    titles
      .filter(isWorthSaying)
      .map((one) => [
        String(player.pairingNumber ?? ''),
        names.get(player.id)!,
        one.norm.title,
        ...figuresOf(one.norm),
        one.norm.kind === 'made' ? `made, counts as ${one.norm.length} games` : 'open',
        nextText(one, names),
      ]),
  )
  if (rows.length === 0) return `After round ${round} no norm is made, and none can be made any more.\n`
  const columns = [right('No'), left('Name'), left('Title'), right('Score'), right('Average'), right('Rp'), left('Norm'), left('Next game')]
  const [first, ...lines] = tableLines(columns, rows)
  return [...aboutEvent(event, round), '', style('dim', first!), ...lines, ''].join('\n')
}

/** False hopes are left out, and what is not asked for. */
const isWorthSaying = ({ norm, need }: TitleNorm): boolean => norm.kind === 'made' || (need !== null && need.now !== 'out-of-reach')

const figuresOf = (norm: Norm): readonly string[] => {
  if (norm.kind === 'not-asked') return ['', '', '']
  const { performance } = norm.kind === 'made' ? norm.choice : norm.evaluation
  const games = norm.kind === 'made' ? norm.choice.games.length : norm.games.length
  return [`${pointsText(performance.halves)}/${games}`, String(performance.average), String(performance.performance)]
}

const nextText = ({ need }: TitleNorm, names: ReadonlyMap<number, string>): string => {
  if (need === null || need.next === null) return ''
  const { opponent, win, draw, loss } = need.next
  return `${names.get(opponent) ?? ''}: win ${prospects[win]}, draw ${prospects[draw]}, loss ${prospects[loss]}`
}

const aboutEvent = ({ system, rounds, host, leastGames, exempt, manyGuests }: NormEvent, round: number): readonly string[] => [
  `After round ${round} of ${rounds}: ${system}, host ${host === '' ? 'not said' : host}, at least ${leastGames} games.`,
  ...(exempt === null ? [] : [`Federations need not be mixed (1.4.3${exempt}).`]),
  ...(manyGuests ? ['There are enough guests in every round: federations need not be mixed (1.4.3d).'] : []),
]

const asked: Readonly<Record<Requirement['name'], string>> = {
  games: 'games',
  titled: 'titled opponents',
  'title-sought': 'opponents with the title or a better one',
  'other-federations': 'other federations',
  'own-federation': 'opponents of the own federation',
  'one-federation': 'opponents of one federation',
  average: 'average of the opponents',
  percent: 'percent of the points',
  performance: 'performance',
}

/** One player: each title with its check-list and the games it is made of. */
export const playerText = (
  tournament: Tournament,
  event: NormEvent,
  { player, titles }: PlayerNorms,
  round: number,
  style: Style,
): string => {
  const names = new Map<number, string>(tournament.players.map(({ id, name }) => [id, name || String(id)]))
  const parts = titles.flatMap((one) => ['', ...titleLines(one, names, style)])
  return [`${player.title ?? ''} ${player.name}`.trim(), ...aboutEvent(event, round), ...parts, ''].join('\n')
}

const titleLines = (one: TitleNorm, names: ReadonlyMap<number, string>, style: Style): readonly string[] => {
  const { norm, need } = one
  if (norm.kind === 'not-asked') return [`${norm.title}: ${notAsked[norm.because]}`, ...(need === null ? [] : prospectLines(one, names))]
  const { requirements, performance } = norm.kind === 'made' ? norm.choice : norm.evaluation
  const games = norm.kind === 'made' ? norm.choice.games : norm.games
  const [first, ...lines] = tableLines(
    [right('Round'), left('Opponent'), left('Title'), left('Fed'), right('Rating'), right('Score')],
    games.map((game) => gameRow(game, names)),
  )
  return [
    `${norm.title}: ${norm.kind === 'made' ? `made, counts as ${norm.length} games${byText[norm.by]}` : 'not made'}`,
    ...requirements.map(requirementLine),
    ...(performance.raised === null
      ? []
      : [`  ${names.get(performance.raised.opponent)} counts with the least rating instead of ${performance.raised.from} (1.4.6)`]),
    ...(norm.kind === 'made' ? ignoredLines(norm.choice, names) : []),
    ...(need === null ? [] : prospectLines(one, names)),
    style('dim', `  ${first}`),
    ...lines.map((line) => `  ${line}`),
  ]
}

const notAsked = { 'has-title': 'has the title or a better one', 'for-women': 'for women', 'no-games': 'no game yet' } as const
const byText = {
  games: '',
  'missing-game': ', one by a bye or a forfeit (1.4.1c)',
  'last-round-forfeit': ', the forfeit of the last round counted as lost (1.4.2c)',
} as const

const requirementLine = ({ name, article, have, need, most, lifted, met }: Requirement): string =>
  `  ${met ? 'yes' : 'no '}  ${asked[name]}: ${have}, ${lifted ? 'lifted' : `${most ? 'at most' : 'at least'} ${need}`} (${article})`

const ignoredLines = (
  { ignoredWins, afterRound }: Extract<Norm, { kind: 'made' }>['choice'],
  names: ReadonlyMap<number, string>,
): readonly string[] => [
  ...(ignoredWins.length === 0
    ? []
    : [`  without games that were won (1.4.1f): ${ignoredWins.map(({ opponent }) => names.get(opponent)).join(', ')}`]),
  ...(afterRound === null ? [] : [`  without all after round ${afterRound} (1.4.1e)`]),
]

const prospectLines = (one: TitleNorm, names: ReadonlyMap<number, string>): readonly string[] => {
  const next = nextText(one, names)
  return [`  now: ${prospects[one.need!.now]}`, ...(next === '' ? [] : [`  next: ${next}`])]
}

const gameRow = (
  { round, opponent, title, federation, rating, halves }: NormGame,
  names: ReadonlyMap<number, string>,
): readonly string[] => [
  String(round),
  names.get(opponent) ?? '',
  title ?? '',
  federation,
  rating === null ? 'unrated' : String(rating),
  pointsText(halves),
]
