import type { Competitor } from './competitor.ts'

/**
 * FIDE Dutch 1998 B.1, 2012 B.1.a, 2017 C.1, C.04.1.b, 2026 C1, C.04.1 2: two players do not meet twice. Pairs that the organiser forbids are treated
 * alike.
 */
export const haveNotMet = (a: Competitor, b: Competitor): boolean => !a.excluded.has(b.rank) && !shareGroup(a, b)

/** Are these two of one group that the organiser keeps apart? */
export const shareGroup = ({ groups }: Competitor, other: Competitor): boolean =>
  groups.length > 0 && other.groups.length > 0 && groups.some((group) => other.groups.includes(group))

/** Whom each of these may not meet among them, their groups apart, by position. */
export const metAmong = (players: readonly Competitor[]): readonly ReadonlySet<number>[] => {
  const positions = new Map(players.map(({ rank }, i) => [rank, i]))
  return players.map(({ excluded }) => {
    const met = new Set<number>()
    for (const rank of excluded) {
      const position = positions.get(rank)
      if (position !== undefined) met.add(position)
    }
    return met
  })
}
