import type { Obstacle, PassedOverEvent } from '../../../pairing/explanation.ts'
import type { Competitor } from '../competitor.ts'
import { pairByMatching } from '../pair-bracket.ts'
import type { PairedBracket } from '../pair-round.ts'
import { type Subgroups, subgroupsOf } from './candidate.ts'
import { absoluteObstacle } from './obstacle.ts'
import { firstDifference, reportCard } from './report-card.ts'
import type { Scene } from './scene.ts'
import { inBracketForbidding, onlyPairs } from './wish.ts'

type Choice = { readonly player: number; readonly opponent: number; readonly earlier: readonly number[] }

/**
 * B.6, B.7, D.1: for each player of S1 in turn, the opponents that come before the one taken and are not taken already. Each was passed over for
 * an absolute criterion, or because the best candidate with it is worse; `most` bounds how many are looked into.
 */
export const passedOver = (
  { bracket, ahead, pairing }: PairedBracket,
  scene: Scene,
  most: number,
  concerns: (player: Competitor) => boolean = () => true,
): readonly PassedOverEvent[] => {
  const { edition, tournament, round } = scene
  const subgroups = subgroupsOf(bracket, pairing)
  const chosenCard = reportCard(pairing, bracket, ahead, edition)
  const at = (index: number): Competitor => bracket.players[index]!
  const events: PassedOverEvent[] = []
  const settled: [Competitor, Competitor][] = []
  for (const { player, opponent, earlier } of choicesOf(subgroups)) {
    for (const other of concerns(at(player)) ? earlier : []) {
      if (events.length >= most) return events
      const obstacle = absoluteObstacle(at(player), at(other), tournament, round, edition) ?? qualityObstacle(player, other, settled)
      if (obstacle === null) continue
      events.push({
        kind: 'passed-over',
        articles: [edition.names.transpositions, obstacle.article],
        player: at(player).id,
        opponent: at(other).id,
        instead: at(opponent).id,
        obstacle,
      })
    }
    settled.push([at(player), at(opponent)])
  }
  return events

  /** What the best candidate with this pair, the choices before it and the same exchange costs more. */
  function qualityObstacle(player: number, other: number, before: readonly [Competitor, Competitor][]): Obstacle | null {
    const pairs = onlyPairs([...before, [at(player), at(other)]])
    const sides = player < bracket.movedDown ? () => false : withinSubgroups(subgroups, bracket.players)
    const constrained = inBracketForbidding(bracket, (a, b) => pairs(a, b) || sides(a, b))
    const best = pairByMatching(constrained, ahead, edition)
    const card = reportCard(best, bracket, ahead, edition)
    const difference = firstDifference(chosenCard, card)
    if (difference === null || difference.order > 0) return null
    const value = card[difference.index]!
    return { kind: 'worse', article: value.article, value, instead: chosenCard[difference.index]! }
  }
}

/** Pairs inside S1 or inside S2 of the remainder would need another exchange. */
const withinSubgroups = (subgroups: Subgroups, players: readonly Competitor[]): ((a: Competitor, b: Competitor) => boolean) => {
  const s1 = new Set(subgroups.s1.map((index) => players[index]!.rank))
  const s2 = new Set(subgroups.s2.map((index) => players[index]!.rank))
  return (a, b) => (s1.has(a.rank) && s1.has(b.rank)) || (s2.has(a.rank) && s2.has(b.rank))
}

const choicesOf = ({ mdps, opponents, remainder, s1, s2 }: Subgroups): readonly Choice[] => {
  const residents = [...opponents, ...remainder].sort((a, b) => a - b)
  const choices = (players: readonly number[], taken: readonly number[], pool: readonly number[]): readonly Choice[] =>
    players.map((player, i) => {
      const gone = new Set(taken.slice(0, i))
      return { player, opponent: taken[i]!, earlier: pool.filter((other) => other < taken[i]! && !gone.has(other)) }
    })
  const lower = [...s2].sort((a, b) => a - b)
  return [...choices(mdps, opponents, residents), ...choices(s1, s2, lower)]
}
