import type { ExplainedCandidate, Failure } from '@zug/engine/explain'
import { displayPoints, makePoints, type Points } from '@zug/engine/model'
import { type Runs, say } from './runs.ts'

/** How a value is written: points with a decimal or as people write them, and a mark for an MDP that floats on. */
type Style = { readonly points: (points: Points) => string; readonly floats: string }
const inTables: Style = { points: makePoints, floats: 'floats' }
const onCards: Style = { points: displayPoints, floats: '↓' }

const valueIn = (failure: Failure, { points, floats }: Style): string => {
  const mark = (barred = 0): string => (barred > 0 ? '!' : '')
  switch (failure.kind) {
    case 'count':
      return `${failure.value}${mark(failure.barred)}`
    case 'points':
      return String(failure.value / 10)
    case 'differences':
      return [...failure.floating.map(() => floats), ...failure.values.filter((value) => value > 0).map(points)].join(' ') || '0'
    case 'next-bracket': {
      const { scores, barred } = failure
      return scores.length === 0 ? '0' : `${scores.length}${mark(barred)}/${scores.map(points).join(' ')}`
    }
  }
}

/**
 * A failure value in a line of text: `2`, `1.0 0.5`, `1/2.5` (unpaired players of the following bracket and their scores), `1!/2.5` when one of them may not
 * take the bye.
 */
const failureText = (failure: Failure): string => valueIn(failure, inTables)

/** The same in a cell of a report card, with points as people write them: `1½ ½`. */
export const cellText = (failure: Failure): string => valueIn(failure, onCards)

/** The same within a sentence. */
export const failureRuns = (failure: Failure): Runs =>
  failure.kind === 'count' && !failure.barred ? say`${failure.value}` : say`${failureText(failure)}`

/** An article that counts more than one thing says which: types a, b and c of 3.9 (C.04.4.3). */
const columnHead = (failure: Failure): string => {
  const type = /^type-([a-z])$/.exec(failure.kind === 'count' ? (failure.name ?? '') : '')
  return type === null ? failure.article : `${failure.article}${type[1]}`
}

/** Report cards side by side, one criterion a column. */
export const cardTable = (rows: readonly { readonly label: string; readonly candidate: ExplainedCandidate }[]): readonly string[] => {
  const cards = rows.filter((row) => row.candidate.card !== null)
  if (cards.length === 0) return []
  const articles = cards[0]!.candidate.card!.map(columnHead)
  const cells = cards.map((row) => row.candidate.card!.map(failureText))
  const widths = articles.map((article, column) => Math.max(article.length, ...cells.map((row) => row[column]!.length)))
  const labelWidth = Math.max(...cards.map((row) => row.label.length))
  const line = (label: string, values: readonly string[]): string =>
    `${label.padEnd(labelWidth)}  ${values.map((value, column) => value.padStart(widths[column]!)).join('  ')}`.trimEnd()
  return [line('', articles), ...cards.map((row, index) => line(row.label, cells[index]!))]
}
