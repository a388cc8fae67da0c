import type { PlayerId } from '../../../model/ids.ts'
import type { Tournament } from '../../../model/tournament.ts'
import type { RoundPairing } from '../../round-pairing.ts'
import type { KnownToReferee } from '../referee.ts'
import { type Violation, violation } from '../violations.ts'
import { rightColours } from './colours.ts'
import { rightRound } from './right-round.ts'
import { type EntrantRow, type SwissTeamDeclared, sheetOf } from './sheet.ts'

type Asked = Pick<RoundPairing, 'round' | 'boards' | 'bye' | 'notPaired'>
type Ranked = Pick<EntrantRow, 'id' | 'points' | 'number'> & Partial<Pick<EntrantRow, 'secondary'>>

/**
 * C.04.6, C.04.5: everybody has one opponent or the bye; nobody meets twice (C1); the bye is not barred (C2); and, as one pairing alone is right, bye and pairs are those
 * that section 3 makes, with the colours of section 4, in the order of C.04.2 3.6.
 */
export const checkSwissTeamRound = (
  tournament: Tournament,
  round: number,
  pairing: Asked,
  declared: SwissTeamDeclared,
  { legalityOnly = false }: KnownToReferee = {},
): readonly Violation[] => {
  const sheet = sheetOf(tournament, round, declared)
  const incomplete = completeness(tournament, sheet.rows, pairing, { complete: '3.3.1', bye: '1.4' })
  if (incomplete.length > 0) return incomplete
  const rowOf = new Map(sheet.rows.map((row) => [row.id, row]))
  const boards = pairing.boards.map(({ white, black }) => [rowOf.get(white)!, rowOf.get(black)!] as const)
  return [
    ...boards
      .filter(([white, black]) => white.cannotMeet.has(black.id))
      .map(([white, black]) => {
        const told = { article: 'C1', player: white.id, players: [white.id, black.id], what: 'met-or-forbidden', of: 'entrant' } as const
        return violation('rematch', round, told)
      }),
    ...(pairing.bye !== null && rowOf.get(pairing.bye)!.byeBarred
      ? [violation('barred-bye', round, { article: 'C2', player: pairing.bye, what: 'barred' })]
      : []),
    ...(legalityOnly ? [] : byTheText(pairing, rightRound(sheet, declared))),
    ...colours(boards, tournament, round, declared),
    ...boardOrder(boards, round),
  ]
}

/** Everybody to be paired has one opponent, or the bye of an odd number, and nobody else has. */
export const completeness = (
  tournament: Tournament,
  rows: readonly Pick<EntrantRow, 'id'>[],
  { round, boards, bye, notPaired }: Asked,
  articles: { readonly complete: string; readonly bye: string },
): readonly Violation[] => {
  const expected = new Set(rows.map(({ id }) => id))
  const seated = [...boards.flatMap(({ white, black }) => [white, black]), ...(bye === null ? [] : [bye])]
  const told = (player: PlayerId) => ({ article: articles.complete, player, of: 'entrant' }) as const
  const others = tournament.players.filter(({ id }) => !expected.has(id)).map(({ id }) => id)
  return [
    ...seated.filter((id) => !expected.has(id)).map((id) => violation('not-to-be-paired', round, { player: id, of: 'entrant' })),
    ...seated.filter((id, at) => seated.indexOf(id) !== at).map((id) => violation('paired-twice', round, told(id))),
    ...rows.filter(({ id }) => !seated.includes(id)).map(({ id }) => violation('left-out', round, told(id))),
    ...(bye !== null && rows.length % 2 === 0 ? [violation('needless-bye', round, { ...told(bye), article: articles.bye })] : []),
    ...(notPaired.length === others.length && others.every((id) => notPaired.includes(id))
      ? []
      : [violation('wrong-list-of-unpaired', round, { of: 'entrant' })]),
  ]
}

/** The bye, else the first pair, that the text makes and the round does not have. */
const byTheText = ({ round, boards, bye }: Asked, right: ReturnType<typeof rightRound>): readonly Violation[] => {
  const found = (article: string, players: readonly PlayerId[]): readonly Violation[] => [
    violation('not-by-the-steps', round, { article, players }),
  ]
  if (right === null) return found('3.3.3', [])
  if (right.bye !== null && right.bye.id !== bye) return found('3.4', [right.bye.id])
  const opponents = new Map(boards.flatMap(({ white, black }) => [[white, black] as const, [black, white] as const]))
  for (const { residents, upfloaters, pairs } of right.brackets) {
    const ids = new Set([...residents, ...upfloaters].map(({ id }) => id))
    const missing = pairs.find(([a, b]) => opponents.get(a.id) !== b.id)
    if (missing === undefined) continue
    const leaves = [...ids].some((id) => !ids.has(opponents.get(id)!))
    return found(
      leaves ? '3.5.5' : '3.6.4',
      missing.map(({ id }) => id),
    )
  }
  return []
}

const colours = (
  boards: readonly (readonly [white: EntrantRow, black: EntrantRow])[],
  { initialColour }: Tournament,
  round: number,
  declared: SwissTeamDeclared,
): readonly Violation[] => {
  const initial = initialColour === null ? null : initialColour === 'white' ? 'W' : 'B'
  return boards.flatMap((pair) => {
    const right = rightColours(pair, initial, declared)
    if (right === null || right.white === pair[0]) return []
    const { white, black, article } = right
    return [violation('wrong-colours', round, { article, player: white.id, what: 'white', players: [white.id, black.id] })]
  })
}

/** C.04.2 3.6: the higher score of the pair, the sum, the smallest number of those with the higher score. */
export const boardOrder = (boards: readonly (readonly [Ranked, Ranked])[], round: number): readonly Violation[] => {
  const keys = boards.map((pair) => {
    const [higher] = pair.toSorted((a, b) => b.points - a.points || (b.secondary ?? 0) - (a.secondary ?? 0) || a.number - b.number)
    return [-higher!.points, -(pair[0].points + pair[1].points), higher!.number] as const
  })
  const wrong = keys.findIndex((key, at) => {
    const before = keys[at - 1]
    if (before === undefined) return false
    const part = key.findIndex((value, place) => value !== before[place])
    return part >= 0 && key[part]! < before[part]!
  })
  if (wrong === -1) return []
  const [white, black] = boards[wrong]!
  return [violation('wrong-board-order', round, { article: 'C.04.2 3.6', player: white.id, players: [white.id, black.id], what: 'board' })]
}
