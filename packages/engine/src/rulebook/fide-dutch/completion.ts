import { startOf } from '../../matching/best-matching.ts'
import { hasPerfectMatching, maximumMatching, stuckGroup } from '../../matching/maximum-matching.ts'
import { sortIntoKinds } from './by-matching/sort-into-kinds.ts'
import type { Competitor } from './competitor.ts'
import { type DutchEdition, mayMeet } from './edition.ts'
import { metAmong, shareGroup } from './no-rematch.ts'

/**
 * FIDE Dutch 1998 C.13, 2012 C.13, 2017 A.9, C.4, 2026 1.9, C4, the completion test: can all these players be paired by the absolute criteria, but at
 * most one who may take the bye? An odd number gets one more place to be paired with, which only those who may take the bye can reach.
 */
export const canBeCompleted = (
  players: readonly Competitor[],
  edition: DutchEdition,
  mayBeLeftOver: (player: Competitor) => boolean = mayTakeBye,
): boolean => {
  const { size, adjacent } = completionGraph(players, edition, mayBeLeftOver)
  return hasPerfectMatching(size, adjacent, pairsOfGroups(players, edition))
}

const mayTakeBye = (player: Competitor): boolean => player.mayTakeBye

/**
 * Who cannot be paired, when the test fails: a smallest group found, and the only others its members could meet. With `bye` the place of the bye
 * belongs to the group: nobody outside those named may take it.
 */
export const whoIsStuck = (
  players: readonly Competitor[],
  edition: DutchEdition,
): { readonly stuck: readonly Competitor[]; readonly only: readonly Competitor[]; readonly bye: boolean } => {
  const { size, adjacent } = completionGraph(players, edition, mayTakeBye)
  const { inside, border } = stuckGroup(size, adjacent, maximumMatching(size, adjacent))
  const toPlayers = (vertices: readonly number[]): readonly Competitor[] => vertices.flatMap((v) => players[v] ?? [])
  return { stuck: toPlayers(inside), only: toPlayers(border), bye: inside.includes(players.length) }
}

const completionGraph = (
  players: readonly Competitor[],
  edition: DutchEdition,
  mayBeLeftOver: (player: Competitor) => boolean,
): { size: number; adjacent: (i: number, j: number) => boolean } => {
  const count = players.length
  const size = count + (count % 2)
  const adjacent = (i: number, j: number): boolean => {
    const a = players[i]
    const b = players[j]
    if (a === undefined || b === undefined) return mayBeLeftOver((a ?? b)!)
    return mayMeet(edition, a, b)
  }
  return { size, adjacent }
}

/**
 * Where groups are kept apart whoever takes the first opponent that comes along takes those away whom the largest group needs. So players are paired by
 * classes first: those of one are of the same groups, and C.3 treats them alike.
 */
const pairsOfGroups = (players: readonly Competitor[], edition: DutchEdition): readonly (readonly [number, number])[] => {
  if (players.every(({ groups }) => groups.length === 0)) return []
  const { kindOf: classOf, kinds } = sortIntoKinds(players, [
    ({ groups }) => groups.join(),
    ({ preference }) => preference.colour,
    ({ preference }) => preference.strength,
    ({ topscorer }) => topscorer,
  ])
  const one = Float64Array.of(1)
  const weight = (a: number, b: number): Float64Array | null =>
    !shareGroup(kinds[a]!, kinds[b]!) && edition.coloursAllow(kinds[a]!, kinds[b]!) ? one : null
  return startOf({ classOf, limbs: 1, weight, missing: metAmong(players) }).pairs
}
