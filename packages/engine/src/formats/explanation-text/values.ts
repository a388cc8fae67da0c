import { makePoints } from '../../model/points.ts'
import type { ExplainedCandidate, Failure } from '../../pairing/explanation.ts'

/**
 * A failure value in a cell: `2`, `1.0 0.5`, `1/2.5` (unpaired players of the following bracket and their scores), `1!/2.5` when one of them may not
 * take the bye.
 */
export const failureText = (failure: Failure): string => {
  switch (failure.kind) {
    case 'count':
      return String(failure.value)
    case 'differences': {
      const values = failure.values.filter((value) => value > 0)
      return values.length === 0 ? '0' : values.map((value) => (value > 100_000 ? 'floats' : makePoints(value))).join(' ')
    }
    case 'next-bracket': {
      const barred = failure.unpaired > failure.scores.length ? '!' : ''
      return failure.unpaired === 0 ? '0' : `${failure.scores.length}${barred}/${failure.scores.map(makePoints).join(' ')}`
    }
  }
}

/** Report cards side by side, one criterion a column. */
export const cardTable = (rows: readonly { readonly label: string; readonly candidate: ExplainedCandidate }[]): readonly string[] => {
  const cards = rows.filter((row) => row.candidate.card !== null)
  if (cards.length === 0) return []
  const articles = cards[0]!.candidate.card!.map((failure) => failure.article)
  const cells = cards.map((row) => row.candidate.card!.map(failureText))
  const widths = articles.map((article, column) => Math.max(article.length, ...cells.map((row) => row[column]!.length)))
  const labelWidth = Math.max(...cards.map((row) => row.label.length))
  const line = (label: string, values: readonly string[]): string =>
    `${label.padEnd(labelWidth)}  ${values.map((value, column) => value.padStart(widths[column]!)).join('  ')}`.trimEnd()
  return [line('', articles), ...cards.map((row, index) => line(row.label, cells[index]!))]
}
