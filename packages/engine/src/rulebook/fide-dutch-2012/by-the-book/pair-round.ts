import type { Colour } from '../../../model/colour.ts'
import type { RoundNumber } from '../../../model/ids.ts'
import type { Tournament } from '../../../model/tournament.ts'
import type { PairingAnswer } from '../../../pairing/round-pairing.ts'
import { type Budget, defaultLimit, makeBudget, orTooLarge, type TooLarge } from '../../by-the-book/budget.ts'
import type { Competitor } from '../../fide-dutch/competitor.ts'
import { competitorsOf } from '../../fide-dutch/competitors.ts'
import { answerRound } from '../../fide-dutch/procedure/answer.ts'
import { type BracketResult, formBracket, type ProcedureBracket } from '../../fide-dutch/procedure/bracket.ts'
import { canAllBePaired, leastAlone } from '../../fide-dutch/procedure/by-the-book/try-all.ts'
import { scoregroupsOf } from '../../fide-dutch/scoregroups.ts'
import { scoreDistance } from '../c13-score-distance.ts'
import { edition, mayMeet } from '../edition.ts'
import { type Demand, pairBracketByTheBook } from './pair-bracket.ts'

/** FIDE Dutch 2012 as the text has it, one attempt after the other. For small fields, and for checking the fast way. */
export const pairRoundByTheBook = (
  tournament: Tournament,
  round: RoundNumber,
  initialColour: Colour,
  limit: number = defaultLimit,
): PairingAnswer | TooLarge =>
  orTooLarge(() => {
    const competitors = competitorsOf(tournament, round, edition)
    const pairAll = () => pairFrom(scoregroupsOf(competitors), round, makeBudget(limit))
    return answerRound(tournament, round, initialColour, edition, competitors, pairAll)
  })

/**
 * From the top to the lowest bracket; if that cannot be paired, back by C.13: the bracket above it is paired otherwise, or else joined to it,
 * and so on upwards.
 */
const pairFrom = (groups: readonly (readonly Competitor[])[], round: number, budget: Budget): readonly BracketResult[] => {
  const brackets: ProcedureBracket[] = []
  const results: BracketResult[] = []
  for (const [index, residents] of groups.entries()) {
    const bracket = formBracket(results.at(-1)?.downfloaters ?? [], residents, mayMeet, { lowest: index === groups.length - 1 })
    brackets.push(bracket)
    const result = bracket.lowest ? pairLowest(bracket, round, budget) : pairForNext(bracket, groups, index, round, budget)
    if (result !== null) results.push(result)
    else break
  }
  if (results.length === groups.length) return results
  for (let penultimate = groups.length - 2; penultimate >= 0; penultimate--) {
    const below = groups.slice(penultimate + 1).flat()
    const bracket = brackets[penultimate]!
    const above = results.slice(0, penultimate)
    const completes: Demand = ({ downfloaters, pairs }) =>
      pairs.length > 0 && canAllBePaired([...downfloaters, ...below], mayMeet) ? [] : null
    const again = pairBracketByTheBook(bracket, completes, round, budget, { m1: Math.min(1, bracket.movedDown) })
    if (again !== null) {
      const joined = penultimate + 2 < groups.length
      const lowest = formBracket(again.downfloaters, below, mayMeet, { lowest: true, joined })
      return [...above, again, pairLowest(lowest, round, budget)!]
    }
    const fromAbove = above.at(-1)?.downfloaters ?? []
    const joined = formBracket([...fromAbove, ...groups[penultimate]!], below, mayMeet, { lowest: true, joined: true })
    const result = pairLowest(joined, round, budget)
    if (result !== null) return [...above, result]
  }
  throw new Error('the whole field can be paired, so the topmost joined bracket can')
}

/** C.13: everybody is paired but one who may take the bye; where brackets were joined, with the least distance in score. */
const pairLowest = (bracket: ProcedureBracket, round: number, budget: Budget): BracketResult | null => {
  const distance = scoreDistance(bracket.players)
  const demand: Demand = ({ pairs, downfloaters }) => {
    if (downfloaters.length > 1 || downfloaters.some((player) => !player.mayTakeBye)) return null
    if (!bracket.joined) return []
    const ofPairs = pairs.reduce((sum, { higher, lower }) => sum + distance.ofPair(higher, lower), 0)
    return [ofPairs + downfloaters.reduce((sum, player) => sum + distance.ofBye(player), 0)]
  }
  return pairBracketByTheBook(bracket, demand, round, budget, { m1: 0 })
}

/** C.12: the downfloaters found first stay, unless the following bracket could not be paired with them as well as with others. */
const pairForNext = (
  bracket: ProcedureBracket,
  groups: readonly (readonly Competitor[])[],
  index: number,
  round: number,
  budget: Budget,
): BracketResult => {
  const next = groups[index + 1]!
  const lowest = index + 2 === groups.length
  const first = pairBracketByTheBook(bracket, () => [], round, budget, { m1: 0 })!
  const floaters = first.downfloaters
  if (floaters.length === 0 || nextIsPairedInFull(floaters, next, lowest)) return first
  const isStuck = floaters.some((player) => !next.some((other) => mayMeet(player, other)))
  const served: Demand = ({ downfloaters }) => {
    budget.spend(100)
    const heterogeneous = floaters.length < next.length
    const [unpaired = 0, movedDown = 0, score = 0] = leastAlone([...downfloaters, ...next], floaterMeetsNext(downfloaters), (player) => [
      lowest && !player.mayTakeBye ? 3 : 1,
      heterogeneous && downfloaters.includes(player) ? 1 : 0,
      downfloaters.includes(player) ? player.score : 0,
    ])
    // C.1 has sent us here for somebody without an opponent: another set is of use when all pairs are made and a lower score is left over.
    return [unpaired, movedDown, isStuck && unpaired <= 1 ? score : 0]
  }
  return pairBracketByTheBook(bracket, served, round, budget, { m1: 0 })!
}

const floaterMeetsNext =
  (floaters: readonly Competitor[]) =>
  (a: Competitor, b: Competitor): boolean =>
    mayMeet(a, b) && !(floaters.includes(a) && floaters.includes(b))

/** Could P0 pairs be made in the following bracket, all of the moved-down players among them? */
const nextIsPairedInFull = (floaters: readonly Competitor[], next: readonly Competitor[], lowest: boolean): boolean => {
  const { players, incompatible, movedDown } = formBracket(floaters, next, mayMeet, { lowest })
  if (incompatible.some((player) => floaters.includes(player))) return false
  const s1 = players.slice(0, movedDown)
  const [alone = 0] = leastAlone(players, floaterMeetsNext(s1), (player) => [
    s1.includes(player) || (lowest && !player.mayTakeBye) ? players.length : 1,
  ])
  return alone <= players.length % 2
}
