import { firstPerfectMatching } from '../../../matching/first-perfect-matching.ts'
import type { Competitor } from '../competitor.ts'
import type { Subgroups } from '../subgroups.ts'

const [free, white, black] = [0, 1, 2]
const classes = [
  [free, white, black],
  [free, black],
  [free, white],
] as const

/** What C3 asks of a player. */
const classOf = ({ preference: { strength, colour } }: Competitor): number =>
  strength !== 'absolute' ? free : colour === 'white' ? white : black

/** Dubov 3.2.6, 4.4: T2 as the first perfect matching of S1 with G2, in dictionary order; null where there is none. */
export const transpose = ({ g1, g2 }: Subgroups): readonly Competitor[] | null => {
  const found = firstPerfectMatching({
    size: g1.length,
    rowClass: g1.map(classOf),
    columnClass: g2.map(classOf),
    compatible: (a, b) => a === free || a !== b,
    rowClassesFor: (kind) => classes[kind]!,
    allowed: (row, column) => !g1[row]!.met.has(g2[column]!.id),
  })
  return found === null ? null : Array.from(found, (column) => g2[column]!)
}
