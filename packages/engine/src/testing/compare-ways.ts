import type { Colour } from '../model/colour.ts'
import type { RoundNumber } from '../model/ids.ts'
import type { Tournament } from '../model/tournament.ts'
import type { PairingAnswer } from '../pairing/round-pairing.ts'
import { type PairFunction, type RandomTournamentLimits, randomTournament } from './random/random-tournament.ts'

export type Comparison = {
  readonly rounds: number
  readonly impossible: number
  /** Refused by the book; not compared. */
  readonly tooLarge: number
  /** "seed 12, round 3", the first few. */
  readonly differences: readonly string[]
}

const { ZUG_TOURNAMENTS, ZUG_FIRST_SEED } = process.env

/** Is this a long comparison (npm run nightly), whose counts are to be told? */
export const atNight = ZUG_TOURNAMENTS !== undefined

/** How many random tournaments a comparison takes: `few` in a test run, as many as ZUG_TOURNAMENTS says at night. */
export const tournamentsToCompare = (few: number): number => Number(ZUG_TOURNAMENTS ?? few)

/** Where a long comparison begins, so that it can be run in pieces. */
export const firstSeed = Number(ZUG_FIRST_SEED ?? 1)

/** Every round as if it were the last: the only one with topscorers, and random ones seldom are. */
export const asLastRound =
  <Answer>(pair: (tournament: Tournament, round: RoundNumber, initialColour: Colour) => Answer) =>
  (tournament: Tournament, round: RoundNumber, initialColour: Colour): Answer =>
    pair({ ...tournament, numberOfRounds: round }, round, initialColour)

/** With clubs whose members may not meet: nearly half of the players in one, or all of them in two or three. */
export const withClubs =
  <Answer>(pair: (tournament: Tournament, round: RoundNumber, initialColour: Colour) => Answer) =>
  (tournament: Tournament, round: RoundNumber, initialColour: Colour): Answer => {
    const ids = tournament.players.map(({ id }) => id).toSorted((a, b) => ((a * 7) % 11) - ((b * 7) % 11) || a - b)
    const size = Math.floor([0.45, 0.5, 0.34][ids.length % 3]! * ids.length)
    const clubs = [ids.slice(0, size), ...(ids.length % 3 === 0 ? [] : [ids.slice(size, 2 * size), ids.slice(2 * size)])]
    const apart = clubs.map((players) => ({ players, firstRound: 1 as RoundNumber, lastRound: null }))
    return pair({ ...tournament, forbiddenPairs: [...tournament.forbiddenPairs, ...apart] }, round, initialColour)
  }

/** Pairs random tournaments by the book, and every round of them the fast way as well. */
export const compareWays = (
  fast: (tournament: Tournament, round: RoundNumber, initialColour: Colour) => PairingAnswer,
  book: PairFunction,
  firstSeed: number,
  tournaments: number,
  limits: RandomTournamentLimits = {},
): Comparison => {
  const counts = { rounds: 0, impossible: 0, tooLarge: 0 }
  const differences: string[] = []
  for (let seed = firstSeed; seed < firstSeed + tournaments; seed++)
    for (const { tournament, round, initialColour, answer } of randomTournament(seed, book, limits)) {
      if (answer.kind === 'too-large') {
        counts.tooLarge++
        continue
      }
      counts.rounds++
      const other = fast(tournament, round, initialColour)
      // Which group is stuck may be told in several ways, that one is stuck may not.
      const impossible = answer.kind === 'no-legal-pairing'
      if (impossible) counts.impossible++
      const same = impossible ? other.kind === answer.kind : JSON.stringify(other) === JSON.stringify(answer)
      if (!same && differences.length < 10) differences.push(`seed ${seed}, round ${round}`)
    }
  return { ...counts, differences }
}
