import type { Budget } from '../../by-the-book/budget.ts'
import type { Pair } from '../../fide-dutch/bracket.ts'
import type { Competitor } from '../../fide-dutch/competitor.ts'
import type { BracketResult, ProcedureBracket } from '../../fide-dutch/procedure/bracket.ts'
import { pairingsOf, subgroupPairings } from '../../fide-dutch/procedure/by-the-book/subgroup-pairings.ts'
import { mayMeet } from '../edition.ts'

/** What a step above demands of a pairing, and the number of pairs it demands, if any. */
export type BookDemand = { readonly met: (result: BracketResult) => boolean; readonly pairs: number | null }

type Numbers = readonly (readonly [number, number])[]

/**
 * FIDE Dutch 1998, C.2 to C.11 and C.14 as they are written, attempt by attempt. Null when no pairing meets the demand, and p becomes zero.
 */
export const pairBracketByTheBook = (bracket: ProcedureBracket, demand: BookDemand, budget: Budget): BracketResult | null => {
  const total = Math.floor(bracket.players.length / 2)
  const asked = (pairs: number): boolean => demand.pairs === null || demand.pairs === pairs
  for (let p = bracket.movedDown; p > 0; p--) {
    for (let pairs = total; pairs >= p; pairs--) {
      const found = asked(pairs) ? heterogeneous(bracket, p, pairs, demand, budget) : null
      if (found !== null) return found
    }
  }
  if (bracket.movedDown > 0 && !bracket.lowest) return null
  for (let pairs = total; pairs >= 0; pairs--) {
    if (!canMake(bracket, [], pairs, demand, budget)) continue
    return asked(pairs) ? group(bracket, [], pairs, pairs, demand, budget) : null
  }
  return null
}

/** S1 are the highest p. C.11 raises x over the whole bracket; before that C.10 drops B.6, then B.5 for upfloats. */
const heterogeneous = (bracket: ProcedureBracket, p: number, pairs: number, demand: BookDemand, budget: Budget): BracketResult | null => {
  const { players } = bracket
  for (let x = startingX(players, pairs); x <= pairs; x++) {
    for (const inForce of [2, 1, 0]) {
      let others: string | null = null
      for (const { pairs: s1 } of s1Attempts(players, p, budget)) {
        const upfloats = s1.every(([i, j]) => players[i]!.score === players[j]!.score || floatAllowed(players[j]!, 'up', inForce))
        if (!upfloats || unfulfilled(players, s1) > x) continue
        // C.10: the others of S1 keep the opponents they got first.
        const now = s1
          .slice(0, -1)
          .map(([, j]) => j)
          .join()
        others ??= now
        if (now !== others) break
        if (canMake(bracket, s1, pairs - p + 1, demand, budget)) continue
        const found = group(bracket, s1, pairs - p, x - unfulfilled(players, s1), demand, budget)
        if (found !== null) return found
      }
    }
  }
  return null
}

const s1Attempts = (players: readonly Competitor[], p: number, budget: Budget) => {
  const numbers = players.map((_, i) => i)
  return pairingsOf(numbers.slice(0, p), numbers.slice(p), (i, j) => mayMeet(players[i]!, players[j]!), budget)
}

/** C.4 to C.9 for a homogeneous bracket or remainder: x rises from what A.8 says as long as it may; B.6, then B.5 for downfloats go first. */
const group = (
  bracket: ProcedureBracket,
  s1: Numbers,
  pairs: number,
  mostUnfulfilled: number,
  demand: BookDemand,
  budget: Budget,
): BracketResult | null => {
  const { players } = bracket
  for (let x = 0; x <= mostUnfulfilled; x++) {
    for (const inForce of [2, 1, 0]) {
      for (const attempt of groupAttempts(bracket, s1, pairs, budget)) {
        if (unfulfilled(players, attempt.pairs) > x) continue
        if (!attempt.alone.every((i) => i < bracket.incoming || floatAllowed(players[i]!, 'down', inForce))) continue
        const result = resultOf(bracket, s1, attempt)
        if (demand.met(result)) return result
      }
    }
  }
  return null
}

const groupAttempts = (bracket: ProcedureBracket, s1: Numbers, pairs: number, budget: Budget) => {
  const gone = new Set(s1.flat())
  const numbers = bracket.players.flatMap((_, i) => (gone.has(i) ? [] : [i]))
  return subgroupPairings(numbers, pairs, (i, j) => mayMeet(bracket.players[i]!, bracket.players[j]!), budget)
}

/** C.14 is for brackets in which p pairs cannot be made: can they? */
const canMake = (bracket: ProcedureBracket, s1: Numbers, pairs: number, demand: BookDemand, budget: Budget): boolean => {
  if (2 * (pairs + s1.length) > bracket.players.length) return false
  for (const attempt of groupAttempts(bracket, s1, pairs, budget)) if (demand.met(resultOf(bracket, s1, attempt))) return true
  return false
}

const resultOf = (
  bracket: ProcedureBracket,
  s1: Numbers,
  { pairs, alone }: { pairs: Numbers; alone: readonly number[] },
): BracketResult => {
  const toPair = ([a, b]: readonly [number, number]): Pair => ({
    higher: bracket.players[Math.min(a, b)]!,
    lower: bracket.players[Math.max(a, b)]!,
  })
  return {
    pairs: [...s1, ...pairs].map(toPair),
    downfloaters: [...alone.map((i) => bracket.players[i]!), ...bracket.incompatible].sort((a, b) => a.rank - b.rank),
  }
}

/** A.8, and C.14 for each pair less. */
const startingX = (players: readonly Competitor[], pairs: number): number => {
  const w = players.filter(({ preference }) => preference.colour === 'white').length
  const b = players.filter(({ preference }) => preference.colour === 'black').length
  const original = (b > w ? b : w) - Math.ceil(players.length / 2)
  return Math.max(0, original - (Math.floor(players.length / 2) - pairs))
}

const unfulfilled = (players: readonly Competitor[], pairs: Numbers): number =>
  pairs.filter(([i, j]) => {
    const mine = players[i]!.preference.colour
    return mine !== null && mine === players[j]!.preference.colour
  }).length

/** B.5 and B.6: how many of the two are in force, B.5 being the last to go; not for players above 50 % in the last round. */
const floatAllowed = (player: Competitor, float: 'up' | 'down', inForce: number): boolean => {
  if (player.topscorer) return true
  if (inForce >= 1 && player.floatLastRound === float) return false
  return inForce < 2 || player.floatTwoRoundsAgo !== float
}
