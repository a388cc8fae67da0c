import type { PlayerId, RoundNumber } from '../../model/ids.ts'
import type { Points } from '../../model/points.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { RoundPairing } from '../round-pairing.ts'
import type { RefereeEdition } from './editions.ts'
import type { FailureValue } from './measures.ts'
import type { Violation } from './violations.ts'

export type RefereedBracket = {
  readonly kind: 'normal' | 'penultimate' | 'collapsed'
  readonly movedDown: readonly PlayerId[]
  readonly residents: readonly PlayerId[]
  /** Higher ranked player first. */
  readonly pairs: readonly (readonly [PlayerId, PlayerId])[]
  /** In the last bracket: who gets the bye. */
  readonly downfloaters: readonly PlayerId[]
  /** Failure values in order of priority, without those that do not apply. */
  readonly card: readonly ({ readonly article: string } & FailureValue)[]
}

/**
 * What cannot be read off a pairing: the score of the PPB (A.9), or the highest score of a combination (SSM C9), null for none. Left out, it is
 * concluded from the pairs. With `legalityOnly` the brackets and their cards are left out, which is much quicker in a large field.
 */
export type KnownToReferee = { readonly collapsingScore?: Points | null; readonly legalityOnly?: boolean }

/** Rules that are broken, and how good each bracket is. */
export type Found = { readonly violations: readonly Violation[]; readonly brackets: readonly RefereedBracket[] }

/** Who looks at the rounds of a rulebook. */
export type Referee = {
  /** Teams of a team event stand in the tournament as teams. */
  readonly check: (tournament: Tournament, round: RoundNumber, pairing: RoundPairing, known: KnownToReferee) => Found
  /** What the referee of a Dutch edition knows of it: its sheet is the arbiter's check-list. */
  readonly edition: RefereeEdition | null
}
