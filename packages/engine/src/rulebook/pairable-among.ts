import { hasPerfectMatching, leftOutBySome, maximumMatching } from '../matching/maximum-matching.ts'

type Adjacent = (i: number, j: number) => boolean

/** Which of the players, of as many places as `size` says, can be left out so that all others are paired; nobody where more than one would be left. */
export const spared = <Player>(players: readonly Player[], size: number, adjacent: Adjacent): readonly Player[] => {
  const matching = maximumMatching(size, adjacent)
  if (matching.exposed.length !== 1) return []
  return leftOutBySome(size, adjacent, matching).flatMap((at) => players[at] ?? [])
}

/** Where `mayMeet` says who may meet: can these be paired among themselves, and each of an odd number without whom the others can. */
export const pairableAmong = <Player>(mayMeet: (a: Player, b: Player) => boolean) => {
  const among =
    (players: readonly Player[]): Adjacent =>
    (i, j) =>
      mayMeet(players[i]!, players[j]!)
  return {
    canBePaired: (players: readonly Player[]): boolean => players.length % 2 === 0 && hasPerfectMatching(players.length, among(players)),
    sparable: (players: readonly Player[]): readonly Player[] => spared(players, players.length, among(players)),
  }
}
