import { alongTheHall, type DeskState } from '@zug/engine/desk'
import { nationalIdsOf, nationalIdsText, type Tournament } from '@zug/engine/model'
import { crosstableTable, mannerOf, notationOf, standingsTable, type TextTable, wallChart, wallChartTable } from '@zug/engine/standings'
import { tieBreaksLeftOutText } from '@zug/messages/paper/tie-breaks'
import writeExcelFile from 'write-excel-file/node'
import { crosstableOf, leftOutOf, standingsOf } from '../standings/table.ts'
import { entrantsNow } from '../tournaments/moments.ts'

type Cell = { readonly value: string | number; readonly fontWeight?: 'bold' }

/** A whole or decimal number becomes one; everything else is text, also what looks like a formula. */
const cellOf = (text: string): Cell => ({ value: /^-?\d{1,9}(\.\d{1,6})?$/.test(text) ? Number(text) : text })

const sheetOf = (name: string, { columns, rows }: TextTable) => ({
  sheet: name,
  data: [columns.map(({ title }): Cell => ({ value: title, fontWeight: 'bold' })), ...rows.map((row) => row.map(cellOf))],
  stickyRowsCount: 1,
})

/** A game that is not chess has neither titles nor the numbers of its federation. */
const playersTable = (tournament: Tournament): TextTable => {
  const { wdl } = mannerOf(tournament)
  const all = playersWithAll(tournament)
  return wdl ? without(all, ['Title', 'FIDE id']) : all
}

const without = ({ columns, rows }: TextTable, titles: readonly string[]): TextTable => {
  const kept = <T>(cells: readonly T[]): readonly T[] => cells.filter((_, at) => !titles.includes(columns[at]!.title))
  return { columns: kept(columns), rows: rows.map(kept) }
}

const playersWithAll = ({ players }: Tournament): TextTable => ({
  columns: ['No', 'Name', 'Title', 'Rating', 'Federation', 'FIDE id', 'National id', 'Birth', 'Sex', 'Club'].map((title) => ({
    title,
    align: 'left',
  })),
  rows: players
    .toSorted((a, b) => a.pairingNumber - b.pairingNumber)
    .map((player) => [
      String(player.pairingNumber),
      player.name,
      player.title ?? '',
      player.rating === null ? '' : String(player.rating),
      player.federation,
      player.fideId,
      nationalIdsText(nationalIdsOf(player)),
      player.birth,
      player.sex ?? '',
      player.club,
    ]),
})

const pairingsTable = (state: DeskState, tournament: Tournament): TextTable => {
  const { players, teams = [] } = tournament
  const [first, second] = mannerOf(tournament).colours ? ['White', 'Black'] : ['Player A', 'Player B']
  const names = new Map([...players, ...teams].map(({ id, name }) => [id, name]))
  return {
    columns: ['Round', 'Board', first, second, `Result of ${first}`, `Result of ${second}`].map((title) => ({ title, align: 'left' })),
    rows: state.rounds.flatMap((round) =>
      alongTheHall(round, state.settings!.firstBoard).map(({ number, board: { white, black, result } }) => [
        String(round.round),
        String(number),
        names.get(white) ?? '',
        names.get(black) ?? '',
        result?.white ?? '',
        result?.black ?? '',
      ]),
    ),
  }
}

const withNote = ({ columns, rows }: TextTable, note: string | null): TextTable => ({
  columns,
  rows: note === null ? rows : [...rows, [note]],
})

/** One sheet each for players, pairings, standings, crosstable and wall chart. */
export const workbook = async (state: DeskState, tournament: Tournament): Promise<Uint8Array> => {
  const standings = standingsOf(state, null)
  return writeExcelFile([
    sheetOf('Players', playersTable(tournament)),
    sheetOf('Pairings', pairingsTable(state, tournament)),
    sheetOf('Standings', withNote(standingsTable(standings), tieBreaksLeftOutText(leftOutOf(standings), 'en'))),
    sheetOf('Crosstable', crosstableTable(crosstableOf(state, null), notationOf(entrantsNow(state)))),
    sheetOf('Wall chart', wallChartTable(wallChart(entrantsNow(state)))),
  ]).toBuffer()
}
