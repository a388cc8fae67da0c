import type { Colour } from './colour.ts'
import type { PlayerId, RoundNumber } from './ids.ts'
import { type Game, opponentOf, wasPaired } from './outcome.ts'
import type { Player } from './player.ts'
import { addPoints, type Points, pointsFromTenths } from './points.ts'
import { pointsFor } from './scoring.ts'
import type { Tournament } from './tournament.ts'

/** Rounds that have been paired, whether or not all results are in. */
export const roundsPaired = (tournament: Tournament): number =>
  tournament.players.reduce((most, player) => Math.max(most, player.outcomes.length), 0)

/** Points of a player before `round`: only the rounds before it count. */
export const scoreBefore = (tournament: Tournament, player: Player, round: RoundNumber): Points =>
  player.outcomes.slice(0, round - 1).reduce((sum, outcome) => addPoints(sum, pointsFor(outcome, tournament.scoring)), pointsFromTenths(0))

/** Points added for the pairing of `round` only (acceleration). */
export const virtualPointsIn = (tournament: Tournament, player: PlayerId, round: RoundNumber): Points =>
  tournament.virtualPoints.get(player)?.[round - 1] ?? pointsFromTenths(0)

/** C.04.7 1.5: the score a player is paired with in `round`: points and virtual points. */
export const pairingScore = (tournament: Tournament, player: Player, round: RoundNumber): Points =>
  addPoints(scoreBefore(tournament, player, round), virtualPointsIn(tournament, player.id, round))

/**
 * FIDE Dutch 1998 F.2, F.3, 2012 F.2, F.3, 2017 C.04.2.D.5, 2026 C.04.2 3.4: colours of the games played before `round`, oldest first; unplayed rounds
 * leave no trace, so that histories close up over them.
 */
export const coloursBefore = (player: Player, round: RoundNumber): readonly Colour[] =>
  gamesBefore(player, round).map(({ colour }) => colour)

/** FIDE Dutch 1998 F.2, 2012 F.2, 2017 C.04.2.D.6, 2026 C.04.2 3.5: those met over the board before `round`; a forfeited game is no meeting. */
export const opponentsBefore = (player: Player, round: RoundNumber): readonly PlayerId[] =>
  gamesBefore(player, round).map(({ opponent }) => opponent)

const gamesBefore = ({ outcomes }: Player, round: RoundNumber): readonly Game[] =>
  outcomes.slice(0, round - 1).filter((outcome) => outcome.kind === 'game')

/** Games a player has not played before `round`, for whatever reason. */
export const unplayedBefore = (player: Player, round: RoundNumber): number => {
  let unplayed = 0
  for (let r = 0; r < round - 1; r++) if (player.outcomes[r]?.kind !== 'game') unplayed++
  return unplayed
}

/**
 * FIDE Dutch 1998 F.5, 2012 F.5, 2017 C.04.2.C, C.04.2.D.3, C.04.2.D.4, 2026 C.04.2 2.4, C.04.2 3.2, C.04.2 3.3: who is to be paired in `round`. In a round
 * that was paired already these are the players who got an opponent or the pairing-allocated bye; in the round to come everybody who has not asked for a bye
 * or announced an absence. Whoever has withdrawn, or has not arrived yet, is absent in those rounds.
 */
export const participantsOf = (tournament: Tournament, round: RoundNumber): readonly Player[] => {
  if (round <= roundsPaired(tournament))
    return tournament.players.filter((player) => {
      const outcome = player.outcomes[round - 1]
      return outcome !== undefined && wasPaired(outcome)
    })
  const away = new Set(tournament.requestedByes.filter((bye) => bye.round === round).map((bye) => bye.player))
  return tournament.players.filter((player) => !away.has(player.id))
}

/** Has the player been given an opponent or the pairing-allocated bye in any round before `round`? */
export const pairedBefore = (player: Player, round: RoundNumber): boolean => player.outcomes.slice(0, round - 1).some(wasPaired)

/**
 * FIDE Dutch 2017 C.04.1.a, 2026 C.04.1 1: is `round` the last one? The number of rounds, declared beforehand, decides; a finished file that declares none
 * ends with its last column.
 */
export const isLastRound = (tournament: Tournament, round: RoundNumber): boolean => {
  if (tournament.numberOfRounds !== null) return round === tournament.numberOfRounds
  return round === roundsPaired(tournament)
}

/** Did these two meet, or were they at least paired, in `round`? */
export const opponentIn = (player: Player, round: RoundNumber): PlayerId | null => {
  const outcome = player.outcomes[round - 1]
  return outcome === undefined ? null : opponentOf(outcome)
}
