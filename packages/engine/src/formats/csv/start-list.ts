import { pairingNumber, playerId } from '../../model/ids.ts'
import type { Issue } from '../../model/issue.ts'
import { ratingOnCard } from '../../model/known-ratings.ts'
import { newPlayer, type Player, titles } from '../../model/player.ts'
import { err, ok, type Result } from '../../result.ts'
import { type Column, columnOf, strengthColumns } from './columns.ts'
import { type CsvIssueCode, csvWarnings } from './issues.ts'
import { type CsvRow, parseRows, readCell } from './rows.ts'

/** One line of a start list: what stands there, the player it gives, and what is wrong with it. A line with an error is not to be taken as it is. */
export type StartListRow = {
  readonly line: number
  readonly cells: Readonly<Partial<Record<Column, string>>>
  /** The ids are those of the file; 0 where it has none. */
  readonly player: Player
  readonly issues: readonly Issue[]
}
export type StartList = { readonly withIds: boolean; readonly rows: readonly StartListRow[]; readonly issues: readonly Issue[] }

type Report = (code: CsvIssueCode, line: number, message: string) => void

export const makeIssue = (code: CsvIssueCode, line: number, message: string): Issue => ({
  code,
  severity: csvWarnings.includes(code) ? 'warning' : 'error',
  line,
  column: 1,
  message,
})

/**
 * Reads a table line by line, so that one bad line does not cost the others; only a table that cannot be taken apart is an error. In an event of
 * `teams` the columns team and board are the player's; elsewhere a team is a club.
 */
export const readStartList = (text: string, { teams }: { readonly teams: boolean }): Result<StartList, Issue[]> => {
  const parsed = parseRows(text)
  if ('code' in parsed) return err([makeIssue(parsed.code, parsed.line, parsed.message)])
  const [header, ...rows] = parsed
  if (header === undefined || rows.length === 0)
    return err([makeIssue('csv-empty', 1, 'The first row names the columns, one player a row follows.')])
  const columns = columnsOf(header, teams)
  if (!columns.includes('name')) return err([makeIssue('csv-name-column-missing', header.line, 'A column called "name" is needed.')])
  if (rows.length > 9999) return err([makeIssue('too-many-players', rows[9999]?.line ?? 1, 'A tournament has at most 9999 players.')])
  const ignored = columns.flatMap((column, index) =>
    column === null || column === 'points'
      ? [makeIssue('column-ignored', header.line, `The column "${header.cells[index]}" is not part of a start list; ignored.`)]
      : [],
  )
  return ok({ withIds: columns.includes('id'), rows: rows.map((row) => readRow(row, columns)), issues: ignored })
}

const columnsOf = ({ cells }: CsvRow, teams: boolean): readonly (Column | null)[] => {
  const columns = cells.map(columnOf)
  if (teams) return columns
  return columns.map((column) => (column === 'board' ? null : column === 'team' ? (columns.includes('club') ? null : 'club') : column))
}

const readRow = ({ line, cells: texts }: CsvRow, columns: readonly (Column | null)[]): StartListRow => {
  const issues: Issue[] = []
  const report: Report = (code, at, message) => issues.push(makeIssue(code, at, message))
  if (texts.length > columns.length) report('csv-row-too-long', line, `The row has ${texts.length} cells, the header ${columns.length}.`)
  const cells: Partial<Record<Column, string>> = {}
  for (const [index, column] of columns.entries()) if (column !== null) cells[column] ??= readCell(texts[index] ?? '')
  return { line, cells, player: readPlayer((column) => cells[column] ?? '', line, report), issues }
}

const readPlayer = (cell: (column: Column) => string, line: number, report: Report): Player => {
  const name = cell('name')
  if (name === '') report('name-missing', line, 'A player has no name.')
  const id = /^\d{1,4}$/.test(cell('id')) ? Number(cell('id')) : 0
  const number = (column: 'rating' | 'rank' | (typeof strengthColumns)[number]): number | null => {
    const text = cell(column)
    if (/^\d{0,4}$/.test(text)) return Number(text) > 0 ? Number(text) : null
    report(
      column === 'rank' ? 'rank-malformed' : 'rating-malformed',
      line,
      `A ${column} has at most four digits, or the cell is empty; ${name || 'this line'} has "${text}".`,
    )
    return null
  }
  const titleText = cell('title').toUpperCase()
  const title = titles.find((known) => known === titleText) ?? null
  if (titleText !== '' && title === null)
    report('title-unknown', line, `The title "${titleText}" of ${name} is none of ${titles.join(', ')}; it is left out.`)
  const sexText = cell('sex').toLowerCase()
  const sex = sexText === 'm' ? 'm' : sexText === 'w' || sexText === 'f' ? 'w' : null
  if (sexText !== '' && sex === null) report('sex-unknown', line, `The sex of ${name} is m, w or empty, not "${sexText}".`)
  return newPlayer({
    id: playerId(id),
    pairingNumber: pairingNumber(id),
    name,
    title,
    rating: number('rating') ?? converted(number),
    federation: cell('federation'),
    fideId: cell('fide id'),
    birth: cell('birth'),
    sex,
    club: cell('club'),
    ...(cell('city') === '' ? {} : { city: cell('city') }),
    rank: number('rank'),
  })
}

/** CFC 612: BCF grades and Ingo figures count as ratings after conversion, where one comes out. */
const converted = (number: (column: (typeof strengthColumns)[number]) => number | null): number | null => {
  const [cfc, fide, uscf, bcf, ingo, estimate] = strengthColumns.map(number)
  const known = Object.entries({ cfc, fide, uscf, bcf, ingo, estimate }).filter(([, value]) => value !== null)
  const rating = ratingOnCard(Object.fromEntries(known))
  return rating !== null && rating > 0 && rating <= 9999 ? rating : null
}
