import { roundsPaired } from '@zug/engine/model'
import { awardPrizes, contendersOf, undecidedIn } from '@zug/engine/prizes'
import { standings } from '@zug/engine/standings'
import { en as englishPrizes } from '@zug/messages/prizes/en'
import { undecidedText } from '@zug/messages/prizes/why'
import type { Command } from 'commander'
import { exitCodes } from '../exit-codes.ts'
import { Failure } from '../failure.ts'
import { dash } from '../io/read-bytes.ts'
import { writeErrorLines } from '../io/standard-output.ts'
import { writeAtomically } from '../io/write-atomically.ts'
import { badRequest, issueLine } from '../issue-lines.ts'
import { loadFund } from '../prizes/load-fund.ts'
import { prizesJson } from '../prizes/prizes-json.ts'
import { prizesText } from '../prizes/prizes-text.ts'
import { chooseCriteria } from '../standings/choose-criteria.ts'
import { findPlayer } from '../standings/find-player.ts'
import { plain, styleFor } from '../terminal/style.ts'
import { loadTournament, unwrap } from '../tournament/load.ts'
import { openIn } from '../tournament/open-games.ts'
import { addExamples, wholeNumber } from './options.ts'

type PrizesOptions = {
  readonly round?: number
  readonly firstTime?: readonly string[]
  readonly tieBreaks?: string
  readonly why?: boolean
  readonly json?: boolean
  readonly out?: string
}

export const configure = (command: Command): void => {
  command
    .argument('<file>', 'tournament file (TRF or JSON), - for standard input')
    .argument('<prizes>', 'description of the prizes (JSON, see docs/prizes.md)')
    .option('--round <n>', 'after this round (default: the last one)', wholeNumber)
    .option('--first-time <player...>', 'who plays here for the first time, by number or by a part of the name')
    .option('--tie-breaks <list>', 'tie-breaks by which places are told (default: what the file declares, else a preset)')
    .option('--why', 'who came before each, and why they do not take it')
    .option('--json', 'the list as data, with its working')
    .option('--out <file>', 'write to a file instead of the terminal; written whole or not at all')
    .action(printPrizes)
  addExamples(command, [
    ['zug prizes open.trf prizes.json', 'who takes which prize'],
    ['zug prizes open.trf prizes.json --why', 'with who came before, and why they do not take it'],
    ['zug prizes open.trf prizes.json --round 6 --json', 'as things stand after round 6, as data'],
  ])
}

const printPrizes = (file: string, prizes: string, options: PrizesOptions): void => {
  const { name, tournament, warnings } = unwrap(loadTournament(file, undefined))
  if (tournament.teams !== undefined)
    throw new Failure(badRequest(name, 'prizes-of-teams', 'Prizes are given to single players; this file has teams.'))
  const criteria = unwrap(chooseCriteria(name, tournament, options))
  const paired = roundsPaired(tournament)
  const round = options.round ?? paired
  if (paired === 0 || round > paired)
    throw new Failure(badRequest(name, 'round-too-far', `There are no standings after round ${round}: ${paired} rounds are paired.`))
  const fund = unwrap(loadFund(prizes, tournament))
  const firstTime = new Set((options.firstTime ?? []).map((text) => unwrap(findPlayer(name, tournament, text)).id))
  const ranking = standings(tournament, { tieBreaks: criteria.tieBreaks, breaks: criteria.breaks, round })
  const contenders = contendersOf(tournament, ranking, firstTime)
  const list = awardPrizes(fund, contenders)
  const names = new Map<number, string>(tournament.players.map((player) => [player.id, player.name]))
  const undecided = undecidedIn(fund, contenders).map((one) => ({
    code: 'prizes-undecided',
    severity: 'warning' as const,
    message: undecidedText(
      one,
      one.players.map((id) => names.get(id) ?? ''),
      englishPrizes,
    ),
  }))
  const out = options.out ?? dash
  const text = options.json
    ? `${JSON.stringify(prizesJson(tournament, fund, list, round), null, 2)}\n`
    : prizesText(
        tournament,
        fund,
        list,
        { why: options.why === true, open: openIn(tournament, round) },
        out === dash ? styleFor(process.stdout) : plain,
      )
  writeErrorLines([
    ...warnings.map((warning) => issueLine(name, warning)),
    ...criteria.notes,
    ...undecided.map((one) => issueLine(name, one)),
  ])
  writeAtomically(out, text)
  process.exitCode = exitCodes.done
}
