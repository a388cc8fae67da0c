import { type Colour, opposite } from '../../model/colour.ts'
import { opponentOf } from '../../model/outcome.ts'
import type { Player } from '../../model/player.ts'
import type { Tournament } from '../../model/tournament.ts'
import { drawLot } from './lots.ts'
import { settingsOf } from './settings.ts'

/**
 * CFC 628: the one lot of a tournament, the colour of the odd-numbered players of the top half in round 1. As recorded; else as round 1 shows it; else
 * drawn from the seed.
 */
export const lotColourOf = (tournament: Tournament, order: readonly Player[]): Colour =>
  tournament.initialColour ?? shownByRoundOne(order) ?? (drawLot(settingsOf(tournament).seed, '628') % 2 === 0 ? 'white' : 'black')

const shownByRoundOne = (order: readonly Player[]): Colour | null => {
  const placeOf = new Map(order.map(({ id }, place) => [id, place]))
  for (const [place, { outcomes, pairingNumber }] of order.entries()) {
    const outcome = outcomes[0]
    if (outcome?.kind !== 'game' && outcome?.kind !== 'forfeit') continue
    if (outcome.colour === null || (placeOf.get(opponentOf(outcome)!) ?? 0) < place) continue
    return pairingNumber % 2 === 1 ? outcome.colour : opposite(outcome.colour)
  }
  return null
}
