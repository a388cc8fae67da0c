import { LexicographicMatching } from '../../matching/lexicographic-matching.ts'
import { layOut, pack } from '../../matching/weight-layout.ts'
import type { Competitor } from './competitor.ts'
import type { Shape } from './group.ts'
import { placeInOrder, seatsOf } from './group-order.ts'
import { mayMeet } from './laws.ts'
import { groupCriteria, pairCost } from './pair-cost.ts'

/** CFC 622 (b) as a weighted matching: the criteria in their order, then the choices of the players, from the top. Opponents by place. */
export const matchGroup = (players: readonly Competitor[], shape: Shape, alternate: boolean): readonly number[] => {
  const size = players.length
  const seats = seatsOf(players, shape)
  const layout = layOut([size, ...groupCriteria.map(() => 2 * size)])
  const matching = new LexicographicMatching(size, layout.limbs + 1)
  const weight = new Float64Array(layout.limbs + 1)
  for (let a = 0; a < size; a++)
    for (let b = a + 1; b < size; b++) {
      if (!mayMeet(players[a]!, players[b]!)) continue
      weight.fill(0)
      pack(layout, [1], 1, weight)
      pack(layout, [0, ...pairCost(players, seats, a, b, alternate)], -1, weight)
      matching.setEdge(a, b, weight)
    }
  matching.solve()

  const done = new Uint8Array(size)
  for (let place = 0; place < size; place++) {
    if (done[place] === 1) continue
    const order = (other: number): number => placeInOrder(seats, place, other)
    const current = matching.mate[place]!
    let better = false
    for (let other = place + 1; other < size && !better; other++)
      better = done[other] === 0 && order(other) < order(current) && matching.mayBeOptimal(place, other, layout.limbs)
    if (better) matching.reweigh(place, layout.limbs, (other) => (done[other] === 1 ? null : 3 * size - order(other)))
    done[place] = done[matching.mate[place]!] = 1
    matching.fix(place)
  }
  return [...matching.mate]
}
