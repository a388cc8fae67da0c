import { matched, maximumMatching } from '../maximum-matching.ts'
import type { SsmBracket } from './brackets.ts'
import type { SsmRow } from './sheet.ts'

/** What relative criteria a pair, or staying free, breaks. */
export type Breaks = { readonly b4: number; readonly b5: number }

export const breaksOfPair = (a: SsmRow, b: SsmRow): Breaks => {
  const [higher, lower] = a.standing[0] >= b.standing[0] ? [a, b] : [b, a]
  const floats = higher.standing[0] > lower.standing[0]
  return {
    b4: Number(a.group !== null && a.group === b.group),
    b5: floats ? Number(higher.float === 'down') + Number(lower.float === 'up') : 0,
  }
}

const breaksOfFree = (row: SsmRow): Breaks => ({ b4: 0, b5: Number(row.remainsAgain) })

export const breaksOf = ({ pairs, free }: Pick<SsmBracket, 'pairs' | 'free'>): Breaks =>
  [...pairs.map(([a, b]) => breaksOfPair(a, b)), ...free.map(breaksOfFree)].reduce(
    (sum, one) => ({ b4: sum.b4 + one.b4, b5: sum.b5 + one.b5 }),
    { b4: 0, b5: 0 },
  )

/** How many must stay free in a bracket at the least (B1, B3). */
export const leastFree = (players: readonly SsmRow[]): number =>
  maximumMatching(players.length, (a, b) => !players[a]!.met.has(players[b]!.id)).filter((mate) => mate === -1).length

/** Matchings the search may ask for before it gives up. */
const patience = 4000

/**
 * Could the same bracket, with as many free, have been paired with less broken: B4 first, then B5? Null when that is too long to find out.
 *
 * Those left free get a partner each who is nobody. Then everybody is to be paired, with few bad pairs: the search takes some of the bad ones for
 * given, few before many, and asks a matching whether all others can be paired without any. A matching that leaves 2m out shows that m bad pairs are
 * needed.
 */
export const betterExists = (bracket: SsmBracket): boolean | null => {
  const { b4, b5 } = breaksOf(bracket)
  if (b4 + b5 === 0) return false
  const players = [...bracket.movedDown, ...bracket.residents]
  const size = players.length + bracket.free.length
  const edge = (i: number, j: number): Breaks | null => {
    const [a, b] = [players[i], players[j]]
    if (a !== undefined && b !== undefined) return a.met.has(b.id) ? null : breaksOfPair(a, b)
    const row = a ?? b
    return row === undefined || (bracket.last && row.hadBye) ? null : breaksOfFree(row)
  }
  const badOnes: { readonly i: number; readonly j: number; readonly breaks: Breaks }[] = []
  const possible = new Uint8Array(size * size)
  for (let i = 0; i < size; i++)
    for (let j = i + 1; j < size; j++) {
      const breaks = edge(i, j)
      if (breaks === null) continue
      possible[i * size + j] = 1
      if (breaks.b4 + breaks.b5 > 0) badOnes.push({ i, j, breaks })
    }

  let asked = 0
  const can = (isBad: (breaks: Breaks) => boolean, allowed: Breaks): boolean => {
    const bad = badOnes.filter(({ breaks }) => isBad(breaks))
    const good = possible.slice()
    for (const { i, j } of bad) good[i * size + j] = 0
    const gone = new Set<number>()
    /** With so many bad pairs at most. */
    const search = (from: number, pairs: number, left: Breaks): boolean => {
      const rest = Array.from({ length: size }, (_, v) => v).filter((v) => !gone.has(v))
      asked++
      const { mate, mayBeFree } = matched(rest.length, (a, b) => good[rest[a]! * size + rest[b]!] === 1)
      const lonely = mate.filter((other) => other === -1).length
      if (lonely === 0) return true
      if (lonely > 2 * pairs || asked > patience) return false
      // Where none can be spared, both of a bad pair are among those whom a largest matching leaves out.
      const spare = lonely < 2 * pairs
      const out = spare ? [] : mayBeFree()
      const lonelyOnes = new Set(rest.filter((_, at) => out[at]))
      for (let at = from; at < bad.length; at++) {
        const { i, j, breaks } = bad[at]!
        if (gone.has(i) || gone.has(j) || breaks.b4 > left.b4 || breaks.b5 > left.b5) continue
        if (!spare && !(lonelyOnes.has(i) && lonelyOnes.has(j))) continue
        gone.add(i).add(j)
        if (search(at + 1, pairs - 1, { b4: left.b4 - breaks.b4, b5: left.b5 - breaks.b5 })) return true
        gone.delete(i)
        gone.delete(j)
      }
      return false
    }
    const most = Number.isFinite(allowed.b5) ? allowed.b4 + allowed.b5 : allowed.b4
    for (let pairs = 0; pairs <= most && asked <= patience; pairs++) if (search(0, pairs, allowed)) return true
    return false
  }

  const lessOfB4 = b4 > 0 && can((breaks) => breaks.b4 > 0, { b4: b4 - 1, b5: Number.POSITIVE_INFINITY })
  const lessOfB5 = b5 > 0 && can((breaks) => breaks.b4 + breaks.b5 > 0, { b4, b5: b5 - 1 })
  if (lessOfB4 || lessOfB5) return true
  return asked > patience ? null : false
}
