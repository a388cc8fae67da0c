import type { DroppedWish, RoundExplainer, Why, WhyNot } from '@zug/engine/explain'
import { type AskedPlayers, askWhy, askWhyNot, playersOf, type ToldAnswer } from '@zug/engine/explain'
import type { RoundNumber, RulebookId } from '@zug/engine/model'
import type { Language } from '../language.ts'
import { reportCards } from './cards.ts'
import { familyOf } from './family.ts'
import { whyHeadline, whyNotHeadline } from './headline.ts'
import { bracketMap } from './map.ts'
import { obstacleRuns } from './obstacle-text.ts'
import type { ExplanationPanel, Voice } from './panel.ts'
import { playerWhy } from './player-text.ts'
import { capital, joined, plainText, type Runs, say, type Words } from './runs.ts'
import { type NameOf, type Speech, speechOf } from './speech.ts'
import { changeLines, verdictLines, whyNotLines } from './why-not-text.ts'
import { whyLines, whyParts } from './why-text.ts'
import { messagesIn } from './words/index.ts'

/** How an answer is to be told. */
export type AnswerOptions = {
  readonly rulebook: RulebookId
  readonly round: RoundNumber
  readonly nameOf: NameOf
  readonly colourless?: boolean
  /** An acceleration adds points for pairing: they are then called so. */
  readonly accelerated?: boolean
  readonly language?: Language
  /** `player` speaks to the first player of the question. */
  readonly voice?: Voice
  /** Wishes to keep players apart that could not be kept in this round. */
  readonly wishesDropped?: readonly DroppedWish[]
}

/** The panel, the data behind it, and the same as lines of text. */
export type ExplainedAnswer<Data> = { readonly panel: ExplanationPanel; readonly data: Data; readonly sentences: readonly string[] }

/** "Why does A play B?"; with one player: the opponent, the float, the bye. null when that did not happen. */
export const explainWhy = (explainer: RoundExplainer, players: AskedPlayers, options: AnswerOptions): ExplainedAnswer<Why> | null => {
  const told = askWhy(explainer, players)
  return told && wordWhy(told, options)
}

/** "Why not A against B?"; with one player: why no float, or no bye. */
export const explainWhyNot = (explainer: RoundExplainer, players: AskedPlayers, options: AnswerOptions): ExplainedAnswer<WhyNot> =>
  wordWhyNot(askWhyNot(explainer, players), options)

/** An answer in words; nothing is asked any more. */
export const wordWhy = (told: ToldAnswer<Why>, options: AnswerOptions): ExplainedAnswer<Why> => {
  const { answer: why, players } = told
  const speech = speechFor(options, told)
  const seeding = seedingLines(told, options, speech)
  const dropped = droppedLines(why, options.wishesDropped ?? [], speech)
  const { headline, paragraphs } = options.voice === 'player' ? toPlayer(told, speech) : toArbiter(why, options.round, speech)
  const panel: ExplanationPanel = {
    ...spokenIn(options),
    question: { kind: 'why', players },
    answer: why.kind,
    headline: plainText(say`${headline}`),
    paragraphs: [...paragraphs, dropped, seeding].filter((lines) => lines.length > 0).map(paragraphOf),
    map: bracketMap(told.surroundings, playersOf(why), null, options.colourless === true, options.nameOf),
    cards: reportCards(told.weighed, options.nameOf, speech),
    change: null,
  }
  // Whoever came to this pair from another score is told why, when asked about alone.
  const float = why.kind === 'pair' && players[1] === undefined && why.float?.player === players[0] ? why.float : null
  const lines = [...(float === null ? [] : whyLines(float, speech)), ...whyLines(why, speech), ...dropped, ...seeding]
  return { panel, data: why, sentences: lines.map(plainText) }
}

export const wordWhyNot = (told: ToldAnswer<WhyNot>, options: AnswerOptions): ExplainedAnswer<WhyNot> => {
  const { answer, players } = told
  const [player, opponent] = players
  const speech = speechFor(options, told)
  const seeding = seedingLines(told, options, speech)
  const toYou = options.voice === 'player'
  const lines = toYou ? linesToYou(answer, players, speech) : linesToArbiter(answer, players, speech)
  const headline = plainText(whyNotFirst(answer, players, toYou, lines, speech))
  const wished = opponent === undefined || answer.kind === 'paired' || player === opponent ? null : ([player, opponent] as const)
  const panel: ExplanationPanel = {
    ...spokenIn(options),
    question: { kind: 'why-not', players },
    answer: answer.kind,
    headline,
    // A sentence without an article that is the headline already need not be said twice.
    paragraphs: [...lines, ...(seeding.length === 0 ? [] : [seeding])]
      .map(paragraphOf)
      .filter((paragraph) => plainText(paragraph) !== headline),
    map: bracketMap(told.surroundings, players, wished, options.colourless === true, options.nameOf),
    cards: reportCards(told.weighed, options.nameOf, speech),
    change: 'change' in answer ? answer.change : null,
  }
  return { panel, data: answer, sentences: [...whyNotLines(answer, players, speech), ...seeding].map(plainText) }
}

const spokenIn = ({ language = 'en', voice = 'arbiter' }: AnswerOptions) => ({ language, voice })

type PairedBy = Pick<ToldAnswer<Why>, 'pairedBy'>

/** A round that another rulebook pairs is told in that one's words. */
const speechFor = ({ rulebook, nameOf, language = 'en', accelerated }: AnswerOptions, { pairedBy }: PairedBy): Speech =>
  speechOf(pairedBy ?? rulebook, messagesIn[language], nameOf, accelerated === true)

/** And is said to be such a one. */
const seedingLines = ({ pairedBy }: PairedBy, { round }: AnswerOptions, { messages }: Speech): readonly Runs[] =>
  pairedBy === undefined ? [] : [say`${messages.seedingRound(round)}`]

const paragraphOf = (lines: readonly Runs[]): Runs => joined(lines, ' ')

type Said = { readonly headline: Words; readonly paragraphs: readonly (readonly Runs[])[] }

const toArbiter = (why: Why, round: RoundNumber, speech: Speech): Said => {
  const { standing, reasons, colours } = whyParts(why, speech)
  const float = why.kind === 'pair' && why.float !== null ? [whyLines(why.float, speech)] : []
  return { headline: whyHeadline(why, round, speech), paragraphs: [...float, [standing, ...reasons], colours] }
}

const toPlayer = ({ answer, players }: ToldAnswer<Why>, speech: Speech): Said => {
  const { headline, reasons, colours } = playerWhy(answer, players[0], speech)
  return { headline, paragraphs: [reasons, colours] }
}

/** A wish that these two do not meet gave way. */
const droppedLines = (why: Why, dropped: readonly DroppedWish[], { messages, name }: Speech): readonly Runs[] => {
  if (why.kind !== 'pair' && why.kind !== 'game') return []
  const [a, b] = why.players
  const wish = dropped.find((one) => one.players.every((player) => player === a || player === b))
  return wish === undefined ? [] : [say`${messages.wishDropped(name(a), name(b), wish.reason)}`]
}

/** The answer without its tables: what it says, then what would change. */
const linesToArbiter = (answer: WhyNot, players: AskedPlayers, speech: Speech): readonly (readonly Runs[])[] => {
  if (answer.kind !== 'worse' && answer.kind !== 'later') return whyNotLines(answer, players, speech).map((line) => [line])
  return [verdictLines(answer, speech), changeLines(answer.change, speech)].filter((lines) => lines.length > 0)
}

/** The same to the first of the two. */
const linesToYou = (answer: WhyNot, players: AskedPlayers, speech: Speech): readonly (readonly Runs[])[] => {
  const { messages } = speech
  const yours: Speech = { ...speech, name: (id) => (id === players[0] ? messages.player.you : speech.name(id)) }
  switch (answer.kind) {
    case 'forbidden':
      return [[say`${capital(obstacleRuns(answer.obstacle, speech, messages.list(players.map(yours.name))))}.`]]
    case 'cannot-be-completed':
    case 'other-round':
      return [whyNotLines(answer, players, yours)]
    case 'paired':
    case 'same-player':
    case 'unpaired':
      return []
    case 'worse':
    case 'later':
      return [verdictLines({ ...answer, mustFloat: answer.mustFloat === players[0] ? null : answer.mustFloat }, speech)]
    default:
      return linesToArbiter(answer, players, speech)
  }
}

/** The sentence that stands first: the verdict, or else what the answer begins with, without its articles. */
const whyNotFirst = (
  answer: WhyNot,
  [player, opponent]: AskedPlayers,
  toYou: boolean,
  lines: readonly (readonly Runs[])[],
  speech: Speech,
): Runs => {
  const { messages, name } = speech
  const b = opponent === undefined ? null : name(opponent)
  const up = familyOf(speech.rulebook) === 'upfloat' ? messages.upfloat : null
  const asking = toYou
    ? {
        a: messages.player.you,
        wish: b === null ? (up?.yourWish ?? messages.player.wishUnpaired) : messages.player.wish(b),
        byeBefore: messages.player.youHadBye,
      }
    : {
        a: name(player),
        wish: b === null ? (up?.wish ?? messages.wishUnpaired)(name(player)) : messages.wishPair(name(player), b),
        byeBefore: messages.panel.byeBefore(name(player)),
      }
  const said = whyNotHeadline(answer, { ...asking, b }, speech) ?? (toYou ? youAnswer(answer, b, speech) : null)
  const first = said === null ? withoutArticles(lines[0]![0]!) : say`${said}`
  return toYou ? capital(first) : first
}

const withoutArticles = (line: Runs): Runs => say`${plainText(line.filter((run) => run.kind !== 'article' || !run.cited)).trim()}`

const youAnswer = (answer: WhyNot, opponent: Runs | null, { rulebook, messages: { player, upfloat } }: Speech): Words | null => {
  switch (answer.kind) {
    case 'paired':
      return player.youPlay(opponent!)
    case 'same-player':
      return player.yourself
    case 'unpaired':
      return !answer.bye && familyOf(rulebook) === 'upfloat' ? upfloat.youAreUp : player.youAreUnpaired(answer.bye)
    default:
      return null
  }
}
