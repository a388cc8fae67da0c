import type { Colour } from '../../model/colour.ts'
import { colourPreference as dutchPreference } from '../fide-dutch/colour-preference.ts'

/** A due colour; everybody has one. */
export type Preference = { readonly colour: Colour; readonly strength: 'mild' | 'strong' | 'absolute' }

const beforeTheFirstGame: Preference = Object.freeze({ colour: 'black', strength: 'mild' })

/**
 * Dubov 1.5, 1.6, 1.6.1, 1.6.2, 1.6.3, 1.6.4: absolute beyond a difference of one, or after the same colour twice; strong at a difference of one; mild, to alternate, at
 * none, as in the Dutch system. Before the first game it is mild, for Black.
 */
export const colourPreference = (colours: readonly Colour[]): Preference =>
  colours.length === 0 ? beforeTheFirstGame : (dutchPreference(colours) as Preference)
