import type { Obstacle } from '../../../pairing/explanation.ts'
import { firstDifference } from '../../../pairing/explanation-cards.ts'
import { canBeCompleted } from '../completion.ts'
import type { CriteriaEdition } from '../edition.ts'
import type { PairedBracket } from '../pair-round.ts'
import { bestGranting } from './granting.ts'
import { reportCard } from './report-card.ts'
import type { Wish } from './wish.ts'

/**
 * What the best candidate that grants a wish, which would have come earlier, loses by. Where the round must be completed, two whom the wish keeps
 * apart in the bracket may yet leave it together and meet further down (see granting.ts): how many would float is then not told.
 */
export const lostBy = (wish: Wish, paired: PairedBracket, edition: CriteriaEdition): Obstacle => {
  const { bracket, ahead, pairing } = paired
  const best = bestGranting(wish, paired, edition)
  const bound = ahead.mustComplete && !bracket.last
  const number = edition.criteria[0]!.article
  if (best === null) {
    const settled = wish.pairs.flat()
    const left = bracket.players.filter((player) => !settled.includes(player))
    const completable = bound && canBeCompleted([...left, ...ahead.next, ...ahead.rest], edition, ahead.mayBeLeftOver)
    return completable ? { kind: 'more-float', article: number } : { kind: 'incomplete', article: edition.names.completion, stuck: null }
  }
  const chosen = reportCard(pairing, bracket, ahead, edition)
  const card = reportCard(best, bracket, ahead, edition)
  const difference = firstDifference(chosen, card)
  if (difference === null || difference.order > 0) throw new Error('an earlier candidate is as good as the one chosen')
  const { article } = chosen[difference.index]!
  if (bound && article === number) return { kind: 'more-float', article }
  return { kind: 'worse', article, value: card[difference.index]!, instead: chosen[difference.index]! }
}
