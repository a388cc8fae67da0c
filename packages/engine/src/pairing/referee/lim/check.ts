import type { PlayerId } from '../../../model/ids.ts'
import type { Tournament } from '../../../model/tournament.ts'
import type { RoundPairing } from '../../round-pairing.ts'
import { pairingRulesOf } from '../declared.ts'
import type { KnownToReferee, Referee } from '../referee.ts'
import { boardOrder, completeness } from '../swiss-team/check.ts'
import { withVirtualPoints } from '../swiss-team/teams.ts'
import { type Violation, violation } from '../violations.ts'
import { rightColours } from './colours.ts'
import { type RightRound, rightRound } from './right-round.ts'
import { type LimDeclared, type LimRow, type LimSheet, sheetOf } from './sheet.ts'

/**
 * C.04.4.3: everybody has one opponent or the bye; 2.1 and C.04.1 4 are kept; and, as one pairing alone is right, bye and pairs are those that the text makes, with the colours
 * of section 5, in the order of C.04.2 3.6.
 */
const checkLimRound = (
  tournament: Tournament,
  round: number,
  pairing: RoundPairing,
  declared: LimDeclared,
  { legalityOnly = false }: KnownToReferee,
): readonly Violation[] => {
  const sheet = sheetOf(tournament, round, declared)
  const incomplete = completeness(tournament, sheet.rows, pairing, { complete: '2.2', bye: '1.1' })
  if (incomplete.length > 0) return incomplete
  const rowOf = new Map(sheet.rows.map((row) => [row.id, row]))
  const boards = pairing.boards.map(({ white, black }) => [rowOf.get(white)!, rowOf.get(black)!] as const)
  const right = legalityOnly ? null : rightRound(sheet)
  return [
    ...boards.flatMap((pair) => incompatible(pair, sheet, round)),
    ...(pairing.bye !== null && rowOf.get(pairing.bye)!.byeBarred
      ? [violation('barred-bye', round, { article: '1.1', player: pairing.bye, what: 'barred' })]
      : []),
    ...(legalityOnly ? [] : byTheText(pairing, right)),
    ...boards.flatMap((pair) => colours(pair, tournament, round, right, sheet)),
    ...boardOrder(boards, round),
  ]
}

/** 2.1. */
const incompatible = ([white, black]: readonly [LimRow, LimRow], { may }: LimSheet, round: number): readonly Violation[] => {
  const told = { player: white.id, players: [white.id, black.id], article: '2.1' } as const
  if (white.cannotMeet.has(black.id)) return [violation('rematch', round, { ...told, what: 'met-or-forbidden', of: 'entrant' })]
  return may(white, black) ? [] : [violation('absolute-colours', round, told)]
}

/** The bye, else the first pair, that the text makes and the round does not have. */
const byTheText = ({ round, boards, bye }: RoundPairing, right: RightRound | null): readonly Violation[] => {
  const found = (article: string, players: readonly PlayerId[]): readonly Violation[] => [
    violation('not-by-the-steps', round, { article, players }),
  ]
  if (right === null) return found('2.1', [])
  if (right.bye !== null && right.bye.id !== bye) return found('1.1', [right.bye.id])
  const opponents = new Map(boards.flatMap(({ white, black }) => [[white, black] as const, [black, white] as const]))
  const missing = right.duels.find(({ duel: [a, b] }) => opponents.get(a.id) !== b.id)
  return missing === undefined
    ? []
    : found(
        missing.article,
        missing.duel.map(({ id }) => id),
      )
}

/** A pair that the text makes has its colours; of any other it is asked as if it were made where its scores are. */
const colours = (
  pair: readonly [LimRow, LimRow],
  { initialColour }: Tournament,
  round: number,
  right: RightRound | null,
  { middle }: LimSheet,
): readonly Violation[] => {
  const made = right?.duels.find(({ duel }) => duel.includes(pair[0]) && duel.includes(pair[1]))
  const below = made?.below ?? pair.every(({ points }) => points < middle)
  const expected = rightColours(pair, initialColour === null ? null : initialColour === 'white' ? 'W' : 'B', below)
  if (expected === null || expected.white === pair[0]) return []
  const { white, black, article } = expected
  return [violation('wrong-colours', round, { article, player: white.id, what: 'white', players: [white.id, black.id] })]
}

/** Who looks at rounds of the Lim System. */
export const refereeOfLim: Referee = {
  check: (tournament, round, pairing, known) => {
    const declared = pairingRulesOf(tournament, 'fide-lim-2026')
    return { violations: checkLimRound(withVirtualPoints(tournament), round, pairing, declared, known), brackets: [] }
  },
  edition: null,
}
