import { pairingNumber, playerId } from '../../model/ids.ts'
import { compareInitially } from '../../model/initial-order.ts'
import type { CsvIssue } from '../../model/issues/csv.ts'
import { newTournament, type Tournament } from '../../model/tournament.ts'
import { err, ok, type Result } from '../../result.ts'
import { csvIssue } from './issues.ts'
import { readStartList, type StartListRow } from './start-list.ts'

export type ParsedCsv = {
  readonly tournament: Tournament
  readonly warnings: CsvIssue[]
  /** Does the list itself give the numbers? */
  readonly numbered: boolean
}

/**
 * A start list: the first row names the columns. Without an id column the players are numbered in the order of C.04.2.B.3. Rounds and
 * points are for people to read; they are left out.
 */
export const parsePlayersCsv = (text: string): Result<ParsedCsv, CsvIssue[]> => {
  const list = readStartList(text, { teams: false })
  if (!list.ok) return list
  const { withIds, rows } = list.value
  const ids = withIds ? idIssues(rows) : []
  const issues = [...list.value.issues, ...rows.flatMap((row, index) => [...row.issues, ...(ids[index] ?? [])])].slice(0, 1000)
  if (issues.some(({ severity }) => severity === 'error')) return err(issues)
  const players = rows.map(({ player }) => player)
  const numbered = withIds
    ? players.toSorted((a, b) => a.id - b.id)
    : players
        .toSorted(compareInitially)
        .map((player, index) => ({ ...player, id: playerId(index + 1), pairingNumber: pairingNumber(index + 1) }))
  return ok({ tournament: newTournament({ players: numbered }), warnings: issues, numbered: withIds })
}

/** Where some have ids, everybody has one of their own. */
const idIssues = (rows: readonly StartListRow[]): readonly (readonly CsvIssue[])[] => {
  const seen = new Map<number, number>()
  return rows.map(({ line, cells, player: { id } }) => {
    const text = cells.id ?? ''
    if (text === '') return [csvIssue('player-id-missing', { line })]
    if (id === 0) return [csvIssue('player-id-malformed', { line, text })]
    const firstLine = seen.get(id)
    if (firstLine !== undefined) return [csvIssue('player-id-duplicate', { line, player: id, firstLine })]
    seen.set(id, line)
    return []
  })
}
