import type { Why, WhyNot } from '@zug/engine/explain'
import { type PlayerId, type RoundNumber, roundNumber, roundsPaired, type Tournament } from '@zug/engine/model'
import { isColourless, type PairingAnswer, type PairingSystem } from '@zug/engine/pairing'
import {
  type AnswerOptions,
  type ExplainedAnswer,
  explainWhy,
  explainWhyNot,
  explanationText,
  messagesIn,
  plainText,
  stepText,
  stuckText,
  type Voice,
  voices,
} from '@zug/messages/explanation'
import { type Language, languages } from '@zug/messages/language'
import { type Command, Option } from 'commander'
import { exitCodes } from '../exit-codes.ts'
import { findPlayer } from '../explain/find-player.ts'
import { Failure } from '../failure.ts'
import { dash } from '../io/read-bytes.ts'
import { writeErrorLines } from '../io/standard-output.ts'
import { writeAtomically } from '../io/write-atomically.ts'
import { badRequest, issueLine } from '../issue-lines.ts'
import { chooseRound, roundsOfTables } from '../pair/choose-round.ts'
import { reasonNotPaired } from '../pair/entrant.ts'
import { withInitialColour } from '../tournament/initial-colour.ts'
import { loadTournament, unwrap } from '../tournament/load.ts'
import { type RulesOptions, underRules } from '../tournament/under-rules.ts'
import { addExamples, addSettings, rulesOption, wholeNumber } from './options.ts'

export type ExplainOptions = RulesOptions & {
  readonly round?: number
  readonly why?: readonly string[]
  readonly whyNot?: readonly string[]
  readonly language?: Language
  readonly voice?: Voice
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
    .addOption(new Option('--language <code>', 'language of the sentences').choices(languages).default('en'))
    .addOption(new Option('--voice <whom>', 'said to the arbiter, or to the player asked about').choices(voices).default('arbiter'))
    .option('--json', 'the explanation as data, every piece with its articles')
    .option('--out <file>', 'write to a file instead of the terminal; written whole or not at all')
    .action(explain)
  addSettings(command)
  addExamples(command, [
    ['zug explain open.trf --round 4', 'the whole round, bracket by bracket'],
    ['zug explain open.trf --round 4 --why 5 4', 'why 5 plays 4'],
    ['zug explain open.trf --round 4 --why-not Alice Bruno', 'why Alice does not play Bruno'],
    ['zug explain open.trf --round 4 --why 9', 'why player 9 has this opponent, floated or got the bye'],
    ['zug explain open.trf --round 4 --why 9 --voice player --language fr', 'the same, said to player 9 in French'],
    ['zug explain open.trf --round 4 --json | jq .events', 'the same as data'],
  ])
}

export const explain = (file: string, options: ExplainOptions): void => {
  const loaded = unwrap(loadTournament(file, options.rules))
  writeErrorLines(loaded.warnings.map((warning) => issueLine(loaded.name, warning)))
  const under = unwrap(underRules(loaded, { ...options, lots: () => 'say' }))
  const { rulebook } = under
  const recorded = roundsPaired(rulebook.entrants(under.event))
  const last = rulebook.traits.drawnFrom === 'tables' ? roundsOfTables(under) : under.event.numberOfRounds
  const over = options.round === undefined && recorded > 0 && recorded === last
  const round = over ? roundNumber(recorded) : unwrap(chooseRound(loaded.name, under, options.round))
  const { event, notes } = withInitialColour(loaded.name, under, undefined)
  writeErrorLines([...under.notes, ...notes])
  if (options.why !== undefined && options.whyNot !== undefined)
    throw new Failure(badRequest(loaded.name, 'one-question', 'Ask --why or --why-not, not both at once.'))
  const question: Question = {
    rulebook,
    tournament: rulebook.entrants(event),
    round,
    file: loaded.name,
    language: options.language ?? 'en',
    voice: options.voice ?? 'arbiter',
  }
  const answer =
    options.why !== undefined
      ? why(question, options.why)
      : options.whyNot !== undefined
        ? whyNot(question, options.whyNot)
        : wholeRound(question)
  writeAtomically(options.out ?? dash, options.json === true ? `${JSON.stringify(answer.data, null, 2)}\n` : answer.text)
  process.exitCode = exitCodes.done
}

type Answer = { readonly data: unknown; readonly text: string }

type Question = {
  readonly rulebook: PairingSystem
  readonly tournament: Tournament
  readonly round: RoundNumber
  readonly file: string
  readonly language: Language
  readonly voice: Voice
}

const nameIn =
  (tournament: Tournament) =>
  (id: PlayerId): string =>
    tournament.players.find((player) => player.id === id)?.name || String(id)

const sentences = (lines: readonly string[]): string => `${lines.join('\n')}\n`

/** A list of criteria is told bracket by bracket, a procedure step by step. */
const wholeRound = ({ rulebook, tournament, round, language }: Question): Answer => {
  const nameOf = nameIn(tournament)
  if (rulebook.traits.told === 'steps') {
    const steps = rulebook.steps(tournament, round)
    const impossible = withoutPairing(rulebook.pairRound(tournament, round), nameOf, language)
    const told = steps.at(-1)?.kind === 'impossible'
    const data = { rulebook: rulebook.id, round, steps, ...impossible.data }
    const lines = steps.map((step) => stepText(step, rulebook.id, nameOf, language))
    // A round that another rulebook pairs is told by that one besides.
    const explanation = rulebook.explainer(tournament, round).explain?.()
    if (explanation !== undefined)
      return { data: { ...data, explanation }, text: `${sentences(lines)}\n${explanationText(explanation, nameOf, messagesIn[language])}` }
    return { data, text: sentences([...lines, ...(told ? [] : impossible.lines)]) }
  }
  const data = rulebook.explainer(tournament, round).explain!()
  return { data, text: explanationText(data, nameOf, messagesIn[language]) }
}

/** The steps of some procedures end without a word where they lead nowhere; who is stuck then is the explanation. */
const withoutPairing = (
  answer: PairingAnswer,
  nameOf: (id: PlayerId) => string,
  language: Language,
): { readonly data: object; readonly lines: readonly string[] } => {
  if (answer.kind === 'pairing') return { data: {}, lines: [] }
  const { stuck, only, bye, deadEnd } = answer
  const noLegalPairing = { stuck, only, ...(bye ? { bye } : {}), ...(deadEnd ? { deadEnd } : {}) }
  return { data: { noLegalPairing }, lines: [stuckText(answer, nameOf, language)] }
}

const optionsOf = ({ rulebook, tournament, round, language, voice }: Question): AnswerOptions => ({
  rulebook: rulebook.id,
  round,
  nameOf: nameIn(tournament),
  colourless: isColourless(tournament),
  accelerated: isAccelerated(tournament),
  language,
  voice,
})

const isAccelerated = ({ rules, virtualPoints }: Tournament): boolean =>
  virtualPoints.size > 0 || (rules !== null && 'acceleration' in rules && rules.acceleration !== null)

/** The players asked about, one or two. */
const playersOf = (
  { file, tournament }: Question,
  texts: readonly string[],
  option: string,
): readonly [PlayerId] | readonly [PlayerId, PlayerId] => {
  const [a, b, ...more] = texts.map((text) => unwrap(findPlayer(file, tournament, text)))
  if (a === undefined || more.length > 0)
    throw new Failure(badRequest(file, 'players-needed', `${option} takes one player or two; give the file before it.`))
  return b === undefined ? [a] : [a, b]
}

const why = (question: Question, texts: readonly string[]): Answer => {
  const { rulebook, tournament, round, file } = question
  const players = playersOf(question, texts, '--why')
  const [a, b] = players
  const nameOf = nameIn(tournament)
  if (a === b) throw new Failure(badRequest(file, 'not-paired', `That is ${nameOf(a)} both times.`))
  const found = explainWhy(rulebook.explainer(tournament, round), players, optionsOf(question))
  if (found === null) {
    const answer = rulebook.pairRound(tournament, round)
    const player = tournament.players.find(({ id }) => id === a)!
    const left = answer.kind === 'pairing' && answer.notPaired.includes(a) ? ` (${reasonNotPaired(tournament, player, answer)})` : ''
    const about =
      b === undefined
        ? `${nameOf(a)} is not paired in this round${left}`
        : `${nameOf(a)} and ${nameOf(b)} do not play each other in this round`
    throw new Failure(badRequest(file, 'not-paired', `${about}.${b === undefined ? '' : ' Ask with --why-not.'}`))
  }
  return told(found, question)
}

const whyNot = (question: Question, texts: readonly string[]): Answer => {
  const { rulebook, tournament, round } = question
  const players = playersOf(question, texts, '--why-not')
  return told(explainWhyNot(rulebook.explainer(tournament, round), players, optionsOf(question)), question)
}

/** One sentence first; why not begins with one anyway. To a player the panel is printed, which alone is said in the second person. */
const told = ({ panel, data, sentences: lines }: ExplainedAnswer<Why | WhyNot>, { voice }: Question): Answer => ({
  data: { ...data, sentences: lines, panel },
  text: sentences([
    ...(voice === 'player' || panel.question.kind === 'why' ? [panel.headline] : []),
    ...(voice === 'player' ? panel.paragraphs.map(plainText) : lines),
  ]),
})
