import type { Surroundings } from '@zug/engine/explain'
import type { PlayerId } from '@zug/engine/model'
import { displayPoints } from '@zug/engine/model'
import type { BracketMap } from './panel.ts'
import type { NameOf } from './speech.ts'

/** Those asked about and who is around them, with their names. */
export const bracketMap = (
  surroundings: Surroundings | null,
  asked: readonly PlayerId[],
  wished: readonly [PlayerId, PlayerId] | null,
  colourless: boolean,
  nameOf: NameOf,
): BracketMap | null =>
  surroundings && {
    bands: surroundings.bands.map(({ score, players, omitted }) => ({
      score,
      label: displayPoints(score),
      players: players.map(({ player, notation }) => ({ player, name: nameOf(player), notation, asked: asked.includes(player) })),
      omitted,
    })),
    lines: surroundings.lines,
    wished,
    bye: surroundings.bye,
    colourless,
  }
