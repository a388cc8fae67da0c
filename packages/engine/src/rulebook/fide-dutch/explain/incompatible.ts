import { maximumMatching } from '../../../matching/maximum-matching.ts'
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
  const unpaired = (vertices: readonly number[]): number =>
    maximumMatching(vertices.length, (v, w) => joined(vertices[v]!, vertices[w]!)).exposed.length
  const all = players.map((_, index) => index)
  const least = unpaired(all)
  if (least < 2) return []
  const stuck = all.filter((index) => unpaired(all.filter((other) => other !== index)) < least)
  const only = all.filter((index) => !stuck.includes(index) && stuck.some((member) => joined(index, member)))
  const pairs = stuck.flatMap((i) => stuck.filter((j) => j > i && j >= movedDown).map((j) => [players[i]!, players[j]!] as const))
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
      obstacles: stuck.length <= smallGroup ? obstacles : [],
    },
  ]
}
