import type { PlayerId, RoundNumber } from '../../model/ids.ts'
import { opponentOf } from '../../model/outcome.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { Competitor } from './competitor.ts'

/** CFC 618 (a): nobody is paired with anybody twice. Comes before all else, and so does that everybody can be paired at all. */
export const mayMeet = (a: Competitor, b: Competitor): boolean => !a.excluded.has(b.id)

/** CFC 618 (a): whom each player may not be paired with, because he was before (a default included), or because the organiser keeps them apart. */
export const exclusions = (tournament: Tournament, round: RoundNumber): ReadonlyMap<PlayerId, ReadonlySet<PlayerId>> => {
  const excluded = new Map(
    tournament.players.map(({ id, outcomes }) => [
      id,
      new Set(outcomes.slice(0, round - 1).flatMap((outcome) => opponentOf(outcome) ?? [])),
    ]),
  )
  for (const { players, firstRound, lastRound } of tournament.forbiddenPairs) {
    if (round < firstRound || (lastRound !== null && round > lastRound)) continue
    for (const a of players) for (const b of players) if (a !== b) excluded.get(a)?.add(b)
  }
  return excluded
}

export type LawCounts = readonly (readonly number[])[]

/**
 * CFC 618 (b), (c): how a pairing keeps the laws, one row for each group from the top down: how many pairs of its players with each other (b), with the next
 * group, with the one after it, and so on (c). Read row by row, the higher count wins at the first difference. A pair is given by the groups of its players,
 * the upper one first.
 */
export const lawCounts = (pairs: readonly (readonly [upper: number, lower: number])[], groups: number): LawCounts => {
  const counts = Array.from({ length: groups }, (_, upper) => new Array<number>(groups - upper).fill(0))
  for (const [upper, lower] of pairs) counts[upper]![lower - upper]!++
  return counts
}

/** Above zero where the first keeps the laws better. */
export const compareLaws = (a: LawCounts, b: LawCounts): number => {
  const [one, other] = [a.flat(), b.flat()]
  const at = one.findIndex((count, index) => count !== other[index])
  return at === -1 ? 0 : one[at]! - other[at]!
}

/** Nobody could keep the laws better: every group has at most one odd man, and he meets the next group. */
export const isFlawless = (counts: LawCounts): boolean =>
  counts.every(([, next = 0, ...further]) => next <= 1 && further.every((count) => count === 0))
