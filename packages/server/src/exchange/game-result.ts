import type { DeskBoardResult, SideResult } from '@zug/engine/desk'
import type { Outcome } from '@zug/engine/model'

/** null for a game that is open on both sides. */
export const gameResult = (white: Outcome, black: Outcome | undefined): DeskBoardResult | null => {
  const [ofWhite, ofBlack] = [sideOf(white), sideOf(black)]
  if (ofWhite === 'adjourned' && ofBlack === 'adjourned') return null
  const rated = white.kind !== 'game' || white.rated
  const scores = white.kind === 'game' && black?.kind === 'game' && white.gameScore !== undefined && black.gameScore !== undefined
  return {
    white: ofWhite,
    black: ofBlack,
    rated,
    ...(scores ? { scores: [white.gameScore!, black.gameScore!] as const } : {}),
  }
}

const sideOf = (outcome: Outcome | undefined): SideResult => {
  if (outcome?.kind === 'game') return outcome.result
  if (outcome?.kind === 'forfeit') return outcome.result === 'win' ? 'forfeit-win' : 'forfeit-loss'
  return 'adjourned'
}
