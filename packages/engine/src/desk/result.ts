import type { PlayerId } from '../model/ids.ts'
import type { Points } from '../model/points.ts'
import type { TeamBoard } from '../model/team.ts'

/** How a board ended for one side. */
export const sideResults = ['win', 'draw', 'loss', 'forfeit-win', 'forfeit-loss', 'adjourned'] as const
export type SideResult = (typeof sideResults)[number]

/**
 * The result of a board. `rated` is false for a game of less than one move; `scores` are the game's own points (SSM A1), White first; `match` holds
 * the boards of a team match, White's side (of board 1) first, or the two games of a match of C.04.5; `lineUps` of one that a team did not come to who came all the same, board 1 first, where it was
 * not the regular members.
 */
export type BoardResult = {
  readonly white: SideResult
  readonly black: SideResult
  readonly rated: boolean
  readonly scores?: readonly [Points, Points]
  readonly match?: { readonly white: readonly TeamBoard[]; readonly black: readonly TeamBoard[] }
  readonly lineUps?: { readonly white?: LineUp; readonly black?: LineUp }
}

export type LineUp = readonly (PlayerId | null)[]

/** Both sides at once; 1-1 and 1-½ do not exist, ½-0 and 0-0 do (both sides, or one, penalised). */
const possible: ReadonlySet<string> = new Set([
  'win loss',
  'loss win',
  'draw draw',
  'draw loss',
  'loss draw',
  'loss loss',
  'forfeit-win forfeit-loss',
  'forfeit-loss forfeit-win',
  'forfeit-loss forfeit-loss',
  'adjourned adjourned',
])

export const isPossible = ({ white, black, rated }: BoardResult): boolean =>
  possible.has(`${white} ${black}`) && (rated || !`${white} ${black}`.includes('forfeit'))

export const isOpen = (result: BoardResult | null): boolean => result === null || result.white === 'adjourned'

/** Whatever the order in which a sender wrote the fields. */
export const sameResult = (a: BoardResult | null, b: BoardResult | null): boolean =>
  a === null || b === null ? a === b : JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b))

const inOrder = ({ white, black, rated, scores, match, lineUps }: BoardResult): readonly unknown[] => [
  white,
  black,
  rated,
  scores ?? null,
  match === undefined ? null : [match.white, match.black].map((side) => side.map(({ player, result }) => [player, result])),
  lineUps?.white ?? null,
  lineUps?.black ?? null,
]

/** Who reported a result, before it counts. */
export type Report = { readonly by: PlayerId; readonly result: BoardResult }
