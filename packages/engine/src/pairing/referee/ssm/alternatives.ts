import { maximumMatching } from '../maximum-matching.ts'
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
 * given and asks a matching whether all others can be paired without any. A matching that leaves 2m out shows that m bad pairs are needed.
 */
export const betterExists = (bracket: SsmBracket): boolean | null => {
  const { b4, b5 } = breaksOf(bracket)
  const players = [...bracket.movedDown, ...bracket.residents]
  const size = players.length + bracket.free.length
  const edge = (i: number, j: number): Breaks | null => {
    const [a, b] = [players[i], players[j]]
    if (a !== undefined && b !== undefined) return a.met.has(b.id) ? null : breaksOfPair(a, b)
    const row = a ?? b
    return row === undefined || (bracket.last && row.hadBye) ? null : breaksOfFree(row)
  }
  const edges: { readonly i: number; readonly j: number; readonly breaks: Breaks }[] = []
  for (let i = 0; i < size; i++)
    for (let j = i + 1; j < size; j++) {
      const breaks = edge(i, j)
      if (breaks !== null) edges.push({ i, j, breaks })
    }

  let asked = 0
  const can = (isBad: (breaks: Breaks) => boolean, allowed: Breaks): boolean => {
    const bad = edges.filter(({ breaks }) => isBad(breaks))
    const gone = new Set<number>()
    const search = (from: number, left: Breaks): boolean => {
      const rest = Array.from({ length: size }, (_, v) => v).filter((v) => !gone.has(v))
      asked++
      const mates = maximumMatching(rest.length, (a, b) => {
        const breaks = edge(rest[a]!, rest[b]!)
        return breaks !== null && !isBad(breaks)
      })
      const lonely = mates.filter((mate) => mate === -1).length
      if (lonely === 0) return true
      const most = Number.isFinite(left.b5) ? left.b4 + left.b5 : left.b4
      if (lonely > 2 * most || asked > patience) return false
      for (let at = from; at < bad.length; at++) {
        const { i, j, breaks } = bad[at]!
        if (gone.has(i) || gone.has(j) || breaks.b4 > left.b4 || breaks.b5 > left.b5) continue
        gone.add(i).add(j)
        if (search(at + 1, { b4: left.b4 - breaks.b4, b5: left.b5 - breaks.b5 })) return true
        gone.delete(i)
        gone.delete(j)
      }
      return false
    }
    return search(0, allowed)
  }

  const lessOfB4 = b4 > 0 && can((breaks) => breaks.b4 > 0, { b4: b4 - 1, b5: Number.POSITIVE_INFINITY })
  const lessOfB5 = b5 > 0 && can((breaks) => breaks.b4 + breaks.b5 > 0, { b4, b5: b5 - 1 })
  if (lessOfB4 || lessOfB5) return true
  return asked > patience ? null : false
}
