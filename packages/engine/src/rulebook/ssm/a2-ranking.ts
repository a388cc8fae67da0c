import { gameScoreBefore } from '../../model/game-score.ts'
import { scoreBefore } from '../../model/history.ts'
import type { PlayerId, RoundNumber } from '../../model/ids.ts'
import { lotOf } from '../../model/lot.ts'
import type { Player } from '../../model/player.ts'
import { addPoints, type Points, pointsFromTenths } from '../../model/points.ts'
import type { Tournament } from '../../model/tournament.ts'
import { wdlScoring } from './a1-scoring.ts'
import { settingsOf } from './rules.ts'

export type Ranked = { readonly player: Player; readonly score: Points; readonly sos: Points; readonly gam: Points; readonly lot: number }

/**
 * SSM A2: everybody as ranked before `round`, by WDL score, the sum of the opponents' WDL scores (SOS), the game score (GAM), the rating if the
 * regulations use it, and by lot. Whoever was not played against is no opponent: a bye or a game missed brings no SOS.
 */
export const rankingBefore = (tournament: Tournament, round: RoundNumber): readonly Ranked[] => {
  const { useRating, seed } = settingsOf(tournament)
  const scores = wdlBefore(tournament, round)
  const ranked = tournament.players.map(
    (player): Ranked => ({
      player,
      score: scores.get(player.id)!,
      sos: sosBefore(player, round, scores),
      gam: gameScoreBefore(player, round),
      lot: lotOf(seed, player.id),
    }),
  )
  return ranked.sort(
    (a, b) =>
      b.score - a.score ||
      b.sos - a.sos ||
      b.gam - a.gam ||
      (useRating ? (b.player.rating ?? 0) - (a.player.rating ?? 0) : 0) ||
      a.lot - b.lot ||
      a.player.id - b.player.id,
  )
}

/** A1: WDL scores before `round`. */
export const wdlBefore = (tournament: Tournament, round: RoundNumber): ReadonlyMap<PlayerId, Points> => {
  const scored = { ...tournament, scoring: wdlScoring }
  return new Map(tournament.players.map((player) => [player.id, scoreBefore(scored, player, round)]))
}

/** A2.b, D.b. */
const sosBefore = (player: Player, round: RoundNumber, scores: ReadonlyMap<PlayerId, Points>): Points =>
  player.outcomes
    .slice(0, round - 1)
    .reduce(
      (sum, outcome) => (outcome.kind === 'game' ? addPoints(sum, scores.get(outcome.opponent) ?? pointsFromTenths(0)) : sum),
      pointsFromTenths(0),
    )
