import { bestPerfectMatching } from './best-perfect-matching.ts'
import type { EntrantRow, Sheet, SwissTeamDeclared } from './sheet.ts'

export type RightBracket = {
  readonly residents: readonly EntrantRow[]
  readonly upfloaters: readonly EntrantRow[]
  readonly pairs: readonly (readonly [EntrantRow, EntrantRow])[]
}
export type RightRound = { readonly bye: EntrantRow | null; readonly brackets: readonly RightBracket[] }

/**
 * C.04.6 and C.04.5 section 3, made from the text once more: the one round that is right; null where there is none. What the text says by going through sets and pairings
 * in an order is said here by one sum of worths a bracket, in which the numbers of criteria are digits, the most important first.
 */
export const rightRound = ({ rows, countsFloats }: Sheet, declared: SwissTeamDeclared): RightRound | null => {
  const bye = rows.length % 2 === 0 ? null : byeOf(rows)
  let left = rows.filter((row) => row !== bye)
  if (left.length % 2 === 1 || !canPlay(left)) return null
  const scores = [...new Set(rows.map(({ points }) => points))]
  const brackets: RightBracket[] = []
  while (left.length > 0) {
    const top = left[0]!.points
    const residents = left.filter(({ points }) => points === top)
    const next = (declared.followingGroup === 'left' ? left.map(({ points }) => points) : scores).find((points) => points < top)
    const upfloaters = upfloatersFor(left, top, next, countsFloats, declared)
    const bracket = [...residents, ...upfloaters].sort((a, b) => a.number - b.number)
    brackets.push({ residents, upfloaters, pairs: pairsOf(bracket, countsFloats) })
    left = left.filter((row) => !bracket.includes(row))
  }
  return { bye, brackets }
}

const may = (a: EntrantRow, b: EntrantRow): boolean => !a.cannotMeet.has(b.id)
const canPlay = (rows: readonly EntrantRow[]): boolean =>
  bestPerfectMatching(rows.length, (a, b) => (may(rows[a]!, rows[b]!) ? 0n : null)) !== null

/** 3.4. */
const byeOf = (rows: readonly EntrantRow[]): EntrantRow | null =>
  rows
    .filter(({ byeBarred }) => !byeBarred)
    .sort((a, b) => a.points - b.points || b.matches - a.matches || b.number - a.number)
    .find((row) => canPlay(rows.filter((other) => other !== row))) ?? null

/** A number out of digits, the first most important; none of them reaches `base`. */
const digits = (base: number, values: readonly number[]): bigint => values.reduce((sum, value) => sum * BigInt(base) + BigInt(value), 0n)

/** 3.5: C4, C5, C6, C7 and the order of sets, as costs of the pairs between the top-scoregroup and those below, and between the following scoregroup and those below it. */
const upfloatersFor = (
  left: readonly EntrantRow[],
  top: number,
  next: number | undefined,
  countsFloats: boolean,
  { following }: SwissTeamDeclared,
): readonly EntrantRow[] => {
  const below = left.filter(({ points }) => points < top)
  const levels = [...new Set(below.map(({ points }) => points))].reverse()
  const place = new Map(below.map((row, at) => [row, at]))
  const cost = (a: EntrantRow, b: EntrantRow, asksFollowing: boolean): bigint => {
    const [high, low] = a.points >= b.points ? [a, b] : [b, a]
    const up = high.points === top && low.points < top
    const nextFloats = asksFollowing && high.points === next && low.points < high.points
    const counted = digits(left.length + 1, [
      up ? 1 : 0,
      ...levels.map((points) => (up && low.points === points ? 1 : 0)),
      nextFloats ? 1 : 0,
      up && countsFloats && low.floated ? 1 : 0,
    ])
    return (counted << BigInt(below.length)) - (up ? 1n << BigInt(below.length - 1 - place.get(low)!) : 0n)
  }
  const chosen = (asksFollowing: boolean) => {
    const mate = bestPerfectMatching(left.length, (a, b) => (may(left[a]!, left[b]!) ? -cost(left[a]!, left[b]!, asksFollowing) : null))!
    const meets = (row: EntrantRow): EntrantRow => left[mate[left.indexOf(row)]!]!
    const upfloaters = below.filter((row) => meets(row).points === top)
    const group = below.filter((row) => row.points === next && !upfloaters.includes(row))
    const needed = group.filter((row) => meets(row).points < row.points).length
    return { upfloaters, reached: needed <= group.length % 2 }
  }
  const { upfloaters, reached } = chosen(true)
  return reached || following === 'fewest' ? upfloaters : chosen(false).upfloaters
}

/** 3.6: C8, C9, C10, then the identifier: top members as early as possible, and the partner of each as early as possible. */
const pairsOf = (bracket: readonly EntrantRow[], countsFloats: boolean): readonly (readonly [EntrantRow, EntrantRow])[] => {
  const size = bracket.length
  const same = (a: EntrantRow, b: EntrantRow): boolean => a.wants !== '' && a.wants.toLowerCase() === b.wants.toLowerCase()
  const bothStrong = (a: EntrantRow, b: EntrantRow): boolean => same(a, b) && a.wants === b.wants && a.wants === a.wants.toUpperCase()
  const floatsAgain = (a: EntrantRow, b: EntrantRow): boolean =>
    countsFloats && a.points !== b.points && (a.points > b.points ? a : b).floated
  const worth = (i: number, j: number): bigint | null => {
    const [at, to] = [Math.min(i, j), Math.max(i, j)]
    const [a, b] = [bracket[at]!, bracket[to]!]
    if (!may(a, b)) return null
    const criteria = digits(size + 1, [same(a, b) ? 1 : 0, bothStrong(a, b) ? 1 : 0, floatsAgain(a, b) ? 1 : 0])
    const partners = BigInt(size) ** BigInt(size)
    const tops = 1n << BigInt(size)
    return -(criteria * tops - (1n << BigInt(size - 1 - at))) * partners - BigInt(to) * BigInt(size) ** BigInt(size - 1 - at)
  }
  const mate = bestPerfectMatching(size, worth)!
  return mate.flatMap((other, one) => (one < other ? [[bracket[one]!, bracket[other]!] as const] : []))
}
