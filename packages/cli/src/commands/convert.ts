import { makePlayersCsv, makeTournamentJson, underPairingNumbers } from '@zug/engine/files'
import { boardCount, mostBoardsPerMatch, type Tournament, teamRounds, withBoardsPerMatch } from '@zug/engine/model'
import { asDeclared, eventTraits } from '@zug/engine/pairing'
import { checkSubmission, makeTrf } from '@zug/engine/trf'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { chooseTarget, type Target, targets } from '../convert/target.ts'
import { exitCodes } from '../exit-codes.ts'
import { Failure } from '../failure.ts'
import { writeErrorLines } from '../io/standard-output.ts'
import { writeAtomically } from '../io/write-atomically.ts'
import { badRequest, issueLine, type Located, type OwnIssue } from '../issue-lines.ts'
import { chooseRulebook } from '../tournament/choose-rulebook.ts'
import { drawnSeed } from '../tournament/drawn-seed.ts'
import { type LoadedTournament, loadTournament, unwrap } from '../tournament/load.ts'
import type { RulesOptions } from '../tournament/under-rules.ts'
import { withNumbers } from '../tournament/with-numbers.ts'
import { withSettings } from '../tournament/with-settings.ts'
import { addExamples, addSettings } from './options.ts'

type ConvertOptions = RulesOptions & { readonly to?: Target; readonly boardsPerMatch?: number }

export const configure = (command: Command): void => {
  command
    .argument('<in>', 'tournament file (any TRF dialect, JSON, start list in CSV), - for standard input')
    .argument('<out>', 'file to write, replaced when it exists; - for standard output')
    .addOption(new Option('--to <format>', 'format to write (default: from the name of OUT)').choices(targets))
    .option('--rules <id>', 'rulebook to record (default: what the file says)')
    .option('--boards-per-match <n>', 'boards of a match in a team event without rounds; members beyond are reserves', boardsNumber)
    .action(convert)
  addSettings(command)
  addExamples(command, [
    ['zug convert open.trf open.json', 'the documented JSON form'],
    ['zug convert open.json open.trf --to trf16', 'the report of 2016, as rating offices take it'],
    ['zug convert players.csv open.trf', 'a start list becomes a tournament of no rounds'],
    [
      'zug convert players.csv open.json --rules cfc --variation 624.1 --seed Toronto',
      'the same by the CFC handbook, lots drawn and recorded',
    ],
    ['zug convert open.trf - --to trfx', "JaVaFo's dialect, to the terminal"],
  ])
  command.addHelpText(
    'after',
    `
Formats: trf06, trf16, trf26 (FIDE reports), trfx (JaVaFo), trfbx (bbpPairings), json, csv.
Names: .json .csv .trf06 .trf16 .trf26 .trfx .trfbx .fid (trf16); .trf and .txt keep the dialect that was read.
What the target cannot carry is said on stderr as a warning. In reports to FIDE (trf06, trf16, trf26) so is what FIDE would miss:
dates, federation, arbiter, time control, FIDE IDs. OUT is written whole or not at all.`,
  )
}

const convert = (input: string, output: string, options: ConvertOptions): void => {
  const loaded = unwrap(loadTournament(input, options.rules))
  const { name, warnings } = loaded
  const target = chooseTarget(output, options.to, loaded.dialect)
  if (target === null)
    throw new Failure(
      badRequest(output, 'format-unknown', `The name does not tell the format. Say --to with one of ${targets.join(', ')}.`),
    )
  const { boardsPerMatch, ...others } = options
  const { tournament: settled, notes } = announced(loaded, others, target === 'json' ? 'keep' : 'draw')
  const tournament = boardsPerMatch === undefined ? settled : withBoards(name, settled, boardsPerMatch)
  const made = write(tournament, target)
  writeAtomically(output, made.text)
  writeErrorLines([...[...warnings, ...made.issues].map((issue) => issueLine(name, issue)), ...notes])
  process.exitCode = exitCodes.done
}

/** The tournament with what is declared here for good: its rulebook, variations, seeds; and the numbers of a start list as that rulebook draws them. */
const announced = (
  loaded: LoadedTournament,
  { to: _, rules, ...settings }: ConvertOptions,
  keeps: 'keep' | 'draw',
): { readonly tournament: Tournament; readonly notes: readonly string[] } => {
  const { name, tournament } = loaded
  if (rules === undefined && Object.keys(settings).length === 0) return { tournament, notes: [] }
  const { rulebook } = unwrap(chooseRulebook(name, rules, tournament))
  const { seed, notes } =
    rules === undefined || settings.seed !== undefined ? { seed: undefined, notes: [] } : drawnSeed(loaded, rulebook, () => keeps)
  const settled = unwrap(withSettings(name, tournament, { ...settings, ...(seed === undefined ? {} : { seed }) }, rulebook))
  // A file that names no rulebook goes on without, as long as nothing of one is asked for.
  return { tournament: withNumbers(loaded, rules === undefined ? asDeclared(settled) : rulebook.declared(settled), rulebook), notes }
}

const boardsNumber = (text: string): number => {
  const boards = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (boards < 1 || boards > mostBoardsPerMatch) throw new InvalidArgumentError(`A whole number from 1 to ${mostBoardsPerMatch} is needed.`)
  return boards
}

const withBoards = (name: string, tournament: Tournament, boards: number): Tournament => {
  if (tournament.teams === undefined)
    throw new Failure(badRequest(name, 'no-teams', '--boards-per-match is for team events, and the file has no teams.'))
  if (teamRounds(tournament) > 0 && boards !== boardCount(tournament))
    throw new Failure(
      badRequest(
        name,
        'boards-fixed',
        `Rounds are paired already, and a match has ${boardCount(tournament)} boards; it cannot change now.`,
      ),
    )
  return teamRounds(tournament) > 0 ? tournament : withBoardsPerMatch(tournament, boards)
}

const startListOnly: OwnIssue = {
  code: 'start-list-only',
  severity: 'warning',
  message: 'CSV carries the players. The rounds are there for people to read; rounds and settings are not read back.',
}

const write = (tournament: Tournament, target: Target): { readonly text: string; readonly issues: readonly Located[] } => {
  switch (target) {
    case 'json':
      return { text: makeTournamentJson(tournament), issues: [] }
    case 'csv':
      return { text: makePlayersCsv(underPairingNumbers(tournament)), issues: [startListOnly] }
    default: {
      const { text, issues } = makeTrf(underPairingNumbers(tournament), { dialect: target })
      return { text, issues: [...issues, ...missingForFide(tournament, target)] }
    }
  }
}

/** Systems that are not FIDE's are rated elsewhere. The file is written all the same, so these are warnings. */
const missingForFide = (tournament: Tournament, target: Target): readonly Located[] => {
  const { rules } = tournament
  const ofFide = rules === null || (rules.rulebook !== 'other' && eventTraits(rules).ofFide)
  if (!ofFide || (target !== 'trf06' && target !== 'trf16' && target !== 'trf26')) return []
  return checkSubmission(underPairingNumbers(tournament)).map((issue) => ({ ...issue, severity: 'warning' }))
}
