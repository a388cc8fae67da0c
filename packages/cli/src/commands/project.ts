import { type PlayerId, roundsPaired, type Tournament } from '@zug/engine/model'
import { type NormAtStake, normEventOf, normsAtStake } from '@zug/engine/norms'
import { type PrizeFund, takingsAt } from '@zug/engine/prizes'
import { type Projection, type ProjectionOptions, project, type ResultModel, resultModels } from '@zug/engine/projection'
import { isRatedPlay } from '@zug/engine/ratings'
import { type Command, Option } from 'commander'
import { exitCodes } from '../exit-codes.ts'
import { findPlayer } from '../explain/find-player.ts'
import { Failure } from '../failure.ts'
import { dash } from '../io/read-bytes.ts'
import { writeErrorLines } from '../io/standard-output.ts'
import { writeAtomically } from '../io/write-atomically.ts'
import { badRequest, issueLine } from '../issue-lines.ts'
import { loadFund } from '../prizes/load-fund.ts'
import { projectionJson } from '../project/projection-json.ts'
import { projectionText } from '../project/projection-text.ts'
import { chooseCriteria } from '../standings/choose-criteria.ts'
import { plain, styleFor } from '../terminal/style.ts'
import { withInitialColour } from '../tournament/initial-colour.ts'
import { loadTournament, unwrap } from '../tournament/load.ts'
import { type RulesOptions, underRules } from '../tournament/under-rules.ts'
import { addExamples, addSettings, rulesOption, wholeNumber } from './options.ts'

export type ProjectOptions = RulesOptions & {
  readonly player?: string
  readonly place?: number
  readonly prizes?: string
  readonly firstTime?: readonly string[]
  readonly model: ResultModel
  readonly samples: number
  readonly exact: number
  readonly drawSeed: string
  readonly tieBreaks?: string
  readonly json?: boolean
  readonly out?: string
}

export const configure = (command: Command): void => {
  command
    .argument('<file>', 'tournament file (TRF or JSON) with open games, - for standard input')
    .addOption(rulesOption())
    .option('--player <player>', 'next opponents, colours and places of a player, by number or by a part of the name')
    .option('--place <n>', 'with --player: what is needed for this place, and which games decide it (default: 1)', wholeNumber)
    .option('--prizes <file>', 'in the last round: who may take what of these prizes (JSON, see docs/prizes.md)')
    .option('--first-time <player...>', 'with --prizes: who plays here for the first time, by number or by a part of the name')
    .addOption(new Option('--model <model>', 'how likely results are: by ratings, or all the same').choices(resultModels).default('rating'))
    .option('--samples <n>', 'so many ways by lot where there are too many to try all', wholeNumber, 256)
    .option('--exact <n>', 'try all ways while they are no more than this', wholeNumber, 729)
    .option('--draw-seed <text>', 'what the ways are drawn from', 'zug')
    .option('--tie-breaks <list>', 'tie-breaks by which places are told (default: what the file declares, else a preset)')
    .option('--json', 'the projection as data')
    .option('--out <file>', 'write to a file instead of the terminal; written whole or not at all')
    .action(printProjection)
  addSettings(command)
  addExamples(command, [
    ['zug project open.trf', 'which open boards the next round waits for, and which pairs are certain'],
    ['zug project open.trf --player Eloise', 'whom she may meet, with which colour, and where she may stand'],
    ['zug project open.trf --player 7 --place 3', 'what number 7 needs to be third'],
    ['zug project last.trf --player 7 --prizes prizes.json', 'what number 7 needs for a prize, and which other games decide it'],
    ['zug project open.trf --model uniform --json', 'every result as likely as the others, as data'],
  ])
}

const printProjection = (file: string, options: ProjectOptions): void => {
  const loaded = unwrap(loadTournament(file, options.rules))
  const { name } = loaded
  // That games are open is what is asked about.
  const warnings = loaded.warnings.filter(({ code }) => code !== 'result-missing')
  writeErrorLines(warnings.map((warning) => issueLine(name, warning)))
  const under = unwrap(underRules(loaded, { ...options, lots: () => 'say' }))
  if (under.event.teams !== undefined)
    throw new Failure(badRequest(name, 'projection-of-teams', 'Only events of single players are projected; this file has teams.'))
  if (!isRatedPlay(under.event))
    throw new Failure(
      badRequest(
        name,
        'projection-of-other-games',
        'Only single games that are won, drawn or lost are projected; those of this event end in more ways.',
      ),
    )
  const { event, notes } = withInitialColour(name, under, undefined)
  const criteria = unwrap(chooseCriteria(name, event, options))
  writeErrorLines([...under.notes, ...notes, ...criteria.notes])
  if (roundsPaired(event) === 0)
    throw new Failure(badRequest(name, 'projection-too-early', 'No round is paired yet: there is nothing to project from.'))
  const player: PlayerId | null = options.player === undefined ? null : unwrap(findPlayer(name, event, options.player))
  if (player === null && options.place !== undefined)
    throw new Failure(badRequest(name, 'projection-of-whom', 'A place is asked for with --player.'))
  const place = options.place ?? 1
  const fund = options.prizes === undefined ? null : unwrap(loadFund(options.prizes, event))
  const round = roundsPaired(event)
  if (fund !== null && event.numberOfRounds !== null && round < event.numberOfRounds)
    throw new Failure(
      badRequest(
        name,
        'prizes-too-early',
        `Prizes are given after round ${event.numberOfRounds}, the last one; round ${round} is being played.`,
      ),
    )
  if (fund === null && options.firstTime !== undefined)
    throw new Failure(badRequest(name, 'projection-of-prizes', 'Who plays for the first time is asked for with --prizes.'))
  const firstTime = new Set((options.firstTime ?? []).map((text) => unwrap(findPlayer(name, event, text))))
  const projection = last(event, {
    model: options.model,
    tieBreaks: criteria.tieBreaks,
    rulebook: under.rulebook.id,
    samples: options.samples,
    mostExact: options.exact,
    seed: options.drawSeed,
    ...(fund === null ? {} : { takings: takingsFrom(fund, round, firstTime) }),
  })
  const out = options.out ?? dash
  const asked = player === null ? null : { player, place, fund, norms: normsOfGame(event, projection, player) }
  const text = options.json
    ? `${JSON.stringify(projectionJson(event, projection, asked), null, 2)}\n`
    : projectionText(event, projection, asked, out === dash ? styleFor(process.stdout) : plain)
  writeAtomically(out, text)
  process.exitCode = exitCodes.done
}

/** Who takes what if the event ends so. */
const takingsFrom =
  (fund: PrizeFund, round: number, firstTime: ReadonlySet<PlayerId>): NonNullable<ProjectionOptions['takings']> =>
  (event, ranks) => {
    const places = new Map(event.players.map(({ id }, at) => [id, ranks[at]!]))
    return takingsAt(fund, event, { round, placeOf: (id) => places.get(id) ?? 0, firstTime })
  }

/** Norms that the open game of a player decides about. */
const normsOfGame = (event: Tournament, { open }: Projection, player: PlayerId): readonly NormAtStake[] => {
  const game = open.find(({ white, black }) => white === player || black === player)
  const [own, other] = [player, game?.white === player ? game.black : game?.white].map((id) => event.players.find((one) => one.id === id))
  return own === undefined || other === undefined ? [] : normsAtStake(event, own, other, normEventOf(event, roundsPaired(event)))
}

const last = (event: Parameters<typeof project>[0], options: ProjectionOptions): Projection => [...project(event, options)].at(-1)!
