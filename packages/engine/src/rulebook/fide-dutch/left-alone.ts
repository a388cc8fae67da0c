import type { Competitor } from './competitor.ts'

/** How many of these stay alone at least, whoever meets whom: one of an odd number, and of a group that outnumbers all others as many as there are too many. */
export const fewestAlone = (players: readonly Competitor[]): number => {
  const members = new Map<number, number>()
  for (const { groups } of players) for (const group of groups) members.set(group, (members.get(group) ?? 0) + 1)
  return [...members.values()].reduce((most, count) => Math.max(most, 2 * count - players.length), players.length % 2)
}
