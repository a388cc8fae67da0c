import { hasPerfectMatching, leftOutBySome, maximumMatching } from '../../../matching/maximum-matching.ts'
import type { Competitor } from '../competitor.ts'
import { mayMeet } from '../may-meet.ts'

type Adjacent = (i: number, j: number) => boolean
const among =
  (players: readonly Competitor[]): Adjacent =>
  (i, j) =>
    mayMeet(players[i]!, players[j]!)

/** Dubov C4: can these be paired among themselves under C1 and C3? */
export const canBePaired = (players: readonly Competitor[]): boolean =>
  players.length % 2 === 0 && hasPerfectMatching(players.length, among(players))

/** Each of an odd number without whom the others can be paired. */
export const sparable = (players: readonly Competitor[]): readonly Competitor[] => {
  const matching = maximumMatching(players.length, among(players))
  return matching.exposed.length === 1 ? leftOutBySome(players.length, among(players), matching).map((at) => players[at]!) : []
}
