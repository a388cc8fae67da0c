import {
  english,
  explanationText,
  german,
  type Messages,
  type PlayerId,
  type RoundExplainer,
  roundNumber,
  roundsPaired,
  type Tournament,
  whyNotText,
  whyText,
} from '@zug/engine'
import { type Command, Option } from 'commander'
import { exitCodes } from '../exit-codes.ts'
import { findPlayer } from '../explain/find-player.ts'
import { Failure } from '../failure.ts'
import { dash } from '../io/read-bytes.ts'
import { writeErrorLines } from '../io/standard-output.ts'
import { writeAtomically } from '../io/write-atomically.ts'
import { badRequest, issueLine } from '../issue-lines.ts'
import { chooseRound } from '../pair/choose-round.ts'
import { chooseRulebook } from '../tournament/choose-rulebook.ts'
import { withInitialColour } from '../tournament/initial-colour.ts'
import { loadTournament, unwrap } from '../tournament/load.ts'
import { entrantsUnder } from '../tournament/under-rulebook.ts'
import { type SettingsOptions, withSettings } from '../tournament/with-settings.ts'
import { addExamples, addSettings, rulesOption, wholeNumber } from './options.ts'

const languages = { en: english, de: german } as const

export type ExplainOptions = SettingsOptions & {
  readonly rules?: string
  readonly round?: number
  readonly why?: readonly string[]
  readonly whyNot?: readonly string[]
  readonly language?: keyof typeof languages
  readonly json?: boolean
  readonly out?: string
}

export const configure = (command: Command): void => {
  command
    .argument('<file>', 'tournament file (TRF, JSON, or a start list in CSV), - for standard input')
    .addOption(rulesOption())
    .option('--round <n>', 'explain round n (default: the next round, or the last one of a finished event)', wholeNumber)
    .option('--why <player...>', 'why these two play each other; with one player: the opponent, the float or the bye')
    .option('--why-not <player...>', 'why these two do not meet; with one player: why no float and no bye')
    .addOption(new Option('--language <code>', 'language of the sentences').choices(Object.keys(languages)).default('en'))
    .option('--json', 'the explanation as data, every piece with its articles')
    .option('--out <file>', 'write to a file instead of the terminal; written whole or not at all')
    .action(explain)
  addSettings(command)
  addExamples(command, [
    ['zug explain open.trf --round 4', 'the whole round, bracket by bracket'],
    ['zug explain open.trf --round 4 --why 5 4', 'why 5 plays 4'],
    ['zug explain open.trf --round 4 --why-not Alice Bruno', 'why Alice does not play Bruno'],
    ['zug explain open.trf --round 4 --why 9', 'why player 9 has this opponent, floated or got the bye'],
    ['zug explain open.trf --round 4 --json | jq .events', 'the same as data'],
  ])
}

export const explain = (file: string, options: ExplainOptions): void => {
  const loaded = unwrap(loadTournament(file))
  writeErrorLines(loaded.warnings.map((warning) => issueLine(loaded.name, warning)))
  const rulebook = unwrap(chooseRulebook(loaded.name, options.rules, loaded.tournament))
  const entered = entrantsUnder(unwrap(withSettings(loaded.name, loaded.tournament, options)), rulebook)
  const recorded = roundsPaired(entered)
  const over = options.round === undefined && recorded > 0 && recorded === entered.numberOfRounds
  const round = over ? roundNumber(recorded) : unwrap(chooseRound(loaded.name, entered, options.round))
  const { tournament, notes } = withInitialColour(loaded.name, entered, undefined)
  writeErrorLines(notes)
  if (rulebook.steps !== undefined && options.why === undefined && options.whyNot === undefined) {
    const steps = rulebook.steps(tournament, round)
    const data = { rulebook: rulebook.id, round, steps: steps.map(({ event }) => event) }
    const text = sentences(steps.map((step) => step.text(nameIn(tournament))))
    writeAtomically(options.out ?? dash, options.json === true ? `${JSON.stringify(data, null, 2)}\n` : text)
    process.exitCode = exitCodes.done
    return
  }
  if (rulebook.explainer === undefined)
    throw new Failure(badRequest(loaded.name, 'no-explanation', noExplanation(rulebook.id, rulebook.steps !== undefined)))
  const explainer = rulebook.explainer(tournament, round)
  const asked = (texts: readonly string[]): readonly PlayerId[] => texts.map((text) => unwrap(findPlayer(loaded.name, tournament, text)))
  if (options.why !== undefined && options.whyNot !== undefined)
    throw new Failure(badRequest(loaded.name, 'one-question', 'Ask --why or --why-not, not both at once.'))
  const messages = languages[options.language ?? 'en']
  const question = { explainer, messages, rulebook: rulebook.id, tournament, file: loaded.name }
  const answer =
    options.why !== undefined
      ? why({ ...question, players: asked(options.why) })
      : options.whyNot !== undefined
        ? whyNot({ ...question, players: asked(options.whyNot) })
        : wholeRound(explainer, tournament, messages)
  writeAtomically(options.out ?? dash, options.json === true ? `${JSON.stringify(answer.data, null, 2)}\n` : answer.text)
  process.exitCode = exitCodes.done
}

const noExplanation = (rulebook: string, steps: boolean): string =>
  steps
    ? `The rulebook ${rulebook} explains a round step by step, without --why and --why-not.`
    : `The rulebook ${rulebook} does not explain its pairings yet.`

type Answer = { readonly data: unknown; readonly text: string }

const nameIn =
  (tournament: Tournament) =>
  (id: PlayerId): string =>
    tournament.players.find((player) => player.id === id)?.name || String(id)

const sentences = (lines: readonly string[]): string => `${lines.join('\n')}\n`

const wholeRound = (explainer: RoundExplainer, tournament: Tournament, messages: Messages): Answer => {
  const data = explainer.explain()
  return { data, text: explanationText(data, nameIn(tournament), messages) }
}

type Question = {
  readonly players: readonly PlayerId[]
  readonly explainer: RoundExplainer
  readonly messages: Messages
  readonly rulebook: string
  readonly tournament: Tournament
  readonly file: string
}

const why = ({ players, explainer, messages, rulebook, tournament, file }: Question): Answer => {
  const [a, b] = players
  const nameOf = nameIn(tournament)
  if (a === undefined || players.length > 2)
    throw new Failure(badRequest(file, 'players-needed', '--why takes one player or two; give the file before it.'))
  if (a === b) throw new Failure(badRequest(file, 'not-paired', `That is ${nameOf(a)} both times.`))
  const opponent = b ?? opponentOf(a, explainer)
  const found = opponent === null ? explainer.whyUnpaired(a) : explainer.why(a, opponent)
  if (found === null) {
    const about =
      b === undefined ? `${nameOf(a)} is not paired in this round` : `${nameOf(a)} and ${nameOf(b)} do not play each other in this round`
    throw new Failure(badRequest(file, 'not-paired', `${about}.${b === undefined ? '' : ' Ask with --why-not.'}`))
  }
  // Whoever floated down and then got an opponent is told both.
  const floated = b === undefined && opponent !== null ? explainer.whyUnpaired(a) : null
  const answers = floated === null ? [found] : [floated, found]
  const texts = answers.map((answer) => whyText(answer, rulebook, nameOf, messages))
  const [data] = answers.map((answer, index) => ({ ...answer, sentences: texts[index] })).toReversed()
  return { data: floated === null ? data : { ...data, float: { ...floated, sentences: texts[0] } }, text: sentences(texts.flat()) }
}

const opponentOf = (player: PlayerId, explainer: RoundExplainer): PlayerId | null => {
  const board = explainer.boards().find(({ white, black }) => white === player || black === player)
  return board === undefined ? null : board.white === player ? board.black : board.white
}

const whyNot = ({ players, explainer, messages, rulebook, tournament, file }: Question): Answer => {
  const [a, b] = players
  if (a === undefined || players.length > 2)
    throw new Failure(badRequest(file, 'players-needed', '--why-not takes one player or two; give the file before it.'))
  const found = b === undefined ? explainer.whyNotUnpaired(a) : explainer.whyNot(a, b)
  const text = whyNotText(found, b === undefined ? [a] : [a, b], rulebook, nameIn(tournament), messages)
  return { data: { ...found, sentences: text }, text: sentences(text) }
}
