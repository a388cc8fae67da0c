import type { Colour } from '../../model/colour.ts'

/** How much a colour is due, weakest first. Comparable by position. */
export const strengths = ['none', 'mild', 'strong', 'absolute'] as const
export type Strength = (typeof strengths)[number]

export type ColourPreference = { readonly colour: Colour | null; readonly strength: Strength }

const noPreference: ColourPreference = Object.freeze({ colour: null, strength: 'none' })

/** FIDE Dutch 1998 A.7, 2012 A.7, 2017 A.6, 2026 1.6: games played with White less games played with Black. */
export const colourDifference = (colours: readonly Colour[]): number =>
  colours.reduce((difference, colour) => difference + (colour === 'white' ? 1 : -1), 0)

/** The colour of the two latest games played, when it was the same. */
export const repeatedColour = (colours: readonly Colour[]): Colour | null => {
  const last = colours.at(-1)
  return last !== undefined && last === colours.at(-2) ? last : null
}

/**
 * FIDE Dutch 1998 A.7, 2012 A.7, A.7.f, 2017 A.6, C.04.1.h, 2026 1.7, C.04.1 8: colour preference.
 *
 * Absolute when the difference of colours is beyond one, or the last two games had the same colour; strong when the difference is one; mild,
 * to alternate, when it is zero; none before the first game.
 */
export const colourPreference = (colours: readonly Colour[]): ColourPreference => {
  const last = colours.at(-1)
  if (last === undefined) return noPreference
  const difference = colourDifference(colours)
  if (difference > 1) return { colour: 'black', strength: 'absolute' }
  if (difference < -1) return { colour: 'white', strength: 'absolute' }
  const repeated = repeatedColour(colours)
  if (repeated !== null) return { colour: repeated === 'white' ? 'black' : 'white', strength: 'absolute' }
  if (difference === 1) return { colour: 'black', strength: 'strong' }
  if (difference === -1) return { colour: 'white', strength: 'strong' }
  return { colour: last === 'white' ? 'black' : 'white', strength: 'mild' }
}

export const strengthOf = (preference: ColourPreference): number => strengths.indexOf(preference.strength)
