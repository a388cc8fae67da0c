import type { GameResult, MatchGames } from './outcome.ts'
import { type Points, pointsFromTenths } from './points.ts'
import type { BoardResult } from './team.ts'

const worth: Readonly<Record<BoardResult, number>> = { win: 2, draw: 1, loss: 0, adjourned: 1, 'forfeit-win': 2, 'forfeit-loss': 0 }

/** C.04.5 0: how a match of two games ended for one side: open as long as one of them is. */
export const resultOfGames = (own: MatchGames, other: MatchGames): GameResult => {
  if (own.includes('adjourned')) return 'adjourned'
  const sum = ([first, second]: MatchGames): number => worth[first] + worth[second]
  const lead = sum(own) - sum(other)
  return lead > 0 ? 'win' : lead < 0 ? 'loss' : 'draw'
}

/** What they brought a side, 1 for a game won. */
export const pointsOfGames = ([first, second]: MatchGames): Points => pointsFromTenths(5 * (worth[first] + worth[second]))

/** Did a side forfeit both games? Then the match is forfeited. */
export const missedBoth = (games: MatchGames): boolean => games.every((game) => game === 'forfeit-loss')
