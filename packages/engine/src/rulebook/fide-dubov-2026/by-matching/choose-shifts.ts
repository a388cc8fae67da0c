import { hasPerfectMatching } from '../../../matching/maximum-matching.ts'
import type { Competitor } from '../competitor.ts'
import { mayMeet } from '../may-meet.ts'
import { levellingCount, otherSide, recomposed, type Shifts, type Subgroups, shiftersOf, smallerOf } from '../subgroups.ts'
import { cheapest, firstSet } from './kinds.ts'
import { transpose } from './transpose.ts'

/**
 * Dubov 3.2.4: who changes sides. The fewest pairs within the smaller subgroup are those of a pairing with the best C7, and of these pairs one player each is shifted. Then the
 * larger one gives up players until both are equal: mostly the first of the order will do.
 */
export const chooseShifts = (subgroups: Subgroups): Shifts => {
  const smaller = smallerOf(subgroups)
  const forced = forcedFrom(subgroups, smaller)
  const shifters = shiftersOf(subgroups, otherSide(smaller))
  const count = levellingCount(subgroups, smaller, forced.length)
  const first: Shifts = { smaller, forced, levelling: shifters.slice(0, count) }
  if (transpose(recomposed(subgroups, first)) !== null) return first
  return { smaller, forced, levelling: levellingFrom(subgroups, smaller, forced, shifters, count) }
}

/** Each who is matched within the smaller subgroup where as few as possible are; none of two who are matched with each other is taken twice. */
const forcedFrom = (subgroups: Subgroups, smaller: keyof Subgroups): readonly Competitor[] => {
  const own = subgroups[smaller]
  const players = [...own, ...subgroups[otherSide(smaller)]]
  const within = (one: number, other: number): boolean => one < own.length && other < own.length
  if (hasPerfectMatching(players.length, (a, b) => !within(a, b) && mayMeet(players[a]!, players[b]!))) return []
  const side = new Set(own)
  const matching = cheapest({
    players,
    traits: [(one) => side.has(one)],
    needed: () => true,
    fields: 1,
    costs: (a, b) => [side.has(a) && side.has(b) ? 1 : 0],
  })
  const count = own.filter((_, at) => within(at, matching.mate[at]!)).length / 2
  const order = shiftersOf(subgroups, smaller).map((one) => players.indexOf(one))
  return firstSet(matching, order, count, (other, set) => other < own.length && !set.has(other)).map((at) => players[at]!)
}

/**
 * The first set with which both subgroups, once it has changed over, have a legal pairing. Of those who come next in the order as many as possible at once, found by halving,
 * then one who cannot be in it, and so on. Whoever is still undecided may stand on either side.
 */
const levellingFrom = (
  subgroups: Subgroups,
  smaller: keyof Subgroups,
  forced: readonly Competitor[],
  shifters: readonly Competitor[],
  count: number,
): readonly Competitor[] => {
  const players = [...subgroups.g1, ...subgroups.g2]
  const gone = new Set(forced)
  const sideOf = new Map<Competitor, 'here' | 'there'>()
  for (const one of subgroups[smaller]) sideOf.set(one, gone.has(one) ? 'there' : 'here')
  const allows = (more: readonly Competitor[]): boolean => {
    const side = new Map(sideOf)
    for (const one of more) side.set(one, 'here')
    const sides = players.map((one) => side.get(one))
    return hasPerfectMatching(
      players.length,
      (a, b) => (sides[a] === undefined || sides[a] !== sides[b]) && mayMeet(players[a]!, players[b]!),
    )
  }
  const set: Competitor[] = []
  for (let at = 0; set.length < count; at++) {
    let [can, cannot] = [0, Math.min(count - set.length, shifters.length - at) + 1]
    while (cannot - can > 1) {
      const half = Math.floor((can + cannot) / 2)
      if (allows(shifters.slice(at, at + half))) can = half
      else cannot = half
    }
    for (const one of shifters.slice(at, at + can)) {
      sideOf.set(one, 'here')
      set.push(one)
    }
    at += can
    if (set.length < count) sideOf.set(shifters[at]!, 'there')
  }
  return set
}
