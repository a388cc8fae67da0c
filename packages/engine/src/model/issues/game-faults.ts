import type { Colour } from '../colour.ts'
import type { ByeKind, GameResult } from '../outcome.ts'

/** How a game or a game not played ended for one side. */
export type ToldResult = { readonly kind: 'game' | 'forfeit'; readonly result: GameResult }

/** What the other side tells of the round instead. */
export type ToldOtherwise =
  | { readonly kind: 'opponent'; readonly opponent: number }
  | { readonly kind: 'bye'; readonly bye: ByeKind }
  | { readonly kind: 'nothing' }

type Sides = { readonly of: 'player' | 'team'; readonly own: number; readonly opponent: number; readonly round: number }

/** What the two sides of one game, or match, say against each other. */
export type GameFaultData = {
  readonly 'opponent-self': Sides
  readonly 'opponent-unknown': Sides
  readonly 'opponent-not-mutual': Sides & { readonly other: ToldOtherwise }
  readonly 'colours-not-opposite': Sides & { readonly colour: Colour }
  readonly 'results-incompatible': Sides & { readonly what: 'game'; readonly results: readonly [own: ToldResult, opponent: ToldResult] }
}
