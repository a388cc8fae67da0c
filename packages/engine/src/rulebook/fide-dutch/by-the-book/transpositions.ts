/**
 * FIDE Dutch 2012 D.1, 2017 D.1, 2026 4.2: transpositions of S2.
 *
 * The orders of S2, sorted by the lexicographic value of their first `n1` BSNs, where `n1` is the number of players in S1; the original order
 * comes first. What stands behind those places does not matter, so it keeps its original order and no two results agree in the first `n1`.
 *
 * `s2` is in ascending order. `mayStand` refuses a BSN in a place (from 0) and thereby all orders that begin so: it thins the sequence out and
 * never changes its order.
 */
export function* transpositions(
  s2: readonly number[],
  n1: number,
  mayStand: (place: number, bsn: number) => boolean = () => true,
): Generator<readonly number[]> {
  const chosen: number[] = []
  const used = s2.map(() => false)
  let next = 0
  for (;;) {
    const place = chosen.length
    if (place === n1) {
      yield [...chosen.map((index) => s2[index]!), ...s2.filter((_, index) => !used[index])]
      next = s2.length
    }
    while (next < s2.length && (used[next] || !mayStand(place, s2[next]!))) next++
    if (next < s2.length) {
      used[next] = true
      chosen.push(next)
      next = 0
    } else {
      const last = chosen.pop()
      if (last === undefined) return
      used[last] = false
      next = last + 1
    }
  }
}
