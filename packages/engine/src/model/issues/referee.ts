import type { PlayerId } from '../ids.ts'
import type { IssuesOf, Nothing } from './issues-of.ts'

/** `entrant`: a player or a team, as the rulebook pairs the one or the other. */
type Somebody = { readonly player: PlayerId; readonly of: 'player' | 'entrant' }
type Pair = { readonly players: readonly [PlayerId, PlayerId] }

/** What the referee finds against a pairing. */
export type ViolationData = {
  readonly 'wrong-round': { readonly round: number; readonly given: number }
  readonly 'unknown-player': Somebody
  readonly 'not-to-be-paired': Somebody & { readonly round: number }
  readonly 'own-opponent': { readonly player: PlayerId }
  readonly 'paired-twice': Somebody
  readonly 'left-out': Somebody
  readonly 'needless-bye': Somebody
  readonly 'wrong-list-of-unpaired': Pick<Somebody, 'of'>
  /** Have they met, were they only paired, or does the rulebook not tell a meeting from a ban? */
  readonly rematch: Pair & Pick<Somebody, 'of'> & { readonly what: 'met' | 'paired-before' | 'met-or-forbidden' }
  readonly 'forbidden-pair': Pair
  readonly 'absolute-colours': Pair
  readonly 'barred-bye': { readonly player: PlayerId; readonly what: 'barred' | 'had-one' }
  readonly 'bye-too-high': { readonly player: PlayerId }
  /** The first of the two should have White, or stand first where there are no colours. */
  readonly 'wrong-colours': Pair & { readonly what: 'white' | 'first' }
  readonly 'wrong-board-order': ({ readonly what: 'board' } & Pair) | { readonly what: 'table'; readonly table: number }
  readonly 'needless-floater': { readonly player: PlayerId }
  readonly 'needless-break': { readonly player: PlayerId; readonly b4: number; readonly b5: number }
  /** SSM, stepwise or with the bye given at once: the pair that the steps make, who has the bye by them, or nobody: they come to no pairing. */
  readonly 'not-by-the-steps': { readonly players: readonly PlayerId[] }
  readonly 'laws-not-kept': Nothing
  /** Of a record: a pairing of the engine has one at most. */
  readonly 'several-byes': { readonly players: readonly PlayerId[] }
}

export type Violation = IssuesOf<'referee', ViolationData>
