import type { DeskBoardResult, SideResult } from '@zug/engine/desk'
import type { MatchGames, Outcome, PlayerId } from '@zug/engine/model'

/** null for a game that is open on both sides. `two`: it is a match of two games (C.04.5). */
export const gameResult = (white: Outcome, black: Outcome | undefined, two: boolean): DeskBoardResult | null => {
  const [ofWhite, ofBlack] = [sideOf(white), sideOf(black)]
  const begun = white.kind === 'game' && white.games?.some((game) => game !== 'adjourned') === true
  const rated = white.kind !== 'game' || white.rated
  const scores = white.kind === 'game' && black?.kind === 'game' && white.gameScore !== undefined && black.gameScore !== undefined
  // Scores of a game that goes on count already (SSM A1).
  if (ofWhite === 'adjourned' && ofBlack === 'adjourned' && !begun && !scores) return null
  return {
    white: ofWhite,
    black: ofBlack,
    rated,
    ...(two ? forfeitedMatch(white, black) : {}),
    ...matchOf(white, black),
    ...(scores ? { scores: [white.gameScore!, black.gameScore!] as const } : {}),
  }
}

/** C.04.5: the two games of a match. */
const matchOf = (white: Outcome, black: Outcome | undefined): Pick<DeskBoardResult, 'match'> => {
  if (white.kind !== 'game' || black?.kind !== 'game' || white.games === undefined || black.games === undefined) return {}
  const side = (player: PlayerId, games: MatchGames) => games.map((result) => ({ player, result }))
  return { match: { white: side(black.opponent, white.games), black: side(white.opponent, black.games) } }
}

/** C.04.5 0: whoever came forfeited one of the two games as well, which a file says by the points alone. */
const forfeitedMatch = (white: Outcome, black: Outcome | undefined): Pick<DeskBoardResult, 'match'> => {
  if (white.kind !== 'forfeit' || black?.kind !== 'forfeit') return {}
  if (![white, black].some((own) => own.result === 'win' && own.points !== undefined)) return {}
  const side = (player: PlayerId, first: 'win' | 'loss') =>
    [`forfeit-${first}` as const, 'forfeit-loss' as const].map((result) => ({ player, result }))
  return { match: { white: side(black.opponent, white.result), black: side(white.opponent, black.result) } }
}

const sideOf = (outcome: Outcome | undefined): SideResult => {
  if (outcome?.kind === 'game') return outcome.result
  if (outcome?.kind === 'forfeit') return outcome.result === 'win' ? 'forfeit-win' : 'forfeit-loss'
  return 'adjourned'
}
