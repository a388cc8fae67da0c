import { type DeskBoardResult, type DeskState, isTeamEvent } from '@zug/engine/desk'
import { resultFromGameScores } from '@zug/engine/model'
import { rulebookById, ssmSettingsOf } from '@zug/engine/pairing'

const played: ReadonlySet<string> = new Set(['win loss', 'draw draw', 'loss win'])
const left: ReadonlySet<string> = new Set(['forfeit-win forfeit-loss', 'forfeit-loss forfeit-win', 'forfeit-loss forfeit-loss'])

/** Players report how their game ended. That somebody did not come, adjournments and penalties are the arbiter's to find; teams know which of their boards was empty. */
export const isForPlayers = (state: DeskState, result: DeskBoardResult): boolean => {
  const { white, black, rated, match } = result
  if (!rated || !played.has(`${white} ${black}`) || !hasGoodScores(state, result)) return false
  if (match === undefined) return true
  const boards = match.white.map(({ result: own }, at) => `${own} ${match.black[at]?.result}`)
  const mayBeEmpty = isTeamEvent(state)
  return boards.length === match.black.length && boards.every((board) => played.has(board) || (mayBeEmpty && left.has(board)))
}

type Seat = { readonly round: number; readonly player: number }
type LineUp = { readonly team: number; readonly boards: readonly number[]; readonly alternates: readonly number[]; readonly round?: number }

/** A captain seats the members of the own team for the round, and nobody else, as long as nothing is reported of its match. */
export const isOwnLineUp = ({ teams, rounds, finished }: DeskState, seat: Seat, { team, boards, alternates, round }: LineUp): boolean => {
  const own = teams.get(team as never)
  const match = rounds[seat.round - 1]?.boards.find(({ white, black }) => white === seat.player || black === seat.player)
  if (own === undefined || match === undefined || team !== seat.player || seat.round !== rounds.length || round !== seat.round || finished)
    return false
  if (match.result !== null || match.reports.length > 0) return false
  const sorted = (members: readonly number[]): string => members.toSorted((a, b) => a - b).join()
  return sorted([...boards, ...alternates]) === sorted([...own.boards, ...own.alternates])
}

/**
 * Scores as the game can have brought them (SSM A1): only where the rulebook enters any, never more than it says, and such that they give the result,
 * with or without the time limit. A game that was played has some; a game that was not has none.
 */
export const hasGoodScores = ({ settings }: DeskState, { white, black, scores }: DeskBoardResult): boolean => {
  const { mostGameScore } = rulebookById(settings!.rules.rulebook).traits
  const wanted = mostGameScore !== null && played.has(`${white} ${black}`)
  if (scores === undefined || mostGameScore === null || !wanted) return wanted === (scores !== undefined)
  const [mine, theirs] = scores
  const results = [false, true].map((onTimeLimit) => resultFromGameScores(mine, theirs, onTimeLimit, ssmSettingsOf(settings!)))
  return Math.max(mine, theirs) <= mostGameScore && results.some((result) => result === white)
}
