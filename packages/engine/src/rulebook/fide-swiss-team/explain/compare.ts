import type { PlayerId } from '../../../model/ids.ts'
import { criterionOf, type Later, type Precedence, type PrecedenceReason } from '../../../pairing/explanation.ts'
import type { Alternative, WhyNot } from '../../../pairing/explanation-answers.ts'
import { firstLost } from '../../../pairing/explanation-cards.ts'
import { changeOf } from '../../explain/telling.ts'
import { stuckAmong } from '../../stuck-among.ts'
import { pairByMatching } from '../by-matching/pair-by-matching.ts'
import { mayMeet } from '../c01-no-rematch.ts'
import type { Competitor } from '../competitor.ts'
import type { RoundFacts } from '../criterion.ts'
import { type PairedBracket, type PairedRound, seated } from '../paired-round.ts'
import type { RoundOf } from '../round-of.ts'
import { candidateOf, cardOf } from './card.ts'

export type Paired = Extract<PairedRound, { kind: 'paired' }>

/**
 * The round is paired again with everything forbidden that would not grant the wish. Where the bye goes to somebody else, the order of 3.4 says why not; else the first bracket that
 * comes out otherwise is compared: its upfloaters by C4 to C7 and the order of 3.5.4, or with the same upfloaters its pairs by the other criteria and their identifier.
 */
export const compareRounds = (
  chosen: Paired,
  of: RoundOf,
  facts: RoundFacts,
  wished: readonly Competitor[],
  comesUp: PlayerId | null,
): WhyNot => {
  const granted = pairByMatching(wished, of.system, of.asked)
  if (granted.kind === 'impossible') return { kind: 'cannot-be-completed', articles: ['C3'], ...stuckAmong(wished, mayMeet)! }
  const other = asTheyAre(granted, of.competitors)
  const boards = (round: Paired) => seated(round, of.initialColour, of.system).boards
  const change = changeOf(boards(chosen), boards(other))
  if (chosen.bye !== null && other.bye !== null && chosen.bye !== other.bye)
    return { kind: 'comes-first', articles: ['3.4'], ...byePrecedence(chosen.bye, other.bye), change }

  const index = chosen.brackets.findIndex((bracket, at) => textOf(bracket) !== textOf(other.brackets[at]!))
  const [own, instead] = [chosen.brackets[index]!, other.brackets[index]!]
  const rest = ({ brackets }: Paired): readonly Competitor[] =>
    brackets.slice(index + 1).flatMap(({ residents, upfloaters }) => [...residents, ...upfloaters])
  const [card, otherCard] = [cardOf(own, rest(chosen), of.system, facts), cardOf(instead, rest(other), of.system, facts)]
  const sameSet = own.upfloaters.every((one) => instead.upfloaters.includes(one)) && own.upfloaters.length === instead.upfloaters.length
  const full = ({ ofUpfloaters, ofPairs }: typeof card) => (sameSet ? [...ofUpfloaters, ...ofPairs] : ofUpfloaters)
  const lost = firstLost(full(card), full(otherCard))
  const goesUp = ({ upfloaters }: PairedBracket): boolean => upfloaters.some(({ id }) => id === comesUp)
  const alternative: Alternative = {
    articles: [lost?.article ?? (sameSet ? '3.6' : '3.5')],
    bracket: index + 1,
    mustFloat: goesUp(instead) && !goesUp(own) ? comesUp : null,
    chosen: candidateOf(own, full(card)),
    alternative: candidateOf(instead, full(otherCard)),
    change,
  }
  if (lost !== undefined) return { kind: 'worse', criterion: criterionOf(lost), ...alternative }
  return { kind: 'later', ...alternative, how: sameSet ? laterIdentifier(own, instead) : laterSet(own, instead) }
}

/** The same round of those who are not forbidden anything. */
const asTheyAre = ({ bye, brackets }: Paired, competitors: readonly Competitor[]): Paired => {
  const byId = new Map(competitors.map((one) => [one.id, one]))
  const own = ({ id }: Competitor): Competitor => byId.get(id)!
  return {
    kind: 'paired',
    bye: bye && own(bye),
    brackets: brackets.map(({ residents, upfloaters, pairs }) => ({
      residents: residents.map(own),
      upfloaters: upfloaters.map(own),
      pairs: pairs.map(({ top, bottom }) => ({ top: own(top), bottom: own(bottom) })),
    })),
  }
}

const textOf = ({ pairs }: PairedBracket): string => pairs.map(({ top, bottom }) => `${top.id}-${bottom.id}`).join()

/** 3.4.2, 3.4.3, 3.4.4. */
export const byePrecedence = (instead: Competitor, other: Competitor): Precedence => {
  const because: PrecedenceReason =
    instead.score !== other.score ? 'score' : instead.matches !== other.matches ? 'matches' : 'larger-number'
  return { place: 'bye', of: null, instead: instead.id, other: other.id, because }
}

/** 3.5.4: sets that C5 leaves have the same scores; the smaller number comes first where they differ. */
const laterSet = (own: PairedBracket, instead: PairedBracket): Later | null => {
  const at = own.upfloaters.findIndex((one, index) => instead.upfloaters[index] !== one)
  const [first, second] = [own.upfloaters[at], instead.upfloaters[at]]
  if (first === undefined || second === undefined) return null
  return { kind: 'comes-first', place: 'upfloater', of: null, instead: first.id, other: second.id, because: 'smaller-number' }
}

/** 3.6.2, 3.6.3: another top member, or another opponent of the first top member that has one. */
const laterIdentifier = (own: PairedBracket, instead: PairedBracket): Later => {
  const top = own.pairs.findIndex((pair, at) => instead.pairs[at]!.top !== pair.top)
  if (top !== -1) return { kind: 'found-first', player: own.pairs[top]!.top.id, chosen: own.pairs[top]!.bottom.id }
  const at = own.pairs.findIndex((pair, index) => instead.pairs[index]!.bottom !== pair.bottom)
  return { kind: 'opponent', player: own.pairs[at]!.top.id, wished: instead.pairs[at]!.bottom.id, chosen: own.pairs[at]!.bottom.id }
}
