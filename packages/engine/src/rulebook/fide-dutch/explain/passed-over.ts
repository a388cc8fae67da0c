import type { Obstacle, PassedOverEvent } from '../../../pairing/explanation.ts'
import type { Competitor } from '../competitor.ts'
import type { PairedBracket } from '../pair-round.ts'
import { type Subgroups, subgroupsOf } from './candidate.ts'
import { lostBy } from './lost-by.ts'
import { absoluteObstacle } from './obstacle.ts'
import type { Scene } from './scene.ts'
import { wishForPairs } from './wish.ts'

/** For a player of S1: the opponent, and those who come before. */
export type Choice = { readonly player: number; readonly opponent: number; readonly earlier: readonly number[] }

/**
 * B.6, B.7, D.1: for each player of S1 in turn, the opponents that come before the one taken and are not taken already. Each was passed over for
 * an absolute criterion, or because the best candidate with it, with the choices before it and with the same players in S1, is worse or none
 * at all; `most` bounds how many are looked into.
 */
export const passedOver = (
  paired: PairedBracket,
  scene: Scene,
  most: number,
  concerns: (player: Competitor) => boolean = () => true,
): readonly PassedOverEvent[] => {
  const { edition, tournament, round } = scene
  const { bracket, pairing } = paired
  const subgroups = subgroupsOf(bracket, pairing)
  const at = (index: number): Competitor => bracket.players[index]!
  const sameMdps = limboFloats(subgroups, bracket.players)
  const sameSubgroups = withinSubgroups(subgroups, bracket.players)
  const events: PassedOverEvent[] = []
  const settled: [Competitor, Competitor][] = []
  for (const { player, opponent, earlier } of choicesOf(subgroups)) {
    for (const other of concerns(at(player)) ? earlier : []) {
      if (events.length >= most) return events
      const obstacle = absoluteObstacle(at(player), at(other), tournament, round, edition) ?? qualityObstacle(player, other)
      events.push({
        kind: 'passed-over',
        articles: [edition.names.transpositions, ...(obstacle.article === null ? [] : [obstacle.article])],
        player: at(player).id,
        opponent: at(other).id,
        instead: at(opponent).id,
        obstacle,
      })
    }
    settled.push([at(player), at(opponent)])
  }
  return events

  function qualityObstacle(player: number, other: number): Obstacle {
    const inRemainder = player >= bracket.movedDown
    const forbidden = (a: Competitor, b: Competitor): boolean => sameMdps(a, b) || (inRemainder && sameSubgroups(a, b))
    const wish = wishForPairs([...settled, [at(player), at(other)]], forbidden, subgroups.limbo.map(at))
    return lostBy(wish, paired, edition)
  }
}

/** How many opponents come before the one a player of S1 got. */
export const earlierOpponents = ({ bracket, pairing }: PairedBracket, player: Competitor): number =>
  choicesOf(subgroupsOf(bracket, pairing)).find((choice) => bracket.players[choice.player] === player)?.earlier.length ?? 0

/** The MDPs in the limbo stay there: another set of MDPs comes at another place in the order (D.3). */
const limboFloats = ({ limbo }: Subgroups, players: readonly Competitor[]): ((a: Competitor, b: Competitor) => boolean) => {
  const ranks = new Set(limbo.map((index) => players[index]!.rank))
  return (a, b) => ranks.has(a.rank) || ranks.has(b.rank)
}

/** Pairs inside S1 or inside S2 of the remainder would need another exchange. */
const withinSubgroups = (subgroups: Subgroups, players: readonly Competitor[]): ((a: Competitor, b: Competitor) => boolean) => {
  const s1 = new Set(subgroups.s1.map((index) => players[index]!.rank))
  const s2 = new Set(subgroups.s2.map((index) => players[index]!.rank))
  return (a, b) => (s1.has(a.rank) && s1.has(b.rank)) || (s2.has(a.rank) && s2.has(b.rank))
}

/** After an exchange S2 may hold players who outrank the one to be paired; with them it was paired before the exchange. */
export const choicesOf = ({ mdps, opponents, remainder, s1, s2 }: Subgroups): readonly Choice[] => {
  const residents = [...opponents, ...remainder].sort((a, b) => a - b)
  const choices = (players: readonly number[], taken: readonly number[], pool: readonly number[]): readonly Choice[] =>
    players.map((player, i) => {
      const gone = new Set(taken.slice(0, i))
      return { player, opponent: taken[i]!, earlier: pool.filter((other) => other > player && other < taken[i]! && !gone.has(other)) }
    })
  const lower = [...s2].sort((a, b) => a - b)
  return [...choices(mdps, opponents, residents), ...choices(s1, s2, lower)]
}
