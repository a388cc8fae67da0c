import type { Budget } from '../../by-the-book/budget.ts'
import { combinations } from '../../by-the-book/combinations.ts'
import type { Competitor } from '../../fide-dutch/competitor.ts'
import type { BracketResult, ProcedureBracket } from '../../fide-dutch/procedure/bracket.ts'
import { pairingsOf, subgroupPairings } from '../../fide-dutch/procedure/by-the-book/subgroup-pairings.ts'
import { compareCosts } from '../../fide-dutch/procedure/by-the-book/try-all.ts'
import { mayMeet } from '../edition.ts'
import { brokenRequirements } from './broken-requirements.ts'

/** What a step above demands of a pairing: null refuses it, numbers are compared before the requirements of C.10. */
export type Demand = (result: BracketResult) => readonly number[] | null

/**
 * FIDE Dutch 2012, C.2 to C.10 and C.14 as they are written: P1 and M1 start at their largest and are decreased (C.14); for each, every pairing
 * comes up in turn by C.4 to C.9. The one kept breaks the requirements least, in the order in which C.10 lowers them; the first one, when
 * several are equal. Null when no pairing meets the demand.
 */
export const pairBracketByTheBook = (
  bracket: ProcedureBracket,
  demand: Demand,
  round: number,
  budget: Budget,
  least: { readonly m1: number },
): BracketResult | null => {
  const { players, movedDown } = bracket
  for (let m1 = movedDown; m1 >= least.m1; m1--) {
    for (const sets of byScores(players, combinations(numbersBelow(movedDown), m1))) {
      for (let p1 = Math.floor(players.length / 2); p1 >= m1; p1--) {
        const found = best(bracket, sets, p1, demand, round, budget)
        if (found !== null) return found
      }
    }
  }
  return null
}

const numbersBelow = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i)

/** D.3, with B.3: the sets of moved-down players of the same scores together, the highest scores first. */
const byScores = (players: readonly Competitor[], sets: readonly (readonly number[])[]): readonly (readonly (readonly number[])[])[] => {
  const groups = new Map<string, (readonly number[])[]>()
  const scores = (set: readonly number[]): readonly number[] => set.map((i) => players[i]!.score)
  for (const set of sets) groups.set(scores(set).join(), [...(groups.get(scores(set).join()) ?? []), set])
  return [...groups.values()].sort((a, b) => compareCosts(scores(b[0]!), scores(a[0]!)))
}

const best = (
  bracket: ProcedureBracket,
  sets: readonly (readonly number[])[],
  p1: number,
  demand: Demand,
  round: number,
  budget: Budget,
): BracketResult | null => {
  let kept: { readonly result: BracketResult; readonly costs: readonly number[] } | null = null
  for (const s1 of sets) {
    for (const result of attempts(bracket, s1, p1, budget)) {
      budget.spend(10)
      const demanded = demand(result)
      if (demanded === null) continue
      const costs = [...(bracket.joined ? [] : floaterScores(bracket, result)), ...demanded, ...brokenRequirements(bracket, result, round)]
      if (kept === null || compareCosts(costs, kept.costs) < 0) kept = { result, costs }
    }
  }
  return kept?.result ?? null
}

/** C.6 with the moved-down players of S1, then C.4 to C.8 with the remainder, then C.9 and the next transposition. */
function* attempts(bracket: ProcedureBracket, s1: readonly number[], p1: number, budget: Budget): Generator<BracketResult> {
  const { players, movedDown } = bracket
  const may = (a: number, b: number): boolean => mayMeet(players[a]!, players[b]!)
  const all = numbersBelow(players.length)
  const residents = all.filter((i) => i >= movedDown)
  for (const heterogeneous of pairingsOf(s1, residents, may, budget)) {
    const taken = new Set(heterogeneous.pairs.flat())
    // A player of S1 who is not in the set is left to the remainder, but not to a resident: that would be another set.
    const mayInRemainder = (a: number, b: number): boolean => may(a, b) && a < movedDown === b < movedDown
    const remainder = all.filter((i) => !taken.has(i))
    for (const { pairs, alone } of subgroupPairings(remainder, p1 - s1.length, mayInRemainder, budget))
      yield {
        pairs: [...heterogeneous.pairs, ...pairs].map(([a, b]) =>
          a < b ? { higher: players[a]!, lower: players[b]! } : { higher: players[b]!, lower: players[a]! },
        ),
        downfloaters: [...alone.map((i) => players[i]!), ...bracket.incompatible].sort((a, b) => a.rank - b.rank),
      }
  }
}

/** B.3: how many leave at each score, highest first. Where brackets are joined, the distances in score are asked for instead (C.13). */
const floaterScores = (bracket: ProcedureBracket, { downfloaters }: BracketResult): readonly number[] =>
  [...new Set(bracket.players.map((player) => player.score))]
    .sort((a, b) => b - a)
    .map((score) => downfloaters.filter((player) => player.score === score).length)
