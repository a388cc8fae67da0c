import { bestPerfectMatching } from '../swiss-team/best-perfect-matching.ts'
import { canPlay, may, opponentsOf, spareOnes } from './playable.ts'
import type { DubovDeclared, DubovRow } from './sheet.ts'

type Asked = { readonly lastRound: boolean; readonly maximumUpfloats: DubovDeclared['maximumUpfloats'] }

/** 3.2.1, 3.2.2: who goes up to the residents from those below, by score, then by number. */
export const upfloatersFor = (residents: readonly DubovRow[], below: readonly DubovRow[], asked: Asked): readonly DubovRow[] => {
  if (canPlay(residents) && canPlay(below)) return []
  const lone = residents.length % 2 === 1 ? loneOnes(residents, below) : []
  if (lone.length > 0) return [bestAlone(residents, lone, asked)]
  const scores = [...new Set(below.map(({ points }) => points))]
  // Those on the highest scores, as if the others could always play; where they cannot, everybody is looked at.
  for (const lowest of residents.length > 2 * few ? [] : scores) {
    const near = below.filter(({ points }) => points >= lowest)
    const found = weighed(residents, near, asked, false)
    if (found === null) continue
    const gone = new Set(found)
    if (canPlay(below.filter((row) => !gone.has(row)))) return found
    break
  }
  return weighed(residents, below, asked, true)!
}
const few = 40

/** Each of the highest score there is among those who can go up alone. */
const loneOnes = (residents: readonly DubovRow[], below: readonly DubovRow[]): readonly DubovRow[] => {
  const spare = spareOnes(residents)
  const lone = spare.length === 0 ? [] : spareOnes(below).filter((one) => spare.some((other) => may(one, other)))
  return lone.filter(({ points }) => points === lone[0]!.points)
}

/** C7 to C10 for a single upfloater. From what heads alone say of C7 each is at best so good: in that order they are looked at until none can be better. */
const bestAlone = (residents: readonly DubovRow[], lone: readonly DubovRow[], asked: Asked): DubovRow => {
  const floats = (row: DubovRow): readonly number[] =>
    asked.lastRound ? [] : [row.overdone > 0 ? 1 : 0, row.overdone, row.wentUpLast ? 1 : 0]
  const keyed = (row: DubovRow, denied: number): Keyed => ({ row, key: [denied, ...floats(row), row.number] })
  const order = lone.map((row) => keyed(row, byHeads([...residents, row]))).sort(byKey)
  let best: Keyed | null = null
  for (const one of order) {
    if (best !== null && byKey(best, one) <= 0) break
    const real = keyed(one.row, leastDenied([...residents, one.row]))
    if (best === null || byKey(real, best) < 0) best = real
  }
  return best!.row
}

type Keyed = { readonly row: DubovRow; readonly key: readonly number[] }
const byKey = (a: Keyed, b: Keyed): number => {
  const at = a.key.findIndex((value, index) => value !== b.key[index])
  return at === -1 ? 0 : a.key[at]! - b.key[at]!
}

/** Half of what one colour is wanted more often than the other. */
const byHeads = (rows: readonly DubovRow[]): number => Math.abs(rows.length - 2 * rows.filter(({ due }) => due === 'W').length) / 2

/** C7: the fewest who go without their colour; a pairing without two of the rarer wish together has no more than heads say. */
const leastDenied = (rows: readonly DubovRow[]): number => {
  const whites = rows.filter(({ due }) => due === 'W').length
  const rarer = 2 * whites <= rows.length ? 'W' : 'B'
  if (opponentsOf(rows, (a, b) => may(a, b) && !(a.due === rarer && b.due === rarer)) !== null) return byHeads(rows)
  const { mate } = bestPerfectMatching(rows.length, [0n, -1n], (a, b) =>
    may(rows[a]!, rows[b]!) ? (rows[a]!.due === rows[b]!.due ? 1 : 0) : null,
  )!
  return mate.filter((other, at) => at < other && rows[at]!.due === rows[other]!.due).length
}

/**
 * C5 to C10 and the order of sets as costs of the pairs of residents with each other and with those below. With `all` everybody below plays as well; else who is not
 * taken stays idle, together with another such one, or with one more place where their number is odd.
 */
const weighed = (
  residents: readonly DubovRow[],
  below: readonly DubovRow[],
  { lastRound, maximumUpfloats }: Asked,
  all: boolean,
): readonly DubovRow[] | null => {
  const [count, last] = [residents.length, residents.length + below.length]
  const size = last + (all ? 0 : last % 2)
  const levels = [...new Set(below.map(({ points }) => points))].reverse()
  const times = [...new Set(below.map(({ overdone }) => overdone))].filter((value) => value > 0).sort((a, b) => b - a)
  const floats = ({ overdone, wentUpLast }: DubovRow): readonly number[] => {
    if (lastRound) return []
    const often = maximumUpfloats === 'sum' ? [overdone] : times.map((value) => (value === overdone ? 1 : 0))
    return [overdone > 0 ? 1 : 0, ...often, wentUpLast ? 1 : 0]
  }
  // No figure of a sum reaches the base.
  const base = BigInt(size + 1) * BigInt(2 + Math.max(0, ...below.map(({ overdone }) => overdone)))
  const figures = (values: readonly number[]): bigint => values.reduce((sum, value) => sum * base + BigInt(value), 0n)
  const empty = below[0] === undefined ? [] : floats(below[0]).map(() => 0)
  const bits = BigInt(below.length)
  const cost = (row: DubovRow | null, denied: number): bigint =>
    figures([
      row === null ? 0 : 1,
      ...levels.map((level) => (row?.points === level ? 1 : 0)),
      denied,
      ...(row === null ? empty : floats(row)),
    ]) << bits
  const worths = [
    0n,
    -cost(null, 1),
    ...below.flatMap((row, at) => [0, 1].map((denied) => (1n << (bits - 1n - BigInt(at))) - cost(row, denied))),
  ]
  const which = (a: number, b: number): number | null => {
    const [high, low] = [Math.min(a, b), Math.max(a, b)]
    const [one, other] = [residents[high], low < count ? residents[low] : below[low - count]]
    if (one === undefined) return !all || may(below[high - count]!, other!) ? 0 : null
    if (other === undefined || !may(one, other)) return null
    const denied = one.due === other.due ? 1 : 0
    return low < count ? denied : 2 + 2 * (low - count) + denied
  }
  const found = bestPerfectMatching(size, worths, which)
  return found === null ? null : below.filter((_, at) => found.mate[count + at]! < count)
}
