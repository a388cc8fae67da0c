import { LexicographicMatching } from '../../matching/lexicographic-matching.ts'
import { layOut, pack } from '../../matching/weight-layout.ts'
import type { Competitor } from './competitor.ts'
import type { Shape } from './group.ts'
import { placeInOrder, type Seats, seatsOf } from './group-order.ts'
import { canMeet, changesHalves, type Interchange, interchangeOf } from './interchange.ts'
import { mayMeet } from './laws.ts'
import { type GroupCriterion, type GroupRules, groupCriteria, pairCost } from './pair-cost.ts'

type Question = { readonly players: readonly Competitor[]; readonly seats: Seats; readonly rules: GroupRules }
type Solved = { readonly matching: LexicographicMatching; readonly choice: number }

/**
 * CFC 622 (b) as a weighted matching, twice: first who changes halves, as few, as near to each other and as low in the top half as the laws and equalisation
 * allow; then, with those halves, the criteria that only a transposition serves and the choices of the players, from the top. Opponents by place.
 */
export const matchGroup = (players: readonly Competitor[], shape: Shape, rules: GroupRules): readonly number[] => {
  const question = { players, seats: seatsOf(players, shape), rules }
  return transposed(question, nearestInterchange(question))
}

const nearestInterchange = (question: Question): Interchange => {
  const { players, seats, rules } = question
  const criteria = groupCriteria(rules.third)
  const decided = criteria.slice(0, criteria.indexOf('distance') + 1)
  const { matching, choice } = solved(question, decided, () => true)
  const { mate } = matching
  const places = players.map((_, place) => place)
  const settle = (place: number): void => {
    const moves = (other: number): boolean => changesHalves(seats, place, other)
    if (!moves(mate[place]!) && places.some((other) => moves(other) && matching.mayBeOptimal(place, other, choice)))
      matching.reweigh(place, choice, (other) => (moves(other) ? 1 : null))
    const moved = moves(mate[place]!)
    matching.restrict(place, (other) => moves(other) === moved)
  }
  // The lowest of the top half leave it before higher ones; then the highest of the bottom half leave it before lower ones.
  if (places.some((place) => changesHalves(seats, place, mate[place]!))) {
    for (const place of places.filter((at) => seats.top[at] === 1).reverse()) settle(place)
    for (const place of places.filter((at) => seats.top[at] === 0)) settle(place)
  }
  return interchangeOf(seats, mate)
}

const transposed = (question: Question, interchange: Interchange): readonly number[] => {
  const { players, seats, rules } = question
  const { matching, choice } = solved(question, groupCriteria(rules.third), (a, b) => canMeet(seats, interchange, a, b))
  const size = players.length
  const done = new Uint8Array(size)
  for (let place = 0; place < size; place++) {
    if (done[place] === 1) continue
    const order = (other: number): number => placeInOrder(seats, place, other)
    const current = matching.mate[place]!
    let better = false
    for (let other = place + 1; other < size && !better; other++)
      better = done[other] === 0 && order(other) < order(current) && matching.mayBeOptimal(place, other, choice)
    if (better) matching.reweigh(place, choice, (other) => (done[other] === 1 ? null : 2 * size - order(other)))
    done[place] = done[matching.mate[place]!] = 1
    matching.fix(place)
  }
  return [...matching.mate]
}

/** Everybody paired, with the least of the criteria in their order, and a last limb for choices among what is equal in them. */
const solved = (
  { players, seats, rules }: Question,
  criteria: readonly GroupCriterion[],
  allowed: (a: number, b: number) => boolean,
): Solved => {
  const size = players.length
  const layout = layOut([size, ...criteria.map((name) => (name === 'distance' ? size * size : 2 * size))])
  const matching = new LexicographicMatching(size, layout.limbs + 1)
  const weight = new Float64Array(layout.limbs + 1)
  for (let a = 0; a < size; a++)
    for (let b = a + 1; b < size; b++) {
      if (!mayMeet(players[a]!, players[b]!) || !allowed(a, b)) continue
      const cost = pairCost(players, seats, a, b, rules)
      weight.fill(0)
      pack(layout, [1], 1, weight)
      pack(layout, [0, ...criteria.map((name) => cost[name])], -1, weight)
      matching.setEdge(a, b, weight)
    }
  matching.solve()
  return { matching, choice: layout.limbs }
}
