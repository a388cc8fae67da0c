import type { PlayerId } from '../../../model/ids.ts'
import { criterionOf, type Later, type Precedence, type PrecedenceReason } from '../../../pairing/explanation.ts'
import type { Alternative, WhyNot } from '../../../pairing/explanation-answers.ts'
import { firstLost } from '../../../pairing/explanation-cards.ts'
import { changeOf } from '../../explain/telling.ts'
import { onlyAmong } from '../../fide-swiss-team/explain/wished.ts'
import { stuckAmong } from '../../stuck-among.ts'
import { canBePaired } from '../by-matching/completion.ts'
import { pairBracket } from '../by-matching/pair-bracket.ts'
import { pairByMatching } from '../by-matching/pair-round.ts'
import type { Competitor } from '../competitor.ts'
import { mayMeet } from '../may-meet.ts'
import { type PairedBracket, type PairedRound, seated } from '../paired-round.ts'
import type { RoundOf } from '../round-of.ts'
import { candidateOf, cardOf } from './card.ts'

export type Paired = Extract<PairedRound, { kind: 'paired' }>

/**
 * The round is paired again with everything forbidden that would not grant the wish. Where the bye goes to somebody else, the order of 3.1 says why not; else the first bracket
 * that comes out otherwise is compared: by C5 to C8, then by the order of 4.
 */
export const compareRounds = (chosen: Paired, of: RoundOf, wished: readonly Competitor[], mayFloat: PlayerId | null): WhyNot => {
  const granted = pairByMatching(wished)
  if (granted.kind === 'impossible') return cannotBeCompleted(wished)
  const boards = (round: Paired) => seated(round, of.initialColour).boards
  const change = changeOf(boards(chosen), boards(granted))
  if (chosen.bye !== null && granted.bye !== null && chosen.bye.id !== granted.bye.id)
    return { kind: 'comes-first', articles: ['3.1'], ...byePrecedence(chosen.bye, granted.bye), change }

  const index = chosen.brackets.findIndex((bracket, at) => textOf(bracket) !== textOf(granted.brackets[at]!))
  const [own, instead] = [chosen.brackets[index]!, granted.brackets[index]!]
  const leaves = ({ floaters }: PairedBracket): boolean => floaters.some(({ id }) => id === mayFloat)
  return compared(own, instead, { bracket: index + 1, mustFloat: leaves(instead) && !leaves(own) ? mayFloat : null, change })
}

/** The bracket alone is paired again so that this player leaves it. */
export const compareLeaving = (chosen: Paired, index: number, player: PlayerId): WhyNot => {
  const own = chosen.brackets[index]!
  const below = new Set([...own.next, ...own.rest].map(({ id }) => id))
  const wished = onlyAmong([...own.players, ...own.next, ...own.rest], player, below)
  const after = (some: readonly Competitor[], from: number): readonly Competitor[] => wished.slice(from, from + some.length)
  const players = after(own.players, 0)
  const next = after(own.next, players.length)
  const rest = after(own.rest, players.length + next.length)
  if (!canBePaired(wished)) return cannotBeCompleted(wished)
  const granted: PairedBracket = { ...own, players, next, rest, ...pairBracket({ players, next, rest }) }
  return compared(own, granted, { bracket: index + 1, mustFloat: null, change: null })
}

const cannotBeCompleted = (wished: readonly Competitor[]): WhyNot => ({
  kind: 'cannot-be-completed',
  articles: ['C4'],
  ...stuckAmong(wished, mayMeet)!,
})

const compared = (own: PairedBracket, instead: PairedBracket, where: Pick<Alternative, 'bracket' | 'mustFloat' | 'change'>): WhyNot => {
  const [card, otherCard] = [cardOf(own), cardOf(instead)]
  const lost = firstLost(card, otherCard)
  const alternative: Alternative = {
    articles: [lost?.article ?? '4.3'],
    ...where,
    chosen: candidateOf(own, card),
    alternative: candidateOf(instead, otherCard),
  }
  return lost !== undefined
    ? { kind: 'worse', criterion: criterionOf(lost), ...alternative }
    : { kind: 'later', ...alternative, how: laterBy(own, instead) }
}

/** Pairs and floaters, by number. */
const textOf = ({ pairs, floaters }: PairedBracket): string =>
  [...pairs.map(({ higher, lower }) => `${higher.id}-${lower.id}`), ...floaters.map(({ id }) => id)].join()

/** Burstein 3.1.3, 3.1.4, 3.1.5. */
export const byePrecedence = (instead: Competitor, other: Competitor): Precedence => {
  const because: PrecedenceReason = instead.score !== other.score ? 'score' : instead.games !== other.games ? 'games' : 'lower'
  return { place: 'bye', of: null, instead: instead.id, other: other.id, because }
}

/** Burstein 4.3: the first by BSN who has another opponent: what was chosen has the larger number. */
const laterBy = (own: PairedBracket, instead: PairedBracket): Later => {
  const opponents = new Map(instead.pairs.flatMap(({ higher, lower }) => [[higher.id, lower.id] as const, [lower.id, higher.id] as const]))
  const { higher, lower } = own.pairs.find((pair) => opponents.get(pair.higher.id) !== pair.lower.id)!
  return { kind: 'opponent', player: higher.id, wished: opponents.get(higher.id) ?? null, chosen: lower.id }
}
