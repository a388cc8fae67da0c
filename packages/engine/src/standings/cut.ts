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
  readonly significance: number
  /** What is lost when it is cut; decides between values of equal significance. */
  readonly amount: number
  readonly voluntary: boolean
}

const cutReasons = ['least', 'most', 'voluntary'] as const
export type CutReason = (typeof cutReasons)[number]

/**
 * C.07 14 with the exception of 16.5: instead of the least significant value, the lowest contribution of a voluntarily unplayed round is cut if
 * it is not lower than that value; of several such contributions that are equal, the least significant. Everything is cut at the lower end first, then
 * at the upper; the exception is looked at anew for every cut. Gives the reason for each term, null where it stays.
 */
export const cutTerms = (terms: readonly Cuttable[], cut: Cut): readonly (CutReason | null)[] => {
  const reasons: (CutReason | null)[] = terms.map(() => null)
  const byAmount = (a: Cuttable, b: Cuttable): number => a.amount - b.amount
  const bySignificance = (a: Cuttable, b: Cuttable): number => a.significance - b.significance || a.amount - b.amount
  /** The first that comes before all others, of those still there. */
  const lowest = (compare: (a: Cuttable, b: Cuttable) => number, among: (term: Cuttable) => boolean = () => true): number | null => {
    let best: number | null = null
    for (let at = 0; at < terms.length; at++)
      if (reasons[at] === null && among(terms[at]!) && (best === null || compare(terms[at]!, terms[best]!) < 0)) best = at
    return best
  }
  for (let turn = 0; turn < cut.least; turn++) {
    const least = lowest(bySignificance)
    if (least === null) break
    const voluntary = lowest(
      (a, b) => byAmount(a, b) || bySignificance(a, b),
      (term) => term.voluntary,
    )
    if (voluntary !== null && byAmount(terms[voluntary]!, terms[least]!) >= 0) reasons[voluntary] = 'voluntary'
    else reasons[least] = 'least'
  }
  for (let turn = 0; turn < cut.most; turn++) {
    const most = lowest((a, b) => bySignificance(b, a))
    if (most !== null) reasons[most] = 'most'
  }
  return reasons
}

/** The terms with the remark why they do not count, where they do not. */
export const withCuts = <T extends Cuttable & { readonly cut: Note | null }>(terms: readonly T[], cut: CutName | null): readonly T[] => {
  if (cut === null) return terms
  const reasons = cutTerms(terms, cuts[cut])
  return terms.map((term, at) => (reasons[at] === null ? term : { ...term, cut: cutNotes[reasons[at]!] }))
}

const cutNotes: Readonly<Record<CutReason, Note>> = {
  least: note('cut-least', '14'),
  most: note('cut-most', '14'),
  voluntary: note('cut-voluntary', '16.5'),
}
