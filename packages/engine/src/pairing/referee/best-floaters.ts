import { absolutesClash } from './colours.ts'
import { maximumMatching } from './maximum-matching.ts'
import type { Row } from './sheet.ts'

/** Who could not be helped: how many of a bracket stay unpaired at best, and the scores they have then, from the highest. */
export type BestFloaters = { readonly unpaired: number; readonly scores: readonly number[] }

/** C.1 and C.3. */
export const mayMeet = (a: Row, b: Row): boolean => !a.met.has(b.id) && !a.forbidden.has(b.id) && !absolutesClash(a, b)

/**
 * C.5 and C.6 for a bracket whose residents have one score: fewest unpaired, then their scores, compared from the highest. MDPs meet residents
 * only (B.3). Sets of players that some matching covers are the independent sets of a matroid, so it is right to cover the MDPs greedily, the
 * highest score first, and a cover can always be extended to a largest matching.
 */
export const bestFloaters = (movedDown: readonly Row[], residents: readonly Row[]): BestFloaters => {
  const players = [...movedDown, ...residents]
  const joined = (a: number, b: number): boolean => b >= movedDown.length && mayMeet(players[a]!, players[b]!)
  const unpaired = maximumMatching(players.length, joined).filter((mate) => mate === -1).length

  const covered = new Set<number>()
  movedDown.forEach((_, index) => {
    covered.add(index)
    if (!canCover(players.length, covered, joined)) covered.delete(index)
  })
  const left = movedDown.filter((_, index) => !covered.has(index)).map(({ points }) => points)
  while (left.length < unpaired) left.push(residents[0]!.points)
  return { unpaired, scores: left.sort((a, b) => b - a) }
}

/** Is there a matching that covers these vertices? Let all others, and one more if the number is odd, also meet each other, and pair everybody. */
const canCover = (size: number, covered: ReadonlySet<number>, joined: (a: number, b: number) => boolean): boolean => {
  const free = (vertex: number): boolean => !covered.has(vertex)
  const mates = maximumMatching(size + (size % 2), (a, b) => (free(a) && free(b)) || (b < size && joined(a, b)))
  return !mates.includes(-1)
}

/**
 * The same for the last bracket, where whoever is left over must be allowed the bye (C.2): the lowest score that can be spared. A bracket that
 * cannot be completed at all is judged as if it were not the last; a pairing that breaks no absolute criterion has none.
 */
export const bestFloatersOfLast = (movedDown: readonly Row[], residents: readonly Row[]): BestFloaters => {
  const players = [...movedDown, ...residents]
  if (players.length % 2 === 0) return bestFloaters(movedDown, residents)
  const spared = players.toReversed().find((player) => {
    if (player.keptFromBye) return false
    const above = movedDown.filter((one) => one !== player)
    const below = residents.filter((one) => one !== player)
    const rest = [...above, ...below]
    return !maximumMatching(rest.length, (a, b) => b >= above.length && mayMeet(rest[a]!, rest[b]!)).includes(-1)
  })
  return spared === undefined ? bestFloaters(movedDown, residents) : { unpaired: 1, scores: [spared.points] }
}
