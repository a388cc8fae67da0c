import { maximumMatching } from '../maximum-matching.ts'
import type { CfcRow } from './sheet.ts'

/** States the search may look at before it gives up. */
const patience = 20_000

/**
 * CFC 618 (b), (c): is there a pairing of these players, law (a) kept, in which the highest score group is paired better: more of its players with each other, or
 * as many of them and more with the next score, and so on down; or, as well as here, the next score group? Null when that takes too long to find out.
 *
 * Where every group has at most the one odd man that its number demands, and he meets the next group, nothing can be better. Else all pairings are
 * searched from the top, without looking twice at the same players left.
 */
export const betterByLaws = (rows: readonly CfcRow[], mateOf: ReadonlyMap<CfcRow, CfcRow>): boolean | null => {
  const scores = [...new Set(rows.map(({ points }) => points))].sort((a, b) => b - a)
  const sorted = rows.toSorted((a, b) => b.points - a.points)
  const groupOf = sorted.map(({ points }) => scores.indexOf(points))
  const actual = scores.map(() => scores.map(() => 0))
  for (const [row, mate] of mateOf) {
    const [a, b] = [scores.indexOf(row.points), scores.indexOf(mate.points)]
    if (a < b) actual[a]![b]!++
    if (a === b) actual[a]![b]! += 0.5
  }
  return isIdeal(
    actual,
    scores.map((_, group) => groupOf.filter((one) => one === group).length),
  )
    ? false
    : search(sorted, groupOf, actual)
}

const isIdeal = (actual: readonly (readonly number[])[], sizes: readonly number[]): boolean => {
  let odd = 0
  return sizes.every((size, group) => {
    const staying = size - odd
    odd = staying % 2
    const expected = sizes.map((_, other) => (other === group ? (staying - odd) / 2 : other === group + 1 ? odd : 0))
    return expected.every((count, other) => actual[group]![other] === count)
  })
}

const search = (rows: readonly CfcRow[], groupOf: readonly number[], actual: readonly (readonly number[])[]): boolean | null => {
  const mayMeet = (a: number, b: number): boolean => !rows[a]!.met.has(rows[b]!.id) && !rows[a]!.forbidden.has(rows[b]!.id)
  const gone = rows.map(() => false)
  const seen = new Set<string>()
  let looked = 0
  const canFinish = (): boolean => {
    const left = rows.flatMap((_, at) => (gone[at] ? [] : [at]))
    return !maximumMatching(left.length, (a, b) => mayMeet(left[a]!, left[b]!)).includes(-1)
  }
  /** `counts` are the pairs of the group being paired, by the group of the opponent. */
  const visit = (group: number, counts: readonly number[]): boolean => {
    const at = gone.indexOf(false)
    const current = at === -1 ? actual.length : groupOf[at]!
    if (current !== group) {
      const order = firstDifference(counts, actual[group]!)
      if (order > 0) return canFinish()
      if (order < 0 || at === -1) return false
      return visit(
        group + 1,
        actual.map(() => 0),
      )
    }
    const key = `${gone.map(Number).join('')} ${counts.join(' ')}`
    if (seen.has(key) || looked++ > patience) return false
    seen.add(key)
    const left = groupOf.filter((one, index) => one === group && !gone[index]).length
    if (counts[group]! + Math.floor(left / 2) < actual[group]![group]!) return false
    for (let other = at + 1; other < rows.length; other++) {
      if (gone[other] || !mayMeet(at, other)) continue
      gone[at] = gone[other] = true
      const found = visit(
        group,
        counts.map((count, index) => count + Number(index === groupOf[other])),
      )
      gone[at] = gone[other] = false
      if (found) return true
    }
    return false
  }
  const found = visit(
    0,
    actual.map(() => 0),
  )
  return found || looked <= patience ? found : null
}

const firstDifference = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index])
  return at === -1 ? 0 : a[at]! - b[at]!
}
