import type { CrosstableCell, Outcome } from '@zug/engine'
import type { WorkingAnswer } from '@zug/server/views'

export type {
  BoardsAnswer as Boards,
  CardAnswer as Card,
  CrosstableAnswer as Crosstable,
  StandingsAnswer as Standings,
  StandingsLine as Row,
  WallChartAnswer as WallChart,
  WorkingAnswer as Working,
} from '@zug/server/views'

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

/** 1, ½, 0; + and – by forfeit; bye by its points. */
export const showOutcome = (outcome: Outcome): string => {
  switch (outcome.kind) {
    case 'game':
      return letters[outcome.result]
    case 'forfeit':
      return outcome.result === 'win' ? '+' : '–'
    case 'bye':
      return { 'pairing-allocated': 'bye', 'full-point': '1·', 'half-point': '½·', 'zero-point': '0·' }[outcome.bye]
    case 'absent':
      return ''
  }
}
