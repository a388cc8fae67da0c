import type { PlayerId } from '../../../../model/ids.ts'
import { criterionOf, type ExplainedCandidate, type Failure } from '../../../../pairing/explanation.ts'
import type { Alternative, WhyNot } from '../../../../pairing/explanation-answers.ts'
import { firstLost } from '../../../../pairing/explanation-cards.ts'
import { worseOrLater } from '../../../explain/later.ts'
import { changeOf, type Wish } from '../../../explain/telling.ts'
import type { Competitor } from '../../competitor.ts'
import { explainCandidate } from '../../explain/candidate.ts'
import { stuckAmong } from '../../explain/compared.ts'
import { forbidding, onlyPairs } from '../../explain/wish.ts'
import type { BracketResult } from '../bracket.ts'
import { boardsOf } from './boards.ts'
import { type PairedBracket, type ProcedureRound, populationOf, type RoundTold } from './round.ts'

/** How many score brackets C.13 joined, where that is what tells two pairings apart. */
const joined = (value: number): Failure => ({ kind: 'count', article: 'C.13', name: 'C.13 joined', value })

/**
 * The round is paired again with the wish granted, by the same procedure; the first bracket that comes out otherwise is compared. What the procedure gives
 * up first it gives up last of all for the better pairing; where it gave up no more, its order came to what was chosen first.
 */
export const compareRounds = <Paired extends PairedBracket>(told: ProcedureRound<Paired>, wish: Wish): WhyNot => {
  const { procedure, round, competitors } = told
  const { edition } = procedure
  const brackets = told.brackets!
  const constrained = withWish(wish, told)
  const stuck = stuckAmong(constrained, edition)
  if (stuck !== null) return { kind: 'cannot-be-completed', articles: [edition.names.round], ...stuck }
  const again = procedure.pairBrackets(constrained, round)
  const index = brackets.findIndex(({ bracket, result }, at) => !sameResult(bracket, result, again[at]))
  const chosen = brackets[index]!
  const granted = again[index]!
  const own = originals(granted.result, competitors)
  const structure = populationOf(granted.bracket).length - populationOf(chosen.bracket).length
  const change = changeOf(boardsOf(told, brackets), boardsOf(told, again))
  const mustFloat = floater(wish, granted, chosen)
  const answer = (chosenCard: readonly Failure[], grantedCard: readonly Failure[], criterion: string | null): WhyNot => {
    const failure = chosenCard.find((one) => criterionOf(one) === criterion)
    const alternative: Alternative = {
      articles: failure === undefined ? [edition.names.candidate] : [failure.article],
      bracket: index + 1,
      mustFloat,
      chosen: candidateOf(chosen, chosen.result, chosenCard),
      alternative: candidateOf(granted, own, grantedCard),
      change,
    }
    return worseOrLater(criterion, alternative, populationOf(chosen.bracket))
  }
  if (structure > 0) {
    const groups = new Set(populationOf(granted.bracket).map(({ score }) => score)).size
    return answer([joined(0)], [joined(groups)], criterionOf(joined(0)))
  }
  // Without the wish the brackets had to be joined: with it they happen not to be, but the procedure came this way first.
  if (structure < 0) return answer([], [], null)
  const chosenCard = procedure.cardOf(chosen, chosen.result, round)
  const grantedCard = procedure.cardOf(chosen, own, round)
  const lost = firstLost(chosenCard, grantedCard)
  return answer(chosenCard, grantedCard, lost === undefined ? null : criterionOf(lost))
}

/** The players, with everything forbidden that would not grant the wish. Whoever is to have the bye meets nobody. */
const withWish = (wish: Wish, { competitors, brackets }: RoundTold): readonly Competitor[] => {
  const find = (id: PlayerId): Competitor => competitors.find((player) => player.id === id)!
  if (wish.kind === 'pair') return forbidding(competitors, onlyPairs([[find(wish.pair[0]), find(wish.pair[1])]]))
  const { rank } = find(wish.player)
  const own = brackets!.find(({ result }) => result.pairs.some(({ higher, lower }) => higher.rank === rank || lower.rank === rank))!
  // Neither in the bracket nor, for whoever is above, upwards: the wish is to go down.
  const lowest = Math.min(...populationOf(own.bracket).map(({ score }) => score))
  const forbidden = (other: Competitor): boolean => own.bracket.lowest || other.score >= lowest
  return forbidding(competitors, (a, b) => (a.rank === rank && forbidden(b)) || (b.rank === rank && forbidden(a)))
}

/** Who leaves the bracket for the wish, having been paired in it. */
const floater = (wish: Wish, granted: PairedBracket, chosen: PairedBracket): PlayerId | null => {
  const id = wish.kind === 'leave' ? wish.player : wish.pair[0]
  const leaves = ({ result }: PairedBracket): boolean => result.downfloaters.some((player) => player.id === id)
  return leaves(granted) && !leaves(chosen) ? id : null
}

/** A wish is granted to copies of players with more pairs forbidden; what comes of it is about the players themselves. */
const originals = ({ pairs, downfloaters }: BracketResult, competitors: readonly Competitor[]): BracketResult => {
  const own = new Map(competitors.map((player) => [player.rank, player]))
  const original = (player: Competitor): Competitor => own.get(player.rank)!
  return {
    pairs: pairs.map(({ higher, lower }) => ({ higher: original(higher), lower: original(lower) })),
    downfloaters: downfloaters.map(original),
  }
}

const sameResult = (bracket: PairedBracket['bracket'], result: BracketResult, other: PairedBracket | undefined): boolean =>
  other !== undefined &&
  populationOf(bracket).length === populationOf(other.bracket).length &&
  result.downfloaters.map(({ rank }) => rank).join() === other.result.downfloaters.map(({ rank }) => rank).join() &&
  pairsText(result) === pairsText(other.result)

const pairsText = ({ pairs }: BracketResult): string =>
  pairs
    .map(({ higher, lower }) => `${higher.rank}-${lower.rank}`)
    .sort()
    .join()

export const candidateOf = ({ bracket }: PairedBracket, result: BracketResult, card: readonly Failure[]): ExplainedCandidate =>
  explainCandidate(bracket, result, card, [])
