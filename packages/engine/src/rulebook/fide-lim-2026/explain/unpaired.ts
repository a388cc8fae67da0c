import type { Obstacle } from '../../../pairing/explanation.ts'
import type { WhyBye, WhyFloat, WhyNot } from '../../../pairing/explanation-answers.ts'
import { byeObstacle as barring, whyBye as inOrder } from '../../explain/bye-in-order.ts'
import { withBye } from '../../fide-swiss-team/explain/wished.ts'
import { forBye } from '../bye.ts'
import { barsFromBye } from '../bye-bar.ts'
import type { Competitor } from '../competitor.ts'
import type { Paired } from '../paired-round.ts'
import type { RoundOf } from '../round-of.ts'
import { articlesOfFloat } from '../steps.ts'
import { byePrecedence, compareRounds } from './compare.ts'

/** C.04.1 4: the rounds that keep somebody from the bye. */
export const byeObstacle = (player: Competitor, of: RoundOf): Obstacle | null => barring(player, of, 'C.04.1 4', barsFromBye)

/** Lim 1.1: why this one has the bye, and nobody else. */
export const whyBye = (bye: Competitor, paired: Paired, of: RoundOf): WhyBye =>
  inOrder(
    bye,
    of.competitors,
    forBye,
    { article: '1.1', bracket: Math.max(1, paired.groups.length) },
    (other) => whyNotBye(other, bye, paired, of),
    (barred) => byeObstacle(barred, of),
  )

const whyNotBye = (player: Competitor, bye: Competitor, paired: Paired, of: RoundOf): WhyNot => {
  const answer = compareRounds(paired, of, withBye(of.competitors, player.id), null)
  return answer.kind === 'comes-first' ? { ...answer, ...byePrecedence(bye, player) } : answer
}

/** Lim 3.9: a float told with its direction, its type and what it was for; of somebody whose pairing was cracked nobody else is told of. */
export const wayOf = (float: WhyFloat, { groups, cracked }: Paired): WhyFloat => {
  const group = groups[float.bracket - 1]!
  const found = group.floaters.find(({ player }) => player.id === float.player)
  if (found !== undefined)
    return {
      ...float,
      articles: [...articlesOfFloat[found.reason], '3.9'],
      way: { direction: group.direction, type: found.type, reason: found.reason },
    }
  const from = cracked.find(({ pair: { first, second } }) => [first.id, second.id].includes(float.player))!
  const article = from.from === 'below' ? '2.6.1' : '2.6.2'
  return { ...float, articles: [article], others: [], way: { direction: group.direction, type: null, reason: 'cracked' } }
}
