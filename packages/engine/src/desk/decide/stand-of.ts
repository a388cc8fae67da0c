import { gamePoints } from '../../model/match-points.ts'
import type { BoardResult, SideResult } from '../result.ts'
import type { DeskState } from '../state.ts'

/** How a match stands by its games: open as long as one is, else more game points win. */
export const standOf = (
  { white, black }: NonNullable<BoardResult['match']>,
  { settings }: DeskState,
): { readonly white: SideResult; readonly black: SideResult } => {
  if (white.some(({ result }) => result === 'adjourned')) return { white: 'adjourned', black: 'adjourned' }
  const lead = gamePoints(white, settings!.scoring) - gamePoints(black, settings!.scoring)
  if (lead === 0) return { white: 'draw', black: 'draw' }
  return lead > 0 ? { white: 'win', black: 'loss' } : { white: 'loss', black: 'win' }
}
