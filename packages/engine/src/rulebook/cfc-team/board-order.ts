import type { RulebookWarning } from '../../model/issues/rulebook.ts'
import type { Tournament } from '../../model/tournament.ts'
import { warning } from '../warning.ts'
import { teamSettingsOf } from './rules.ts'

/**
 * CFC 643, 662: members sit in the order of their ratings, the highest on board 1; unrated players may sit anywhere. The director may allow so many points out
 * of order. Every player rated above somebody on a higher board by more than that is named.
 */
export const boardOrderIssues = (tournament: Tournament): readonly RulebookWarning[] => {
  const { boardTolerance } = teamSettingsOf(tournament)
  const players = new Map(tournament.players.map((player) => [player.id, player]))
  return (tournament.teams ?? []).flatMap((team) => {
    let lowest = Number.POSITIVE_INFINITY
    return team.boards.flatMap((id, board): readonly RulebookWarning[] => {
      const rating = players.get(id)?.rating ?? null
      if (rating === null) return []
      const outOfOrder = rating - lowest > boardTolerance
      lowest = Math.min(lowest, rating)
      if (!outOfOrder) return []
      const told = { team: team.name, board: board + 1, rating, tolerance: boardTolerance }
      return [warning('board-order', { article: '643', player: id, ...told })]
    })
  })
}
