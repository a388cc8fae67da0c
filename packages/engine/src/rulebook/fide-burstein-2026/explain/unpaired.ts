import type { PlayerId, RoundNumber } from '../../../model/ids.ts'
import type { Obstacle } from '../../../pairing/explanation.ts'
import type { WhyBye, WhyNot } from '../../../pairing/explanation-answers.ts'
import { withBye } from '../../fide-swiss-team/explain/wished.ts'
import { barredBefore, forBye } from '../bye.ts'
import { barsFromBye } from '../c02-bye-bar.ts'
import type { Competitor } from '../competitor.ts'
import type { RoundOf } from '../round-of.ts'
import { byePrecedence, compareLeaving, compareRounds, type Paired } from './compare.ts'

/** So many others are told of. */
const mostOthers = 2

export const competitorAt = (id: PlayerId, { competitors }: RoundOf): Competitor | undefined => competitors.find((one) => one.id === id)

/** Burstein C2: the rounds that keep somebody from the bye. */
export const byeObstacle = ({ id, mayTakeBye }: Competitor, { tournament, round }: RoundOf): Obstacle | null => {
  if (mayTakeBye) return null
  const { outcomes } = tournament.players.find((player) => player.id === id)!
  const rounds = outcomes
    .slice(0, round - 1)
    .flatMap((outcome, index) => (barsFromBye(outcome, tournament.scoring) ? [(index + 1) as RoundNumber] : []))
  return { kind: 'bye-barred', article: 'C2', rounds }
}

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
export const whyBye = (player: Competitor, chosen: Paired, of: RoundOf): WhyBye => {
  const order = of.competitors.filter((one) => one.mayTakeBye).toSorted(forBye)
  const barred = barredBefore(player, of.competitors)
  const before = of.competitors.filter((one) => forBye(one, player) < 0)
  const place = order.indexOf(player)
  const first = order.slice(Math.max(0, place - mostOthers), place)
  const others = [...first, ...order.slice(place + 1, place + 1 + mostOthers - first.length)]
  return {
    kind: 'bye',
    beforehand: true,
    articles: ['3.1'],
    bracket: chosen.brackets.length,
    bracketSize: of.competitors.length,
    movedDown: [],
    player: player.id,
    score: player.score,
    incompatible: null,
    completion: null,
    others: others.map((one) => ({ player: one.id, answer: whyNotBye(one, chosen, of) })),
    barred: barred.map((one) => ({ player: one.id, obstacle: byeObstacle(one, of)! })),
    lowest: barred.length === before.length,
  }
}
