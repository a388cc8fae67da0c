import type { PlayerId } from '../../../model/ids.ts'
import { criterionOf, type Later, type Precedence, type PrecedenceReason } from '../../../pairing/explanation.ts'
import type { Alternative, WhyNot } from '../../../pairing/explanation-answers.ts'
import { firstLost } from '../../../pairing/explanation-cards.ts'
import { changeOf } from '../../explain/telling.ts'
import { stuckAmong } from '../../stuck-among.ts'
import { pairByMatching } from '../by-matching/pair-round.ts'
import type { Competitor } from '../competitor.ts'
import { mayMeet } from '../may-meet.ts'
import { type PairedBracket, type PairedRound, seated } from '../paired-round.ts'
import type { RoundOf } from '../round-of.ts'
import { candidateOf, cardOf, exchangedIn } from './card.ts'

export type Paired = Extract<PairedRound, { kind: 'paired' }>

/**
 * The round is paired again with everything forbidden that would not grant the wish. Where the bye goes to somebody else, the order of 3.1 says why not; else the first bracket that
 * comes out otherwise is compared: by C5 to C10, then by the order of upfloaters (4.2), of shifters (4.3), of transpositions (4.4).
 */
export const compareRounds = (chosen: Paired, of: RoundOf, wished: readonly Competitor[], comesUp: PlayerId | null): WhyNot => {
  const granted = pairByMatching(wished, of.facts)
  if (granted.kind === 'impossible') return { kind: 'cannot-be-completed', articles: ['C4'], ...stuckAmong(wished, mayMeet)! }
  const boards = (round: Paired) => seated(round, of.initialColour).boards
  const change = changeOf(boards(chosen), boards(granted))
  if (chosen.bye !== null && granted.bye !== null && chosen.bye.id !== granted.bye.id)
    return { kind: 'comes-first', articles: ['3.1'], ...byePrecedence(chosen.bye, granted.bye), change }

  const index = chosen.brackets.findIndex((bracket, at) => textOf(bracket) !== textOf(granted.brackets[at]!))
  const [own, instead] = [chosen.brackets[index]!, granted.brackets[index]!]
  const [card, otherCard] = [cardOf(own, of.facts), cardOf(instead, of.facts)]
  const lost = firstLost(card, otherCard)
  const later = lost === undefined ? laterBy(own, instead) : null
  const goesUp = ({ upfloaters }: PairedBracket): boolean => upfloaters.some(({ id }) => id === comesUp)
  const alternative: Alternative = {
    articles: [lost?.article ?? later!.article],
    bracket: index + 1,
    mustFloat: goesUp(instead) && !goesUp(own) ? comesUp : null,
    chosen: candidateOf(own, card),
    alternative: candidateOf(instead, otherCard),
    change,
  }
  return lost !== undefined
    ? { kind: 'worse', criterion: criterionOf(lost), ...alternative }
    : { kind: 'later', ...alternative, how: later!.how }
}

/** Pairs and who came up, by number. */
const textOf = ({ pairs }: PairedBracket): string => pairs.map(({ first, second }) => `${first.id}-${second.id}`).join()

/** Dubov 3.1.3, 3.1.4, 3.1.5. */
export const byePrecedence = (instead: Competitor, other: Competitor): Precedence => {
  const because: PrecedenceReason = instead.score !== other.score ? 'score' : instead.games !== other.games ? 'games' : 'larger-number'
  return { place: 'bye', of: null, instead: instead.id, other: other.id, because }
}

/** Which order puts one of two brackets that are equally good before the other. */
const laterBy = (own: PairedBracket, instead: PairedBracket): { readonly article: string; readonly how: Later } => {
  const upfloaters = firstOther(own.upfloaters, instead.upfloaters)
  if (upfloaters !== null) return { article: '3.2.2', how: first('upfloater', upfloaters, 'smaller-number') }
  for (const shift of ['forced', 'levelling'] as const) {
    const shifters = firstOther(own.shifts[shift], instead.shifts[shift])
    if (shifters !== null) return { article: '4.3', how: first('shifter', shifters, 'middle') }
    if (own.shifts[shift].length !== instead.shifts[shift].length)
      return { article: '3.2.4', how: { kind: 'exchange', wished: exchangedIn(instead), chosen: exchangedIn(own) } }
  }
  const at = own.pairs.findIndex(({ second }, index) => instead.pairs[index]!.second.id !== second.id)
  const [kept, wished] = [own.pairs[at]!, instead.pairs[at]!]
  return { article: '4.4', how: { kind: 'opponent', player: kept.first.id, wished: wished.second.id, chosen: kept.second.id } }
}

type Two = readonly [own: Competitor, instead: Competitor]

/** The first place at which two sets of one size, each in its order, have different players; null where they are the same, or not of one size. */
const firstOther = (own: readonly Competitor[], instead: readonly Competitor[]): Two | null => {
  const at = own.length === instead.length ? own.findIndex(({ id }, index) => instead[index]!.id !== id) : -1
  return at === -1 ? null : [own[at]!, instead[at]!]
}

const first = (place: Precedence['place'], [instead, other]: Two, because: PrecedenceReason): Later => ({
  kind: 'comes-first',
  place,
  of: null,
  instead: instead.id,
  other: other.id,
  because,
})
