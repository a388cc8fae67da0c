import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rulebookInForce } from '@zug/engine/pairing'
import type { SimulationSettings, Span } from '@zug/engine/simulation'
import { type Command, Option } from 'commander'
import { crossTest } from '../cross-test/cross-test.ts'
import { otherEngine } from '../cross-test/other-engine.ts'
import { crossTestLines } from '../cross-test/table.ts'
import { asOtherGenerators } from '../drop-in/generate.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { Failure } from '../failure.ts'
import { howMany, wholeSpan } from '../generate/spans.ts'
import { prepareFolder } from '../io/prepare-folder.ts'
import { writeErrorLines, writeOut } from '../io/standard-output.ts'
import { badRequest } from '../issue-lines.ts'
import { startProgress } from '../terminal/progress.ts'
import { rulebookNamed } from '../tournament/choose-rulebook.ts'
import { unwrap } from '../tournament/load.ts'
import { addExamples } from './options.ts'

const variable = 'ZUG_OTHER_ENGINE'

type CrossTestOptions = {
  readonly rules: string
  readonly count: number
  readonly seed?: string
  readonly players?: Span
  readonly rounds?: Span
  readonly like?: 'bbp' | 'javafo'
  readonly keep?: string
}

export const configure = (command: Command): void => {
  command
    .option('--rules <id>', 'rulebook that the other engine pairs by', rulebookInForce({}))
    .option('--count <n>', 'how many tournaments of either engine', howMany, 20)
    .option('--seed <text>', 'draw the same tournaments again (default: a new seed, printed)')
    .option('--players <n..m>', 'how many players ours have (default: 10..60)', wholeSpan(2, 9999))
    .option('--rounds <n..m>', 'how many rounds ours have (default: 5..9)', wholeSpan(1, 99))
    .addOption(new Option('--like <engine>', 'whose arguments it takes (default: by its name)').choices(['bbp', 'javafo']))
    .option('--keep <dir>', 'keep the tournaments in this folder')
    .action((options: CrossTestOptions) => {
      process.exitCode = run(options)
    })
  addExamples(command, [
    [`${variable}=./bbpPairings.exe zug cross-test --count 100`, 'a hundred tournaments each way'],
    [`${variable}="java -ea -jar javafo.jar" zug cross-test --rules fide-dutch-2017`, 'an engine of another edition'],
    [`${variable}=./engine zug cross-test --keep files`, 'keep the files to look at them'],
  ])
  command.addHelpText(
    'after',
    `
Our random tournaments go through the other engine's checker (-c) and its random tournaments (-g) through ours. Every
disagreement is counted by its cause: the rule that their pairing breaks, the first criterion by which it is worse, or
"later" when it is as good by all of them. ${variable} is the program with its first arguments.
A tournament that a generator gave up counts as neither. Exit code 6: there are disagreements.`,
  )
}

const run = (options: CrossTestOptions): ExitCode => {
  const command = process.env[variable]?.trim() ?? ''
  if (command === '')
    throw new Failure(
      badRequest('zug', 'no-other-engine', `Set ${variable} to the program to compare with; zug cross-test --help shows how.`),
    )
  const system = unwrap(rulebookNamed(options.rules))
  const like = options.like ?? (/javafo|\.jar\b/i.test(command) ? 'javafo' : 'bbp')
  const seed = options.seed ?? String(randomInt(2 ** 47))
  const folder = options.keep ?? mkdtempSync(join(tmpdir(), 'zug-cross-test-'))
  prepareFolder(folder)
  const settings: SimulationSettings = {
    ...asOtherGenerators,
    players: options.players ?? { low: 10, high: 60 },
    rounds: options.rounds ?? { low: 5, high: 9 },
  }
  const progress = startProgress(2 * options.count)
  const { advance } = progress
  const result = (() => {
    try {
      return crossTest({ engine: otherEngine(command, like), like, system, settings, count: options.count, seed, folder, advance })
    } finally {
      progress.clear()
      if (options.keep === undefined) rmSync(folder, { recursive: true })
    }
  })()
  writeErrorLines([`seed ${seed}`])
  writeOut(`${crossTestLines(result).join('\n')}\n`)
  return result.disagreements.length === 0 ? exitCodes.done : exitCodes.discrepancies
}
