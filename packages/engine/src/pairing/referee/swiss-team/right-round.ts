import { pairsOf } from './pairs.ts'
import { canPlay, spareOnes } from './playable.ts'
import type { EntrantRow, Sheet, SwissTeamDeclared } from './sheet.ts'
import { upfloatersFor } from './upfloaters.ts'

export type RightBracket = {
  readonly residents: readonly EntrantRow[]
  readonly upfloaters: readonly EntrantRow[]
  readonly pairs: readonly (readonly [EntrantRow, EntrantRow])[]
}
export type RightRound = { readonly bye: EntrantRow | null; readonly brackets: readonly RightBracket[] }

/** C.04.6 and C.04.5 section 3, made from the text once more: the one round that is right; null where there is none. */
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
    const upfloaters = upfloatersFor(left, { top, next, countsFloats, following: declared.following })
    const bracket = [...residents, ...upfloaters].sort((a, b) => a.number - b.number)
    brackets.push({ residents, upfloaters, pairs: pairsOf(bracket, countsFloats) })
    const paired = new Set(bracket)
    left = left.filter((row) => !paired.has(row))
  }
  return { bye, brackets }
}

/** 3.4. */
const byeOf = (rows: readonly EntrantRow[]): EntrantRow | null =>
  spareOnes(rows)
    .filter(({ byeBarred }) => !byeBarred)
    .toSorted((a, b) => a.points - b.points || b.matches - a.matches || b.number - a.number)[0] ?? null
