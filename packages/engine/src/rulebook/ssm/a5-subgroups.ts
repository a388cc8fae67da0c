import type { Competitor } from './competitor.ts'

/** SSM A5, C2: the upper half of a bracket by rank, rounded down, is S1; the rest is S2. S1 has p players, as many as there can be pairs. */
export const subgroupsOf = (players: readonly Competitor[]): { readonly s1: Competitor[]; readonly s2: Competitor[] } => {
  const p = Math.floor(players.length / 2)
  return { s1: players.slice(0, p), s2: players.slice(p) }
}
