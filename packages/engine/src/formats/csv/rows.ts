import type { CsvIssue } from '../../model/issues/csv.ts'
import { limits } from '../limits.ts'
import { csvIssue } from './issues.ts'

/** One row of a CSV text with the line it starts in. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] }

/** What is read of a start list at most. */
const csvLimits = { characters: limits.characters, rows: limits.lines, cell: limits.lineLength }

/** Above a table its name may stand, alone. */
const beginning = 10_000

/** Tab, semicolon or comma: the one that the most lines have, then the one there is most of. Among equals not the comma, which titles and names have too. */
const separatorOf = (text: string): string => {
  const lines = text
    .slice(0, beginning)
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/)
  const found = ['\t', ';', ','].map((separator) => {
    const counts = lines.map((line) => line.split(separator).length - 1).filter((count) => count > 0)
    return { separator, lines: counts.length, all: counts.reduce((sum, count) => sum + count, 0) }
  })
  const best = found.reduce((one, other) => ((other.lines - one.lines || other.all - one.all) > 0 ? other : one))
  return best.lines === 0 ? ',' : best.separator
}

/** RFC 4180, in one pass; empty rows are left out. */
export const parseRows = (
  source: string,
  most: { readonly characters: number; readonly rows: number } = csvLimits,
): readonly CsvRow[] | CsvIssue => {
  const text = source.startsWith('\uFEFF') ? source.slice(1) : source
  if (text.length > most.characters) return csvIssue('csv-too-large', { line: 1, what: 'characters', most: most.characters })
  const separator = separatorOf(text)
  const rows: CsvRow[] = []
  let cells: string[] = []
  let line = 1
  let start = 1
  let at = 0
  while (at < text.length) {
    const quoted = text[at] === '"'
    let cell = ''
    if (quoted) {
      const end = endOfQuotes(text, at)
      if (end < 0) return csvIssue('csv-quote-open', { line })
      cell = text.slice(at + 1, end).replaceAll('""', '"')
      line += cell.split(/\r\n|\r|\n/).length - 1
      at = end + 1
    } else {
      const from = at
      while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at++
      cell = text.slice(from, at)
    }
    if (cell.length > csvLimits.cell) return csvIssue('csv-too-large', { line, what: 'cell', most: csvLimits.cell })
    cells.push(cell.trim())
    const next = text[at]
    if (next === separator) {
      at++
      if (at === text.length) cells.push('')
      else continue
    }
    if (quoted && next !== undefined && next !== '\n' && next !== '\r' && next !== separator)
      return csvIssue('csv-quote-misplaced', { line })
    if (cells.some((text) => text !== '')) rows.push({ line: start, cells })
    if (rows.length > most.rows) return csvIssue('csv-too-large', { line, what: 'rows', most: most.rows })
    cells = []
    at += next === '\r' && text[at + 1] === '\n' ? 2 : 1
    line++
    start = line
  }
  return rows
}

const endOfQuotes = (text: string, open: number): number => {
  for (let at = text.indexOf('"', open + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    if (text[at + 1] !== '"') return at
    at++
  }
  return -1
}

/**
 * A cell that a spreadsheet might read as a formula gets an apostrophe, which reading removes again. Some spreadsheets drop what they cannot show, so
 * every character without ink counts as absent: only letters, digits, punctuation and symbols end the search, and U+2800 is a blank symbol.
 */
const guarded = /^(?:['\u2800\p{Default_Ignorable_Code_Point}]|[^\p{L}\p{N}\p{P}\p{S}])*[=+\-@＝＋－＠﹦﹢﹣﹫]/u

/** Numbers are none, whatever their sign. */
export const makeRow = (cells: readonly (string | number | null)[]): string => cells.map(makeCell).join(',')

const makeCell = (cell: string | number | null): string => {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const safe = guarded.test(cell) ? `'${cell}` : cell
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const readCell = (text: string): string => (text.startsWith("'") && guarded.test(text) ? text.slice(1) : text)
