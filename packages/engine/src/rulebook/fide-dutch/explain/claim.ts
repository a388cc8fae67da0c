import { opposite } from '../../../model/colour.ts'
import type { Claim } from '../../../pairing/explanation.ts'
import type { Competitor } from '../competitor.ts'

type Claiming = Pick<Competitor, 'preference' | 'colourDifference' | 'repeatedColour'>

/** Where two are due the same colour and one of them more so (E.2, 5.2.2): what makes the stronger claim so strong. */
export const claimOf = (white: Claiming, black: Claiming): Claim | null => {
  const wanted = white.preference.colour
  if (wanted === null || black.preference.colour !== wanted) return null
  const [granted, denied] = wanted === 'white' ? [white, black] : [black, white]
  const [more, less] = [Math.abs(granted.colourDifference), Math.abs(denied.colourDifference)]
  const { strength } = granted.preference
  if (strength === denied.preference.strength) return more > less ? { kind: 'wider', difference: more, against: less } : null
  const had = opposite(wanted)
  if (strength === 'absolute' && granted.repeatedColour === had) return { kind: 'running', colour: had }
  return more === 0 ? null : { kind: 'more', colour: had, games: more }
}
