import type { DeskBoardResult as BoardResult } from '@zug/engine/desk'
import { type Points, pointsFromTenths, resultFromGameScores } from '@zug/engine/model'
import type { Tournament } from '../../api/types.ts'

type Rules = Tournament['settings']['rules']

/** SSM A1: the game itself has scores, and they make the result; games of a match have results. */
export const hasGameScores = ({ games, teams }: Pick<Tournament['traits'], 'games' | 'teams'>): boolean => games === 'scores' && !teams

/** The lead that wins a game ended on the time limit; null: none does. Where nothing is declared about it, any. */
const marginOf = (rules: Rules): Points | null => ('timeLimitMargin' in rules ? rules.timeLimitMargin : pointsFromTenths(0))

/** With no margin whoever leads has won, time limit or not: then there is nothing to say about it. */
export const timeLimitMatters = (rules: Rules): boolean => marginOf(rules) !== 0

/** Tenths, or null when it is no number of points. */
export const tenths = (text: string): number | null => {
  const value = Number(text.trim().replace(',', '.')) * 10
  const whole = Math.round(value)
  return text.trim() === '' || Math.abs(value - whole) > 1e-6 || !(whole >= 0 && whole <= 100_000) ? null : whole
}

/** As it is typed: 12 or 12.5. */
export const typedScore = (points: number): string => String(points / 10)

const opposite = { win: 'loss', draw: 'draw', loss: 'win' } as const

/** Win, draw or loss out of the scores of the game (SSM A1), by the declared margin when the time limit ended it; null while a score is missing. */
export const resultOfScores = (
  first: string,
  second: string,
  onTimeLimit: boolean,
  rules: Rules,
): (BoardResult & { readonly white: keyof typeof opposite }) | null => {
  const [a, b] = [tenths(first), tenths(second)]
  if (a === null || b === null) return null
  const scores = [pointsFromTenths(a), pointsFromTenths(b)] as const
  const white = resultFromGameScores(scores[0], scores[1], onTimeLimit, { timeLimitMargin: marginOf(rules) })
  if (white !== 'win' && white !== 'draw' && white !== 'loss') return null
  return { white, black: opposite[white], rated: true, scores: [...scores] }
}

/** A draw with a leader: only the time limit makes that. */
export const endedOnTimeLimit = (result: BoardResult | null): boolean =>
  result?.scores !== undefined && result.white === 'draw' && result.scores[0] !== result.scores[1]
