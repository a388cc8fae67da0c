import { pairingNumber, playerId } from '../../model/ids.ts'
import { compareInitially } from '../../model/initial-order.ts'
import type { Issue } from '../../model/issue.ts'
import { newPlayer, type Player, titles } from '../../model/player.ts'
import { newTournament, type Tournament } from '../../model/tournament.ts'
import { err, ok, type Result } from '../../result.ts'
import { type Column, columnOf } from './columns.ts'
import { type CsvIssueCode, csvWarnings } from './issues.ts'
import { parseRows, readCell } from './rows.ts'

export type ParsedCsv = { readonly tournament: Tournament; readonly warnings: Issue[] }

/**
 * A start list: the first row names the columns. Without an id column the players are numbered in the order of C.04.2.B.3. Rounds and
 * points are for people to read; they are left out.
 */
export const parsePlayersCsv = (text: string): Result<ParsedCsv, Issue[]> => {
  const issues: Issue[] = []
  const report = (code: CsvIssueCode, line: number, message: string, player?: number): void => {
    const severity = csvWarnings.includes(code) ? 'warning' : 'error'
    if (issues.length < 1000) issues.push({ code, severity, line, column: 1, message, ...(player === undefined ? {} : { player }) })
  }
  const parsed = parseRows(text)
  if ('code' in parsed) {
    report(parsed.code, parsed.line, parsed.message)
    return err(issues)
  }
  const [header, ...rows] = parsed
  const titlesRow = header?.cells.map(columnOf) ?? []
  if (header === undefined || rows.length === 0) report('csv-empty', 1, 'The first row names the columns, one player a row follows.')
  else if (!titlesRow.includes('name')) report('csv-name-column-missing', header.line, 'A column called "name" is needed.')
  else if (rows.length > 9999) report('too-many-players', rows[9999]?.line ?? 1, 'A tournament has at most 9999 players.')
  if (header === undefined || issues.length > 0) return err(issues)
  for (const [index, column] of titlesRow.entries())
    if (column === null || column === 'points')
      report('column-ignored', header.line, `The column "${header.cells[index]}" is not part of a start list; ignored.`)
  const seen = new Map<number, number>()
  const players = rows.map(({ line, cells }) => {
    if (cells.length > titlesRow.length)
      report('csv-row-too-long', line, `The row has ${cells.length} cells, the header ${titlesRow.length}.`)
    const cell = (column: Column) => readCell(cells[titlesRow.indexOf(column)] ?? '')
    return readPlayer(cell, line, titlesRow.includes('id'), seen, report)
  })
  if (!titlesRow.includes('id')) players.sort(compareInitially)
  if (issues.some(({ severity }) => severity === 'error')) return err(issues)
  const numbered = titlesRow.includes('id')
    ? players.toSorted((a, b) => a.id - b.id)
    : players.map((player, index) => ({ ...player, id: playerId(index + 1), pairingNumber: pairingNumber(index + 1) }))
  return ok({ tournament: newTournament({ players: numbered }), warnings: issues })
}

const readPlayer = (
  cell: (column: Column) => string,
  line: number,
  withIds: boolean,
  seen: Map<number, number>,
  report: (code: CsvIssueCode, line: number, message: string, player?: number) => void,
): Player => {
  const name = cell('name')
  if (name === '') report('name-missing', line, 'A player has no name.')
  const id = withIds ? readId(cell('id'), line, seen, report) : 0
  const number = (column: 'rating' | 'rank'): number | null => {
    const text = cell(column)
    if (/^\d{0,4}$/.test(text)) return Number(text) > 0 ? Number(text) : null
    report(`${column}-malformed`, line, `The ${column} of ${name} is a whole number of four digits, not "${text}".`)
    return null
  }
  const titleText = cell('title').toUpperCase()
  const title = titles.find((known) => known === titleText) ?? null
  if (titleText !== '' && title === null)
    report('title-unknown', line, `The title "${titleText}" of ${name} is none of ${titles.join(', ')}.`)
  const sexText = cell('sex').toLowerCase()
  const sex = sexText === 'm' ? 'm' : sexText === 'w' || sexText === 'f' ? 'w' : null
  if (sexText !== '' && sex === null) report('sex-unknown', line, `The sex of ${name} is m, w or empty, not "${sexText}".`)
  return newPlayer({
    id: playerId(id),
    pairingNumber: pairingNumber(id),
    name,
    title,
    rating: number('rating'),
    federation: cell('federation'),
    fideId: cell('fide id'),
    birth: cell('birth'),
    sex,
    club: cell('club'),
    ...(cell('city') === '' ? {} : { city: cell('city') }),
    rank: number('rank'),
  })
}

const readId = (
  text: string,
  line: number,
  seen: Map<number, number>,
  report: (code: CsvIssueCode, line: number, message: string, player?: number) => void,
): number => {
  const id = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (text === '') report('player-id-missing', line, 'A player has no id; give one to all players, or leave the column out.')
  else if (id === 0) report('player-id-malformed', line, `An id is a number from 1 to 9999, not "${text}".`)
  else if (seen.has(id)) report('player-id-duplicate', line, `The id ${id} was given in line ${seen.get(id)} already.`, id)
  else seen.set(id, line)
  return id
}
