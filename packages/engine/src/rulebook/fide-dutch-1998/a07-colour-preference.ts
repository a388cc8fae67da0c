import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { ColourPreference } from '../fide-dutch/colour-preference.ts'
import type { Competitor } from '../fide-dutch/competitor.ts'

/**
 * FIDE Dutch 1998, A.7, F.3: the same colour makes a preference absolute when it was had in the two latest *rounds*. F.3 closes the gap of a round without a
 * game for E.3 alone, so black, nothing, black is no such thing. `A.7-games` does without this.
 */
export const byLatestRounds = (tournament: Tournament, round: RoundNumber) => {
  const players = new Map(tournament.players.map((player) => [player.id, player]))
  return (competitor: Competitor): Competitor => {
    const { outcomes } = players.get(competitor.id)!
    const [last, before] = [outcomes[round - 2], outcomes[round - 3]]
    if (competitor.repeatedColour === null || (last?.kind === 'game' && before?.kind === 'game')) return competitor
    const isAbsolute = Math.abs(competitor.colourDifference) > 1
    return { ...competitor, repeatedColour: null, preference: isAbsolute ? competitor.preference : relativePreference(competitor) }
  }
}

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
