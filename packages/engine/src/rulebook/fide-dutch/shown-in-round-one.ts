import { type Colour, opposite } from '../../model/colour.ts'
import type { PlayerId } from '../../model/ids.ts'
import { opponentOf, wasPaired } from '../../model/outcome.ts'
import type { Tournament } from '../../model/tournament.ts'
import { parityOf } from './rules.ts'

/**
 * The initial colour read back from round 1 (E.5): of a first-round pair, the higher ranked player had the initial colour when odd, the
 * other one when even. Odd and even count the participants whom the pairing of round 1 dealt with, the pairing-allocated bye included, so
 * that an absent player does not shift the parity, unless the tournament goes by pairing numbers. Scheduled colours of forfeited games tell it
 * as well; null when round 1 shows no colour.
 */
export const shownInRoundOne = (tournament: Tournament): Colour | null => {
  const parity = parityOf(tournament)
  const participants = tournament.players
    .flatMap((player) => {
      const outcome = player.outcomes[0]
      return outcome !== undefined && wasPaired(outcome) ? [{ player, outcome }] : []
    })
    .sort((a, b) => a.player.pairingNumber - b.player.pairingNumber)
    .map((entry, index) => ({ ...entry, number: parity === 'pairing-number' ? entry.player.pairingNumber : index + 1 }))
  // Points of an acceleration rank players before their numbers do, in round 1 too.
  const virtual = (player: PlayerId): number => tournament.virtualPoints.get(player)?.[0] ?? 0
  participants.sort((a, b) => virtual(b.player.id) - virtual(a.player.id))
  const placeOf = new Map(participants.map(({ player }, place) => [player.id, place]))
  for (const [place, { outcome, number }] of participants.entries()) {
    const opponent = opponentOf(outcome)
    const colour = outcome.kind === 'game' || outcome.kind === 'forfeit' ? outcome.colour : null
    if (opponent === null || colour === null || (placeOf.get(opponent) ?? 0) < place) continue
    return number % 2 === 1 ? colour : opposite(colour)
  }
  return null
}
