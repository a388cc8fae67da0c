import type { PlayerId } from '../../model/ids.ts'
import type { Exchanged, ExplainedCandidate, Failure, Later } from '../../pairing/explanation.ts'
import type { Alternative, NaturalPlace, WhyNot } from '../../pairing/explanation-answers.ts'

/** Of two pairings of a bracket the wished one loses by `criterion`; or, where there is none, it comes later. `players` are those of the bracket by rank. */
export const worseOrLater = (criterion: string | null, alternative: Alternative, players: readonly { readonly id: PlayerId }[]): WhyNot => {
  if (criterion !== null) return { kind: 'worse', criterion, ...alternative }
  const order = players.map(({ id }) => id)
  return { kind: 'later', ...alternative, how: laterBy(alternative.chosen, alternative.alternative, order) }
}

/**
 * Why of two pairings of a bracket that are equally good one comes first: the opponents of those who came down, from the first of them; then who changes halves;
 * then the opponents of the upper half, from the first of it. `order` has the players of the bracket by rank. null for pairings that are the same.
 */
const laterBy = (chosen: ExplainedCandidate, wished: ExplainedCandidate, order: readonly PlayerId[]): Later | null => {
  const movedDown = chosen.mdpSequence.length === 0 ? [] : chosen.pairs.filter(([higher]) => !chosen.s1.includes(higher))
  const first = firstOpponent(movedDown, wished, order)
  if (first !== null || sameExchange(chosen.exchanged, wished.exchanged)) return first ?? firstOpponent(chosen.pairs, wished, order)
  const size = ({ down, up }: Exchanged): number => down.length + up.length
  return size(wished.exchanged) < size(chosen.exchanged)
    ? firstOpponent(chosen.pairs, wished, order, false)
    : { kind: 'exchange', wished: wished.exchanged, chosen: chosen.exchanged }
}

/** The first who would meet somebody else, `inOrder` only if that one comes after who was chosen. */
const firstOpponent = (
  pairs: ExplainedCandidate['pairs'],
  wished: ExplainedCandidate,
  order: readonly PlayerId[],
  inOrder = true,
): Later | null => {
  for (const [player, chosen] of pairs.toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))) {
    const pair = wished.pairs.find((one) => one.includes(player))
    const other = pair === undefined ? null : pair[0] === player ? pair[1] : pair[0]
    if (other === chosen) continue
    const decides = inOrder && (other === null || order.indexOf(chosen) < order.indexOf(other))
    return decides ? { kind: 'opponent', player, wished: other, chosen } : { kind: 'found-first', player, chosen }
  }
  return null
}

/** A candidate where nobody is moved down and nothing is numbered: of `players`, by rank, the upper half is S1. */
export const halvedCandidate = (
  players: readonly { readonly id: PlayerId }[],
  pairs: ExplainedCandidate['pairs'],
  downfloaters: readonly PlayerId[],
  card: readonly Failure[],
): ExplainedCandidate => {
  const ids = players.map(({ id }) => id)
  const half = Math.floor(ids.length / 2)
  const [s1, s2] = [ids.slice(0, half), ids.slice(half)]
  return {
    pairs,
    downfloaters,
    illegal: [],
    card,
    mdpSequence: [],
    limbo: [],
    s1,
    s2,
    s2Sequence: [],
    exchange: { down: [], up: [] },
    exchanged: exchangedIn(pairs, s1, s2),
  }
}

/** Pairs within a half, where subgroups are read from nothing but the pairs: the lower of two above goes down, the higher of two below goes up. */
const exchangedIn = (pairs: ExplainedCandidate['pairs'], upper: readonly PlayerId[], lower: readonly PlayerId[]): Exchanged => ({
  down: pairs.filter((pair) => pair.every((id) => upper.includes(id))).map((pair) => pair[1]),
  up: pairs.filter((pair) => pair.every((id) => lower.includes(id))).map((pair) => pair[0]),
})

const sameExchange = (a: Exchanged, b: Exchanged): boolean => same(a.down, b.down) && same(a.up, b.up)
const same = (a: readonly PlayerId[], b: readonly PlayerId[]): boolean => a.length === b.length && a.every((id) => b.includes(id))

/** Of players in their order, the upper half against the lower: do the two stand at the same place? Of an odd number the last has nobody. */
export const naturalIn = ([higher, lower]: readonly [PlayerId, PlayerId], order: readonly PlayerId[]): NaturalPlace | null => {
  const half = Math.floor(order.length / 2)
  const place = order.indexOf(higher)
  return place !== -1 && place < half && order[half + place] === lower ? { of: 'halves', place: place + 1 } : null
}
