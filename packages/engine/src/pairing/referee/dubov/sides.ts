import { bestPerfectMatching } from '../swiss-team/best-perfect-matching.ts'
import { firstPartners } from '../swiss-team/first-partners.ts'
import { may, opponentsOf } from './playable.ts'
import type { DubovRow } from './sheet.ts'

type Two = readonly [DubovRow, DubovRow]

/** 3.2.3 to 3.2.6: the pairs of a bracket; the first of each is of S1. */
export const pairsOf = (bracket: readonly DubovRow[]): readonly Two[] => {
  const rows = bracket.toSorted((a, b) => a.number - b.number)
  const fresh = rows.every(({ history }) => history === '')
  const white = rows.filter(({ due }, at) => (fresh ? 2 * at < rows.length : due === 'W'))
  const black = rows.filter((row) => !white.includes(row))
  const fewer = white.length <= black.length ? white : black
  const more = fewer === white ? black : white
  const leaving = leavingFrom(inTurn(fewer, fewer === white), more)
  const stay = fewer.filter((row) => !leaving.includes(row))
  const coming = comingFrom(stay, leaving, inTurn(more, more === white))
  const [own, others] = [
    [...stay, ...coming],
    [...more.filter((row) => !coming.includes(row)), ...leaving],
  ]
  return transposed(fewer === white ? own : others, fewer === white ? others : own)
}

/** 4.3: seekers of White by average, then number, of Black by number; then numbered from the middle: one above it, one below it, and so on. */
const inTurn = (rows: readonly DubovRow[], white: boolean): readonly DubovRow[] => {
  const list = rows.toSorted((a, b) => (white ? a.average - b.average : 0) || a.number - b.number)
  // Twice the distance from the middle; of two alike the upper one first.
  return list
    .map((row, at) => ({ row, far: Math.abs(2 * at - (list.length - 1)), at }))
    .sort((a, b) => a.far - b.far || a.at - b.at)
    .map(({ row }) => row)
}

/**
 * Who leaves the smaller side: of every two of it who have to meet the one whose turn comes first. The fewest such pairs, and of these the set that comes first, as worths.
 */
const leavingFrom = (turn: readonly DubovRow[], others: readonly DubovRow[]): readonly DubovRow[] => {
  const rows = [...turn, ...others]
  const own = new Set(turn)
  if (opponentsOf(rows, (a, b) => may(a, b) && !(own.has(a) && own.has(b))) !== null) return []
  const bits = BigInt(turn.length)
  const whole = BigInt(rows.length) << bits
  const worths = [0n, ...turn.map((_, at) => (1n << (bits - 1n - BigInt(at))) - whole)]
  const { mate } = bestPerfectMatching(rows.length, worths, (a, b) => {
    if (!may(rows[a]!, rows[b]!)) return null
    return Math.max(a, b) < turn.length ? 1 + Math.min(a, b) : 0
  })!
  return turn.filter((_, at) => mate[at]! < turn.length && at < mate[at]!)
}

/** Who comes over from the larger side: the first of their turn, if everybody can then meet across; else of every two of it who meet the one whose turn comes first. */
const comingFrom = (stay: readonly DubovRow[], left: readonly DubovRow[], turn: readonly DubovRow[]): readonly DubovRow[] => {
  const count = (turn.length + left.length - stay.length) / 2
  const first = turn.slice(0, count)
  const here = new Set([...stay, ...first])
  const rows = [...turn, ...stay, ...left]
  if (opponentsOf(rows, (a, b) => here.has(a) !== here.has(b) && may(a, b)) !== null) return first
  const worths = [0n, ...turn.map((_, at) => 1n << BigInt(turn.length - 1 - at))]
  const staying = new Set(stay)
  const { mate } = bestPerfectMatching(rows.length, worths, (a, b) => {
    const [high, low] = [Math.min(a, b), Math.max(a, b)]
    if (!may(rows[high]!, rows[low]!)) return null
    if (low < turn.length) return 1 + high
    // Who left meets who stayed; who stayed meets anybody but those.
    return high < turn.length ? (staying.has(rows[low]!) ? 0 : null) : staying.has(rows[high]!) !== staying.has(rows[low]!) ? 0 : null
  })!
  return turn.filter((_, at) => mate[at]! < turn.length && at < mate[at]!)
}

/** S1 by average, and each with the first by number with whom the others still find theirs. */
const transposed = (seekers: readonly DubovRow[], others: readonly DubovRow[]): readonly Two[] => {
  const s1 = seekers.toSorted((a, b) => a.average - b.average || a.number - b.number)
  const g2 = others.toSorted((a, b) => a.number - b.number)
  const first = new Set(s1)
  const mate = opponentsOf([...s1, ...g2], (a, b) => first.has(a) !== first.has(b) && may(a, b))!
  const partners = firstPartners(
    s1.map((_, at) => mate[at]! - s1.length),
    (top, bottom) => may(s1[top]!, g2[bottom]!),
  )
  return s1.map((row, at) => [row, g2[partners[at]!]!] as const)
}
