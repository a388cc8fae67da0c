import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { colours, newTournament, type Tournament } from '@zug/engine/model'
import { type PairingSystem, rulebookInForce, rulebookOf } from '@zug/engine/pairing'
import { defaultSimulation, quietSimulation, ratingShapes, type SimulationSettings, scoringNames } from '@zug/engine/simulation'
import { makeTieBreak, parseTieBreaks } from '@zug/engine/standings'
import { type Command, Option } from 'commander'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { Failure } from '../failure.ts'
import { type AxisOptions, axesOf } from '../generate/axes.ts'
import type { Recipe } from '../generate/make-tournament.ts'
import { makeTournaments } from '../generate/make-tournaments.ts'
import { passedOver } from '../generate/passed-over.ts'
import { parseRtgConfiguration } from '../generate/rtg-configuration.ts'
import { amount, howMany, percentage, wholeSpan } from '../generate/spans.ts'
import { carriesRulebook, defaultFormat, extensionOf, type GeneratedFormat, generatedFormats, withinFormat } from '../generate/written.ts'
import { decodeText } from '../io/decode-text.ts'
import { prepareFolder } from '../io/prepare-folder.ts'
import { readBytes } from '../io/read-bytes.ts'
import { writeErrorLines, writeOut } from '../io/standard-output.ts'
import { writeAtomically } from '../io/write-atomically.ts'
import { badRequest, issueLine, problemOf } from '../issue-lines.ts'
import { startProgress } from '../terminal/progress.ts'
import { rulebookNamed } from '../tournament/choose-rulebook.ts'
import { loadTournament, unwrap } from '../tournament/load.ts'
import { variationsOf, withSettings } from '../tournament/with-settings.ts'
import { addExamples, variationOption } from './options.ts'

type GenerateOptions = {
  readonly rules?: string
  readonly count: number
  readonly seed?: string
  readonly out: string
  readonly format?: GeneratedFormat
  readonly model?: string
  readonly config?: string
  readonly plain?: boolean
  readonly variation?: readonly string[]
} & Partial<AxisOptions>

export const configure = (command: Command): void => {
  command
    .addOption(new Option('--rules <id>', `rulebook (default: that of the model, else ${rulebookInForce({})})`))
    .option('--players <n..m>', 'how many players, or teams (default: 20..60)', wholeSpan(2, 9999))
    .option('--rounds <n..m>', 'how many rounds (default: 5..9)', wholeSpan(1, 99))
    .option('--count <n>', 'how many tournaments', howMany, 1)
    .option('--seed <text>', 'draw the same tournaments again (default: a new seed, printed)')
    .requiredOption('--out <dir>', 'folder for the files, made when it is missing')
    .addOption(
      new Option(
        '--format <format>',
        'of the files (default: trf26; json where the rulebook leaves to regulations what no report has room for)',
      ).choices(generatedFormats),
    )
    .option('--model <file>', 'players, rounds and regulations of this tournament, byes and forfeits at its rates')
    .option('--config <file>', "configuration of another generator, JaVaFo's or bbpPairings'")
    .option('--plain', 'nothing out of the ordinary but what the options below ask for')
    .addOption(new Option('--field <parity>', 'number of players').choices(['odd', 'even', 'any']))
    .option('--rating <low..high>', 'lowest and highest rating', wholeSpan(1, 3500))
    .addOption(new Option('--rating-shape <shape>', 'how the ratings lie').choices(ratingShapes))
    .option('--unrated <%>', 'players without rating', percentage)
    .option('--titles <%>', 'players with a title, of those strong enough', percentage)
    .option('--clubs <n..m>', 'how many clubs', amount(99))
    .option('--boards <n..m>', 'boards of a team', wholeSpan(1, 20))
    .option('--draws <%>', 'drawn games (default: by rating)', percentage)
    .option('--forfeits <%>', 'games forfeited by one side', percentage)
    .option('--double-forfeits <%>', 'games forfeited by both', percentage)
    .option('--unusual <%>', 'games that end ½-0 or 0-0', percentage)
    .option('--quick-games <%>', 'games of less than one move', percentage)
    .option('--half-byes <%>', 'half-point byes, of the rounds of a player', percentage)
    .option('--full-byes <%>', 'full-point byes', percentage)
    .option('--zero-byes <%>', 'zero-point byes', percentage)
    .option('--withdrawals <%>', 'players who withdraw', percentage)
    .option('--re-entries <%>', 'of those, players who come back', percentage)
    .option('--late-entries <%>', 'players who enter after the first round', percentage)
    .option('--forbidden <n..m>', 'groups of players who must not meet', amount(99))
    .addOption(new Option('--acceleration <how>', 'Baku acceleration').choices(['none', 'baku', 'any']))
    .addOption(new Option('--scoring <how>', 'points for a win, a draw, a loss; or what the bye is worth').choices(scoringNames))
    .addOption(new Option('--initial-colour <colour>', 'colour of the first player in round 1').choices(colours))
    .option('--tie-breaks <list>', 'tie-breaks in order, as FIDE codes (usual: those that go with the rulebook)', tieBreakList)
    .addOption(variationOption())
    .action(async (options: GenerateOptions) => {
      process.exitCode = await generate(options)
    })
  addExamples(command, [
    ['zug generate --out random', 'one tournament, everything by lot; prints its seed'],
    ['zug generate --count 1000 --seed 7 --out random', 'a thousand, the same every time'],
    ['zug generate --seed 7/12 --out random', 'the twelfth of them alone'],
    ['zug generate --rules cfc --players 20..60 --rounds 5..9 --out random', 'by another rulebook'],
    ['zug generate --rules cfc --variation 624.1,616.1 --out random', 'with these variations of the CFC handbook'],
    ['zug generate --plain --forfeits 20 --field odd --out random', 'quiet but for the forfeits'],
    ['zug generate --tie-breaks BH/C1,SB,DE --out random', 'ranked by these tie-breaks'],
    ['zug generate --model open.trf --count 10 --out random', 'tournaments like a real one'],
    ['zug generate --out random && zug check random', 'there and back: 0 discrepancies'],
  ])
  command.addHelpText(
    'after',
    `
Results follow ratings and colours (the model of O. Milvang, 2015). Axes that are not given are drawn by lot for each
tournament; % are per cent, as one number or a span. The seed stands in the name of each tournament (012).
A finished tournament has points, ranks and, in TRF26 and JSON, its tie-breaks, so that zug check can check all of it.
Exit code 1: a tournament could not be played to its end; the others are written.`,
  )
}

/** Codes of C.07, or `usual`. */
const tieBreakList = (text: string): readonly string[] | 'usual' => {
  if (text === 'usual') return text
  const parsed = parseTieBreaks(text, 'players')
  if (!parsed.ok) throw new Failure(problemOf('--tie-breaks', parsed.error))
  return parsed.value.map(makeTieBreak)
}

export const generate = async (options: GenerateOptions): Promise<ExitCode> => {
  const recipe = recipeOf(options)
  writeErrorLines(
    passedOver(recipe, options).map((message) => issueLine('zug', { code: 'axis-passed-over', severity: 'warning', message })),
  )
  const seed = options.seed ?? recipe.seed ?? String(randomInt(2 ** 47))
  const { count } = options
  prepareFolder(options.out)
  const digits = Math.max(4, String(count).length)
  const seeds = count === 1 ? [seed] : Array.from({ length: count }, (_, index) => `${seed}/${index + 1}`)
  const totals = { tournaments: 0, rounds: 0, players: 0 }
  let exitCode: ExitCode = exitCodes.done
  let number = 0
  const progress = startProgress(count)
  await makeTournaments(recipe, seeds, (made) => {
    number++
    const name = `${String(number).padStart(digits, '0')}.${extensionOf(recipe.format)}`
    if (made.ok) {
      writeAtomically(join(options.out, name), made.value.text)
      totals.tournaments++
      totals.rounds += made.value.rounds
      totals.players += made.value.players
    } else {
      progress.clear()
      if (made.error.exitCode !== exitCodes.noLegalPairing) throw new Failure(made.error)
      writeErrorLines(made.error.lines)
      exitCode = exitCodes.noLegalPairing
    }
    progress.advance(name)
  })
  progress.clear()
  const { system, format } = recipe
  writeOut(
    `seed ${seed}\n${totals.tournaments} tournaments, ${totals.rounds} rounds, ${totals.players} players in ${options.out} (${system.id}, ${format})\n`,
  )
  return exitCode
}

const recipeOf = (options: GenerateOptions): Recipe & { readonly seed: string | null } => {
  const model = options.model === undefined ? null : unwrap(loadTournament(options.model)).tournament
  const system = systemOf(options.rules, model)
  const format = options.format ?? defaultFormat(system)
  if (!carriesRulebook(format, system)) {
    const others = generatedFormats.filter((other) => carriesRulebook(other, system)).join(' or ')
    const message = `${format.toUpperCase()} cannot carry a tournament by ${system.id}; --format ${others} can.`
    throw new Failure(badRequest('zug', 'rules-not-carried', message))
  }
  const configured = options.config === undefined ? { settings: {}, seed: null } : configuration(options.config)
  const base = options.plain ? quietSimulation : defaultSimulation
  const settings = { ...base, ...fieldOf(system), ...configured.settings, ...axesOf(options), ...announcedOf(options, system, format) }
  const announced = model === null ? null : unwrap(withSettings('zug', model, variationsAlone(options), system))
  return { system, settings: withinFormat(settings, format), model: announced, format, seed: configured.seed }
}

const variationsAlone = ({ variation }: GenerateOptions) => (variation === undefined ? {} : { variation })

/** CFC 602: the variations asked for, in place of those drawn by lot. */
const announcedOf = (
  { variation }: GenerateOptions,
  system: PairingSystem,
  format: GeneratedFormat,
): Partial<Pick<SimulationSettings, 'announced'>> => {
  if (variation === undefined) return {}
  const announced = unwrap(variationsOf('zug', system, variation))
  if (format === 'json') return { announced }
  throw new Failure(
    badRequest('zug', 'settings-not-carried', `${format.toUpperCase()} has no room for what is announced; --format json has.`),
  )
}

const systemOf = (requested: string | undefined, model: Tournament | null): PairingSystem => {
  const named = requested ?? (model?.rules?.rulebook === 'other' ? model.rules.name : undefined)
  return named === undefined ? rulebookOf(model ?? newTournament()) : unwrap(rulebookNamed(named))
}

/** A round robin of sixty would take a winter. */
const fieldOf = ({ traits }: PairingSystem): Partial<SimulationSettings> => {
  if (traits.drawnFrom === 'tables') return { players: { low: 4, high: 16 } }
  return traits.pairs === 'teams' ? { players: { low: 8, high: 24 } } : {}
}

const configuration = (file: string) => {
  const bytes = unwrap(readBytes(file))
  const parsed = parseRtgConfiguration(decodeText(bytes).text, 'per-mille')
  if (!parsed.ok) throw new Failure(problemOf(file, parsed.error))
  return parsed.value
}
