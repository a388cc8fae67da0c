import { leftOutBySome, maximumMatching } from '../../../matching/maximum-matching.ts'
import type { IncompatibleEvent } from '../../../pairing/explanation.ts'
import type { Bracket } from '../bracket.ts'
import { mayMeet } from '../edition.ts'
import { absoluteObstacle } from './obstacle.ts'
import type { Scene } from './scene.ts'

/** In a group of so many every pair that may not be is shown with its obstacle. */
const smallGroup = 6

/**
 * B.1: why MaxPairs is less than half the players. Those whom one largest matching or another leaves out cannot all be paired, whatever is done;
 * outside their group only its neighbours could help, and they are too few. Nothing where the number of pairs does not suffer.
 */
export const incompatibleIn = (bracket: Bracket, scene: Scene): readonly IncompatibleEvent[] => {
  const { edition, tournament, round } = scene
  const { players, movedDown } = bracket
  const joined = (i: number, j: number): boolean => Math.max(i, j) >= movedDown && mayMeet(edition, players[i]!, players[j]!)
  const largest = maximumMatching(players.length, joined)
  if (largest.exposed.length < 2) return []
  const stuck = leftOutBySome(players.length, joined, largest)
  const inside = new Set(stuck)
  const only = players.flatMap((_, index) => (!inside.has(index) && stuck.some((member) => joined(index, member)) ? [index] : []))
  const shown = stuck.length <= smallGroup ? stuck : []
  const pairs = shown.flatMap((i) => shown.filter((j) => j > i && j >= movedDown).map((j) => [players[i]!, players[j]!] as const))
  const obstacles = pairs.flatMap(([a, b]) => {
    const obstacle = absoluteObstacle(a, b, tournament, round, edition)
    return obstacle === null ? [] : [{ pair: [a.id, b.id] as const, obstacle }]
  })
  const ids = (indices: readonly number[]) => indices.map((index) => players[index]!.id)
  return [
    {
      kind: 'incompatible',
      articles: [edition.names.parameters],
      players: ids(stuck),
      only: ids(only),
      obstacles,
    },
  ]
}
