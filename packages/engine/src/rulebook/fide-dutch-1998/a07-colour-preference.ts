import type { ColourPreference } from '../fide-dutch/colour-preference.ts'
import type { Competitor } from '../fide-dutch/competitor.ts'

/**
 * FIDE Dutch 1998, A.7: preferences are absolute, strong and mild as in every edition, but absolute ones are not in effect for players above
 * 50 % in the last round: theirs is strong when the colours differ in number, else mild, to alternate.
 */
export const withoutAbsolute = (player: Competitor): Competitor =>
  player.topscorer && player.preference.strength === 'absolute' ? { ...player, preference: relativePreference(player) } : player

const relativePreference = ({ colourDifference, colours }: Competitor): ColourPreference => {
  if (colourDifference !== 0) return { colour: colourDifference < 0 ? 'white' : 'black', strength: 'strong' }
  return { colour: colours.at(-1) === 'white' ? 'black' : 'white', strength: 'mild' }
}
