import type { PlayerId, RoundNumber } from './ids.ts'
import type { GameResult } from './outcome.ts'
import type { Player } from './player.ts'
import { addPoints, type Points, pointsFromTenths } from './points.ts'
import type { Tournament } from './tournament.ts'

/**
 * SSM A1: win, draw or loss out of the scores of the game itself (GAM). A game that ran into the time limit is decided by the margin that the
 * regulations declare.
 */
export const resultFromGameScores = (
  mine: Points,
  theirs: Points,
  onTimeLimit: boolean,
  { timeLimitMargin }: { readonly timeLimitMargin: Points | null },
): GameResult => {
  const lead = mine - theirs
  const decided = !onTimeLimit || (timeLimitMargin !== null && Math.abs(lead) >= timeLimitMargin)
  if (lead === 0 || !decided) return 'draw'
  return lead > 0 ? 'win' : 'loss'
}

/** GAM: the game scores of a player before `round`, added up. Byes and games not played bring none. */
export const gameScoreBefore = (player: Player, round: RoundNumber): Points =>
  player.outcomes
    .slice(0, round - 1)
    .reduce((sum, outcome) => (outcome.kind === 'game' && outcome.gameScore !== undefined ? addPoints(sum, outcome.gameScore) : sum), zero)

const zero = pointsFromTenths(0)

/** GAM of everybody after the first `rounds` rounds, all of them when left out. */
export const gameScoresOf = (tournament: Tournament, rounds: number = Number.POSITIVE_INFINITY): ReadonlyMap<PlayerId, Points> =>
  new Map(tournament.players.map((player) => [player.id, gameScoreBefore(player, (rounds + 1) as RoundNumber)]))
