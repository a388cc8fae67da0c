import { asMembersPlayed, type PlayerId, type Tournament } from '@zug/engine/model'
import {
  boardStandings,
  cardTable,
  crosstable,
  crosstableTable,
  type EventSystem,
  notationOf,
  playerCard,
  rankEntrants,
  ratingReport,
  type Standings,
  standingsTable,
  type TieBreakEdition,
  wallChart,
  wallChartTable,
  withoutRank,
  workingLines,
} from '@zug/engine/standings'
import { Failure } from '../failure.ts'
import { badRequest } from '../issue-lines.ts'
import { printable } from '../terminal/printable.ts'
import type { Style } from '../terminal/style.ts'
import { unwrap } from '../tournament/load.ts'
import { boardLines, boardsJson, boardsTable } from './boards.ts'
import { cardLines } from './card-text.ts'
import type { Criteria } from './choose-criteria.ts'
import { csvText } from './csv.ts'
import { findPlayer } from './find-player.ts'
import { standingsCsvTable } from './standings-csv.ts'
import { standingsJson } from './standings-json.ts'
import { headingLines, styledTable } from './standings-text.ts'
import { cardJson, crosstableJson, wallChartJson } from './view-json.ts'

export const standingsFormats = ['table', 'json', 'csv'] as const
type Format = (typeof standingsFormats)[number]

export type StandingsRequest = {
  readonly round?: number
  readonly edition?: TieBreakEdition
  readonly system?: EventSystem
  readonly lotsSeed?: string
  readonly showWorking?: string
  readonly crosstable?: boolean
  readonly card?: string
  readonly wallChart?: boolean
  readonly boards?: boolean
  /** Development coefficient. */
  readonly k: 10 | 20 | 40
  readonly format: Format
}

/** The tournament as it is, and as its rulebook pairs it: of a team event the teams as players. `listed`: with all games that were played. */
type Ranked = {
  readonly whole: Tournament
  readonly entrants: Tournament
  readonly listed: Tournament
  readonly struck: ReadonlySet<PlayerId>
}

/** What was asked for, in the format asked for. */
export const renderStandings = (
  file: string,
  { whole, entrants: tournament, listed, struck }: Ranked,
  criteria: Criteria,
  options: StandingsRequest,
  style: Style,
): string => {
  if (options.card !== undefined) return renderCard(file, asMembersPlayed(whole), options.card, options, style)
  if (options.boards) {
    const boards = boardStandings(whole, options.round)!
    return inFormat(options.format, {
      table: () => boardLines(boards, style),
      json: () => boardsJson(boards),
      csv: () => csvText(boardsTable(boards)),
    })
  }
  if (options.wallChart) {
    const chart = wallChart(tournament, options.round)
    return inFormat(options.format, {
      table: () => styledTable(wallChartTable(chart), style),
      json: () => wallChartJson(chart),
      csv: () => csvText(wallChartTable(chart)),
    })
  }
  const ranked = rankEntrants(whole, tournament, {
    tieBreaks: criteria.tieBreaks,
    breaks: criteria.breaks,
    ...(options.round === undefined ? {} : { round: options.round }),
    ...(options.edition === undefined ? {} : { edition: options.edition }),
    ...(options.system === undefined ? {} : { system: options.system }),
    ...(options.lotsSeed === undefined ? {} : { lotsSeed: options.lotsSeed }),
  })
  const table = withoutRank(ranked, struck)
  const heading = headingLines(tournament, table, criteria.source, style)
  if (options.showWorking !== undefined) return renderWorking(file, tournament, table, options.showWorking, options.format, heading, style)
  if (options.crosstable) {
    const notation = notationOf(tournament)
    const cross = crosstable(table, { listed, struck })
    return inFormat(options.format, {
      table: () => [...heading, '', ...styledTable(crosstableTable(cross, notation), style)],
      json: () => crosstableJson(cross),
      csv: () => csvText(crosstableTable(cross, notation)),
    })
  }
  return inFormat(options.format, {
    table: () => [...heading, '', ...styledTable(standingsTable(table), style)],
    json: () => standingsJson(tournament, table, null),
    csv: () => csvText(standingsCsvTable(table)),
  })
}

type Renderings = { readonly table: () => readonly string[]; readonly json: () => string; readonly csv: () => string }
const inFormat = (format: Format, { table, json, csv }: Renderings): string =>
  format === 'table' ? `${table().join('\n')}\n` : format === 'json' ? json() : csv()

const renderCard = (file: string, tournament: Tournament, asked: string, { format, k }: StandingsRequest, style: Style): string => {
  const { id } = unwrap(findPlayer(file, tournament, asked))
  const card = playerCard(tournament, id)!
  const report = ratingReport(tournament, id, { k })!
  return inFormat(format, {
    table: () => cardLines(card, report, k, style),
    json: () => cardJson(card, report),
    csv: () => csvText(cardTable(card)),
  })
}

const renderWorking = (
  file: string,
  tournament: Tournament,
  table: Standings,
  asked: string,
  format: Format,
  heading: readonly string[],
  style: Style,
): string => {
  const { id } = unwrap(findPlayer(file, tournament, asked))
  const row = table.rows.find(({ player }) => player.id === id)!
  if (format === 'csv')
    throw new Failure(badRequest('--show-working', 'format-unsuitable', 'The working is no table. Say --format table or json.'))
  const title = `${row.rank}. ${id} ${row.player.name.trim()}`
  return inFormat(format, {
    table: () => [...heading, '', style('bold', printable(title)), ...workingLines(table, row).map(printable)],
    json: () => standingsJson(tournament, table, row),
    csv: () => '',
  })
}
