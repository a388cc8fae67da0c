import type { ScoringSystem } from '../../model/scoring.ts'
import type { BakuVariant } from './variant.ts'

/** C.04.7 1.1: the acceleration is for tournaments where a win is worth two draws and a loss nothing; before 2026, where they are worth 1, ½, 0. */
export const scoringAllows = (scoring: ScoringSystem, variant: BakuVariant): boolean => {
  const { winWhite, winBlack, drawWhite, drawBlack, lossWhite, lossBlack } = scoring
  const colourBlind = winWhite === winBlack && drawWhite === drawBlack && lossWhite === lossBlack
  return colourBlind && winWhite === 2 * drawWhite && lossWhite === 0 && (variant === 'win' || winWhite === 10)
}
