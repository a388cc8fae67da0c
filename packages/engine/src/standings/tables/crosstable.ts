import type { PlayerId } from '../../model/ids.ts'
import { absent, type Outcome, opponentOf } from '../../model/outcome.ts'
import type { Player } from '../../model/player.ts'
import { displayPoints } from '../../model/points.ts'
import type { Standings, StandingsRow } from '../standings.ts'
import { type Notation, notCounted, resultIn, roundText } from './round-cell.ts'
import { headingOf, pointsHeading, valueText } from './standings-table.ts'
import { left, right, type TextTable } from './text-table.ts'

/** One meeting as the crosstable shows it. `opponent` is the line of the opponent in the same table, from 1. */
export type CrosstableCell = { readonly round: number; readonly opponent: number | null; readonly outcome: Outcome }

/**
 * A Swiss has a column a round; a round robin has a column a player, in which a cell may hold several games or none. `line` numbers the rows from
 * 1 in the order of the standings.
 */
export type Crosstable = {
  readonly kind: 'swiss' | 'round-robin'
  readonly standings: Standings
  readonly rows: readonly CrosstableRow[]
}

/** `struck`: has left a round robin with less than half of the games completed: what was not played is a dash for both (CFC 653). */
export type CrosstableRow = {
  readonly line: number
  readonly row: StandingsRow
  readonly struck: boolean
  readonly cells: readonly (readonly CrosstableCell[])[]
}

/** What the table shows where it is not what the standings count: after somebody has left a round robin. */
export type Listed = { readonly listed: { readonly players: readonly Player[] }; readonly struck: ReadonlySet<PlayerId> }

export const crosstable = (counted: Standings, shown: Listed | null = null): Crosstable => {
  const players = new Map(shown?.listed.players.map((player) => [player.id, player]))
  const standings = { ...counted, rows: counted.rows.map((row) => ({ ...row, player: players.get(row.player.id) ?? row.player })) }
  const lineOf = new Map(standings.rows.map(({ player }, at) => [player.id, at + 1]))
  const cellsOf = ({ player }: StandingsRow): readonly CrosstableCell[] =>
    Array.from({ length: standings.round }, (_, at) => {
      const outcome = player.outcomes[at] ?? absent
      const opponent = opponentOf(outcome)
      return { round: at + 1, opponent: opponent === null ? null : (lineOf.get(opponent) ?? null), outcome }
    })
  return {
    kind: standings.system,
    standings,
    rows: standings.rows.map((row, at) => {
      const cells = cellsOf(row)
      return {
        line: at + 1,
        row,
        struck: shown?.struck.has(row.player.id) ?? false,
        cells:
          standings.system === 'swiss'
            ? cells.map((cell) => [cell])
            : standings.rows.map((_, column) => cells.filter((cell) => cell.opponent === column + 1)),
      }
    }),
  }
}

export const crosstableTable = ({ kind, standings, rows }: Crosstable, notation: Notation): TextTable => {
  const against = ({ opponent, round }: CrosstableCell): Outcome | undefined =>
    opponent === null ? undefined : rows[opponent - 1]!.row.player.outcomes[round - 1]
  const tieBreaks = standings.criteria.slice(1)
  const count = kind === 'swiss' ? standings.round : rows.length
  const cellText = (cells: readonly CrosstableCell[], mine: CrosstableRow, theirs: CrosstableRow | undefined): string => {
    if (kind === 'swiss')
      return cells
        .map((cell) => roundText(cell.opponent === null ? null : String(cell.opponent), cell.outcome, against(cell), notation))
        .join('')
    if (mine === theirs) return '×'
    const played = cells.map((cell) => resultIn(notation, cell.outcome, against(cell))).join(notation.manner.wdl ? ', ' : '')
    return mine.struck || theirs?.struck === true ? notCounted(played) : played
  }
  return {
    columns: [
      right(''),
      left('Name'),
      right('Rtg'),
      ...Array.from({ length: count }, (_, at) => right(String(at + 1))),
      right(pointsHeading(standings)),
      right('Rk'),
      ...tieBreaks.map((code) => right(headingOf(code))),
    ],
    rows: rows.map((mine) => {
      const { line, row, cells } = mine
      return [
        String(line),
        row.player.name.trim(),
        row.player.rating === null ? '' : String(row.player.rating),
        ...cells.map((cell, column) => cellText(cell, mine, rows[column])),
        displayPoints(row.points),
        row.unranked === true ? '-' : String(row.rank),
        ...tieBreaks.map((code, index) => valueText(code, row.values[index + 1]!)),
      ]
    }),
  }
}
