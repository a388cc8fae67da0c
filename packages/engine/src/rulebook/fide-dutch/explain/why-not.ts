import type { PlayerId } from '../../../model/ids.ts'
import type { PairChange, WhyNot } from '../../../pairing/explanation-answers.ts'
import { changeOf, type Two } from '../../explain/telling.ts'
import type { Asked } from '../../explain/why-not.ts'
import type { Competitor } from '../competitor.ts'
import { canBeCompleted } from '../completion.ts'
import { dutchRules } from '../rules.ts'
import { byeObstacle } from './bye.ts'
import { compared, stuckAmong } from './compared.ts'
import { absoluteObstacle } from './obstacle.ts'
import { pairBracketAround } from './pair-around.ts'
import { boardsOf, type Scene } from './scene.ts'
import { leavingOnly, wishForFloat, wishForPairs } from './wish.ts'

/** What "why not?" asks of a round of an edition with criteria. */
export const askedOf = (scene: Scene): Asked => {
  const { tournament, round, edition, competitors, brackets } = scene
  const { absence, bye, float, round: completion } = edition.names
  const byId = new Map(competitors.map((player) => [player.id, player]))
  const at = (id: PlayerId): Competitor => byId.get(id)!
  return {
    names: { absence, bye, float, completion },
    order: competitors.map(({ id }) => id),
    boards: boardsOf(brackets ?? [], scene),
    bye: brackets?.at(-1)?.pairing.downfloaters[0]?.id ?? null,
    colourless: dutchRules(tournament).colourless,
    groups:
      brackets?.map(({ bracket, pairing }) => ({
        pairs: pairing.pairs.map(({ higher, lower }): Two => [higher.id, lower.id]),
        downfloaters: pairing.downfloaters.map(({ id }) => id),
        last: bracket.last,
      })) ?? null,
    obstacle: (a, b) => absoluteObstacle(at(a), at(b), tournament, round, edition),
    byeObstacle: (player) => byeObstacle(at(player), scene),
    stuckWithout: (gone) =>
      stuckAmong(
        competitors.filter(({ id }) => !gone.includes(id)),
        edition,
      ),
    compare: (wish) =>
      wish.kind === 'pair' ? comparedAsPair(scene, at(wish.pair[0]), at(wish.pair[1])) : comparedAsFloat(scene, at(wish.player)),
  }
}

/**
 * Grant the wish in the bracket where it first differs from what was done, find the best candidate that grants it, and compare the two report cards.
 * When the two are never in one bracket, the higher ranked would have to leave the bracket where it was paired.
 */
const comparedAsPair = (scene: Scene, higher: Competitor, lower: Competitor): WhyNot => {
  const brackets = scene.brackets!
  const index = brackets.findIndex(
    ({ bracket, pairing }) =>
      bracket.players.includes(higher) && (bracket.players.includes(lower) || !pairing.downfloaters.includes(higher)),
  )
  const change = (): PairChange | null => roundWith(scene, higher, lower)
  const unpaired = unpairedBefore(index, scene)
  return brackets[index]!.bracket.players.includes(lower)
    ? compared(scene, index, wishForPairs([[higher, lower]]), null, change, () =>
        unpaired.filter((player) => player !== higher && player !== lower),
      )
    : compared(scene, index, wishForFloat(higher), higher.id, change, () => unpaired)
}

/** A player leaves the bracket that paired it. */
const comparedAsFloat = (scene: Scene, player: Competitor): WhyNot => {
  const index = scene.brackets!.findIndex(({ pairing }) => pairing.pairs.some(({ higher, lower }) => higher === player || lower === player))
  const unpaired = unpairedBefore(index, scene)
  return compared(
    scene,
    index,
    wishForFloat(player),
    player.id,
    () => null,
    () => unpaired.filter((other) => other !== player),
  )
}

/** Everybody whom the brackets above have not paired. */
const unpairedBefore = (index: number, { brackets, competitors }: Scene): readonly Competitor[] => {
  const pairs = brackets!.slice(0, index).flatMap(({ pairing }) => pairing.pairs)
  const paired = new Set(pairs.flatMap(({ higher, lower }) => [higher, lower]))
  return competitors.filter((player) => !paired.has(player))
}

/** Boards that differ when the whole round is paired with the two left nobody but each other. */
const roundWith = (scene: Scene, a: Competitor, b: Competitor): PairChange | null => {
  const competitors = leavingOnly(scene.competitors, a, b)
  if (!canBeCompleted(competitors, scene.edition)) return null
  const others = scene.pairBrackets(competitors, pairBracketAround([a.rank, b.rank]))
  return changeOf(boardsOf(scene.brackets!, scene), boardsOf(others, scene))
}
