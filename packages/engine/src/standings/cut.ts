import { compareExact, type Exact } from './exact.ts'
import { type Note, note } from './note.ts'

/** How many values go at the lower and at the upper end (art. 14). */
export type Cut = { readonly least: number; readonly most: number }

/** C.07 14.1 Cut-1, 14.2 Cut-2, 14.3 Median-1, 14.4 Median-2. */
export const cuts = {
  C1: { least: 1, most: 0 },
  C2: { least: 2, most: 0 },
  M1: { least: 1, most: 1 },
  M2: { least: 2, most: 2 },
} as const satisfies Record<string, Cut>
export type CutName = keyof typeof cuts

export type Cuttable = {
  /** What decides which value is the least significant: the opponent's score or rating. */
  readonly significance: Exact
  /** What is lost when it is cut; decides between values of equal significance. */
  readonly value: Exact
  readonly voluntary: boolean
}

export const cutReasons = ['least', 'most', 'voluntary'] as const
export type CutReason = (typeof cutReasons)[number]

/**
 * C.07 14 with the exception of 16.5: instead of the least significant value, the lowest contribution of a voluntarily unplayed round is cut if
 * it is not lower than that value; of several such contributions that are equal, the least significant. Everything is cut at the lower end first, then
 * at the upper; the exception is looked at anew for every cut. Gives the reason for each term, null where it stays.
 */
export const cutTerms = (terms: readonly Cuttable[], cut: Cut): readonly (CutReason | null)[] => {
  const reasons: (CutReason | null)[] = terms.map(() => null)
  const remaining = (): readonly number[] => terms.flatMap((_, at) => (reasons[at] === null ? [at] : []))
  const byValue = (a: number, b: number): number => compareExact(terms[a]!.value, terms[b]!.value)
  const bySignificance = (a: number, b: number): number => compareExact(terms[a]!.significance, terms[b]!.significance) || byValue(a, b)
  for (let turn = 0; turn < cut.least; turn++) {
    const left = remaining()
    const least = lowest(left, bySignificance)
    if (least === null) break
    const unplayed = left.filter((at) => terms[at]!.voluntary)
    const voluntary = lowest(unplayed, (a, b) => byValue(a, b) || bySignificance(a, b))
    if (voluntary !== null && byValue(voluntary, least) >= 0) reasons[voluntary] = 'voluntary'
    else reasons[least] = 'least'
  }
  for (let turn = 0; turn < cut.most; turn++) {
    const most = lowest(remaining(), (a, b) => bySignificance(b, a))
    if (most !== null) reasons[most] = 'most'
  }
  return reasons
}

const lowest = (indices: readonly number[], compare: (a: number, b: number) => number): number | null =>
  indices.reduce<number | null>((best, at) => (best === null || compare(at, best) < 0 ? at : best), null)

/** Why a term does not count. */
export const cutNote = (reason: CutReason | null): Note | null => {
  switch (reason) {
    case null:
      return null
    case 'least':
      return note('cut-least', '14')
    case 'most':
      return note('cut-most', '14')
    case 'voluntary':
      return note('cut-voluntary', '16.5')
  }
}
