import type { Colour } from '../../model/colour.ts'
import type { ByeKind } from '../../model/outcome.ts'
import type { Points } from '../../model/points.ts'

/** What a round was for a team. Points are as awarded by the event. */
export type TeamRound = { readonly matchPoints: Points; readonly gamePoints: Points } & (
  | {
      readonly kind: 'match'
      /** Number of the other team. */
      readonly opponent: number
      readonly colour: Colour | null
      /** Own points on boards 1 to n; empty when only the total is known. */
      readonly boards: readonly Points[]
    }
  | { readonly kind: 'forfeit'; readonly opponent: number | null; readonly result: 'win' | 'loss'; readonly boards?: readonly Points[] }
  | { readonly kind: 'bye'; readonly bye: ByeKind; readonly boards?: readonly Points[] }
)

export type Team = {
  /** Tournament pairing number, 1 or more. */
  readonly number: number
  readonly name: string
  /** Strength or mean rating; null when it is not known. */
  readonly rating: number | null
  readonly rounds: readonly TeamRound[]
}

/** A team event as its standings need it: results only, no players. */
export type TeamEvent = {
  readonly teams: readonly Team[]
  /** Boards of a match. */
  readonly boards: number
  /** Declared number of rounds; null when it is not known. */
  readonly numberOfRounds: number | null
  /** The score teams are ranked by; the other one is the secondary score. */
  readonly primary: 'MP' | 'GP'
  readonly matchPoints: { readonly win: Points; readonly draw: Points; readonly loss: Points }
  /** Of one board. */
  readonly gamePoints: { readonly win: Points; readonly draw: Points; readonly loss: Points }
  readonly system: 'swiss' | 'round-robin'
}
