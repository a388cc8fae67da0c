import { LexicographicMatching } from '../../../matching/lexicographic-matching.ts'
import { layOut, pack } from '../../../matching/weight-layout.ts'
import { mayMeet } from '../b1-no-rematch.ts'
import { sameGroup } from '../b4-restricted.ts'
import { repeatedFloats, repeatedWhenFree } from '../b5-same-float.ts'
import type { Competitor, Pair } from '../competitor.ts'

/**
 * How far a pairing of a bracket falls short of section B, most important first: players left free (B3), free players who cannot take the bye
 * (B2, in the last bracket), pairs of one group (B4), players with the same float again (B5).
 */
export type Shortfall = readonly [free: number, barred: number, restricted: number, repeated: number]

export const nothing: Shortfall = [0, 0, 0, 0]

export const add = (a: Shortfall, b: Shortfall): Shortfall => [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]]
export const equal = (a: Shortfall, b: Shortfall): boolean => a.every((value, at) => value === b[at])

export const ofPair = ({ higher, lower }: Pair): Shortfall => [0, 0, Number(sameGroup(higher, lower)), repeatedFloats(higher, lower)]
export const ofFree = (player: Competitor, last: boolean): Shortfall => [1, Number(last && !player.mayTakeBye), 0, repeatedWhenFree(player)]

/** The least that any pairing of these players falls short, asked anew of a matching each time; of all pairs, or of those given. */
export const least = (
  players: readonly Competitor[],
  last: boolean,
  isGiven: (a: Competitor, b: Competitor) => boolean = () => true,
): Shortfall => {
  const size = players.length
  const alone = players.map((player) => ofFree(player, last))
  const layout = layOut([size, size, size, 2 * size])
  const matching = new LexicographicMatching(size, layout.limbs)
  for (let i = 0; i < size; i++)
    for (let j = i + 1; j < size; j++) {
      const [higher, lower] = [players[i]!, players[j]!]
      if (!mayMeet(higher, lower) || !isGiven(higher, lower)) continue
      const gain = new Float64Array(layout.limbs)
      pack(layout, add(alone[i]!, alone[j]!), 1, gain)
      pack(layout, ofPair({ higher, lower }), -1, gain)
      matching.setEdge(i, j, gain)
    }
  matching.solve()
  return players.reduce((sum, player, i) => {
    const mate = matching.mate[i]!
    if (mate === -1) return add(sum, alone[i]!)
    return mate > i ? add(sum, ofPair({ higher: player, lower: players[mate]! })) : sum
  }, nothing)
}
