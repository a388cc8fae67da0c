import {
  type Player,
  type PlayerId,
  type Points,
  type RoundNumber,
  roundsPaired,
  scoreBefore,
  type Tournament,
  virtualPointsIn,
} from '@zug/engine/model'
import { type NotPlaying, type RoundPairing, rulebookById, unexcusedDefault, whyNotPlaying } from '@zug/engine/pairing'

/** A player as a pairing shows them: with the points before the round. */
export type Entrant = { readonly player: Player; readonly points: Points; readonly virtualPoints: Points }

/** Looks players up by id for one round. Ids in an answer come from the same tournament, so a missing one is a bug. */
export const entrantsOf = (tournament: Tournament, round: RoundNumber): ((id: PlayerId) => Entrant) => {
  const players = new Map(tournament.players.map((player) => [player.id, player]))
  return (id) => {
    const player = players.get(id)
    if (player === undefined) throw new Error(`player ${id} is not in the tournament`)
    return { player, points: scoreBefore(tournament, player, round), virtualPoints: virtualPointsIn(tournament, id, round) }
  }
}

/** Why somebody is not paired in a round, in words. */
export const reasonNotPaired = (tournament: Tournament, player: Player, { rulebook, round }: RoundPairing): string => {
  const outcome = player.outcomes[round - 1]
  const requested = tournament.requestedByes.find((bye) => bye.player === player.id && bye.round === round)
  if (outcome?.kind === 'bye') return `${outcome.bye} bye`
  if (requested !== undefined) return `${requested.bye} bye`
  const { traits, settings } = rulebookById(rulebook)
  if (traits.drawnFrom === 'tables') return notPlaying[whyNotPlaying(tournament, round, player.id)]
  const excuses = settings.some(({ kind }) => kind === 'excuses')
  const defaulted = excuses && round > roundsPaired(tournament) ? unexcusedDefault(tournament, player) : null
  return defaulted === null
    ? 'absent'
    : `defaulted in round ${defaulted} and not excused (616); --excused ${player.pairingNumber} has them paired`
}

const notPlaying: Readonly<Record<NotPlaying, string>> = {
  away: 'absent',
  'no-section': 'in no section',
  'section-over': 'all rounds of the section are played',
  rests: 'rests',
  'opponent-away': 'the opponent by the table is absent',
}
