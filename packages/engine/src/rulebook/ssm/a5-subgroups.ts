import type { Competitor } from './competitor.ts'

/** SSM A5: p, the players in S1 and as many as there can be pairs: half of the bracket, rounded down. */
export const sizeOfS1 = (players: number): number => Math.floor(players / 2)

/** SSM A5, C2: the upper half of a bracket by rank is S1, the rest is S2. */
export const subgroupsOf = (players: readonly Competitor[]): { readonly s1: Competitor[]; readonly s2: Competitor[] } => {
  const p = sizeOfS1(players.length)
  return { s1: players.slice(0, p), s2: players.slice(p) }
}
