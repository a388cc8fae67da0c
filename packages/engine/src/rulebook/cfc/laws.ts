import type { Competitor } from './competitor.ts'

/** CFC 618 (a): nobody is paired with anybody twice. Comes before all else, and so does that everybody can be paired at all. */
export const mayMeet = (a: Competitor, b: Competitor): boolean => !a.excluded.has(b.id)

/**
 * CFC 618 (b), (c): how a pairing keeps the laws, one row for each group from the top down: how many pairs of its players with each other (b), with the next
 * group, with the one after it, and so on (c). Read row by row, the higher count wins at the first difference. A pair is given by the groups of its players,
 * the upper one first.
 */
export const lawCounts = (pairs: readonly (readonly [upper: number, lower: number])[], groups: number): readonly (readonly number[])[] => {
  const counts = Array.from({ length: groups }, (_, upper) => new Array<number>(groups - upper).fill(0))
  for (const [upper, lower] of pairs) counts[upper]![lower - upper]!++
  return counts
}
