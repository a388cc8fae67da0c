import { matched, maximumMatching } from '../maximum-matching.ts'
import type { EntrantRow } from './sheet.ts'

/** C1. */
export const may = (a: EntrantRow, b: EntrantRow): boolean => !a.cannotMeet.has(b.id)

/** C3: can all of these play one another? */
export const canPlay = (rows: readonly EntrantRow[]): boolean =>
  rows.length % 2 === 0 && !maximumMatching(rows.length, (a, b) => may(rows[a]!, rows[b]!)).includes(-1)

/** Of an odd number: each without whom all others can play. */
export const spareOnes = (rows: readonly EntrantRow[]): readonly EntrantRow[] =>
  spareOf(rows, rows.length, (a, b) => may(rows[a]!, rows[b]!))

const spareOf = (rows: readonly EntrantRow[], size: number, joined: (a: number, b: number) => boolean): readonly EntrantRow[] => {
  const { mate, mayBeFree } = matched(size, joined)
  if (mate.filter((other) => other === -1).length !== 1) return []
  const free = mayBeFree()
  return rows.filter((_, at) => free[at])
}

/** Each of those below who can go up alone: with it the residents can play, and without it the others. */
export const loneUpfloaters = (residents: readonly EntrantRow[], below: readonly EntrantRow[]): readonly EntrantRow[] => {
  const spare = spareOnes(residents)
  return spare.length === 0 ? [] : spareOnes(below).filter((one) => spare.some((other) => may(one, other)))
}

/**
 * C6: each of a scoregroup that can leave it and not be missed. Of an odd number the others play among themselves; of an even number one of them plays somebody from
 * below, for whom one more place stands.
 */
export const notMissed = (group: readonly EntrantRow[], below: readonly EntrantRow[]): readonly EntrantRow[] => {
  if (group.length % 2 === 1) return canPlay(below) ? spareOnes(group) : []
  const from = spareOnes(below)
  const fromBelow = group.map((one) => from.some((other) => may(one, other)))
  return spareOf(group, group.length + 1, (a, b) => (b === group.length ? fromBelow[a]! : may(group[a]!, group[b]!)))
}
