import type { OpenReading, PairingSystem } from '@zug/engine/pairing'
import { rulebooks } from '@zug/engine/pairing'
import { type Language, languages } from '@zug/messages/language'
import { type Command, Option } from 'commander'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { Failure } from '../failure.ts'
import { writeErrorLines, writeOut } from '../io/standard-output.ts'
import { writeAtomically } from '../io/write-atomically.ts'
import { badRequest } from '../issue-lines.ts'
import { caseLines } from '../readings/case-text.ts'
import { findDifference, type Parted } from '../readings/find-difference.ts'
import { caseJson, knownCase } from '../readings/known-case.ts'
import { knownLines, overviewLines, saidLines } from '../readings/reading-lines.ts'
import { styleFor } from '../terminal/style.ts'
import { rulebookNamed } from '../tournament/choose-rulebook.ts'
import { unwrap } from '../tournament/load.ts'
import { addExamples, wholeNumber } from './options.ts'

type ReadingsOptions = {
  readonly find?: boolean
  readonly seconds: number
  readonly seed: string
  readonly most: number
  readonly out?: string
  readonly language: Language
}

export const configure = (command: Command): void => {
  command
    .argument('[id]', 'one rulebook')
    .argument('[name]', 'one of its open readings')
    .option('--find', 'look for the smallest random tournament in which the two readings part')
    .option('--seconds <n>', 'how long to look', wholeNumber, 20)
    .option('--seed <text>', 'draw other tournaments', 'zug')
    .option('--most <n>', 'players of the largest tournament that is drawn', wholeNumber, 16)
    .option('--out <file>', 'write the tournament that was found as JSON; written whole or not at all')
    .addOption(new Option('--language <code>', 'language of the readings').choices(languages).default('en'))
    .action((id: string | undefined, name: string | undefined, options: ReadingsOptions) => {
      process.exitCode = readings(id, name, options)
    })
  addExamples(command, [
    ['zug readings', 'where the texts can be read in more than one way, and what we read'],
    ['zug readings fide-dutch-2026 parity', 'the smallest tournament known that shows it, with both pairings'],
    ['zug readings ssm stepwise --find --seconds 60', 'look for a smaller one'],
  ])
  command.addHelpText('after', '\nExit code 6: none was found in which the readings part. See docs/readings.md.')
}

const readings = (id: string | undefined, name: string | undefined, options: ReadingsOptions): ExitCode => {
  const system = id === undefined ? null : unwrap(rulebookNamed(id))
  if (system === null || name === undefined) {
    if (options.find === true || options.out !== undefined)
      throw new Failure(
        badRequest('zug', 'reading-missing', 'Say which reading to look for: zug readings ID NAME --find. zug readings lists them.'),
      )
    const style = styleFor(process.stdout)
    const lines = (system === null ? rulebooks : [system]).flatMap((one) => [
      style('bold', `${one.title} (${one.id})`),
      ...((one.readings ?? []).length === 0 ? ['  nothing is left open for a tournament to choose'] : overviewLines(one, options.language)),
      '',
    ])
    writeOut(`${lines.join('\n')}`)
    return exitCodes.done
  }
  const reading = (system.readings ?? []).find((one) => one.name === name)
  if (reading === undefined) {
    const names = (system.readings ?? []).map((one) => one.name)
    const known = names.length === 0 ? 'It leaves nothing open for a tournament to choose.' : `It has ${names.join(', ')}.`
    throw new Failure(badRequest('zug', 'reading-unknown', `${system.id} has no open reading "${name}". ${known}`))
  }
  writeOut(
    `${[`${system.title} (${system.id}), ${reading.article}: ${reading.name}`, ...saidLines(reading, options.language), ''].join('\n')}\n`,
  )
  return options.find === true ? find(system, reading, options) : show(system, reading)
}

const show = (system: PairingSystem, reading: OpenReading): ExitCode => {
  const known = knownCase(system, reading)
  const lines = known === null ? null : knownLines(system, reading, known)
  if (lines === null) {
    writeOut('No tournament is kept in which they part; --find looks for one.\n')
    return exitCodes.discrepancies
  }
  writeOut(`${lines.join('\n')}\n`)
  return exitCodes.done
}

const find = (system: PairingSystem, reading: OpenReading, { seconds, seed, most, out }: ReadingsOptions): ExitCode => {
  const until = Date.now() + 1000 * seconds
  const say = ({ tournament, round, drawn }: Parted): void =>
    writeErrorLines([`${tournament.players.length} players, round ${round} (after ${drawn} random tournaments)`])
  const found = findDifference(system, reading, { seed, most, outOfTime: () => Date.now() > until, found: say })
  if (found === null || found.ours === null || found.other === null) {
    writeOut(`In ${seconds} s no tournament of up to ${most} players was found in which they part.\n`)
    return exitCodes.discrepancies
  }
  if (out !== undefined) writeAtomically(out, caseJson(found.tournament))
  writeOut(`${caseLines(found.tournament, found.round, found.ours, found.other).join('\n')}\n`)
  return exitCodes.done
}
