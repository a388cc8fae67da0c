import type { Outcome } from '@zug/engine/model'
import type { CrosstableCell } from '@zug/engine/standings'
import type { StandingsWords } from '@zug/messages/console/standings/en'
import type { WorkingAnswer } from '@zug/server/views'

export type { CardAnswer as Card, StandingsAnswer as Standings, StandingsLine as Row } from '@zug/server/views'

/** After which round, at which moment. */
export type After = { readonly round: number | null; readonly at: number | null }
export type Cell = CrosstableCell
export type Term = WorkingAnswer['criteria'][number]['terms'][number]

/** 2.5 → 2½; other fractions with their decimals. */
export const showNumber = (value: number): string => {
  const whole = Math.trunc(value)
  const rest = Math.round((value - whole) * 100) / 100
  if (rest === 0) return String(whole)
  if (rest === 0.5) return whole === 0 ? '½' : `${whole}½`
  return String(Math.round(value * 100) / 100)
}

const letters = { win: '1', draw: '½', loss: '0', adjourned: '…' } as const

/** Does the round count for good? A game that is open counts as drawn until it is over. */
export const isOver = (outcome: Outcome): boolean => outcome.kind !== 'game' || outcome.result !== 'adjourned'

/** 1, ½, 0; of a game with scores of its own, its score; + and – by forfeit; byes by their signs. */
export const showOutcome = (outcome: Outcome, byeSigns: StandingsWords['byeSigns']): string => {
  switch (outcome.kind) {
    case 'game':
      return outcome.gameScore === undefined ? letters[outcome.result] : String(outcome.gameScore / 10)
    case 'forfeit':
      return outcome.result === 'win' ? '+' : '–'
    case 'bye':
      return byeSigns[outcome.bye]
    case 'absent':
      return ''
  }
}
