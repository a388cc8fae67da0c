import type { PlayerId, RoundNumber } from '../../../model/ids.ts'
import type { Obstacle } from '../../../pairing/explanation.ts'
import type { Unpaired, WhyBye, WhyFloat, WhyNot } from '../../../pairing/explanation-answers.ts'
import { forBye } from '../bye.ts'
import { barsFromBye } from '../c02-bye-bar.ts'
import { byScore, type Competitor, without } from '../competitor.ts'
import type { RoundFacts } from '../criterion.ts'
import type { RoundOf } from '../round-of.ts'
import { barredBefore } from '../steps.ts'
import { byePrecedence, compareRounds, type Paired } from './compare.ts'
import { onlyAmong, withBye } from './wished.ts'

/** So many others are told of. */
const mostOthers = 2

/** C2: the rounds that keep somebody from the bye. */
export const byeObstacle = ({ id, mayTakeBye }: Competitor, { tournament, round }: RoundOf): Obstacle | null => {
  if (mayTakeBye) return null
  const { outcomes } = tournament.players.find((player) => player.id === id)!
  const rounds = outcomes.slice(0, round - 1).flatMap((outcome, index) => (barsFromBye(outcome) ? [(index + 1) as RoundNumber] : []))
  return { kind: 'bye-barred', article: 'C2', rounds }
}

/** C.04.6 3.4, C.04.5 3.4: why this one does not have the bye. */
const whyNotBye = (player: Competitor, chosen: Paired, of: RoundOf, facts: RoundFacts): WhyNot => {
  if (chosen.bye === null) return { kind: 'no-bye', articles: ['3.4'] }
  const obstacle = byeObstacle(player, of)
  if (obstacle !== null) return { kind: 'forbidden', obstacle }
  const answer = compareRounds(chosen, of, facts, withBye(of.competitors, player.id), null)
  return answer.kind === 'comes-first' ? { ...answer, ...byePrecedence(chosen.bye, player) } : answer
}

/** C.04.6 3.5, C.04.5 3.5: why this one is no upfloater of a bracket above. */
const whyNotUp = (player: Competitor, bracket: number, chosen: Paired, of: RoundOf, facts: RoundFacts): WhyNot => {
  const residents = new Set(chosen.brackets[bracket]!.residents.map(({ id }) => id))
  return compareRounds(chosen, of, facts, onlyAmong(of.competitors, player.id, residents), player.id)
}

/** Why somebody was not an upfloater of the first bracket above that has any, or, of an odd number, does not have the bye. */
export const whyNotUnpaired = (player: Competitor, chosen: Paired, of: RoundOf, facts: RoundFacts): WhyNot => {
  const up = chosen.brackets.findIndex(({ upfloaters }) => upfloaters.includes(player))
  if (chosen.bye === player || up !== -1) {
    const bye = chosen.bye === player
    return { kind: 'unpaired', articles: [bye ? '3.4' : '3.5'], player: player.id, bracket: up + 1, bye }
  }
  const above = chosen.brackets.findIndex(({ residents, upfloaters }) => upfloaters.length > 0 && residents[0]!.score > player.score)
  return chosen.bye !== null || above === -1 ? whyNotBye(player, chosen, of, facts) : whyNotUp(player, above, chosen, of, facts)
}

/** Why somebody has the bye or goes up, and nobody else: those who come first in the order, else who comes next. */
export const whyUnpaired = (player: Competitor, chosen: Paired, of: RoundOf, facts: RoundFacts): WhyBye | WhyFloat | null => {
  const told = (articles: readonly string[], bracket: number, size: number, others: Unpaired['others']): Unpaired => ({
    articles,
    bracket,
    bracketSize: size,
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
    const others = around(order, player).map((one) => ({ player: one.id, answer: whyNotBye(one, chosen, of, facts) }))
    return {
      kind: 'bye',
      ...told(['3.4'], chosen.brackets.length, of.competitors.length, others),
      barred: barred.map((one) => ({ player: one.id, obstacle: byeObstacle(one, of)! })),
      lowest: barred.length === before.length,
    }
  }
  const up = chosen.brackets.findIndex(({ upfloaters }) => upfloaters.includes(player))
  if (up === -1) return null
  const { residents, upfloaters } = chosen.brackets[up]!
  const gone = chosen.brackets.slice(0, up).flatMap((bracket) => [...bracket.residents, ...bracket.upfloaters])
  const taken: readonly Competitor[] = [...gone, ...residents, ...upfloaters.filter((one) => one !== player)]
  const order = without(of.competitors, chosen.bye === null ? taken : [...taken, chosen.bye]).toSorted(byScore)
  const others = around(order, player).map((one) => ({ player: one.id, answer: whyNotUp(one, up, chosen, of, facts) }))
  return { kind: 'float', ...told(['3.5'], up + 1, residents.length + upfloaters.length, others) }
}

/** Those just before somebody in an order, and where there are too few who comes next. */
const around = (order: readonly Competitor[], player: Competitor): readonly Competitor[] => {
  const place = order.indexOf(player)
  const before = order.slice(Math.max(0, place - mostOthers), place)
  return [...before, ...order.slice(place + 1, place + 1 + mostOthers - before.length)]
}

export const competitorAt = (id: PlayerId, { competitors }: RoundOf): Competitor | undefined => competitors.find((one) => one.id === id)
