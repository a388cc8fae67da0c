import {
  cardTable,
  crosstable,
  crosstableTable,
  type EventSystem,
  eventSystems,
  playerCard,
  ratingReport,
  roundsPaired,
  type Standings,
  standings,
  standingsTable,
  type TieBreakEdition,
  type Tournament,
  tieBreakEditions,
  wallChart,
  wallChartTable,
  workingLines,
} from '@zug/engine'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { exitCodes } from '../exit-codes.ts'
import { Failure } from '../failure.ts'
import { dash } from '../io/read-bytes.ts'
import { writeErrorLines } from '../io/standard-output.ts'
import { writeAtomically } from '../io/write-atomically.ts'
import { badRequest, issueLine } from '../issue-lines.ts'
import { cardLines } from '../standings/card-text.ts'
import { type Criteria, chooseCriteria, playerPresets } from '../standings/choose-criteria.ts'
import { csvText } from '../standings/csv.ts'
import { findPlayer } from '../standings/find-player.ts'
import { standingsCsvTable } from '../standings/standings-csv.ts'
import { standingsJson } from '../standings/standings-json.ts'
import { headingLines, styledTable } from '../standings/standings-text.ts'
import { cardJson, crosstableJson, wallChartJson } from '../standings/view-json.ts'
import { printable } from '../terminal/printable.ts'
import { plain, type Style, styleFor } from '../terminal/style.ts'
import { loadTournament, unwrap } from '../tournament/load.ts'
import { addExamples, wholeNumber } from './options.ts'

const formats = ['table', 'json', 'csv'] as const
type Format = (typeof formats)[number]

export type StandingsOptions = {
  readonly round?: number
  readonly tieBreaks?: string
  readonly preset?: string
  readonly edition?: TieBreakEdition
  readonly system?: EventSystem
  readonly lotsSeed?: string
  readonly showWorking?: string
  readonly crosstable?: boolean
  readonly card?: string
  readonly wallChart?: boolean
  readonly k: 10 | 20 | 40
  readonly format: Format
  readonly json?: boolean
  readonly out?: string
}

const coefficient = (text: string): number => {
  if (!/^(10|20|40)$/.test(text)) throw new InvalidArgumentError('K is 10, 20 or 40.')
  return Number(text)
}

export const configure = (command: Command): void => {
  const view = (option: Option, others: readonly string[]): Option => option.conflicts([...others])
  command
    .argument('<file>', 'tournament file (TRF or JSON), - for standard input')
    .option('--round <n>', 'after round n (default: the last one paired)', wholeNumber)
    .option('--tie-breaks <list>', 'tie-breaks in order, as FIDE codes: BH/C1,SB,... (default: what the file declares, else a preset)')
    .addOption(new Option('--preset <name>', `a ready list: ${playerPresets.map(({ name }) => name).join(', ')}`).conflicts('tieBreaks'))
    .addOption(new Option('--edition <year>', 'edition of C.07 (default: by the date of the tournament)').choices(tieBreakEditions))
    .addOption(new Option('--system <system>', 'how unplayed games count (default: what the file says)').choices(eventSystems))
    .option('--lots-seed <text>', 'what the lots for LOTS are drawn from; record it')
    .addOption(view(new Option('--show-working <player>', 'each tie-break of a player term by term'), ['crosstable', 'card', 'wallChart']))
    .addOption(view(new Option('--crosstable', 'everybody against everybody, or round by round'), ['card', 'wallChart']))
    .addOption(view(new Option('--card <player>', "a player's pairing card, with performance and rating change"), ['wallChart']))
    .option('--wall-chart', 'all players by number with every round')
    .addOption(new Option('--k <k>', 'development coefficient for the rating change on the card').argParser(coefficient).default(20))
    .addOption(new Option('--format <format>', 'what to print').choices(formats).default('table'))
    .option('--json', 'the same as --format json')
    .option('--out <file>', 'write to a file instead of the terminal; written whole or not at all')
    .action(printStandings)
  addExamples(command, [
    ['zug standings open.trf', 'the standings by what the file declares, else by the preset swiss'],
    ['zug standings open.trf --tie-breaks BH/C1,BH,SB,DE', 'by these tie-breaks'],
    ['zug standings open.trf --show-working 4', 'how the tie-breaks of number 4 come about'],
    ['zug standings open.trf --card Eloise --k 10', 'opponents, colours, floats, results and performance'],
    ['zug standings open.trf --crosstable --format csv --out cross.csv', 'for a spreadsheet'],
  ])
  command.addHelpText(
    'after',
    `
Codes are those of C.07 (docs/tie-breaks.md has all of them): DE WIN WON BPG BWG PS REP STD TPN BH AOB FB SB KS ARO
TPR PTP APRO APPO RTNG with /C1 /C2 /M1 /M2 /P /F /R /L.. /U.., and CFC672 CFC673 MUTUAL SOS GAM KASHDAN LOTS.
Players are named by number or by a part of the name.
json:  { tournament, round, rounds, final, edition, system, tieBreaks, openGames, players: [{ rank, shared, id, name,
       title, rating, points, tieBreaks }] }; with --show-working also working: { player, criteria: [{ criterion, value,
       note, terms: [{ round, opponent, score, times, value, note, cut }] }] }.`,
  )
}

export const printStandings = (file: string, options: StandingsOptions): void => {
  const loaded = unwrap(loadTournament(file))
  const { name, tournament } = loaded
  const criteria = unwrap(chooseCriteria(name, tournament, options))
  const paired = roundsPaired(tournament)
  if (options.round !== undefined && options.round > paired)
    throw new Failure(
      badRequest(name, 'round-too-far', `There are no standings after round ${options.round}: ${paired} rounds are paired.`),
    )
  const out = options.out ?? dash
  const style = out === dash ? styleFor(process.stdout) : plain
  const text = render(name, tournament, criteria, { ...options, format: options.json ? 'json' : options.format }, style)
  writeErrorLines([...loaded.warnings.map((warning) => issueLine(name, warning)), ...criteria.notes])
  writeAtomically(out, text)
  process.exitCode = exitCodes.done
}

const render = (file: string, tournament: Tournament, criteria: Criteria, options: StandingsOptions, style: Style): string => {
  if (options.card !== undefined) return renderCard(file, tournament, options.card, options, style)
  if (options.wallChart) {
    const chart = wallChart(tournament, options.round)
    return inFormat(options.format, {
      table: () => styledTable(wallChartTable(chart), style),
      json: () => wallChartJson(chart),
      csv: () => csvText(wallChartTable(chart)),
    })
  }
  const table = standings(tournament, {
    tieBreaks: criteria.tieBreaks,
    breaks: criteria.breaks,
    ...(options.round === undefined ? {} : { round: options.round }),
    ...(options.edition === undefined ? {} : { edition: options.edition }),
    ...(options.system === undefined ? {} : { system: options.system }),
    ...(options.lotsSeed === undefined ? {} : { lotsSeed: options.lotsSeed }),
  })
  const heading = headingLines(tournament, table, criteria.source, style)
  if (options.showWorking !== undefined) return renderWorking(file, tournament, table, options.showWorking, options.format, heading, style)
  if (options.crosstable) {
    const cross = crosstable(table)
    return inFormat(options.format, {
      table: () => [...heading, '', ...styledTable(crosstableTable(cross), style)],
      json: () => crosstableJson(cross),
      csv: () => csvText(crosstableTable(cross)),
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

const renderCard = (file: string, tournament: Tournament, asked: string, { format, k }: StandingsOptions, style: Style): string => {
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
