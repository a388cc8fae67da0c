import type { DeskBoardResult, SideResult } from '@zug/engine/desk'
import type { MatchGames, Outcome, PlayerId } from '@zug/engine/model'

/** null for a game that is open on both sides. */
export const gameResult = (white: Outcome, black: Outcome | undefined): DeskBoardResult | null => {
  const [ofWhite, ofBlack] = [sideOf(white), sideOf(black)]
  const begun = white.kind === 'game' && white.games?.some((game) => game !== 'adjourned') === true
  if (ofWhite === 'adjourned' && ofBlack === 'adjourned' && !begun) return null
  const rated = white.kind !== 'game' || white.rated
  const scores = white.kind === 'game' && black?.kind === 'game' && white.gameScore !== undefined && black.gameScore !== undefined
  return {
    white: ofWhite,
    black: ofBlack,
    rated,
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

const sideOf = (outcome: Outcome | undefined): SideResult => {
  if (outcome?.kind === 'game') return outcome.result
  if (outcome?.kind === 'forfeit') return outcome.result === 'win' ? 'forfeit-win' : 'forfeit-loss'
  return 'adjourned'
}
