import type { Colour } from '../../model/colour.ts'
import { type ColourPreference, colourPreference } from '../fide-dutch/colour-preference.ts'
import type { Competitor } from './competitor.ts'

/**
 * Lim 5.1, 5.5, 5.6, C.04.1 8: the colour due: what must be had after two games running with the other, or two more of them; else the one had less often; else the one
 * not had in the last game. None before the first game. So it is in the Dutch system.
 */
export const dueColour = (colours: readonly Colour[]): ColourPreference => colourPreference(colours)

/** Both are due the same colour: one of them goes without. */
export const clash = ({ preference: mine }: Competitor, { preference: theirs }: Competitor): boolean =>
  mine.colour !== null && mine.colour === theirs.colour
