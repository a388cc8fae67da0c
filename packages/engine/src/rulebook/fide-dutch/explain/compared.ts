import type { PlayerId } from '../../../model/ids.ts'
import type { Points } from '../../../model/points.ts'
import type { Failure } from '../../../pairing/explanation.ts'
import type { Alternative, PairChange, WhyNot } from '../../../pairing/explanation-answers.ts'
import { firstDifference } from '../../../pairing/explanation-cards.ts'
import { worseOrLater } from '../../explain/later.ts'
import type { Stuck } from '../../explain/telling.ts'
import type { Bracket } from '../bracket.ts'
import type { Competitor } from '../competitor.ts'
import { canBeCompleted, whoIsStuck } from '../completion.ts'
import type { DutchEdition } from '../edition.ts'
import type { PairedBracket } from '../pair-round.ts'
import { explainCandidate } from './candidate.ts'
import { bestGranting } from './granting.ts'
import { reportCard } from './report-card.ts'
import type { Scene } from './scene.ts'
import { forbidding, type Wish } from './wish.ts'

/**
 * A wish granted in one bracket, beside what was chosen there: it cannot be completed, or it loses by the first criterion in which the two report
 * cards differ, or it comes later in the order. `stuck` are the players who must be paired if the wish is granted.
 */
export const compared = (
  scene: Scene,
  index: number,
  wish: Wish,
  mustFloat: PlayerId | null,
  change: () => PairChange | null,
  stuck: () => readonly Competitor[],
): WhyNot => {
  const { edition } = scene
  const paired = scene.brackets![index]!
  const { bracket, ahead, pairing } = paired
  const granted = bestGranting(wish, paired, edition)
  if (granted === null) return comparedByBye(scene, index, wish, mustFloat, change) ?? incompleteIn(bracket, stuck(), scene)
  const card = reportCard(pairing, bracket, ahead, edition)
  const grantedCard = reportCard(granted, bracket, ahead, edition)
  const difference = firstDifference(card, grantedCard)
  const criterion = difference === null ? null : card[difference.index]!.article
  const alternative: Alternative = {
    articles: [edition.names.best, ...(criterion === null ? [] : [criterion])],
    bracket: index + 1,
    mustFloat,
    chosen: explainCandidate(bracket, pairing, card, []),
    alternative: explainCandidate(bracket, granted, grantedCard, []),
    change: change(),
  }
  return worseOrLater(criterion, alternative, bracket.players)
}

/** C5 of 2026: the round can be completed, but the bye goes to a higher score. Both cards begin with that score. */
const comparedByBye = (
  scene: Scene,
  index: number,
  wish: Wish,
  mustFloat: PlayerId | null,
  change: () => PairChange | null,
): WhyNot | null => {
  const { edition } = scene
  const criterion = edition.byeScoreArticle
  const paired = scene.brackets![index]!
  const { bracket, ahead, pairing } = paired
  if (criterion === null || ahead.byeScore === null) return null
  const anyScore: PairedBracket = { ...paired, ahead: { ...ahead, mayBeLeftOver: (player) => player.mayTakeBye, byeScore: null } }
  const granted = bestGranting(wish, anyScore, edition)
  if (granted === null) return null
  const left = [...granted.downfloaters, ...ahead.next, ...ahead.rest]
  const byeTo = left
    .toReversed()
    .find(({ score }) => canBeCompleted(left, edition, (player) => player.mayTakeBye && player.score === score))
  const first = (value: Points): Failure => ({ kind: 'points', article: criterion, value })
  const card = [first(ahead.byeScore), ...reportCard(pairing, bracket, ahead, edition)]
  const grantedCard = [first(byeTo!.score), ...reportCard(granted, bracket, anyScore.ahead, edition)]
  return {
    kind: 'worse',
    criterion,
    articles: [edition.names.best, criterion],
    bracket: index + 1,
    mustFloat,
    chosen: explainCandidate(bracket, pairing, card, []),
    alternative: explainCandidate(bracket, granted, grantedCard, []),
    change: change(),
  }
}

/** In the last bracket two MDPs do not meet (B.3), though they could for all that the absolute criteria say. */
const incompleteIn = (bracket: Bracket, players: readonly Competitor[], { edition }: Scene): WhyNot => {
  const { round, candidate } = edition.names
  if (!bracket.last || !canBeCompleted(players, edition))
    return { kind: 'cannot-be-completed', articles: [round], ...stuckIn(players, edition) }
  const movedDown = new Set(bracket.players.slice(0, bracket.movedDown).map((player) => player.rank))
  const apart = forbidding(players, (a, b) => movedDown.has(a.rank) && movedDown.has(b.rank))
  return { kind: 'cannot-be-completed', articles: [round, candidate], ...stuckIn(apart, edition) }
}

/** Who of these players cannot be paired; null when everybody can. */
export const stuckAmong = (players: readonly Competitor[], edition: DutchEdition): Stuck | null =>
  canBeCompleted(players, edition) ? null : stuckIn(players, edition)

const stuckIn = (players: readonly Competitor[], edition: DutchEdition): Stuck => {
  const { stuck, only, bye } = whoIsStuck(players, edition)
  return { stuck: stuck.map(({ id }) => id), only: only.map(({ id }) => id), bye }
}
