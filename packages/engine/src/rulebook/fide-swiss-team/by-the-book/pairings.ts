import type { Budget } from '../../by-the-book/budget.ts'
import { mayMeet } from '../c01-no-rematch.ts'
import { byNumber, type Competitor, type Pair, without } from '../competitor.ts'

/**
 * C.04.6 3.6, C.04.5 3.6: every pairing of a bracket under C1, in the order of identifiers: by its top members, then by the partner of the first of them,
 * of the second, and so on.
 */
export function* pairingsInOrder(bracket: readonly Competitor[], budget: Budget): Generator<readonly Pair[]> {
  const inOrder = bracket.toSorted(byNumber)
  for (const tops of topMembers(inOrder, [], 0)) yield* withBottoms(tops, without(inOrder, tops), budget)
}

/** Whoever can be the top members, in lexicographic order: as each has a partner after it, half of any beginning of the list are top members at least. */
function* topMembers(inOrder: readonly Competitor[], tops: readonly Competitor[], at: number): Generator<readonly Competitor[]> {
  const next = inOrder[at]
  if (next === undefined) {
    yield tops
    return
  }
  if (2 * tops.length < inOrder.length) yield* topMembers(inOrder, [...tops, next], at + 1)
  if (at < 2 * tops.length) yield* topMembers(inOrder, tops, at + 1)
}

function* withBottoms(tops: readonly Competitor[], bottoms: readonly Competitor[], budget: Budget): Generator<readonly Pair[]> {
  const [top, ...others] = tops
  if (top === undefined) {
    yield []
    return
  }
  for (const bottom of bottoms) {
    if (byNumber(bottom, top) < 0 || !mayMeet(top, bottom)) continue
    budget.spend()
    for (const rest of withBottoms(others, without(bottoms, [bottom]), budget)) yield [{ top, bottom }, ...rest]
  }
}
