import { roundsPaired } from '@zug/engine/model'
import { isStandardPlay, type NormEventSaid, normEventOf, normsOf } from '@zug/engine/norms'
import { isRatedPlay } from '@zug/engine/ratings'
import { type Command, Option } from 'commander'
import { exitCodes } from '../exit-codes.ts'
import { Failure } from '../failure.ts'
import { dash } from '../io/read-bytes.ts'
import { writeErrorLines } from '../io/standard-output.ts'
import { writeAtomically } from '../io/write-atomically.ts'
import { badRequest } from '../issue-lines.ts'
import { normsOfAll } from '../norms/norms-of.ts'
import { normsText, playerText } from '../norms/norms-text.ts'
import { findPlayer } from '../standings/find-player.ts'
import { plain, styleFor } from '../terminal/style.ts'
import { loadTournament, unwrap } from '../tournament/load.ts'
import { warningsBut } from '../tournament/open-games.ts'
import { addExamples, wholeNumber } from './options.ts'

type NormsOptions = {
  readonly round?: number
  readonly player?: string
  readonly host?: string
  readonly system?: NonNullable<NormEventSaid['system']>
  readonly leastGames?: '7' | '8' | '9'
  readonly exempt?: 'a' | 'b' | 'c'
  readonly json?: boolean
  readonly out?: string
}

export const configure = (command: Command): void => {
  command
    .argument('<file>', 'tournament file (TRF or JSON), - for standard input')
    .option('--round <n>', 'after this round (default: the last one)', wholeNumber)
    .option('--player <player>', 'one player, by number or by a part of the name: every title with its check-list and its games')
    .option('--host <federation>', 'federation in which it is played (default: that of the file)')
    .addOption(
      new Option('--system <system>', 'how it is played (default: as the file says)').choices([
        'swiss',
        'round-robin',
        'double-round-robin',
        'other',
      ]),
    )
    .addOption(
      new Option('--least-games <n>', '7 in team championships of 7 to 9 rounds, 8 in the World Cup (1.4.1b)').choices(['7', '8', '9']),
    )
    .addOption(
      new Option('--exempt <article>', 'final of a national championship (a), national team championship (b), zonal (c): 1.4.3').choices([
        'a',
        'b',
        'c',
      ]),
    )
    .option('--json', 'everybody and every title as data, with the working')
    .option('--out <file>', 'write to a file instead of the terminal; written whole or not at all')
    .action(printNorms)
  addExamples(command, [
    ['zug norms open.trf', 'title norms that are made, and those that still can be'],
    ['zug norms open.trf --player Keller', 'the check-list of one player, title by title'],
    ['zug norms open.trf --round 8 --json', 'as things stood after round 8, as data'],
  ])
}

const printNorms = (file: string, options: NormsOptions): void => {
  const { name, tournament, warnings } = unwrap(loadTournament(file, undefined))
  if (tournament.teams !== undefined)
    throw new Failure(
      badRequest(name, 'norms-of-teams', 'Norms are made by single players; give the games of a team event as those of its members.'),
    )
  if (!isRatedPlay(tournament))
    throw new Failure(
      badRequest(
        name,
        'norms-of-other-games',
        'Norms are made in single games of chess that are won, drawn or lost; those of this event are others.',
      ),
    )
  const paired = roundsPaired(tournament)
  const round = options.round ?? paired
  if (paired === 0 || round > paired || round < 1)
    throw new Failure(badRequest(name, 'round-too-far', `There are no norms after round ${round}: ${paired} rounds are paired.`))
  const event = normEventOf(tournament, round, {
    ...(options.host === undefined ? {} : { host: options.host }),
    ...(options.system === undefined ? {} : { system: options.system }),
    ...(options.leastGames === undefined ? {} : { leastGames: Number(options.leastGames) as 7 | 8 | 9 }),
    ...(options.exempt === undefined ? {} : { exempt: options.exempt }),
  })
  const one = options.player === undefined ? null : unwrap(findPlayer(name, tournament, options.player))
  const those = one === null ? normsOfAll(tournament, event, round) : [{ player: one, titles: normsOf(tournament, one, event, round) }]
  const out = options.out ?? dash
  const style = out === dash ? styleFor(process.stdout) : plain
  const data = {
    round,
    event,
    players: those.map(({ player: { id, pairingNumber, name: called }, titles }) => ({
      player: id,
      number: pairingNumber,
      name: called,
      titles,
    })),
  }
  const text = options.json
    ? `${JSON.stringify(data, null, 2)}\n`
    : one === null
      ? normsText(tournament, event, those, round, style)
      : playerText(tournament, event, those[0]!, round, style)
  writeErrorLines([
    ...warningsBut(name, tournament, round, warnings),
    ...(isStandardPlay(tournament)
      ? []
      : [`Norms are made in standard play; by its rate of play (${tournament.info.timeControl}) this event is rapid or blitz.`]),
  ])
  writeAtomically(out, text)
  process.exitCode = exitCodes.done
}
