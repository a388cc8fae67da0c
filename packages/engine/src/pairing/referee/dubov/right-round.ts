import { canPlay, spareOnes } from './playable.ts'
import type { DubovDeclared, DubovRow, DubovSheet } from './sheet.ts'
import { pairsOf } from './sides.ts'
import { upfloatersFor } from './upfloaters.ts'

export type RightBracket = {
  readonly residents: readonly DubovRow[]
  readonly upfloaters: readonly DubovRow[]
  readonly pairs: readonly (readonly [DubovRow, DubovRow])[]
}
export type RightRound = { readonly bye: DubovRow | null; readonly brackets: readonly RightBracket[] }

/** C.04.4.1 section 3, made from the text once more: the one round that is right; null where there is none. */
export const rightRound = ({ rows, lastRound }: DubovSheet, { maximumUpfloats }: DubovDeclared): RightRound | null => {
  const bye = rows.length % 2 === 0 ? null : byeOf(rows)
  let left = rows.filter((row) => row !== bye)
  if (!canPlay(left)) return null
  const brackets: RightBracket[] = []
  while (left.length > 0) {
    const residents = left.filter(({ points }) => points === left[0]!.points)
    const upfloaters = upfloatersFor(residents, left.slice(residents.length), { lastRound, maximumUpfloats })
    brackets.push({ residents, upfloaters, pairs: pairsOf([...residents, ...upfloaters]) })
    const gone = new Set([...residents, ...upfloaters])
    left = left.filter((row) => !gone.has(row))
  }
  return { bye, brackets }
}

/** 3.1. */
const byeOf = (rows: readonly DubovRow[]): DubovRow | null =>
  spareOnes(rows)
    .filter(({ byeBarred }) => !byeBarred)
    .toSorted((a, b) => a.points - b.points || b.history.length - a.history.length || b.number - a.number)[0] ?? null
