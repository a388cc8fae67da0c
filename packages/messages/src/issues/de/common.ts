import type { ByeKind, Colour } from '@zug/engine/model'
import { makePoints, type Points } from '@zug/engine/model'

export const colours: Readonly<Record<Colour, string>> = { white: 'Weiß', black: 'Schwarz' }

/** Points with a decimal comma, as German writes them. */
export const pointsText = (points: Points): string => makePoints(points).replace('.', ',')

/** What somebody has who has the bye. */
export const byes: Readonly<Record<ByeKind, string>> = {
  'pairing-allocated': 'ein zugelostes Freilos',
  'full-point': 'ein Freilos mit ganzem Punkt',
  'half-point': 'ein Freilos mit halbem Punkt',
  'zero-point': 'ein Freilos ohne Punkt',
}
