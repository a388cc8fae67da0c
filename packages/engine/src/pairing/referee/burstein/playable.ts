import { matched, maximumMatching } from '../maximum-matching.ts'
import type { BursteinRow } from './sheet.ts'

/** C1, C3; there are no topscorers here. */
export const may = (a: BursteinRow, b: BursteinRow): boolean => {
  if (a.met.has(b.id) || a.forbidden.has(b.id)) return false
  return a.due.urgency < 3 || b.due.urgency < 3 || a.due.colour !== b.due.colour
}

/** C4: can all of these play one another? */
export const canPlay = (rows: readonly BursteinRow[]): boolean =>
  rows.length % 2 === 0 && !maximumMatching(rows.length, (a, b) => may(rows[a]!, rows[b]!)).includes(-1)

/** Of an odd number: each without whom all others can play. */
export const spareOnes = (rows: readonly BursteinRow[]): readonly BursteinRow[] => {
  const { mate, mayBeFree } = matched(rows.length, (a, b) => may(rows[a]!, rows[b]!))
  if (mate.filter((other) => other === -1).length !== 1) return []
  const free = mayBeFree()
  return rows.filter((_, at) => free[at])
}
