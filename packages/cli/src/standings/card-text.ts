import { cardHeading, cardTable, formatExact, type PlayerCard, type RatingReport } from '@zug/engine/standings'
import { printable } from '../terminal/printable.ts'
import type { Style } from '../terminal/style.ts'
import { styledTable } from './standings-text.ts'

/** What the games mean for the rating, by the tables of B.02. */
const ratingLine = (report: RatingReport, k: number): string => {
  if (report.averageOpponent === null) return 'No rated game against a rated opponent'
  const parts = [
    `${formatExact(report.score, 1)} of ${report.games} rated ${report.games === 1 ? 'game' : 'games'}`,
    `opponents' average ${report.averageOpponent}`,
    `performance ${report.performance}`,
  ]
  if (report.change !== null && report.expected !== null) {
    const sign = report.change.numerator > 0 ? '+' : ''
    parts.push(`expected ${formatExact(report.expected, 2)}`, `rating change ${sign}${formatExact(report.change, 2)} with K ${k}`)
  }
  return parts.join(', ')
}

export const cardLines = (card: PlayerCard, report: RatingReport, k: number, style: Style): readonly string[] => [
  style('bold', printable(cardHeading(card))),
  ...styledTable(cardTable(card), style),
  style('dim', ratingLine(report, k)),
]
