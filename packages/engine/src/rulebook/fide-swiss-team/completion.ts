import { hasPerfectMatching, leftOutBySome, maximumMatching } from '../../matching/maximum-matching.ts'
import { mayMeet } from './c01-no-rematch.ts'
import type { Competitor } from './competitor.ts'

type Adjacent = (i: number, j: number) => boolean
const among =
  (players: readonly Competitor[]): Adjacent =>
  (i, j) =>
    mayMeet(players[i]!, players[j]!)

/** C3: can these be paired among themselves under C1? */
export const canBePaired = (players: readonly Competitor[]): boolean =>
  players.length % 2 === 0 && hasPerfectMatching(players.length, among(players))

/** Each of an odd number without whom the others can be paired. */
export const sparable = (players: readonly Competitor[]): readonly Competitor[] => {
  const adjacent = among(players)
  const matching = maximumMatching(players.length, adjacent)
  if (matching.exposed.length !== 1) return []
  return leftOutBySome(players.length, adjacent, matching).map((at) => players[at]!)
}

/** Each of those below who can be the only upfloater: the residents can then be paired, and so can the rest. */
export const singleUpfloaters = (residents: readonly Competitor[], below: readonly Competitor[]): readonly Competitor[] => {
  const free = sparable(residents)
  return free.length === 0 ? [] : sparable(below).filter((one) => free.some((other) => mayMeet(one, other)))
}
