import { type Colour, opposite } from '../../model/colour.ts'

/** What a team prefers: a colour, strongly or mildly; type A knows one strength, which is that of type B's strong ones. */
export type Preference = { readonly colour: Colour; readonly strength: 'strong' | 'mild' } | null

/** C.04.6 1.7.2, where CD is 0 in the last round after the same colour twice: the clause of strong preferences, or the one without any. */
export const balancedAtLastReadings = ['strong', 'none'] as const
export type BalancedAtLast = (typeof balancedAtLastReadings)[number]

export type PreferenceRules = { readonly preferences: 'A' | 'B' | null; readonly balancedAtLast: BalancedAtLast }

/** C.04.6 1.6.2: matches with White less matches with Black. */
export const colourDifference = (colours: readonly Colour[]): number =>
  colours.reduce((sum, colour) => sum + (colour === 'white' ? 1 : -1), 0)

/**
 * C.04.6 1.7, 1.7.1, 1.7.2: type A: the colour that mends a colour difference beyond one, or that was not had in the last two played matches where the difference
 * is none, or one that it mends. Type B: the same strongly; mildly the colour that mends a difference of one, or, before the last round, the other than the last.
 */
export const colourPreference = (
  colours: readonly Colour[],
  { preferences, balancedAtLast }: PreferenceRules,
  lastRound: boolean,
): Preference => {
  const last = colours.at(-1)
  if (preferences === null || last === undefined) return null
  const difference = colourDifference(colours)
  if (preferences === 'B' && difference === 0 && lastRound && balancedAtLast === 'none') return null
  const strong = strongColour(colours, difference)
  if (strong !== null) return { colour: strong, strength: 'strong' }
  if (preferences === 'A') return null
  if (difference !== 0) return { colour: difference < 0 ? 'white' : 'black', strength: 'mild' }
  return lastRound ? null : { colour: opposite(last), strength: 'mild' }
}

const strongColour = (colours: readonly Colour[], difference: number): Colour | null => {
  if (difference < -1) return 'white'
  if (difference > 1) return 'black'
  const [last, before] = [colours.at(-1), colours.at(-2)]
  if (last === undefined || last !== before) return null
  const wanted = opposite(last)
  return difference === 0 || (wanted === 'white') === difference < 0 ? wanted : null
}
