import { layOut } from '../../matching/weight-layout.ts'
import { mayMeet } from './b1-no-rematch.ts'
import { sameGroup } from './b4-restricted.ts'
import { repeatedFloats, repeatedWhenFree } from './b5-same-float.ts'
import type { Competitor } from './competitor.ts'

/** What section B says of the pairs of one bracket; players are known by their place in it. */
export type BracketWeights = {
  readonly limbs: number
  readonly mayMeet: (i: number, j: number) => boolean
  /** C5: 0 when all criteria are met, 1 when B5 has to be omitted, 2 when B4 has. */
  readonly concession: (i: number, j: number) => 0 | 1 | 2
  /** What is gained by pairing these two instead of leaving both free: B3, B2 in the last bracket, B4, B5, packed. */
  readonly gain: (i: number, j: number, into: Float64Array) => void
  /** Is it no drawback at all to leave this player free? */
  readonly mayBeFree: (i: number) => boolean
  /** B2: the bye of the last bracket is not for this player. */
  readonly isBarred: (i: number) => boolean
}

export const bracketWeights = (players: readonly Competitor[], last: boolean): BracketWeights => {
  const size = players.length
  const { limbs, places } = layOut([size, size, size, 2 * size])
  const [free, barred, group, float] = places as [Place, Place, Place, Place]
  const isBarred = players.map((player) => last && !player.mayTakeBye)
  const repeats = players.map(repeatedWhenFree)
  const put = (into: Float64Array, { limb, factor }: Place, value: number): void => {
    into[limb]! += value * factor
  }
  return {
    limbs,
    mayMeet: (i, j) => mayMeet(players[i]!, players[j]!),
    concession: (i, j) => (sameGroup(players[i]!, players[j]!) ? 2 : repeatedFloats(players[i]!, players[j]!) > 0 ? 1 : 0),
    gain: (i, j, into) => {
      put(into, free, 2)
      put(into, barred, Number(isBarred[i]) + Number(isBarred[j]))
      put(into, group, -Number(sameGroup(players[i]!, players[j]!)))
      put(into, float, repeats[i]! + repeats[j]! - repeatedFloats(players[i]!, players[j]!))
    },
    mayBeFree: (i) => !isBarred[i] && repeats[i] === 0,
    isBarred: (i) => isBarred[i]!,
  }
}

type Place = { readonly limb: number; readonly factor: number }
