import { roundsPaired } from '../../model/history.ts'
import type { PlayerId, RoundNumber } from '../../model/ids.ts'
import { absent, type Outcome } from '../../model/outcome.ts'
import type { Player } from '../../model/player.ts'
import { pointsFor } from '../../model/scoring.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { ZeroPointByeReading } from './rules.ts'

/** Buchholz in tenths of a point, Sonneborn-Berger in tenths times tenths: whole numbers. */
export type Opposition = { readonly buchholz: number; readonly sonnebornBerger: number }

/**
 * Burstein 1.7, 1.7.1, 1.7.2: the points of all opponents, and the same times what was scored against each. A round without a game is one against oneself
 * with what it brought. Virtual points do not count.
 */
export const oppositionIn = (
  tournament: Tournament,
  round: RoundNumber,
  zeroPointByes: ZeroPointByeReading,
): ((player: Player) => Opposition) => {
  const past = ({ outcomes }: Player): readonly Outcome[] => Array.from({ length: round - 1 }, (_, at) => outcomes[at] ?? absent)
  const worth = (outcome: Outcome): number => pointsFor(outcome, tournament.scoring)
  const points = new Map(tournament.players.map((player) => [player.id, sum(past(player).map(worth))]))
  const hasEnded = seriesEnded(tournament, round, zeroPointByes)
  const forOpponents = new Map(
    tournament.players.map((player) => {
      const series = hasEnded(player.id) ? 0 : lastZeroPointByes(past(player), tournament)
      return [player.id, points.get(player.id)! + series * (tournament.scoring.drawWhite - tournament.scoring.zeroPointBye)]
    }),
  )
  return (player) => {
    const rounds = past(player).map((outcome) => ({
      scored: worth(outcome),
      opposing: outcome.kind === 'game' ? forOpponents.get(outcome.opponent)! : points.get(player.id)!,
    }))
    return {
      buchholz: sum(rounds.map(({ opposing }) => opposing)),
      sonnebornBerger: sum(rounds.map(({ scored, opposing }) => scored * opposing)),
    }
  }
}

/** Burstein 1.7.2: whose series of zero-point byes, if there was one, has come to its end: who plays in this round, or has a bye in it that is no zero-point one. */
const seriesEnded = (tournament: Tournament, round: RoundNumber, reading: ZeroPointByeReading): ((id: PlayerId) => boolean) => {
  if (reading === 'last-round') return () => false
  const { players, requestedByes } = tournament
  const recorded = round <= roundsPaired(tournament)
  const announced = new Set(requestedByes.filter((one) => one.round === round && one.bye === 'zero-point').map(({ player }) => player))
  const goesOn = players.filter(({ id, outcomes }) =>
    recorded ? isZeroPointBye(outcomes[round - 1] ?? absent, tournament) : announced.has(id),
  )
  const away = new Set(goesOn.map(({ id }) => id))
  return (id) => !away.has(id)
}

/** How many of the last rounds were zero-point byes, without a gap. */
const lastZeroPointByes = (past: readonly Outcome[], tournament: Tournament): number =>
  past.length - 1 - past.findLastIndex((outcome) => !isZeroPointBye(outcome, tournament))

/** Nothing said counts as one (C.04.2 3.2, 3.3); one that the arbiter gave points for does not. */
const isZeroPointBye = (outcome: Outcome, { scoring }: Tournament): boolean =>
  outcome.kind === 'absent' ||
  (outcome.kind === 'bye' && outcome.bye === 'zero-point' && (outcome.points ?? scoring.zeroPointBye) === scoring.zeroPointBye)

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
