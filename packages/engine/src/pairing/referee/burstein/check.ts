import type { PlayerId, RoundNumber } from '../../../model/ids.ts'
import type { RulesOf } from '../../../model/rules.ts'
import type { Tournament } from '../../../model/tournament.ts'
import type { RoundPairing } from '../../round-pairing.ts'
import { allocation, type Letter } from '../colours.ts'
import { pairingRulesOf } from '../declared.ts'
import { checkDutchRound } from '../dutch.ts'
import { february2026 } from '../editions.ts'
import { initialColour } from '../presentation.ts'
import type { Found, KnownToReferee, Referee } from '../referee.ts'
import { boardOrder, completeness } from '../swiss-team/check.ts'
import { type Violation, violation } from '../violations.ts'
import { may } from './playable.ts'
import { rightRound } from './right-round.ts'
import { type BursteinRow, bursteinSheet, higherFirst } from './sheet.ts'

/**
 * C.04.4.2 after the seeding rounds: everybody has one opponent or the bye; C1, C2 and C3 are kept; and, as one pairing alone is right, bye and pairs are those that section 3 makes, with
 * the colours of section 5, in the order of C.04.2 3.6.
 */
const checkBursteinRound = (
  tournament: Tournament,
  round: RoundNumber,
  pairing: RoundPairing,
  { zeroPointByes }: RulesOf<'fide-burstein-2026'>,
  { legalityOnly = false }: KnownToReferee,
): readonly Violation[] => {
  const rows = bursteinSheet(tournament, round, zeroPointByes)
  const incomplete = completeness(tournament, rows, pairing, { complete: '1.9', bye: '1.3' })
  if (incomplete.length > 0) return incomplete
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const boards = pairing.boards.map(({ white, black }) => [rowOf.get(white)!, rowOf.get(black)!] as const)
  const initial = initialColour(tournament, february2026)
  return [
    ...boards.flatMap((pair) => absolutes(pair, round)),
    ...(pairing.bye !== null && rowOf.get(pairing.bye)!.keptFromBye
      ? [violation('barred-bye', round, { article: 'C2', player: pairing.bye, what: 'barred' })]
      : []),
    ...(legalityOnly ? [] : byTheText(pairing, rightRound(rows))),
    ...boards.flatMap((pair) => colours(pair, initial, round)),
    ...boardOrder(boards, round),
  ]
}

const absolutes = ([white, black]: readonly [BursteinRow, BursteinRow], round: number): readonly Violation[] => {
  if (may(white, black)) return []
  const told = { player: white.id, players: [white.id, black.id] } as const
  const met = white.met.has(black.id) || white.forbidden.has(black.id)
  return met
    ? [violation('rematch', round, { ...told, article: 'C1', what: 'met-or-forbidden', of: 'entrant' })]
    : [violation('absolute-colours', round, { ...told, article: 'C3' })]
}

/** The bye, else the first pair, that the text makes and the round does not have. */
const byTheText = ({ round, boards, bye }: RoundPairing, right: ReturnType<typeof rightRound>): readonly Violation[] => {
  const found = (article: string, players: readonly PlayerId[]): readonly Violation[] => [
    violation('not-by-the-steps', round, { article, players }),
  ]
  if (right === null) return found('1.9', [])
  if (right.bye !== null && right.bye.id !== bye) return found('3.1', [right.bye.id])
  const opponents = new Map(boards.flatMap(({ white, black }) => [[white, black] as const, [black, white] as const]))
  for (const { bracket, pairs, floaters } of right.brackets) {
    const missing = pairs.find(([a, b]) => opponents.get(a.id) !== b.id)
    if (missing === undefined) continue
    return found(
      whatDecides(bracket, pairs, floaters, opponents),
      missing.map(({ id }) => id),
    )
  }
  return []
}

/** The first criterion by which the bracket of a round is worse than the right one, as far as it can be read off the pairs; 3.2 where others leave it, 4.3 where the same do. */
const whatDecides = (
  bracket: readonly BursteinRow[],
  pairs: readonly (readonly [BursteinRow, BursteinRow])[],
  floaters: readonly BursteinRow[],
  opponents: ReadonlyMap<PlayerId, PlayerId>,
): string => {
  const rowOf = new Map(bracket.map((row) => [row.id, row]))
  const leaving = bracket.filter(({ id }) => !rowOf.has(opponents.get(id)!))
  if (leaving.length > floaters.length) return 'C5'
  const scores = (rows: readonly BursteinRow[]): string =>
    rows
      .map(({ points }) => points)
      .sort((a, b) => b - a)
      .join()
  if (scores(leaving) !== scores(floaters)) return 'C6'
  if (!leaving.every((row) => floaters.includes(row))) return '3.2'
  const alike = (a: BursteinRow, b: BursteinRow | undefined): boolean => a.due.colour !== null && a.due.colour === b?.due.colour
  const denied = bracket.filter((row) => alike(row, rowOf.get(opponents.get(row.id)!))).length / 2
  return denied > pairs.filter(([a, b]) => alike(a, b)).length ? 'C8' : '4.3'
}

const articles = ['5.2.2', '5.2.3', '5.2.4', '5.2.5', '5.2.1'] as const

const colours = (pair: readonly [BursteinRow, BursteinRow], initial: Letter | null, round: number): readonly Violation[] => {
  const [higher, lower] = pair.toSorted(higherFirst) as [BursteinRow, BursteinRow]
  const given = allocation(higher, lower, initial)
  if (given === null) return []
  const [white, black] = given.higher === 'W' ? [higher, lower] : [lower, higher]
  if (white === pair[0]) return []
  const article = articles[given.rule]
  return [violation('wrong-colours', round, { article, player: white.id, what: 'white', players: [white.id, black.id] })]
}

/** 1.6: the first half of the rounds, but at most four of them. */
const isSeeding = ({ numberOfRounds }: Tournament, round: number): boolean =>
  round <= 4 && (numberOfRounds === null || 2 * round <= numberOfRounds)

/** Numbers of articles that are not of C.04.4.2 say so. */
const inDutchArticles = ({ violations, brackets }: Found): Found => {
  const cited = (article: string): string => (article.startsWith('C.04.') ? article : `C.04.3 ${article}`)
  return {
    violations: violations.map((one) => (one.article === undefined ? one : { ...one, article: cited(one.article) })),
    brackets: brackets.map(({ card, ...bracket }) => ({
      ...bracket,
      card: card.map((line) => ({ ...line, article: cited(line.article) })),
    })),
  }
}

/** Who looks at rounds of the Burstein System; seeding rounds are looked at as rounds of the Dutch one. */
export const refereeOfBurstein: Referee = {
  check: (tournament, round, pairing, known) => {
    const declared = pairingRulesOf(tournament, 'fide-burstein-2026')
    const { acceleration, parity } = declared
    const asDutch: Tournament = { ...tournament, rules: { rulebook: 'fide-dutch-2026', acceleration, parity, colourless: false } }
    if (isSeeding(tournament, round)) return inDutchArticles(checkDutchRound(asDutch, round, pairing, known, february2026))
    return { violations: checkBursteinRound(asDutch, round, pairing, declared, known), brackets: [] }
  },
  edition: null,
}
