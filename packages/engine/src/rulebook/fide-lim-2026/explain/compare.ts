import type { PlayerId } from '../../../model/ids.ts'
import { criterionOf, type Later, type Precedence, type PrecedenceReason } from '../../../pairing/explanation.ts'
import type { Alternative, WhyNot } from '../../../pairing/explanation-answers.ts'
import { firstLost } from '../../../pairing/explanation-cards.ts'
import { changeOf } from '../../explain/telling.ts'
import { stuckAmong } from '../../stuck-among.ts'
import { pairByMatching } from '../by-matching/pair-round.ts'
import { compatibleIn } from '../compatible.ts'
import type { Competitor } from '../competitor.ts'
import { type Paired, type PairedGroup, pairsOf, seated } from '../paired-round.ts'
import type { RoundOf } from '../round-of.ts'
import { candidateOf, cardOf } from './card.ts'
import { opponentsBefore } from './opponents.ts'

/**
 * The round beside the one with a wish granted: the bye; then the first group, in the order they are paired, that is other: by what is counted, else by the order of floaters (3.2),
 * or of opponents (3.8, 4.1).
 */
export const compareRounds = (chosen: Paired, of: RoundOf, wished: readonly Competitor[], floats: PlayerId | null): WhyNot => {
  const granted = pairByMatching(wished, of.facts)
  if (granted.kind === 'impossible')
    return { kind: 'cannot-be-completed', articles: ['2.1'], ...stuckAmong(wished, compatibleIn(of.facts))! }
  const boards = (round: Paired) => seated(round, of.initialColour).boards
  const change = changeOf(boards(chosen), boards(granted))
  if (chosen.bye !== null && granted.bye !== null && chosen.bye.id !== granted.bye.id)
    return { kind: 'comes-first', articles: ['1.1'], ...byePrecedence(chosen.bye, granted.bye), change }

  const index = chosen.groups.findIndex((group, at) => textOf(group) !== textOf(granted.groups[at]!))
  const [own, instead] = [chosen.groups[index]!, granted.groups[index]!]
  const lost = firstLost(cardOf(own, chosen, of.facts), cardOf(instead, granted, of.facts))
  const later = lost === undefined ? laterBy(own, instead, of) : null
  const leaves = ({ floaters }: PairedGroup): boolean => floaters.some(({ player }) => player.id === floats)
  const alternative: Alternative = {
    articles: [lost?.article ?? later!.article],
    bracket: index + 1,
    mustFloat: leaves(instead) && !leaves(own) ? floats : null,
    chosen: candidateOf(own, chosen, of.facts),
    alternative: candidateOf(instead, granted, of.facts),
    change,
  }
  return lost !== undefined
    ? { kind: 'worse', criterion: criterionOf(lost), ...alternative }
    : { kind: 'later', ...alternative, how: later!.how }
}

/** Floaters, who came, and pairs, by number. */
const textOf = (group: PairedGroup): string =>
  [
    group.floaters.map(({ player }) => player.id).join(),
    [...group.fromAbove, ...group.fromBelow].map(({ id }) => id).join(),
    pairsOf(group)
      .map(({ first, second }) => `${first.id}-${second.id}`)
      .join(),
  ].join('|')

/** Lim 1.1. */
export const byePrecedence = (instead: Competitor, other: Competitor): Precedence => ({
  place: 'bye',
  of: null,
  instead: instead.id,
  other: other.id,
  because: instead.score !== other.score ? 'score' : 'larger-number',
})

/** Which order puts one of two groups, of which neither counts for more, before the other. */
const laterBy = (own: PairedGroup, instead: PairedGroup, of: RoundOf): { readonly article: string; readonly how: Later | null } => {
  const stays = ({ id }: Competitor, { floaters }: PairedGroup): boolean => !floaters.some(({ player }) => player.id === id)
  const first = own.floaters.find(({ player }) => stays(player, instead))
  const other = instead.floaters.find(({ player }) => stays(player, own))
  if (first !== undefined && other !== undefined) {
    const evenness = first.reason === 'evenness' || of.facts.floaterOrder === 'every'
    const because = floaterReason(first.player, other.player, own, evenness)
    const how = { kind: 'comes-first', place: 'floater', of: null, instead: first.player.id, other: other.player.id, because } as const
    return {
      article:
        because === 'floated-before'
          ? '3.10'
          : because === 'evens'
            ? '3.2.2'
            : because === 'paired-first'
              ? own.direction === 'down'
                ? '3.6'
                : '3.7'
              : evenness
                ? '3.2.4'
                : '4.4',
      how,
    }
  }
  const pairs = pairsOf(own)
  const at = pairs.findIndex(({ first: one, second }, place) => {
    const wished = pairsOf(instead)[place]
    return wished === undefined || wished.first.id !== one.id || wished.second.id !== second.id
  })
  const kept = pairs[at]
  if (kept === undefined) return { article: '4.1', how: null }
  const wished = pairsOf(instead).find(({ first: one, second }) => [one.id, second.id].includes(kept.first.id))
  const article = own.ofFloaters.includes(kept) ? '3.8' : '4.1'
  const meets = wished === undefined ? null : wished.first.id === kept.first.id ? wished.second.id : wished.first.id
  const earlier = opponentsBefore(kept, own, of.facts)
  // Before in the order, compatible and with everybody paired: colours alone kept the two apart.
  const scrutinised = article === '4.1' && earlier.some(({ id }) => id === meets)
  if (meets === null || earlier.some(({ id }) => id === meets) || meets === kept.second.id)
    return { article: scrutinised ? '5.2' : article, how: { kind: 'found-first', player: kept.first.id, chosen: kept.second.id } }
  return { article, how: { kind: 'opponent', player: kept.first.id, wished: meets, chosen: kept.second.id } }
}

/** Lim 3.10, 3.2.2, 3.2.4: why one floats and not another of the same type. */
const floaterReason = (instead: Competitor, other: Competitor, { direction, score }: PairedGroup, evenness: boolean): PrecedenceReason => {
  if (evenness && other.floatedLast && !instead.floatedLast) return 'floated-before'
  const arrived = instead.score !== score && other.score !== score
  if (!evenness && arrived && instead.score !== other.score)
    return (direction === 'down') === instead.score < other.score ? 'paired-first' : 'company'
  const byNumber = (direction === 'down') === instead.pairingNumber > other.pairingNumber
  if (byNumber) return direction === 'down' ? 'larger-number' : 'smaller-number'
  return evenness ? 'evens' : 'company'
}
