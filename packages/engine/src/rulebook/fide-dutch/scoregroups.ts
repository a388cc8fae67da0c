import type { Competitor } from './competitor.ts'

/** FIDE Dutch 1998 A.3, 2012 A.3, 2017 A.3, C.04.1.e, 2026 1.3, C.04.1 5: the players, who are in order of score and pairing number, by score from the top. */
export const scoregroupsOf = (competitors: readonly Competitor[]): readonly (readonly Competitor[])[] => {
  const groups: Competitor[][] = []
  for (const player of competitors) {
    const group = groups.at(-1)
    if (group !== undefined && group[0]!.score === player.score) group.push(player)
    else groups.push([player])
  }
  return groups
}
