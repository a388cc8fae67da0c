import { type Colour, opposite } from './colour.ts'
import { opponentOf, wasPaired } from './outcome.ts'
import type { Tournament } from './tournament.ts'

/**
 * The initial colour read back from round 1 (E.5): of a first-round pair, the higher ranked player had the initial colour when odd, the
 * other one when even. Odd and even count the participants whom the pairing of round 1 dealt with, the pairing-allocated bye included, so
 * that an absent player does not shift the parity, unless the tournament goes by pairing numbers. Scheduled colours of forfeited games tell it
 * as well; null when round 1 shows no colour.
 */
export const shownInRoundOne = (tournament: Tournament): Colour | null => {
  const numberOf = new Map(tournament.players.map((player) => [player.id, player.pairingNumber]))
  const participants = tournament.players
    .flatMap((player) => {
      const outcome = player.outcomes[0]
      return outcome !== undefined && wasPaired(outcome) ? [{ player, outcome }] : []
    })
    .sort((a, b) => a.player.pairingNumber - b.player.pairingNumber)
  for (const [index, { player, outcome }] of participants.entries()) {
    const opponent = opponentOf(outcome)
    const colour = outcome.kind === 'game' || outcome.kind === 'forfeit' ? outcome.colour : null
    if (opponent === null || colour === null || (numberOf.get(opponent) ?? 0) < player.pairingNumber) continue
    const number = tournament.parity === 'pairing-number' ? player.pairingNumber : index + 1
    return number % 2 === 1 ? colour : opposite(colour)
  }
  return null
}
