import type { Bracket, BracketPairing } from './bracket.ts'
import { pairByMatching } from './by-matching/pair-by-matching.ts'
import type { CriteriaEdition } from './edition.ts'
import { fewestAlone } from './left-alone.ts'
import type { LookAhead } from './look-ahead.ts'
import { suitsNext } from './suits-next.ts'

/**
 * The best candidate of a bracket without a look at the following one, where that makes no difference; null where it may.
 *
 * C.7 (C8) judges the downfloaters by the following bracket. Candidates that are equal by C.5 and C.6 float equally many players of equal scores, so for
 * all of them the best that C.7 can come to is the same. The best candidate without C.7 that comes to it is the best with C.7 as well: no
 * other is better by C.7, and none that is equal by it is better or earlier by the rest. Where somebody floats for sure and the two brackets together
 * leave more than one alone, no candidate comes to it.
 */
export const pairWithoutNext = (bracket: Bracket, ahead: LookAhead, edition: CriteriaEdition): BracketPairing | null => {
  if (ahead.mustComplete || ahead.next.length === 0) return null
  if (fewestAlone(bracket.players) > 0 && fewestAlone([...bracket.players, ...ahead.next]) > 1) return null
  const pairing = pairByMatching(bracket, { ...ahead, next: [] }, edition)
  const left = pairing.downfloaters.length === 0 ? ahead.next : suitsNext(pairing.downfloaters, ahead, edition)
  return left === null ? null : { ...pairing, leftInNext: left }
}
