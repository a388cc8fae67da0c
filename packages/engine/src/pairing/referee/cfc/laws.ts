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
  const seen = new Set<string>()
  const left = createLeft(groupOf)
  let looked = 0
  const canFinish = (): boolean => {
    const those = rows.flatMap((_, at) => (left.has(at) ? [at] : []))
    return !maximumMatching(those.length, (a, b) => mayMeet(those[a]!, those[b]!)).includes(-1)
  }
  /** `counts` are the pairs of the group being paired, by the group of the opponent; before `from` nobody is left. */
  const visit = (group: number, counts: readonly number[], from: number): boolean => {
    if (looked > patience) return false
    const at = left.first(from)
    const current = at === rows.length ? actual.length : groupOf[at]!
    if (current !== group) {
      const order = firstDifference(counts, actual[group]!)
      if (order > 0) return canFinish()
      if (order < 0 || at === rows.length) return false
      return visit(
        group + 1,
        actual.map(() => 0),
        at,
      )
    }
    const key = `${left.name()} ${counts.join(' ')}`
    if (seen.has(key)) return false
    looked += 1
    seen.add(key)
    if (counts[group]! + Math.floor(left.of(group) / 2) < actual[group]![group]!) return false
    for (let other = at + 1; other < rows.length && looked <= patience; other++) {
      if (!left.has(other) || !mayMeet(at, other)) continue
      left.turn(at)
      left.turn(other)
      const found = visit(
        group,
        counts.map((count, index) => count + Number(index === groupOf[other])),
        at + 1,
      )
      left.turn(at)
      left.turn(other)
      if (found) return true
    }
    return false
  }
  const found = visit(
    0,
    actual.map(() => 0),
    0,
  )
  return found || looked <= patience ? found : null
}

/** Who is left, a bit each, so that states of a large field are told apart as quickly as those of a small one. */
const createLeft = (groupOf: readonly number[]) => {
  const bits = 15
  const words: number[] = Array.from({ length: Math.ceil(groupOf.length / bits) }, () => 0)
  const sizes: number[] = []
  const has = (at: number): boolean => (words[Math.floor(at / bits)]! & (1 << (at % bits))) !== 0
  const turn = (at: number): void => {
    sizes[groupOf[at]!] = (sizes[groupOf[at]!] ?? 0) + (has(at) ? -1 : 1)
    words[Math.floor(at / bits)]! ^= 1 << (at % bits)
  }
  for (const at of groupOf.keys()) turn(at)
  return {
    has,
    turn,
    of: (group: number): number => sizes[group] ?? 0,
    /** groupOf.length when nobody is. */
    first: (from: number): number => {
      let at = from
      while (at < groupOf.length && !has(at)) at++
      return at
    },
    name: (): string => String.fromCharCode(...words),
  }
}

const firstDifference = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index])
  return at === -1 ? 0 : a[at]! - b[at]!
}
