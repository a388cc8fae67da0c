import type { PlayerId, RoundNumber } from '../model/ids.ts'
import type { Tournament } from '../model/tournament.ts'
import type { PairingAnswer, RoundNotPaired } from './round-pairing.ts'

/**
 * What was worked out for one pairing of a round and serves the next, where a round is paired many times and the tournaments differ in nothing but how open games ended. A
 * rulebook that pairs by brackets keeps in it who was paired with whom in a bracket (those above, those below, downfloaters, those left over in the following one), under
 * a number for everything that may differ. One for each such series: `createKeptBrackets`.
 */
export type KeptBrackets = {
  readonly numbers: Map<string, number>
  readonly brackets: Map<string, readonly (readonly PlayerId[])[]>
}

export const createKeptBrackets = (): KeptBrackets => ({ numbers: new Map(), brackets: new Map() })

/** How the round after this tournament is paired, in a series of those. */
export type PairNext = (tournament: Tournament, round: RoundNumber, kept: KeptBrackets) => PairingAnswer | RoundNotPaired
