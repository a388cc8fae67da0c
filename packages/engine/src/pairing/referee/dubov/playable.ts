import { matched, maximumMatching } from '../maximum-matching.ts'
import type { DubovRow } from './sheet.ts'

/** C1, C3. */
export const may = (a: DubovRow, b: DubovRow): boolean => !a.cannotMeet.has(b.id) && !(a.due === b.due && a.force === 3 && b.force === 3)

/** C4: can all of these play one another? */
export const canPlay = (rows: readonly DubovRow[]): boolean => opponentsOf(rows, may) !== null

/** An opponent for everybody, by place; null where somebody has none. */
export const opponentsOf = (rows: readonly DubovRow[], meets: (a: DubovRow, b: DubovRow) => boolean): readonly number[] | null => {
  if (rows.length % 2 === 1) return null
  const mate = maximumMatching(rows.length, (a, b) => meets(rows[a]!, rows[b]!))
  return mate.includes(-1) ? null : mate
}

/** Of an odd number: each without whom all others can play. */
export const spareOnes = (rows: readonly DubovRow[]): readonly DubovRow[] => {
  const { mate, mayBeFree } = matched(rows.length, (a, b) => may(rows[a]!, rows[b]!))
  if (mate.filter((other) => other === -1).length !== 1) return []
  const free = mayBeFree()
  return rows.filter((_, at) => free[at])
}
