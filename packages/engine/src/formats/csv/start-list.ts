import { pairingNumber, playerId } from '../../model/ids.ts'
import type { CsvIssue } from '../../model/issues/csv.ts'
import { ratingOnCard } from '../../model/known-ratings.ts'
import { nationalIdsOf, nationalIdsText, readNationalIds } from '../../model/national-ids.ts'
import { newPlayer, type Player, titles } from '../../model/player.ts'
import { err, ok, type Result } from '../../result.ts'
import { limits } from '../limits.ts'
import { hasMonthFirst, readBirth } from './birth.ts'
import { type Column, columnOf, strengthColumns } from './columns.ts'
import { readFederation } from './federation.ts'
import { federationOfHeading } from './form-headings.ts'
import { withGuesses } from './guessed-columns.ts'
import { csvIssue } from './issues.ts'
import { type CsvRow, parseRows, readCell } from './rows.ts'
import { asideOf } from './set-aside.ts'
import { readStrength } from './strength.ts'

/** One line of a start list: what stands there, the player it gives, and what is wrong with it. A line with an error is not to be taken as it is. */
export type StartListRow = {
  readonly line: number
  readonly cells: Readonly<Partial<Record<Column, string>>>
  /** The ids are those of the file; 0 where it has none. */
  readonly player: Player
  readonly issues: readonly CsvIssue[]
}
export type StartList = { readonly withIds: boolean; readonly rows: readonly StartListRow[]; readonly issues: readonly CsvIssue[] }

type Report = (issue: CsvIssue) => void

/**
 * Reads a table line by line, so that one bad line does not cost the others; only a table that cannot be taken apart is an error. In an event of
 * `teams` the columns team and board are the player's; elsewhere a team is a club.
 */
export const readStartList = (text: string, { teams }: { readonly teams: boolean }): Result<StartList, CsvIssue[]> => {
  const parsed = parseRows(text)
  if ('code' in parsed) return err([parsed])
  const [header, ...below] = parsed.slice(headingsIn(parsed, teams))
  if (header === undefined || below.length === 0) return err([csvIssue('csv-empty', { line: 1 })])
  const named = columnsOf(header, teams)
  if (!hasName(named)) return err([csvIssue('csv-name-column-missing', { line: header.line })])
  const aside = below.map((row) => asideOf(row, header, named))
  const rows = below.filter((_, at) => aside[at] === null)
  if (rows.length === 0) return err([csvIssue('csv-empty', { line: 1 }), ...aside.filter((issue) => issue !== null)])
  const { columns, guesses } = withGuesses(header, named, rows)
  if (rows.length > limits.players)
    return err([csvIssue('too-many-players', { line: rows[limits.players]?.line ?? 1, most: limits.players })])
  const ignored = columns.flatMap((column, index) =>
    (column === null || column === 'points') && (header.cells[index] !== '' || rows.some(({ cells }) => (cells[index] ?? '') !== ''))
      ? [csvIssue('column-ignored', { line: header.line, title: header.cells[index] ?? '' })]
      : [],
  )
  const birthAt = columns.indexOf('birth')
  const monthFirst = birthAt >= 0 && hasMonthFirst(rows.map(({ cells }) => cells[birthAt] ?? ''))
  const federations = header.cells.map(federationOfHeading)
  return ok({
    withIds: columns.includes('id'),
    rows: rows.map((row) => readRow(row, columns, federations, monthFirst)),
    issues: [...aside.filter((issue) => issue !== null), ...guesses, ...ignored],
  })
}

/** So many rows may stand above the headings: what the table is called, of when it is. */
const mostAbove = 10

/** Which row has the headings: the first, or else the first of those after it that asks for a name and for something more. */
const headingsIn = (rows: readonly CsvRow[], teams: boolean): number => {
  const asks = (row: CsvRow, least: number): boolean => {
    const columns = columnsOf(row, teams)
    return hasName(columns) && columns.filter((column) => column !== null).length >= least
  }
  return rows[0] === undefined || asks(rows[0], 1)
    ? 0
    : Math.max(
        0,
        rows.slice(0, mostAbove + 1).findIndex((row) => asks(row, 2)),
      )
}

const hasName = (columns: readonly (Column | null)[]): boolean => columns.includes('name') || columns.includes('last name')

const columnsOf = ({ cells }: CsvRow, teams: boolean): readonly (Column | null)[] => {
  const columns = cells.map(columnOf)
  if (teams) return columns
  return columns.map((column) => (column === 'board' ? null : column === 'team' ? (columns.includes('club') ? null : 'club') : column))
}

const readRow = (
  { line, cells: texts }: CsvRow,
  columns: readonly (Column | null)[],
  federations: readonly string[],
  monthFirst: boolean,
): StartListRow => {
  const issues: CsvIssue[] = []
  const report: Report = (issue) => issues.push(issue)
  const length = texts.findLastIndex((text) => text !== '') + 1
  if (length > columns.length) report(csvIssue('csv-row-too-long', { line, cells: length, columns: columns.length }))
  const cells: Partial<Record<Column, string>> = {}
  for (const [index, column] of columns.entries()) if (column !== null) cells[column] ||= readCell(texts[index] ?? '')
  // With a first name in a column of its own, "name" is the last one.
  if (columns.includes('first name') || columns.includes('last name'))
    cells.name = [cells['last name'] || (cells.name ?? ''), cells['first name'] ?? ''].filter((part) => part !== '').join(', ')
  // A sheet may have the numbers of several federations, each in a column of its own.
  const nationalIds = columns.flatMap((column, index) =>
    column === 'national id' ? readNationalIds(readCell(texts[index] ?? ''), federations[index]).filter(({ id }) => /[1-9]/.test(id)) : [],
  )
  if (nationalIds.length > 0) cells['national id'] = nationalIdsText(nationalIds)
  const player = readPlayer((column) => cells[column] ?? '', line, report)
  const identified =
    nationalIds.length === 0 ? player : { ...player, nationalIds: nationalIdsOf({ federation: player.federation, nationalIds }) }
  const birth = readBirth(player.birth, monthFirst)
  if (birth === null) report(csvIssue('birth-impossible', { line, name: player.name, text: player.birth }))
  return { line, cells, player: { ...identified, birth: birth ?? player.birth }, issues }
}

const men = /^(m|male|man|boy|mann|herr|männlich|maennlich|junge|h|homme|masculin|garçon|monsieur)$/
const women = /^(w|f|female|woman|girl|frau|weiblich|mädchen|femme|féminin|feminin|fille|madame|dame)$/

const readPlayer = (cell: (column: Column) => string, line: number, report: Report): Player => {
  const name = cell('name')
  if (name === '') report(csvIssue('name-missing', { line }))
  const id = /^\d{1,4}$/.test(cell('id')) ? Number(cell('id')) : 0
  const strength = (column: 'rating' | (typeof strengthColumns)[number]): number | null => {
    const text = cell(column)
    const value = readStrength(text, column === 'bcf' || column === 'ingo')
    if (value === undefined) report(csvIssue('rating-malformed', { line, name, text, title: column }))
    return value ?? null
  }
  const rankText = cell('rank')
  const isRank = /^\d{0,4}$/.test(rankText)
  if (!isRank) report(csvIssue('rank-malformed', { line, name, text: rankText }))
  const titleText = cell('title').toUpperCase()
  const title = titles.find((known) => known === titleText) ?? null
  if (titleText !== '' && title === null) report(csvIssue('title-unknown', { line, name, text: titleText }))
  const sexText = cell('sex').toLowerCase()
  const sex = men.test(sexText) ? 'm' : women.test(sexText) ? 'w' : null
  if (sexText !== '' && sex === null) report(csvIssue('sex-unknown', { line, name, text: sexText }))
  return newPlayer({
    id: playerId(id),
    pairingNumber: pairingNumber(id),
    name,
    title,
    rating: strength('rating') ?? converted(strength),
    federation: readFederation(cell('federation')),
    fideId: cell('fide id'),
    birth: cell('birth'),
    sex,
    club: cell('club'),
    ...(cell('city') === '' ? {} : { city: cell('city') }),
    rank: isRank && Number(rankText) > 0 ? Number(rankText) : null,
  })
}

/** CFC 612: BCF grades and Ingo figures count as ratings after conversion, where one comes out. */
const converted = (strength: (column: (typeof strengthColumns)[number]) => number | null): number | null => {
  const [cfc, fide, uscf, bcf, ingo, estimate] = strengthColumns.map(strength)
  const known = Object.entries({ cfc, fide, uscf, bcf, ingo, estimate }).filter(([, value]) => value !== null)
  const rating = ratingOnCard(Object.fromEntries(known))
  return rating !== null && rating > 0 && rating <= 9999 ? rating : null
}
