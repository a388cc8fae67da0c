import type { CsvIssue } from '../../model/issues/csv.ts'
import { type Column, strengthColumns } from './columns.ts'
import { csvIssue } from './issues.ts'
import type { CsvRow } from './rows.ts'

/** Headings that mean one thing in one list and another in the next: "D" is DWZ, Deutschland or divers, "Wertung" a rating or a tie-break. */
const ambiguous = /^(?:d|e|wertung|wtg\.?)$/i
const shapes = [
  ['rating', /^\d{3,4}(?:\s*[-/]\s*\d{1,3})?$/],
  ['sex', /^[mwfhd]$/i],
  ['federation', /^\p{L}{1,3}$/u],
] as const

/** A column with an ambiguous heading is what all its cells look like, unless another column is that already. */
export const withGuesses = (
  { line, cells }: CsvRow,
  columns: readonly (Column | null)[],
  rows: readonly CsvRow[],
): { readonly columns: readonly (Column | null)[]; readonly guesses: readonly CsvIssue[] } => {
  const guesses: CsvIssue[] = []
  const taken = new Set<Column | null>(columns.map((column) => (strengthColumns.some((one) => one === column) ? 'rating' : column)))
  const guessed = columns.map((column, index) => {
    const title = cells[index] ?? ''
    if (column !== null || !ambiguous.test(title)) return column
    const texts = rows.map((row) => row.cells[index] ?? '').filter((text) => text !== '')
    const isLetters = !texts.some((text) => /^[mwfh]$/i.test(text))
    const found = shapes.find(
      ([kind, shape]) => !taken.has(kind) && texts.length > 0 && texts.every((text) => shape.test(text)) && !(kind === 'sex' && isLetters),
    )
    if (found === undefined) return null
    taken.add(found[0])
    guesses.push(csvIssue('column-guessed', { line, title, readAs: found[0] }))
    return found[0]
  })
  return { columns: guessed, guesses }
}
