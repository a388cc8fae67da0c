import { matched, maximumMatching } from '../maximum-matching.ts'
import type { LimRow } from './sheet.ts'

type Meets = (a: LimRow, b: LimRow) => boolean

/** How many of these nobody can be found for, at least. */
const leftAlone = (rows: readonly LimRow[], meets: Meets): number =>
  maximumMatching(rows.length, (a, b) => meets(rows[a]!, rows[b]!)).filter((mate) => mate === -1).length

export const canAllPlay = (rows: readonly LimRow[], meets: Meets): boolean => rows.length % 2 === 0 && leftAlone(rows, meets) === 0

/** How many are left alone, and who may be one of them. */
export const whoMayBeAlone = (rows: readonly LimRow[], meets: Meets): { readonly count: number; readonly rows: readonly LimRow[] } => {
  const { mate, mayBeFree } = matched(rows.length, (a, b) => meets(rows[a]!, rows[b]!))
  const count = mate.filter((other) => other === -1).length
  if (count === 0) return { count, rows: [] }
  const free = mayBeFree()
  return { count, rows: rows.filter((_, at) => free[at]) }
}

/** A hall in which everybody can be seated: boards are filled one after the other, and nobody may be left standing. */
export type Hall = {
  /** The first of these whom `one` can have as an opponent while all others keep having one. */
  readonly firstFor: (one: LimRow, others: readonly LimRow[]) => LimRow | undefined
  readonly seat: (one: LimRow, other: LimRow) => void
  /** How they could all be seated now. */
  readonly boards: () => readonly (readonly [LimRow, LimRow])[]
}

/** `known` are boards of all of them that may do. */
export const hallOf = (rows: readonly LimRow[], meets: Meets, known: readonly (readonly [LimRow, LimRow])[] = []): Hall => {
  const standing = new Set(rows)
  const opponent = new Map<LimRow, LimRow>()
  const arrange = (some: readonly LimRow[]): boolean => {
    const mate = maximumMatching(some.length, (a, b) => meets(some[a]!, some[b]!))
    if (mate.includes(-1)) return false
    for (const [at, other] of mate.entries()) opponent.set(some[at]!, some[other]!)
    return true
  }
  const together = (a: LimRow, b: LimRow): void => {
    opponent.set(a, b)
    opponent.set(b, a)
  }
  if (known.length > 0 && known.every(([a, b]) => meets(a, b))) for (const [a, b] of known) together(a, b)
  else if (!arrange(rows)) throw new Error('not everybody in the hall can play')

  /** Mates of the two, or these and two others, change opponents: mostly that is enough. */
  const simply = (one: LimRow, other: LimRow): boolean => {
    const [mine, theirs] = [opponent.get(one)!, opponent.get(other)!]
    if (mine === other) return true
    if (meets(mine, theirs)) {
      together(mine, theirs)
      together(one, other)
      return true
    }
    for (const a of standing) {
      const b = opponent.get(a)!
      if ([one, other, mine, theirs].includes(a) || !meets(mine, a) || !meets(theirs, b)) continue
      together(mine, a)
      together(theirs, b)
      together(one, other)
      return true
    }
    return false
  }
  const withEffort = (one: LimRow, other: LimRow): void => {
    if (!arrange([...standing].filter((row) => row !== one && row !== other))) throw new Error('somebody is left standing')
    together(one, other)
  }
  const firstFor = (one: LimRow, others: readonly LimRow[]): LimRow | undefined => {
    let possible: ReadonlySet<LimRow> | null = null
    for (const other of others) {
      if (!meets(one, other)) continue
      if (possible === null && simply(one, other)) return other
      possible ??= new Set(
        whoMayBeAlone(
          [...standing].filter((row) => row !== one),
          meets,
        ).rows,
      )
      if (!possible.has(other)) continue
      if (!simply(one, other)) withEffort(one, other)
      return other
    }
    return undefined
  }

  return {
    firstFor,
    seat: (one, other) => {
      if (firstFor(one, [other]) === undefined) throw new Error('a board is filled that leaves somebody standing')
      standing.delete(one)
      standing.delete(other)
    },
    boards: () => {
      const place = new Map(rows.map((row, at) => [row, at]))
      return rows.flatMap((row) => (place.get(row)! < place.get(opponent.get(row)!)! ? [[row, opponent.get(row)!] as const] : []))
    },
  }
}
