import type { Result } from '@zug/engine/model'
import type { Command } from 'commander'
import type { CheckedFile } from '../check/check-file.ts'
import { checkFiles } from '../check/check-files.ts'
import { findTournamentFiles } from '../check/find-files.ts'
import { junitXml } from '../check/junit.ts'
import { minimiseFile } from '../check/minimise-file.ts'
import { type CheckTotals, checkJson, fileLines, summaryLine, totalsOf } from '../check/report.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import type { Problem } from '../failure.ts'
import { writeErrorLines, writeOut } from '../io/standard-output.ts'
import { writeAtomically } from '../io/write-atomically.ts'
import { issueLine } from '../issue-lines.ts'
import { startProgress } from '../terminal/progress.ts'
import { styleFor } from '../terminal/style.ts'
import { rulebookNamed } from '../tournament/choose-rulebook.ts'
import { unwrap } from '../tournament/load.ts'
import type { RulesOptions } from '../tournament/under-rules.ts'
import { addExamples, addSettings, rulesOption } from './options.ts'

export type CheckOptions = RulesOptions & {
  readonly json?: boolean
  readonly junit?: string
  readonly minimise?: string
  readonly pairingsOnly?: boolean
}

export const configure = (command: Command): void => {
  command
    .argument('<path...>', 'tournament files, or folders searched for them')
    .addOption(rulesOption())
    .option('--json', 'print one JSON object; the closing line goes to stderr')
    .option('--junit <file>', 'write a JUnit report as well, one test a round and one for the standings')
    .option('--pairings-only', 'wrong standings are told, but do not count')
    .option('--minimise <dir>', 'shrink the first disagreement of each file to the smallest tournament that still shows it')
    .action(async (paths: readonly string[], options: CheckOptions) => {
      process.exitCode = await check(paths, options)
    })
  addSettings(command)
  addExamples(command, [
    ['zug check open.trf', 'pair each recorded round again and compare'],
    ['zug check golden/ --rules fide-dutch-2017', 'all tournaments of a folder by one rulebook'],
    ['zug check open.trf --json | jq .discrepancies', 'for other programs'],
    ['zug check results/ --junit report.xml', 'for build servers'],
    ['zug check golden/ --pairings-only', 'count the rounds that differ, not the standings'],
    ['zug check open.trf --minimise small/', 'a small file to discuss a disagreement by'],
  ])
  command.addHelpText(
    'after',
    `
Pairs, colours and the bye are compared; D in the closing line "T tournaments, R rounds, D discrepancies" counts the
rounds that differ and the files whose standings do. Under each round stands why: the rule the recorded pairing breaks, else, bracket by bracket from the
top, the first criterion by which it is worse, else that it is as good but comes later. Where NAME.pairs lies beside NAME.trf it holds the expected pairing of the next round, NAME.none
says that none exists (NAME.2017.pairs: under the 2017 edition only), and that round is checked instead.
A file that declares its tie-breaks (202, 212) and records ranks has its standings checked too, on lines of their own
that name the first tie-break that disagrees. Wrong standings are one discrepancy of their file; --pairings-only counts
rounds alone.
json:  { tournaments, rounds, discrepancies, wrongStandings, unreadable, files: [{ file, rulebook, rounds, differences: [{ round,
       expected: { boards, byes, noLegalPairing }, recorded, cause, diagnosis, agreesWith }], standings, warnings }], problems }`,
  )
}

export const check = async (paths: readonly string[], options: CheckOptions): Promise<ExitCode> => {
  if (options.rules !== undefined) unwrap(rulebookNamed(options.rules))
  const found = findTournamentFiles(paths)
  const problems: Problem[] = [...found.problems]
  const checked: CheckedFile[] = []
  const noTournaments = { code: 'no-tournaments', severity: 'error', message: 'There is no tournament file in this folder.' } as const
  const nothing = found.empty.map((folder) => issueLine(folder, noTournaments))
  writeErrorLines([...problems.flatMap(({ lines }) => lines), ...nothing])

  const progress = startProgress(found.files.length)
  const style = styleFor(process.stdout)
  const take = (result: Result<CheckedFile, Problem>, path: string): void => {
    if (result.ok) {
      checked.push(result.value)
      // Of a whole folder they would be a flood; --json has them all.
      if (paths.includes(path) && result.value.warnings.length > 0) {
        progress.clear()
        writeErrorLines(result.value.warnings)
      }
      const lines = options.json ? [] : fileLines(result.value, style)
      if (lines.length > 0) {
        progress.clear()
        writeOut(`${lines.join('\n')}\n`)
      }
      if (options.minimise !== undefined && result.value.differences.length > 0) {
        const shrunk = minimiseFile(path, result.value, options, options.minimise)
        progress.clear()
        writeErrorLines(shrunk.ok ? (shrunk.value === null ? [] : [shrunk.value]) : shrunk.error.lines)
      }
    } else {
      problems.push(result.error)
      progress.clear()
      writeErrorLines(result.error.lines)
    }
  }
  await checkFiles(found.files, options, take, progress.advance)
  progress.clear()

  const pairingsOnly = options.pairingsOnly === true
  const totals = totalsOf(checked, problems.length, pairingsOnly)
  if (options.junit !== undefined)
    writeAtomically(
      options.junit,
      junitXml(checked, [...problems.map(({ lines }) => lines), ...nothing.map((line) => [line])], totals, pairingsOnly),
    )
  close(checked, [...problems.flatMap(({ lines }) => lines), ...nothing], totals, options.json === true)
  return exitCodeOf(totals, problems, nothing.length > 0)
}

const close = (checked: readonly CheckedFile[], problems: readonly string[], totals: CheckTotals, json: boolean): void => {
  if (totals.unreadable > 0)
    writeErrorLines([`zug: ${totals.unreadable} of ${totals.tournaments + totals.unreadable} files could not be checked`])
  if (json) {
    writeOut(checkJson(checked, problems, totals))
    writeErrorLines([summaryLine(totals)])
  } else writeOut(`${summaryLine(totals)}\n`)
}

/** A bug of ours first; then discrepancies are the news; without any, a file that could not be checked, or a folder without any, must still not pass for success. */
const exitCodeOf = (totals: CheckTotals, problems: readonly Problem[], nothingThere: boolean): ExitCode => {
  if (problems.some(({ exitCode }) => exitCode === exitCodes.internalError)) return exitCodes.internalError
  if (totals.discrepancies > 0) return exitCodes.discrepancies
  return problems[0]?.exitCode ?? (nothingThere ? exitCodes.badInput : exitCodes.done)
}
