import { bestPerfectMatching } from './best-perfect-matching.ts'
import { canPlay, loneUpfloaters, may, notMissed } from './playable.ts'
import type { EntrantRow, SwissTeamDeclared } from './sheet.ts'

/** What is asked besides C1: the score of the top-scoregroup, that of the following one, and whether floats of the round before count. */
export type AskedOfSet = {
  readonly top: number
  readonly next: number | undefined
  readonly countsFloats: boolean
  readonly following: SwissTeamDeclared['following']
}

/** 3.5: who goes up to the top-scoregroup of those who are left, by score, then by number. */
export const upfloatersFor = (left: readonly EntrantRow[], asked: AskedOfSet): readonly EntrantRow[] => {
  const { top, next, countsFloats, following } = asked
  const residents = left.filter(({ points }) => points === top)
  const below = left.filter(({ points }) => points < top)
  if (canPlay(residents) && canPlay(below)) return []
  const lone = residents.length % 2 === 1 ? loneUpfloaters(residents, below) : []
  const highest = lone.filter(({ points }) => points === lone[0]!.points)
  const group = below.filter(({ points }) => points === next)
  // Somebody of a lower scoregroup goes up past the following one: that has to be weighed.
  if (highest.length === 0 || (group.length > 0 && highest[0]!.points !== next)) return severalFor(left, asked)
  const others = below.filter(({ points }) => points !== next)
  const complying = group.length < 2 ? highest : highest.filter(isIn(notMissed(group, others)))
  if (complying.length === 0 && following === 'fewest') return severalFor(left, asked)
  const open = complying.length === 0 ? highest : complying
  return [open.find(({ floated }) => !(countsFloats && floated)) ?? open[0]!]
}

const isIn = (rows: readonly EntrantRow[]) => {
  const set = new Set(rows)
  return (row: EntrantRow): boolean => set.has(row)
}

/** A number out of digits, the first most important; none of them reaches `base`. */
const digits = (base: number, values: readonly number[]): bigint => values.reduce((sum, value) => sum * BigInt(base) + BigInt(value), 0n)

/** C4, C5, C6, C7 and the order of sets, as costs of the pairs between the top-scoregroup and those below, and between the following scoregroup and those below it. */
const severalFor = (left: readonly EntrantRow[], { top, next, countsFloats, following }: AskedOfSet): readonly EntrantRow[] => {
  const below = left.filter(({ points }) => points < top)
  const residents = left.length - below.length
  const levels = [...new Set(below.map(({ points }) => points))].reverse()
  const costs = [
    0n,
    digits(left.length + 1, [1, 0]) << BigInt(below.length),
    ...below.map(({ points, floated }, at) => {
      const counted = [1, ...levels.map((level) => (points === level ? 1 : 0)), 0, countsFloats && floated ? 1 : 0]
      return (digits(left.length + 1, counted) << BigInt(below.length)) - (1n << BigInt(below.length - 1 - at))
    }),
  ]
  const worths = costs.map((cost) => -cost)
  const chosen = (asksFollowing: boolean) => {
    const which = (a: number, b: number): number | null => {
      if (!may(left[a]!, left[b]!)) return null
      const [high, low] = [Math.min(a, b), Math.max(a, b)]
      if (high < residents) return low < residents ? 0 : 2 + low - residents
      return asksFollowing && left[high]!.points === next && left[low]!.points < next ? 1 : 0
    }
    const { mate } = bestPerfectMatching(left.length, worths, which)!
    const upfloaters = left.filter((_, at) => at >= residents && mate[at]! < residents)
    const group = left.flatMap(({ points }, at) => (points === next && mate[at]! >= residents ? [at] : []))
    const needed = group.filter((at) => left[mate[at]!]!.points < next!).length
    return { upfloaters, reached: needed <= group.length % 2 }
  }
  const { upfloaters, reached } = chosen(true)
  return reached || following === 'fewest' ? upfloaters : chosen(false).upfloaters
}
