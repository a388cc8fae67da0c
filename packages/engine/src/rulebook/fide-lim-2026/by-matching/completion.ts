import { hasPerfectMatching, leftOutBySome, leftOutInstead, maximumMatching } from '../../../matching/maximum-matching.ts'
import type { Leaving } from '../choose-floaters.ts'
import type { Compatible } from '../compatible.ts'
import type { Competitor, Pair } from '../competitor.ts'

type Players = readonly Competitor[]
const among =
  (players: Players, compatible: Compatible) =>
  (i: number, j: number): boolean =>
    compatible(players[i]!, players[j]!)

/** Can these be paired among themselves? */
export const canBePaired = (players: Players, compatible: Compatible): boolean =>
  players.length % 2 === 0 && hasPerfectMatching(players.length, among(players, compatible))

/** Each of an odd number without whom the others can be paired. */
export const sparable = (players: Players, compatible: Compatible): Players => {
  const adjacent = among(players, compatible)
  const matching = maximumMatching(players.length, adjacent)
  return matching.exposed.length === 1 ? leftOutBySome(players.length, adjacent, matching).map((at) => players[at]!) : []
}

/** Lim 2.3, 3.10.2: who can leave without a pairing lost: those whom some largest matching leaves out. Whoever leaves is left out first, so that the matching stays as large. */
export const leavingByMatching = (players: Players, compatible: Compatible): Leaving => {
  const size = players.length
  const compatibleAt = among(players, compatible)
  const placeOf = new Map(players.map((one, at) => [one, at]))
  const without = (gone: Uint8Array, mate: Int32Array, exposed: readonly number[]): Leaving => {
    const adjacent = (i: number, j: number): boolean => gone[i] === 0 && gone[j] === 0 && compatibleAt(i, j)
    return {
      left: exposed.length,
      mayLeave: () => leftOutBySome(size, adjacent, { mate, exposed }).map((at) => players[at]!),
      leave: (one) => {
        const at = placeOf.get(one)!
        const after = mate.slice()
        let alone = at
        if (after[at] !== -1)
          for (const root of exposed) {
            const instead = leftOutInstead(size, adjacent, after, root)
            if (!instead.may(at)) continue
            instead.leaveOut(at)
            alone = root
            break
          }
        return without(
          gone.map((was, place) => (place === at ? 1 : was)),
          after,
          exposed.filter((other) => other !== alone),
        )
      },
    }
  }
  const { mate, exposed } = maximumMatching(size, compatibleAt)
  return without(new Uint8Array(size), mate, exposed)
}

/** Lim 2.6: the fewest of these pairings that have to be cracked. Who was paired can be paired again, so that more of them never make it worse, and halving finds the number. */
export const crackedUntil = (players: Players, pairs: readonly Pair[], compatible: Compatible): number => {
  const enough = (count: number): boolean =>
    canBePaired([...players, ...pairs.slice(0, count).flatMap(({ first, second }) => [first, second])], compatible)
  let [less, most] = [0, 1]
  while (most < pairs.length && !enough(most)) [less, most] = [most, 2 * most]
  most = Math.min(most, pairs.length)
  while (most - less > 1) {
    const half = Math.floor((less + most) / 2)
    if (enough(half)) most = half
    else less = half
  }
  return most
}
