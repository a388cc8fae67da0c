import type { ByeKind, Colour } from '@zug/engine/model'
import { makePoints, type Points } from '@zug/engine/model'

export const colours: Readonly<Record<Colour, string>> = { white: 'les Blancs', black: 'les Noirs' }

/** Points with a decimal comma, as French writes them. */
export const pointsText = (points: Points): string => makePoints(points).replace('.', ',')

/** What somebody has who has the bye, and what somebody has not. */
export const byes: Readonly<Record<ByeKind, string>> = {
  'pairing-allocated': 'le bye de l’appariement',
  'full-point': 'un bye à un point',
  'half-point': 'un bye à un demi-point',
  'zero-point': 'un bye sans point',
}
