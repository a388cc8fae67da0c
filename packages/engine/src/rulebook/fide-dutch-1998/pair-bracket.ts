import type { Competitor } from '../fide-dutch/competitor.ts'
import type { BracketResult, ProcedureBracket } from '../fide-dutch/procedure/bracket.ts'
import { leastUnfulfilled } from './a08-x.ts'
import { type FloatLevel, floatLevels } from './b05-floats.ts'
import type { Demand } from './demand.ts'
import { type GroupPairing, pairGroup } from './pair-group.ts'
import { remainderValues } from './remainder-value.ts'
import { type S1Pairing, s1Pairings } from './s1-pairings.ts'

/** A pairing and how far the procedure had to go for it. */
export type BracketPairing = {
  readonly result: BracketResult
  /** x as C.11 left it. */
  readonly x: number
  readonly downLevel: FloatLevel
  readonly upLevel: FloatLevel
}

/**
 * FIDE Dutch 1998, A.6, C.3, C.11, C.14: the pairing of a bracket, p being the number of pairs. A heterogeneous one has S1 paired first; the number
 * of S1 (C.14), the number of pairs (C.14), x (C.11) and B.5, B.6 for upfloats (C.10) are given up in turn, the last named first. S1 being empty at the
 * end, the lowest bracket is treated as homogeneous and any other moves down as a whole. Null when the demand cannot be met.
 */
export const pairBracket = (bracket: ProcedureBracket, demand: Demand): BracketPairing | null => {
  if (bracket.movedDown === 0) return homogeneous(bracket, demand)
  for (let size = bracket.movedDown; size > 0; size--) {
    const found = withS1(bracket, size, demand)
    if (found !== null) return found
  }
  return bracket.lowest ? homogeneous(bracket, demand) : null
}

const homogeneous = (bracket: ProcedureBracket, demand: Demand): BracketPairing | null => {
  const group = pairGroup(bracket, [], demand)
  if (group === null || (demand.pairs !== null && group.pairs !== demand.pairs)) return null
  return { result: group.result, x: group.unfulfilled, downLevel: group.level, upLevel: 0 }
}

const withS1 = (bracket: ProcedureBracket, size: number, demand: Demand): BracketPairing | null => {
  const remainderOf = remembered(bracket, demand)
  const bestOf = remainderValues(bracket)
  /** Can the remainder make so many pairs, no more than so many of them unfulfilled? What it is asked for besides can only cost it some. */
  const mayDo = (s1: S1Pairing, pairs: number, x: number): boolean => {
    const best = bestOf(s1)
    if (best.pairs > pairs) return demand.fields.length > 0
    return best.pairs === pairs && s1.unfulfilled + best.unfulfilled <= x
  }
  let inVain = 0
  const full = Math.floor(bracket.players.length / 2)
  // Fewer pairs leave more than one player over, which the lowest bracket cannot have.
  const fewest = bracket.lowest ? full : size
  const stages = demand.pairs === null ? Array.from({ length: full - fewest + 1 }, (_, k) => full - k) : [demand.pairs]
  for (const pairs of stages) {
    for (let x = leastUnfulfilled(bracket.players, pairs); x <= pairs; x++) {
      for (const upLevel of floatLevels) {
        for (const s1 of s1Pairings(bracket, size, x, upLevel)) {
          // What counting heads rules out need not be paired.
          if (s1.unfulfilled + leastUnfulfilled(remainderAfter(s1, bracket), pairs - size) > x) continue
          // Mostly the first will do, or the second; only then it pays to ask beforehand.
          if (inVain > 1 && !mayDo(s1, pairs - size, x)) continue
          const group = remainderOf(s1)
          if (group === null || group.pairs !== pairs - size || s1.unfulfilled + group.unfulfilled > x) {
            inVain++
            continue
          }
          return { result: group.result, x, downLevel: group.level, upLevel }
        }
      }
    }
  }
  return null
}

const remainderAfter = ({ pairs }: S1Pairing, { players }: ProcedureBracket): readonly Competitor[] => {
  const gone = new Set(pairs.flat())
  return players.filter((_, i) => !gone.has(i))
}

/** The remainder depends on the opponents of S1 only, and comes up again at every x and level. */
const remembered = (bracket: ProcedureBracket, demand: Demand): ((s1: S1Pairing) => GroupPairing | null) => {
  const known = new Map<string, GroupPairing | null>()
  return ({ pairs }) => {
    const key = pairs.join()
    const before = known.get(key)
    if (before !== undefined) return before
    const group = pairGroup(bracket, pairs, demand)
    known.set(key, group)
    return group
  }
}
