import type { PlayerId } from '../../../model/ids.ts'
import type { Tournament } from '../../../model/tournament.ts'
import type { RoundPairing } from '../../round-pairing.ts'
import { pairingRulesOf } from '../declared.ts'
import type { KnownToReferee, Referee } from '../referee.ts'
import { boardOrder, completeness } from '../swiss-team/check.ts'
import { withVirtualPoints } from '../swiss-team/teams.ts'
import { type Violation, violation } from '../violations.ts'
import { rightColours } from './colours.ts'
import { rightRound } from './right-round.ts'
import { type DubovDeclared, type DubovRow, sheetOf } from './sheet.ts'

/**
 * C.04.4.1: everybody has one opponent or the bye; C1, C2 and C3 are kept; and, as one pairing alone is right, bye and pairs are those that section 3 makes, with the colours of
 * section 5, in the order of C.04.2 3.6.
 */
const checkDubovRound = (
  tournament: Tournament,
  round: number,
  pairing: RoundPairing,
  declared: DubovDeclared,
  { legalityOnly = false }: KnownToReferee,
): readonly Violation[] => {
  const sheet = sheetOf(tournament, round, declared)
  const incomplete = completeness(tournament, sheet.rows, pairing, { complete: '1.9', bye: '1.4' })
  if (incomplete.length > 0) return incomplete
  const rowOf = new Map(sheet.rows.map((row) => [row.id, row]))
  const boards = pairing.boards.map(({ white, black }) => [rowOf.get(white)!, rowOf.get(black)!] as const)
  return [
    ...boards.flatMap((pair) => absolutes(pair, round)),
    ...(pairing.bye !== null && rowOf.get(pairing.bye)!.byeBarred
      ? [violation('barred-bye', round, { article: 'C2', player: pairing.bye, what: 'barred' })]
      : []),
    ...(legalityOnly ? [] : byTheText(pairing, rightRound(sheet, declared))),
    ...boards.flatMap((pair) => colours(pair, tournament, round)),
    ...boardOrder(boards, round),
  ]
}

const absolutes = ([white, black]: readonly [DubovRow, DubovRow], round: number): readonly Violation[] => {
  const told = { player: white.id, players: [white.id, black.id] } as const
  if (white.cannotMeet.has(black.id))
    return [violation('rematch', round, { ...told, article: 'C1', what: 'met-or-forbidden', of: 'entrant' })]
  const both = white.due === black.due && white.force === 3 && black.force === 3
  return both ? [violation('absolute-colours', round, { ...told, article: 'C3' })] : []
}

/** The bye, else the first pair, that the text makes and the round does not have. */
const byTheText = ({ round, boards, bye }: RoundPairing, right: ReturnType<typeof rightRound>): readonly Violation[] => {
  const found = (article: string, players: readonly PlayerId[]): readonly Violation[] => [
    violation('not-by-the-steps', round, { article, players }),
  ]
  if (right === null) return found('1.9', [])
  if (right.bye !== null && right.bye.id !== bye) return found('3.1', [right.bye.id])
  const opponents = new Map(boards.flatMap(({ white, black }) => [[white, black] as const, [black, white] as const]))
  for (const { residents, upfloaters, pairs } of right.brackets) {
    const missing = pairs.find(([a, b]) => opponents.get(a.id) !== b.id)
    if (missing === undefined) continue
    const ids = new Set([...residents, ...upfloaters].map(({ id }) => id))
    const leaves = [...ids].some((id) => !ids.has(opponents.get(id)!))
    return found(
      leaves ? '3.2.2' : '3.2.6',
      missing.map(({ id }) => id),
    )
  }
  return []
}

const colours = (pair: readonly [DubovRow, DubovRow], { initialColour }: Tournament, round: number): readonly Violation[] => {
  const right = rightColours(pair, initialColour === null ? null : initialColour === 'white' ? 'W' : 'B')
  if (right === null || right.white === pair[0]) return []
  const { white, black, article } = right
  return [violation('wrong-colours', round, { article, player: white.id, what: 'white', players: [white.id, black.id] })]
}

/** Who looks at rounds of the Dubov System. */
export const refereeOfDubov: Referee = {
  check: (tournament, round, pairing, known) => {
    const declared = pairingRulesOf(tournament, 'fide-dubov-2026')
    return { violations: checkDubovRound(withVirtualPoints(tournament), round, pairing, declared, known), brackets: [] }
  },
  edition: null,
}
