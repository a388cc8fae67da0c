import type { PlayerId, RoundNumber } from '../../../model/ids.ts'
import type { Obstacle } from '../../../pairing/explanation.ts'
import type { Unpaired, WhyBye, WhyFloat, WhyNot } from '../../../pairing/explanation-answers.ts'
import { onlyAmong, withBye } from '../../fide-swiss-team/explain/wished.ts'
import { barredBefore, forBye } from '../bye.ts'
import { barsFromBye } from '../c02-bye-bar.ts'
import { byScore, type Competitor, without } from '../competitor.ts'
import type { RoundOf } from '../round-of.ts'
import { byePrecedence, compareRounds, type Paired } from './compare.ts'

/** So many others are told of. */
const mostOthers = 2

export const competitorAt = (id: PlayerId, { competitors }: RoundOf): Competitor | undefined => competitors.find((one) => one.id === id)

/** Dubov C2: the rounds that keep somebody from the bye. */
export const byeObstacle = ({ id, mayTakeBye }: Competitor, { tournament, round }: RoundOf): Obstacle | null => {
  if (mayTakeBye) return null
  const { outcomes } = tournament.players.find((player) => player.id === id)!
  const rounds = outcomes
    .slice(0, round - 1)
    .flatMap((outcome, index) => (barsFromBye(outcome, tournament.scoring) ? [(index + 1) as RoundNumber] : []))
  return { kind: 'bye-barred', article: 'C2', rounds }
}

/** Dubov 3.1: why this one does not have the bye. */
const whyNotBye = (player: Competitor, chosen: Paired, of: RoundOf): WhyNot => {
  if (chosen.bye === null) return { kind: 'no-bye', articles: ['3.1'] }
  const obstacle = byeObstacle(player, of)
  if (obstacle !== null) return { kind: 'forbidden', obstacle }
  const answer = compareRounds(chosen, of, withBye(of.competitors, player.id), null)
  return answer.kind === 'comes-first' ? { ...answer, ...byePrecedence(chosen.bye, player) } : answer
}

/** Dubov 3.2.2: why this one is no upfloater of a bracket above. */
const whyNotUp = (player: Competitor, bracket: number, chosen: Paired, of: RoundOf): WhyNot => {
  const residents = new Set(chosen.brackets[bracket]!.residents.map(({ id }) => id))
  return compareRounds(chosen, of, onlyAmong(of.competitors, player.id, residents), player.id)
}

/** Why somebody was not an upfloater of the first bracket above that has any, or, of an odd number, does not have the bye. */
export const whyNotUnpaired = (player: Competitor, chosen: Paired, of: RoundOf): WhyNot => {
  const up = chosen.brackets.findIndex(({ upfloaters }) => upfloaters.includes(player))
  const bye = chosen.bye === player
  if (bye || up !== -1) return { kind: 'unpaired', articles: [bye ? '3.1' : '3.2.2'], player: player.id, bracket: up + 1, bye }
  const above = chosen.brackets.findIndex(({ residents, upfloaters }) => upfloaters.length > 0 && residents[0]!.score > player.score)
  return chosen.bye !== null || above === -1 ? whyNotBye(player, chosen, of) : whyNotUp(player, above, chosen, of)
}

/** Why somebody has the bye or goes up, and nobody else: those who come first in the order, else who comes next. */
export const whyUnpaired = (player: Competitor, chosen: Paired, of: RoundOf): WhyBye | WhyFloat | null => {
  const told = (article: string, bracket: number, bracketSize: number, others: Unpaired['others']): Unpaired => ({
    articles: [article],
    bracket,
    bracketSize,
    movedDown: [],
    player: player.id,
    score: player.score,
    incompatible: null,
    completion: null,
    others,
  })
  if (chosen.bye === player) {
    const order = of.competitors.filter((one) => one.mayTakeBye).toSorted(forBye)
    const barred = barredBefore(player, of.competitors)
    const before = of.competitors.filter((one) => forBye(one, player) < 0)
    const others = around(order, player).map((one) => ({ player: one.id, answer: whyNotBye(one, chosen, of) }))
    return {
      kind: 'bye',
      ...told('3.1', chosen.brackets.length, of.competitors.length, others),
      barred: barred.map((one) => ({ player: one.id, obstacle: byeObstacle(one, of)! })),
      lowest: barred.length === before.length,
    }
  }
  const up = chosen.brackets.findIndex(({ upfloaters }) => upfloaters.includes(player))
  if (up === -1) return null
  const { residents, upfloaters } = chosen.brackets[up]!
  const gone = chosen.brackets.slice(0, up).flatMap((bracket) => [...bracket.residents, ...bracket.upfloaters])
  const taken = [...gone, ...residents, ...upfloaters.filter((one) => one !== player), ...(chosen.bye === null ? [] : [chosen.bye])]
  const others = around(without(of.competitors, taken).toSorted(byScore), player)
  return {
    kind: 'float',
    ...told(
      '3.2.2',
      up + 1,
      residents.length + upfloaters.length,
      others.map((one) => ({ player: one.id, answer: whyNotUp(one, up, chosen, of) })),
    ),
  }
}

/** Those just before somebody in an order, and where there are too few who comes next. */
const around = (order: readonly Competitor[], player: Competitor): readonly Competitor[] => {
  const place = order.indexOf(player)
  const before = order.slice(Math.max(0, place - mostOthers), place)
  return [...before, ...order.slice(place + 1, place + 1 + mostOthers - before.length)]
}
