import { makePoints } from '@zug/engine/model'
import { type BoardRow, type BoardStandings, formatExact, type TextTable, toNumber } from '@zug/engine/standings'
import type { Style } from '../terminal/style.ts'
import { styledTable } from './standings-text.ts'

const titles = ['Rk', 'No', '', 'Name', 'Rtg', 'Team', 'G', 'Pts', '%', 'Perf']
const alignments = ['right', 'right', 'left', 'left', 'right', 'left', 'right', 'right', 'right', 'right'] as const

const cellsOf = ({ rank, player, team, games, points, share, performance }: BoardRow): readonly string[] => [
  String(rank),
  String(player.id),
  player.title ?? '',
  player.name.trim(),
  player.rating === null ? '' : String(player.rating),
  team.name.trim(),
  String(games),
  makePoints(points),
  formatExact({ numerator: share.numerator * 100, denominator: share.denominator }, 1),
  performance === null ? '' : String(performance),
]

const tableOf = (rows: readonly BoardRow[]): TextTable => ({
  columns: titles.map((title, at) => ({ title, align: alignments[at]! })),
  rows: rows.map(cellsOf),
})

/** A table for each board, one after the other, and one of everybody. */
export const boardLines = ({ round, boards, all }: BoardStandings, style: Style): readonly string[] => [
  style('bold', `Boards after round ${round}`),
  ...boards.flatMap(({ board, rows }) => ['', style('bold', `Board ${board}`), ...styledTable(tableOf(rows), style)]),
  '',
  style('bold', 'All boards'),
  ...styledTable(tableOf(all), style),
]

/** For spreadsheets: the board in front, empty for all boards together. */
export const boardsTable = ({ boards, all }: BoardStandings): TextTable => ({
  columns: ['board', 'rank', 'number', 'title', 'name', 'rating', 'team', 'games', 'points', 'percent', 'performance'].map((title) => ({
    title,
    align: 'left',
  })),
  rows: [...boards.map(({ board, rows }) => ({ board: String(board), rows })), { board: '', rows: all }].flatMap(({ board, rows }) =>
    rows.map((row) => [board, ...cellsOf(row)]),
  ),
})

const rowJson = ({ rank, shared, player, team, games, points, share, performance }: BoardRow) => ({
  rank,
  shared,
  id: player.id,
  name: player.name,
  title: player.title,
  rating: player.rating,
  team: team.id,
  teamName: team.name,
  games,
  points: points / 10,
  percentage: Math.round(toNumber(share) * 1000) / 10,
  performance,
})

export const boardsJson = ({ round, boards, all }: BoardStandings): string =>
  `${JSON.stringify({ round, boards: boards.map(({ board, rows }) => ({ board, rows: rows.map(rowJson) })), all: all.map(rowJson) }, null, 2)}\n`
