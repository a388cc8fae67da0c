import { byHeads } from './by-heads.ts'
import { byNumbers, type RightPairs } from './by-numbers.ts'
import { canPlay, spareOnes } from './playable.ts'
import { type BursteinRow, higherFirst } from './sheet.ts'

export type RightBracket = RightPairs & { readonly bracket: readonly BursteinRow[] }
export type RightRound = { readonly bye: BursteinRow | null; readonly brackets: readonly RightBracket[] }

/** Smaller brackets are always weighed. */
const large = 24

/** C.04.4.2 section 3, made from the text once more: the one round that is right; null where there is none. */
export const rightRound = (rows: readonly BursteinRow[]): RightRound | null => {
  const bye = rows.length % 2 === 0 ? null : byeOf(rows)
  let left = rows.filter((row) => row !== bye)
  if (!canPlay(left)) return null
  const brackets: RightBracket[] = []
  let fromAbove: readonly BursteinRow[] = []
  while (left.length > 0) {
    const group = left.filter(({ points }) => points === left[0]!.points)
    left = left.slice(group.length)
    const next = left.filter(({ points }) => points === left[0]!.points)
    const bracket = [...fromAbove, ...group].sort(higherFirst)
    const asked = { bracket, next, rest: left.slice(next.length) }
    const right = (bracket.length >= large ? byHeads(asked) : null) ?? byNumbers(asked)
    brackets.push({ bracket, ...right })
    fromAbove = right.floaters
  }
  return { bye, brackets }
}

/** 3.1. */
const byeOf = (rows: readonly BursteinRow[]): BursteinRow | null =>
  spareOnes(rows)
    .filter(({ keptFromBye }) => !keptFromBye)
    .toSorted((a, b) => a.points - b.points || b.colours.length - a.colours.length || higherFirst(b, a))[0] ?? null
