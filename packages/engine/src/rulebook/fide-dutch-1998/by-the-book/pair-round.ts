import type { Colour } from '../../../model/colour.ts'
import type { RoundNumber } from '../../../model/ids.ts'
import type { Tournament } from '../../../model/tournament.ts'
import type { PairingAnswer } from '../../../pairing/round-pairing.ts'
import { type Budget, defaultLimit, makeBudget, orTooLarge, type TooLarge } from '../../by-the-book/budget.ts'
import type { Competitor } from '../../fide-dutch/competitor.ts'
import { answerRound } from '../../fide-dutch/procedure/answer.ts'
import { type BracketResult, formBracket, type ProcedureBracket } from '../../fide-dutch/procedure/bracket.ts'
import { canAllBePaired, leastAlone } from '../../fide-dutch/procedure/by-the-book/try-all.ts'
import { scoregroupsOf } from '../../fide-dutch/scoregroups.ts'
import { competitorsIn, edition, mayMeet } from '../edition.ts'
import { type BookDemand, pairBracketByTheBook } from './pair-bracket.ts'

/** FIDE Dutch 1998 as the text has it, one attempt after the other. For small fields, and for checking the fast way. */
export const pairRoundByTheBook = (
  tournament: Tournament,
  round: RoundNumber,
  initialColour: Colour,
  limit: number = defaultLimit,
): PairingAnswer | TooLarge =>
  orTooLarge(() => {
    const competitors = competitorsIn(tournament, round)
    const pairAll = () => pairFrom(scoregroupsOf(competitors), makeBudget(limit))
    return answerRound(tournament, round, initialColour, edition, competitors, pairAll)
  })

/** From the top to the lowest bracket; if that cannot be paired, back upwards by C.13. */
const pairFrom = (groups: readonly (readonly Competitor[])[], budget: Budget): readonly BracketResult[] => {
  const brackets: ProcedureBracket[] = []
  const results: BracketResult[] = []
  for (const [index, residents] of groups.entries()) {
    const bracket = formBracket(results.at(-1)?.downfloaters ?? [], residents, mayMeet, { lowest: index === groups.length - 1 })
    brackets.push(bracket)
    if (!bracket.lowest) results.push(pairForNext(bracket, groups, index, budget))
    else if (canAllBePaired(bracket.players, mayMeet)) results.push(pairLowest(bracket, budget))
  }
  if (results.length === groups.length) return results
  for (let penultimate = groups.length - 2; penultimate >= 0; penultimate--) {
    const below = groups.slice(penultimate + 1).flat()
    const above = results.slice(0, penultimate)
    const lets: BookDemand = {
      met: ({ pairs, downfloaters }) => {
        budget.spend(20)
        return pairs.length > 0 && canAllBePaired([...downfloaters, ...below], mayMeet)
      },
      pairs: null,
    }
    const again = pairBracketByTheBook(brackets[penultimate]!, lets, budget)
    if (again !== null) return [...above, again, pairLowest(formBracket(again.downfloaters, below, mayMeet, { lowest: true }), budget)]
    const joined = [...(above.at(-1)?.downfloaters ?? []), ...groups[penultimate]!]
    if (canAllBePaired([...joined, ...below], mayMeet))
      return [...above, pairLowest(formBracket(joined, below, mayMeet, { lowest: true }), budget)]
  }
  throw new Error('the whole field can be paired, so the topmost joined bracket can')
}

const pairLowest = (bracket: ProcedureBracket, budget: Budget): BracketResult => {
  const everybody: BookDemand = {
    met: ({ downfloaters }) => downfloaters.length <= 1 && downfloaters.every((player) => player.mayTakeBye),
    pairs: null,
  }
  return pairBracketByTheBook(bracket, everybody, budget)!
}

/** C.12: when p pairs cannot be made in the following bracket, another choice of those who move down, if that helps. */
const pairForNext = (
  bracket: ProcedureBracket,
  groups: readonly (readonly Competitor[])[],
  index: number,
  budget: Budget,
): BracketResult => {
  const next = groups[index + 1]!
  const lowest = index + 2 === groups.length
  const first = pairBracketByTheBook(bracket, { met: () => true, pairs: null }, budget)!
  const floaters = first.downfloaters
  const fits = (downfloaters: readonly Competitor[], residents: readonly Competitor[]): boolean => {
    budget.spend(50)
    return allPaired(downfloaters, residents, lowest)
  }
  if (floaters.length === 0) return first
  const { players, incompatible } = formBracket(floaters, next, mayMeet, { lowest })
  const residents = players.filter((player) => !floaters.includes(player))
  if (fits(floaters, next) || (!incompatible.some((player) => floaters.includes(player)) && fits(floaters, residents))) return first
  const others: BookDemand = { met: ({ downfloaters }) => fits(downfloaters, next), pairs: first.pairs.length }
  return pairBracketByTheBook(bracket, others, budget) ?? first
}

const allPaired = (floaters: readonly Competitor[], next: readonly Competitor[], lowest: boolean): boolean => {
  const players = [...floaters, ...next]
  const stays = (player: Competitor): boolean =>
    !(floaters.length < next.length && floaters.includes(player)) && (!lowest || player.mayTakeBye)
  const [alone = 0] = leastAlone(
    players,
    (a, b) => mayMeet(a, b) && !(floaters.includes(a) && floaters.includes(b)),
    (player) => [stays(player) ? 1 : players.length + 1],
  )
  return alone <= players.length % 2
}
