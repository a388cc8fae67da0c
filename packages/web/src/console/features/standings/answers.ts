import type { Outcome } from '@zug/engine/model'
import { type CrosstableCell, type Notation, resultIn } from '@zug/engine/standings'
import type { WorkingAnswer } from '@zug/server/views'

export type { CardAnswer as Card, StandingsAnswer as Standings, StandingsLine as Row } from '@zug/server/views'

/** After which round, at which moment. */
export type After = { readonly round: number | null; readonly at: number | null }
export type Cell = CrosstableCell
export type Term = WorkingAnswer['criteria'][number]['terms'][number]

/** 2.5 → 2½; other fractions with their decimals. Where games have scores of their own, no ½. */
export const showNumber = (value: number, halves = true): string => {
  const whole = Math.trunc(value)
  const rest = Math.round((value - whole) * 100) / 100
  if (rest === 0) return String(whole)
  if (halves && rest === 0.5) return whole === 0 ? '½' : `${whole}½`
  return String(Math.round(value * 100) / 100)
}

/** Does the round count for good? A game that is open counts as drawn until it is over. */
export const isOver = (outcome: Outcome): boolean => outcome.kind !== 'game' || outcome.result !== 'adjourned'

/** As the event tells it; an ellipsis as long as it is open. */
export const showOutcome = (outcome: Outcome, against: Outcome | undefined, notation: Notation): string =>
  isOver(outcome) ? resultIn(notation, outcome, against) : '…'
