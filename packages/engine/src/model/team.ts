import type { Colour } from './colour.ts'
import type { PlayerId } from './ids.ts'
import type { ByeKind } from './outcome.ts'

/** How one board of a match ended for its own side. An unfinished game counts as a draw for pairing. */
export const boardResults = ['win', 'draw', 'loss', 'adjourned', 'forfeit-win', 'forfeit-loss'] as const
export type BoardResult = (typeof boardResults)[number]

/** One board of a match as one side sees it; `player` is null when nobody came. */
export type TeamBoard = { readonly player: PlayerId | null; readonly result: BoardResult }

/**
 * What one round was for one team.
 *
 * - `match`: both teams appeared. `colour` is that of board 1; boards in order, from the top.
 * - `forfeit`: paired, but one of the teams did not appear. `lineUp` is who came all the same, board 1 first, where it was not the regular members.
 * - `bye` and `absent` as for players.
 */
export type TeamOutcome =
  | { readonly kind: 'match'; readonly opponent: PlayerId; readonly colour: Colour; readonly boards: readonly TeamBoard[] }
  | {
      readonly kind: 'forfeit'
      readonly opponent: PlayerId
      readonly colour: Colour | null
      readonly result: 'win' | 'loss'
      readonly lineUp?: readonly (PlayerId | null)[]
    }
  | { readonly kind: 'bye'; readonly bye: ByeKind }
  | { readonly kind: 'absent' }

/** A team of a team event. Its id stands where a player's stands in pairings, byes and forbidden pairs of that event. */
export type TeamEntry = {
  readonly id: PlayerId
  readonly name: string
  /** Regular members, board 1 first. */
  readonly boards: readonly PlayerId[]
  readonly alternates: readonly PlayerId[]
  readonly outcomes: readonly TeamOutcome[]
  /** As a report has them; nothing of it decides a pairing. */
  readonly nickname?: string
  readonly strength?: string
  readonly rank?: number
}
