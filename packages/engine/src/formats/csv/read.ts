import { type PlayerId, pairingNumber, playerId } from '../../model/ids.ts'
import { compareInitially } from '../../model/initial-order.ts'
import type { CsvIssue } from '../../model/issues/csv.ts'
import type { Player } from '../../model/player.ts'
import type { TeamEntry } from '../../model/team.ts'
import { newTournament, type Tournament } from '../../model/tournament.ts'
import { err, ok, type Result } from '../../result.ts'
import { csvIssue } from './issues.ts'
import { likelyBoards, squadsOf } from './squads.ts'
import { readStartList, type StartList, type StartListRow } from './start-list.ts'

export type ParsedCsv = {
  readonly tournament: Tournament
  readonly warnings: CsvIssue[]
  /** Does the list itself give the numbers of those who are paired? It has none for teams. */
  readonly numbered: boolean
}

/**
 * Who enters: players; teams, as the columns team and board make them; or teams where the list has both columns, and else players. Where players enter, a team is
 * a club.
 */
export type StartListOf = 'players' | 'teams' | 'either'

/**
 * A start list: the first row names the columns. Without an id column the players are numbered in the order of C.04.2.B.3; teams are numbered as they come.
 * Rounds and points are for people to read; they are left out.
 */
export const parsePlayersCsv = (text: string, of: StartListOf = 'players'): Result<ParsedCsv, CsvIssue[]> => {
  const list = readStartList(text, { teams: of !== 'players' })
  if (!list.ok) return list
  const has = (column: 'team' | 'board'): boolean => list.value.rows.some(({ cells }) => column in cells)
  if (of === 'teams' && !has('team')) return err([csvIssue('csv-team-column-missing', { line: 1 })])
  if (of === 'either' && !(has('team') && has('board'))) return parsePlayersCsv(text)
  return taken(list.value, of !== 'players')
}

const taken = ({ withIds, rows, issues: before }: StartList, ofTeams: boolean): Result<ParsedCsv, CsvIssue[]> => {
  const ids = withIds ? idIssues(rows) : []
  const teamless = ({ line, cells, player: { name } }: StartListRow): readonly CsvIssue[] =>
    ofTeams && (cells.team ?? '') === '' ? [csvIssue('team-missing', { line, name })] : []
  const issues = [...before, ...rows.flatMap((row, index) => [...row.issues, ...(ids[index] ?? []), ...teamless(row)])].slice(0, 1000)
  if (issues.some(({ severity }) => severity === 'error')) return err(issues)
  const players = rows.map(({ player }) => player)
  const numbered = withIds ? players : numberedInitially(players)
  const tournament = newTournament({
    players: numbered.toSorted((a, b) => a.id - b.id),
    ...(ofTeams
      ? {
          teams: teamsOf(
            rows,
            numbered.map(({ id }) => id),
          ),
        }
      : {}),
  })
  return ok({ tournament, warnings: issues, numbered: withIds && !ofTeams })
}

/** The players in the order of the list, each with the number of C.04.2.B.3. */
const numberedInitially = (players: readonly Player[]): readonly Player[] => {
  const place = new Map(players.toSorted(compareInitially).map((player, index) => [player, index + 1]))
  return players.map((player) => ({ ...player, id: playerId(place.get(player)!), pairingNumber: pairingNumber(place.get(player)!) }))
}

/** Whoever sits beyond the boards that most teams have is an alternate. */
const teamsOf = (rows: readonly StartListRow[], ids: readonly PlayerId[]): readonly TeamEntry[] => {
  const squads = squadsOf(rows.map(({ cells }, index) => ({ index, team: cells.team ?? '', board: cells.board ?? '' })))
  const boards = likelyBoards(squads)
  return squads.map(({ name, members }, index) => {
    const seated = members.map((row) => ids[row]!)
    return { id: playerId(index + 1), name, boards: seated.slice(0, boards), alternates: seated.slice(boards), outcomes: [] }
  })
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
