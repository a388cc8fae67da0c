import type { Competitor } from '../fide-dutch/competitor.ts'
import { canBeCompleted } from '../fide-dutch/completion.ts'
import { type BracketResult, formBracket, type ProcedureBracket } from '../fide-dutch/procedure/bracket.ts'
import { tellBracket } from '../fide-dutch/procedure/tell-bracket.ts'
import { type Trace, tell } from '../fide-dutch/procedure/trace.ts'
import { scoregroupsOf } from '../fide-dutch/scoregroups.ts'
import { leastUnfulfilled } from './a08-x.ts'
import { servesNext } from './c12-serves-next.ts'
import { completionDemand, lowestDemand, nextBracketDemand, noDemand } from './demand.ts'
import { edition, mayMeet } from './edition.ts'
import { type BracketPairing, pairBracket } from './pair-bracket.ts'
import { tellPairing } from './tell-pairing.ts'

export type PairedBracket = { readonly bracket: ProcedureBracket; readonly result: BracketResult }

/**
 * FIDE Dutch 1998, B.3, C.12, C.13: the round, bracket by bracket from the top, which keeps differences of scores small. The caller has made sure
 * that the whole field can be paired.
 *
 * C.13 is reached when the lowest bracket cannot be paired; the bracket to pair otherwise is then the first one after which the rest could not be
 * paired any more, and those below it have been joined. It is found on the way down.
 */
export const pairedBrackets = (competitors: readonly Competitor[], trace?: Trace): readonly PairedBracket[] => {
  const groups = scoregroupsOf(competitors)
  const paired: PairedBracket[] = []
  let fromAbove: readonly Competitor[] = []
  for (const [index, residents] of groups.entries()) {
    const lowest = index === groups.length - 1
    const bracket = formBracket(fromAbove, residents, mayMeet, { lowest })
    tellBracket(trace, bracket, (pairs) => ({ x1: leastUnfulfilled(bracket.players, pairs), z1: null }))
    const below = groups.slice(index + 1).flat()
    const pairing = lowest
      ? pairBracket(bracket, lowestDemand)
      : pairForNext(bracket, groups[index + 1]!, index + 2 === groups.length, trace)
    const result = pairing?.result ?? movedDownWhole(bracket)
    if (!lowest && !canBeCompleted([...result.downfloaters, ...below], edition))
      return [...paired, ...turnBack(bracket, fromAbove, residents, below, trace)]
    if (pairing !== null) tellPairing(trace, bracket, pairing)
    paired.push({ bracket, result })
    fromAbove = result.downfloaters
  }
  return paired
}

export const pairBrackets = (competitors: readonly Competitor[], trace?: Trace): readonly BracketResult[] =>
  pairedBrackets(competitors, trace).map(({ result }) => result)

/** C.14: p has become zero. */
const movedDownWhole = (bracket: ProcedureBracket): BracketResult => ({
  pairs: [],
  downfloaters: [...bracket.players, ...bracket.incompatible].sort((a, b) => a.rank - b.rank),
})

/** C.12: others are moved down, when that lets the following bracket make all its pairs. */
const pairForNext = (
  bracket: ProcedureBracket,
  next: readonly Competitor[],
  nextIsLowest: boolean,
  trace: Trace | undefined,
): BracketPairing | null => {
  const first = pairBracket(bracket, noDemand)
  if (first === null) return null
  const serves = (downfloaters: readonly Competitor[]): boolean => servesNext(downfloaters, next, nextIsLowest)
  const { downfloaters } = first.result
  if (downfloaters.length === 0 || serves(downfloaters) || !needsBacktracking(downfloaters, next, nextIsLowest)) return first
  if (isInVain(bracket, downfloaters, next)) return first
  const second = pairBracket(bracket, nextBracketDemand(next, nextIsLowest, first.result, serves))
  if (second === null) return first
  const instead = downfloaters.filter((player) => !second.result.downfloaters.includes(player)).map((player) => player.id)
  if (instead.length > 0) tell(trace, { kind: 'backtracked', article: 'C.12', score: bracket.players.at(-1)!.score, instead })
  return second
}

/**
 * Of as many pairs, no others can be moved down when all are whom C.1 moves; and none will serve, when one of those has nobody to meet in the following
 * bracket and has to be paired there, being moved down.
 */
const isInVain = ({ incompatible }: ProcedureBracket, downfloaters: readonly Competitor[], next: readonly Competitor[]): boolean => {
  if (downfloaters.length === incompatible.length) return true
  const mustBePaired = downfloaters.length < next.length
  return mustBePaired && incompatible.some((player) => !next.some((other) => mayMeet(player, other)))
}

/** C.1 moves residents without an opponent further down first; with the others the bracket may be paired in full after all. */
const needsBacktracking = (downfloaters: readonly Competitor[], next: readonly Competitor[], nextIsLowest: boolean): boolean => {
  const { players, incompatible } = formBracket(downfloaters, next, mayMeet, { lowest: nextIsLowest })
  if (incompatible.some((player) => downfloaters.includes(player))) return true
  return !servesNext(
    downfloaters,
    players.filter((player) => !downfloaters.includes(player)),
    nextIsLowest,
  )
}

/** C.13: the penultimate bracket is paired so that everybody below can be; when p becomes zero, it joins them. */
const turnBack = (
  bracket: ProcedureBracket,
  fromAbove: readonly Competitor[],
  residents: readonly Competitor[],
  below: readonly Competitor[],
  trace: Trace | undefined,
): readonly PairedBracket[] => {
  const score = residents[0]!.score
  const pairing = pairBracket(bracket, completionDemand(below))
  if (pairing === null || pairing.result.pairs.length === 0) {
    tell(trace, { kind: 'joined', article: 'C.13', score })
    return [pairLowest([...fromAbove, ...residents], below, trace)]
  }
  const { result } = pairing
  tell(trace, { kind: 'penultimate', article: 'C.13', score, instead: result.downfloaters.map((player) => player.id) })
  tellPairing(trace, bracket, pairing)
  return [{ bracket, result }, pairLowest(result.downfloaters, below, trace)]
}

const pairLowest = (fromAbove: readonly Competitor[], residents: readonly Competitor[], trace: Trace | undefined): PairedBracket => {
  const bracket = formBracket(fromAbove, residents, mayMeet, { lowest: true, joined: true })
  tellBracket(trace, bracket, (pairs) => ({ x1: leastUnfulfilled(bracket.players, pairs), z1: null }))
  const pairing = pairBracket(bracket, lowestDemand)
  if (pairing === null) throw new Error('the lowest bracket was joined so that it can be paired')
  tellPairing(trace, bracket, pairing)
  return { bracket, result: pairing.result }
}
