import type { PlayerId } from '../../../model/ids.ts'
import type { ColoursEvent, Why } from '../../../pairing/explanation.ts'
import { allocateColours } from '../colour-allocation.ts'
import type { Competitor } from '../competitor.ts'
import { noted } from './notation.ts'
import { passedOver } from './passed-over.ts'
import { boardOf, type Scene } from './scene.ts'

/** How many opponents that came earlier a player is told about. */
const mostPassedOver = 6

/** "Why does A play B?"; null when they do not. */
export const whyPaired = (scene: Scene, first: PlayerId, second: PlayerId): Why | null => {
  const { brackets, edition, initialColour } = scene
  for (const [index, paired] of (brackets ?? []).entries()) {
    const pair = paired.pairing.pairs.find(
      ({ higher, lower }) => (higher.id === first && lower.id === second) || (higher.id === second && lower.id === first),
    )
    if (pair === undefined) continue
    const { rule, higherGets } = allocateColours(pair.higher, pair.lower, initialColour)
    const [white, black] = higherGets === 'white' ? [pair.higher, pair.lower] : [pair.lower, pair.higher]
    const colours: ColoursEvent = {
      kind: 'colours',
      articles: [edition.names.colours[rule]],
      board: boardOf(pair, initialColour),
      white: noted(white),
      black: noted(black),
    }
    return {
      ...setting('pair', [pair.higher, pair.lower], index, scene),
      passedOver: passedOver(paired, scene, mostPassedOver, (p) => p === pair.higher),
      colours,
    }
  }
  return null
}

/** "Why did A float down?" and "why does A get the bye?"; null when neither happened. The last bracket that A left unpaired tells it. */
export const whyUnpaired = (scene: Scene, id: PlayerId): Why | null => {
  const brackets = scene.brackets ?? []
  const index = brackets.findLastIndex(({ pairing }) => pairing.downfloaters.some((player) => player.id === id))
  if (index === -1) return null
  const { bracket, pairing } = brackets[index]!
  const player = pairing.downfloaters.find((floater) => floater.id === id)!
  return { ...setting(bracket.last ? 'bye' : 'float', [player], index, scene), passedOver: [], colours: null }
}

const setting = (
  kind: Why['kind'],
  players: readonly Competitor[],
  index: number,
  scene: Scene,
): Pick<Why, 'kind' | 'players' | 'scores' | 'bracket' | 'bracketSize' | 'movedDown'> => {
  const { bracket } = scene.brackets![index]!
  return {
    kind,
    players: players.map((player) => player.id),
    scores: players.map((player) => player.score),
    bracket: index + 1,
    bracketSize: bracket.players.length,
    movedDown: bracket.players.slice(0, bracket.movedDown).map((player) => player.id),
  }
}
