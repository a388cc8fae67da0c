import type { Competitor } from './competitor.ts'

/** A.3: the players, who are in the order of A.2, by score from the top. */
export const scoregroupsOf = (competitors: readonly Competitor[]): readonly (readonly Competitor[])[] => {
  const groups: Competitor[][] = []
  for (const player of competitors) {
    const group = groups.at(-1)
    if (group !== undefined && group[0]!.score === player.score) group.push(player)
    else groups.push([player])
  }
  return groups
}
