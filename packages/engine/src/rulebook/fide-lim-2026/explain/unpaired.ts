import type { RoundNumber } from '../../../model/ids.ts'
import type { Obstacle } from '../../../pairing/explanation.ts'
import type { WhyBye, WhyFloat, WhyNot } from '../../../pairing/explanation-answers.ts'
import { withBye } from '../../fide-swiss-team/explain/wished.ts'
import { barredBefore, forBye } from '../bye.ts'
import { barsFromBye } from '../bye-bar.ts'
import type { Competitor } from '../competitor.ts'
import type { Paired } from '../paired-round.ts'
import type { RoundOf } from '../round-of.ts'
import { articlesOfFloat } from '../steps.ts'
import { byePrecedence, compareRounds } from './compare.ts'

/** So many others are told of. */
const mostOthers = 2

/** C.04.1 4: the rounds that keep somebody from the bye. */
export const byeObstacle = ({ id, mayTakeBye }: Competitor, { tournament, round }: RoundOf): Obstacle | null => {
  if (mayTakeBye) return null
  const { outcomes } = tournament.players.find((player) => player.id === id)!
  const rounds = outcomes
    .slice(0, round - 1)
    .flatMap((outcome, index) => (barsFromBye(outcome, tournament.scoring) ? [(index + 1) as RoundNumber] : []))
  return { kind: 'bye-barred', article: 'C.04.1 4', rounds }
}

/** Lim 1.1: why this one has the bye, and nobody else. */
export const whyBye = (bye: Competitor, paired: Paired, of: RoundOf): WhyBye => {
  const order = of.competitors.filter((one) => one.mayTakeBye).toSorted(forBye)
  const place = order.indexOf(bye)
  const before = order.slice(Math.max(0, place - mostOthers), place)
  const others = [...before, ...order.slice(place + 1, place + 1 + mostOthers - before.length)]
  const barred = barredBefore(bye, of.competitors)
  return {
    kind: 'bye',
    articles: ['1.1'],
    bracket: Math.max(1, paired.groups.length),
    bracketSize: of.competitors.length,
    movedDown: [],
    player: bye.id,
    score: bye.score,
    incompatible: null,
    completion: null,
    others: others.map((one) => ({ player: one.id, answer: whyNotBye(one, bye, paired, of) })),
    barred: barred.map((one) => ({ player: one.id, obstacle: byeObstacle(one, of)! })),
    lowest: barred.length === of.competitors.filter((one) => forBye(one, bye) < 0).length,
  }
}

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
