import type { PlayerId } from '../../../model/ids.ts'
import type { Obstacle } from '../../../pairing/explanation.ts'
import type { WhyBye, WhyFloat, WhyNot } from '../../../pairing/explanation-answers.ts'
import { around, byeObstacle as barring, whyBye } from '../../explain/bye-in-order.ts'
import { forBye } from '../bye.ts'
import { barsFromBye } from '../c02-bye-bar.ts'
import { byScore, type Competitor, without } from '../competitor.ts'
import type { RoundFacts } from '../criterion.ts'
import type { RoundOf } from '../round-of.ts'
import { byePrecedence, compareRounds, type Paired } from './compare.ts'
import { onlyAmong, withBye } from './wished.ts'

/** C2: the rounds that keep somebody from the bye. */
export const byeObstacle = (player: Competitor, of: RoundOf): Obstacle | null => barring(player, of, 'C2', barsFromBye)

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
  if (chosen.bye === player)
    return whyBye(
      player,
      of.competitors,
      forBye,
      { article: '3.4', bracket: chosen.brackets.length },
      (other) => whyNotBye(other, chosen, of, facts),
      (barred) => byeObstacle(barred, of),
    )
  const up = chosen.brackets.findIndex(({ upfloaters }) => upfloaters.includes(player))
  if (up === -1) return null
  const { residents, upfloaters } = chosen.brackets[up]!
  const gone = chosen.brackets.slice(0, up).flatMap((bracket) => [...bracket.residents, ...bracket.upfloaters])
  const taken: readonly Competitor[] = [...gone, ...residents, ...upfloaters.filter((one) => one !== player)]
  const order = without(of.competitors, chosen.bye === null ? taken : [...taken, chosen.bye]).toSorted(byScore)
  const others = around(order, player)
  return {
    kind: 'float',
    articles: ['3.5'],
    bracket: up + 1,
    bracketSize: residents.length + upfloaters.length,
    movedDown: [],
    player: player.id,
    score: player.score,
    incompatible: null,
    completion: null,
    others: others.map((one) => ({ player: one.id, answer: whyNotUp(one, up, chosen, of, facts) })),
  }
}

export const competitorAt = (id: PlayerId, { competitors }: RoundOf): Competitor | undefined => competitors.find((one) => one.id === id)
