import type { Competitor } from '../fide-dutch/competitor.ts'
import { canBeCompleted } from '../fide-dutch/completion.ts'
import { type BracketResult, formBracket, type ProcedureBracket } from '../fide-dutch/procedure/bracket.ts'
import { allowsNextBracket, makesAllPairs } from '../fide-dutch/procedure/next-bracket.ts'
import { tellBracket } from '../fide-dutch/procedure/tell-bracket.ts'
import { type Trace, tell } from '../fide-dutch/procedure/trace.ts'
import { scoregroupsOf } from '../fide-dutch/scoregroups.ts'
import { leastPairs } from './a08-least-pairs.ts'
import { type Below, nothingBelow } from './bracket-costs.ts'
import { edition, mayMeet } from './edition.ts'
import { pairBracket } from './pair-bracket.ts'
import { tellPairing } from './tell-pairing.ts'

/** A bracket, its pairing, and what of those below it that had to keep in mind. */
export type PairedBracket = { readonly bracket: ProcedureBracket; readonly result: BracketResult; readonly below: Below }

const lowestOfAll: Below = Object.freeze({ ...nothingBelow, mustComplete: true })

/**
 * FIDE Dutch 2012, section C: the round, bracket by bracket from the top. The caller has made sure that the whole field can be paired.
 *
 * C.13 turns back from the lowest bracket, joining brackets from below, to the lowest one whose downfloaters can be chosen so that everybody
 * below can be paired. That is the first one, from the top, after which the rest could no longer be paired: it is found on the way down.
 */
export const pairBrackets = (competitors: readonly Competitor[], round: number, trace?: Trace): readonly PairedBracket[] => {
  const groups = scoregroupsOf(competitors)
  const paired: PairedBracket[] = []
  let fromAbove: readonly Competitor[] = []
  for (const [index, residents] of groups.entries()) {
    const lowest = index === groups.length - 1
    const bracket = formBracket(fromAbove, residents, mayMeet, { lowest })
    tellBracket(trace, bracket, (pairs) => leastPairs(bracket.players, pairs, round))
    const below = groups.slice(index + 1).flat()
    const { result, below: kept } = lowest
      ? { result: pairBracket(bracket, lowestOfAll, round), below: lowestOfAll }
      : pairForNext(bracket, groups[index + 1]!, index + 2 === groups.length, round, trace)
    if (!lowest && !canBeCompleted([...result.downfloaters, ...below], edition))
      return [...paired, ...turnBack(bracket, fromAbove, residents, below, round, trace)]
    tellPairing(trace, bracket, result, round)
    paired.push({ bracket, result, below: kept })
    fromAbove = result.downfloaters
  }
  return paired
}

/**
 * C.12: when the following bracket cannot be paired in full, other downfloaters of the same number and scores are sent that serve it better. When it is for
 * somebody who finds no opponent there (C.1) and some set lets all pairs be made, the set also leaves over the lowest score.
 */
const pairForNext = (
  bracket: ProcedureBracket,
  next: readonly Competitor[],
  nextIsLowest: boolean,
  round: number,
  trace: Trace | undefined,
): Pick<PairedBracket, 'result' | 'below'> => {
  const first = pairBracket(bracket, nothingBelow, round)
  if (first.downfloaters.length === 0 || allowsNextBracket(first.downfloaters, next, mayMeet, nextIsLowest))
    return { result: first, below: nothingBelow }
  const asked: Below = { ...nothingBelow, next, nextIsLowest, floaters: first.downfloaters.length }
  const served = pairBracket(bracket, asked, round)
  const below = {
    ...asked,
    leavesLowest: isStuck(first.downfloaters, next) && makesAllPairs(served.downfloaters, next, mayMeet, nextIsLowest),
  }
  const second = below.leavesLowest ? pairBracket(bracket, below, round) : served
  const instead = first.downfloaters.filter((player) => !second.downfloaters.includes(player)).map((player) => player.id)
  if (instead.length > 0) tell(trace, { kind: 'backtracked', article: 'C.12', score: bracket.players.at(-1)!.score, instead })
  return { result: second, below }
}

/** C.1: does one of these find nobody to meet in the following bracket? Among themselves they could not be paired before. */
const isStuck = (downfloaters: readonly Competitor[], next: readonly Competitor[]): boolean =>
  downfloaters.some((player) => !next.some((other) => mayMeet(player, other)))

/**
 * C.13: the penultimate bracket is paired so that everybody below can be, and these form the lowest bracket together with its downfloaters. In
 * a heterogeneous bracket at least one moved-down player stays paired; otherwise, or when no pair is left, it joins the lowest bracket as S1.
 */
const turnBack = (
  bracket: ProcedureBracket,
  fromAbove: readonly Competitor[],
  residents: readonly Competitor[],
  below: readonly Competitor[],
  round: number,
  trace: Trace | undefined,
): readonly PairedBracket[] => {
  const score = residents[0]!.score
  const all: Below = { ...nothingBelow, rest: below, mustComplete: true }
  const result = pairBracket(bracket, all, round)
  const keepsMovedDown =
    bracket.movedDown === 0 || result.pairs.some(({ higher, lower }) => fromAbove.includes(higher) && !fromAbove.includes(lower))
  if (result.pairs.length === 0 || !keepsMovedDown) {
    tell(trace, { kind: 'joined', article: 'C.13', score })
    return [pairLowest([...fromAbove, ...residents], below, true, round, trace)]
  }
  tell(trace, { kind: 'penultimate', article: 'C.13', score, instead: result.downfloaters.map((player) => player.id) })
  tellPairing(trace, bracket, result, round)
  const joined = below[0]!.score !== below.at(-1)!.score
  return [{ bracket, result, below: all }, pairLowest(result.downfloaters, below, joined, round, trace)]
}

const pairLowest = (
  fromAbove: readonly Competitor[],
  residents: readonly Competitor[],
  joined: boolean,
  round: number,
  trace: Trace | undefined,
): PairedBracket => {
  const bracket = formBracket(fromAbove, residents, mayMeet, { lowest: true, joined })
  tellBracket(trace, bracket, (pairs) => leastPairs(bracket.players, pairs, round))
  const result = pairBracket(bracket, lowestOfAll, round)
  tellPairing(trace, bracket, result, round)
  return { bracket, result, below: lowestOfAll }
}
