import { roundsPaired, type Tournament } from '@zug/engine/model'
import { entrantsOf, namedRulebook, teamsAsPlayers } from '@zug/engine/pairing'
import { eventSystems, tieBreakEditions } from '@zug/engine/standings'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { exitCodes } from '../exit-codes.ts'
import { Failure } from '../failure.ts'
import { dash } from '../io/read-bytes.ts'
import { writeErrorLines } from '../io/standard-output.ts'
import { writeAtomically } from '../io/write-atomically.ts'
import { badRequest, issueLine } from '../issue-lines.ts'
import { afterWithdrawals } from '../standings/after-withdrawals.ts'
import { chooseCriteria, presetNames } from '../standings/choose-criteria.ts'
import { oneSection } from '../standings/one-section.ts'
import { renderStandings, type StandingsRequest, standingsFormats } from '../standings/render.ts'
import { plain, styleFor } from '../terminal/style.ts'
import { type LoadedTournament, loadTournament, unwrap } from '../tournament/load.ts'
import { underRules } from '../tournament/under-rules.ts'
import { addExamples, variationOption, wholeNumber } from './options.ts'

export type StandingsOptions = StandingsRequest & {
  readonly tieBreaks?: string
  readonly preset?: string
  readonly withdrawn?: readonly string[]
  readonly section?: number
  readonly rules?: string
  readonly variation?: readonly string[]
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
    .option('--rules <id>', 'rulebook, whose scoring and tie-breaks count (default: what the file says)')
    .addOption(variationOption())
    .option('--round <n>', 'after round n (default: the last one paired)', wholeNumber)
    .option('--tie-breaks <list>', 'tie-breaks in order, as FIDE codes: BH/C1,SB,... (default: what the file declares, else a preset)')
    .addOption(new Option('--preset <name>', `a ready list: ${presetNames}`).conflicts('tieBreaks'))
    .addOption(new Option('--edition <year>', 'edition of C.07 (default: by the date of the tournament)').choices(tieBreakEditions))
    .addOption(new Option('--system <system>', 'how unplayed games count (default: what the file says)').choices(eventSystems))
    .addOption(
      new Option(
        '--withdrawn <player>',
        'who has left a round robin: games count by the 50 % rule (CFC 653); may be given again',
      ).argParser((value: string, before: readonly string[] | undefined) => [...(before ?? []), value]),
    )
    .option('--section <n>', 'one section of a round robin (CFC 652), the first is 1', wholeNumber)
    .option('--lots-seed <text>', 'what the lots for LOTS are drawn from; record it')
    .addOption(
      view(new Option('--show-working <player>', 'each tie-break of a player term by term'), ['crosstable', 'card', 'wallChart', 'boards']),
    )
    .addOption(view(new Option('--crosstable', 'everybody against everybody, or round by round'), ['card', 'wallChart', 'boards']))
    .addOption(view(new Option('--card <player>', "a player's pairing card, with performance and rating change"), ['wallChart', 'boards']))
    .option('--wall-chart', 'all players by number with every round')
    .addOption(view(new Option('--boards', 'the members of a team event by the board they played'), ['wallChart']))
    .addOption(new Option('--k <k>', 'development coefficient for the rating change on the card').argParser(coefficient).default(20))
    .addOption(new Option('--format <format>', 'what to print').choices(standingsFormats).default('table'))
    .option('--json', 'the same as --format json')
    .option('--out <file>', 'write to a file instead of the terminal; written whole or not at all')
    .action(printStandings)
  addExamples(command, [
    ['zug standings open.trf', 'the standings by what the file declares, else by the preset swiss'],
    ['zug standings open.trf --tie-breaks BH/C1,BH,SB,DE', 'by these tie-breaks'],
    ['zug standings open.trf --show-working 4', 'how the tie-breaks of number 4 come about'],
    ['zug standings open.trf --card Eloise --k 10', 'opponents, colours, floats, results and performance'],
    ['zug standings league.json --boards', 'board prizes of a team event'],
    ['zug standings robin.json --withdrawn Eloise', 'a round robin that Eloise has left'],
    ['zug standings open.trf --crosstable --format csv --out cross.csv', 'for a spreadsheet'],
  ])
  command.addHelpText(
    'after',
    `
Codes are those of C.07 (docs/tie-breaks.md says what they are): PTS DE WIN WON BPG BWG PS REP STD TPN BH AOB FB SB KS ARO
TPR PTP APRO APPO RTNG with /C1 /C2 /M1 /M2 /P /F /R /L.. /U.., and CFC672 CFC673 MUTUAL MUTUAL2 SOS
GAM KASHDAN EXT LOTS.
Teams: also BC TBR BBE MPvGP EMMSB EMGSB EGMSB EGGSB EDE EDEBT EDEBB EDET EDEB SSSC, and :MP :GP.
Players are named by number or by a part of the name.
json:  { tournament, round, rounds, final, edition, system, tieBreaks, openGames, players: [{ rank, shared, id, name,
       title, rating, points, tieBreaks }] }, of teams also of: 'teams', gamePoints; with --show-working also working: { player, criteria: [{ criterion, value,
       note, terms: [{ round, opponent, score, times, value, note, cut }] }] }.`,
  )
}

/** The tournament under the rulebook and the variations asked for; without either as the file has it. */
const declared = (loaded: LoadedTournament, options: StandingsOptions): Tournament =>
  options.rules === undefined && options.variation === undefined ? loaded.tournament : unwrap(underRules(loaded, options)).event

const printStandings = (file: string, options: StandingsOptions): void => {
  const loaded = unwrap(loadTournament(file, options.rules))
  const { name } = loaded
  const whole = declared(loaded, options)
  // Teams are ranked, by their matches, whatever the rulebook pairs.
  const entrants = teamsAsPlayers(entrantsOf(whole))
  if (options.boards && whole.teams === undefined)
    throw new Failure(badRequest(name, 'no-teams', 'Boards are ranked in team events; this file has no teams.'))
  const criteria = unwrap(chooseCriteria(name, whole, options))
  const paired = roundsPaired(entrants)
  if (options.round !== undefined && options.round > paired)
    throw new Failure(
      badRequest(name, 'round-too-far', `There are no standings after round ${options.round}: ${paired} rounds are paired.`),
    )
  const out = options.out ?? dash
  const style = out === dash ? styleFor(process.stdout) : plain
  const section = unwrap(oneSection(name, whole, entrants, options.section))
  const counted = unwrap(afterWithdrawals(name, section.whole, section.entrants, namedRulebook(whole), options.withdrawn ?? []))
  const text = renderStandings(name, counted, criteria, { ...options, format: options.json ? 'json' : options.format }, style)
  writeErrorLines([...loaded.warnings.map((warning) => issueLine(name, warning)), ...criteria.notes, ...section.notes, ...counted.notes])
  writeAtomically(out, text)
  process.exitCode = exitCodes.done
}
