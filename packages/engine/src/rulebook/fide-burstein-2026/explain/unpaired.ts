import type { PlayerId } from '../../../model/ids.ts'
import type { Obstacle } from '../../../pairing/explanation.ts'
import type { WhyBye, WhyNot } from '../../../pairing/explanation-answers.ts'
import { byeObstacle as barring, whyBye as inOrder } from '../../explain/bye-in-order.ts'
import { withBye } from '../../fide-swiss-team/explain/wished.ts'
import { forBye } from '../bye.ts'
import { barsFromBye } from '../c02-bye-bar.ts'
import type { Competitor } from '../competitor.ts'
import type { RoundOf } from '../round-of.ts'
import { byePrecedence, compareLeaving, compareRounds, type Paired } from './compare.ts'

export const competitorAt = (id: PlayerId, { competitors }: RoundOf): Competitor | undefined => competitors.find((one) => one.id === id)

/** Burstein C2: the rounds that keep somebody from the bye. */
export const byeObstacle = (player: Competitor, of: RoundOf): Obstacle | null => barring(player, of, 'C2', barsFromBye)

/** Burstein 3.1: why this one does not have the bye. */
const whyNotBye = (player: Competitor, chosen: Paired, of: RoundOf): WhyNot => {
  if (chosen.bye === null) return { kind: 'no-bye', articles: ['3.1'] }
  const obstacle = byeObstacle(player, of)
  if (obstacle !== null) return { kind: 'forbidden', obstacle }
  const answer = compareRounds(chosen, of, withBye(of.competitors, player.id), null)
  return answer.kind === 'comes-first' ? { ...answer, ...byePrecedence(chosen.bye, player) } : answer
}

/** Why somebody did not leave the bracket that paired them; in the last one, why they do not have the bye. */
export const whyNotUnpaired = (player: Competitor, chosen: Paired, of: RoundOf): WhyNot => {
  const left = chosen.brackets.findLastIndex(({ floaters }) => floaters.includes(player))
  const bye = chosen.bye === player
  if (bye || left !== -1) return { kind: 'unpaired', articles: [bye ? '3.1' : '3.2'], player: player.id, bracket: left + 1, bye }
  return whyNotLeaving(player, chosen, of)
}

/** The same, whatever happened further up. */
export const whyNotLeaving = (player: Competitor, chosen: Paired, of: RoundOf): WhyNot => {
  const index = chosen.brackets.findIndex(({ pairs }) => pairs.some(({ higher, lower }) => higher === player || lower === player))
  return index === chosen.brackets.length - 1 ? whyNotBye(player, chosen, of) : compareLeaving(chosen, index, player.id)
}

/** Burstein 3.1: why somebody has the bye, and nobody else: those who come first in the order, else who comes next. */
export const whyBye = (player: Competitor, chosen: Paired, of: RoundOf): WhyBye => ({
  ...inOrder(
    player,
    of.competitors,
    forBye,
    { article: '3.1', bracket: chosen.brackets.length },
    (other) => whyNotBye(other, chosen, of),
    (barred) => byeObstacle(barred, of),
  ),
  beforehand: true,
})
