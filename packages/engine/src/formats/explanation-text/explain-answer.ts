import type { PlayerId, RoundNumber } from '../../model/ids.ts'
import type { Language } from '../../model/language.ts'
import type { RulebookId } from '../../model/rules.ts'
import type { DroppedWish, RoundExplainer, Why, WhyNot } from '../../pairing/explanation-answers.ts'
import { type Alternative, reportCards } from './cards.ts'
import { type Spoken, whyHeadline, whyNotHeadline } from './headline.ts'
import { bracketMap } from './map.ts'
import { messagesIn } from './messages/index.ts'
import type { NameOf } from './named.ts'
import { obstacleText } from './obstacle-text.ts'
import type { ExplanationPanel, Paragraph, ReportCards, Voice } from './panel.ts'
import { playerWhy } from './player-text.ts'
import { marking, paragraphOf } from './runs.ts'
import { changeText, verdictText, whyNotText } from './why-not-text.ts'
import { whyParts, whyText } from './why-text.ts'

/** So many alternatives stand beside what was chosen. */
const mostAlternatives = 2

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

/** Of a player who floated and then got an opponent, both are told. */
export type WhyData = Why & { readonly float?: Why }

/** "Why does A play B?"; with one player: the opponent, the float, the bye. null when that did not happen. */
export const explainWhy = (
  explainer: RoundExplainer,
  players: readonly [PlayerId] | readonly [PlayerId, PlayerId],
  options: AnswerOptions,
): ExplainedAnswer<WhyData> | null => {
  const [player, named] = players
  const opponent = named ?? opponentOf(player, explainer)
  const why = opponent === null ? explainer.whyUnpaired(player) : explainer.why(player, opponent)
  if (why === null) return null
  const { rulebook, nameOf } = options
  const spoken = spokenBy(explainer, options)
  // Whoever came down to this pair is told why, when the question is about that player or about the pair.
  const moved = why.kind === 'pair' && why.scores[0] !== why.scores[1] ? why.players[0]! : null
  const float = moved === null ? null : explainer.whyUnpaired(moved)
  const dropped = droppedText(why, spoken, options.wishesDropped ?? [])
  const panel: ExplanationPanel = {
    ...spokenIn(options),
    question: { kind: 'why', players },
    answer: why.kind,
    ...(options.voice === 'player' ? toPlayer(why, player, spoken, dropped) : toArbiter(why, float, spoken, dropped)),
    map: bracketMap(explainer, why.players, null, options.colourless === true, nameOf),
    cards: cardsOfWhy(why, float, spoken),
    change: null,
  }
  const { messages } = plain(spoken)
  const told = named === undefined && float !== null && moved === player ? [float, why] : [why]
  const sentences = [
    ...told.flatMap((one) => whyText(one, rulebook, nameOf, messages)),
    ...droppedText(why, plain(spoken), options.wishesDropped ?? []),
  ]
  return { panel, data: float === null ? why : { ...why, float }, sentences }
}

/** "Why not A against B?"; with one player: why no float, or no bye. */
export const explainWhyNot = (
  explainer: RoundExplainer,
  players: readonly [PlayerId] | readonly [PlayerId, PlayerId],
  options: AnswerOptions,
): ExplainedAnswer<WhyNot> => {
  const [player, opponent] = players
  const answer = opponent === undefined ? explainer.whyNotUnpaired(player) : explainer.whyNot(player, opponent)
  const { rulebook, nameOf } = options
  const spoken = spokenBy(explainer, options)
  const { messages } = spoken
  const toYou = options.voice === 'player'
  const own = toYou ? messages.player.you : nameOf(player)
  const other = opponent === undefined ? null : nameOf(opponent)
  const wish = toYou
    ? other === null
      ? messages.player.wishUnpaired
      : messages.player.wish(other)
    : other === null
      ? messages.wishUnpaired(nameOf(player))
      : messages.wishPair(nameOf(player), other)
  const byeBefore = toYou ? messages.player.youHadBye : messages.panel.byeBefore(nameOf(player))
  const first = whyNotHeadline(answer, own, other, wish, byeBefore, rulebook, messages)
  const lines = paragraphsOf(answer, players, toYou, spoken)
  const said = first ?? (toYou ? youAnswer(answer, other, spoken) : null) ?? withoutArticles(lines[0]![0]!)
  const headline = toYou ? capital(said) : said
  const sentences = whyNotText(answer, players, rulebook, nameOf, plain(spoken).messages)
  const wished = opponent === undefined || answer.kind === 'paired' || player === opponent ? null : ([player, opponent] as const)
  const panel: ExplanationPanel = {
    ...spokenIn(options),
    question: { kind: 'why-not', players },
    answer: answer.kind,
    headline,
    // A sentence without an article that is the headline already need not be said twice.
    paragraphs: lines.filter((line) => line.join(' ') !== headline).map(paragraphOf),
    map: bracketMap(explainer, [...new Set(players)], wished, options.colourless === true, nameOf),
    cards: cardsOfWhyNot(answer, players, spoken),
    change: 'change' in answer ? answer.change : null,
  }
  return { panel, data: answer, sentences }
}

const spokenIn = ({ language = 'en', voice = 'arbiter' }: AnswerOptions) => ({ language, voice })

const spokenBy = (explainer: RoundExplainer, { rulebook, round, nameOf, language = 'en', accelerated }: AnswerOptions): Spoken => {
  const own = messagesIn[language]
  const messages = accelerated === true ? { ...own, points: (points: string) => own.forPairing(own.points(points)) } : own
  return { explainer, rulebook, round, nameOf, messages: marking(messages) }
}

/** With articles in brackets, for lines of text. */
const plain = (spoken: Spoken): Spoken => ({
  ...spoken,
  messages: { ...spoken.messages, cite: messagesIn[spoken.messages.language].cite },
})

const opponentOf = (player: PlayerId, explainer: RoundExplainer): PlayerId | null => {
  const board = explainer.boards().find(({ white, black }) => white === player || black === player)
  return board === undefined ? null : board.white === player ? board.black : board.white
}

type Words = { readonly headline: string; readonly paragraphs: readonly Paragraph[] }

const toArbiter = (why: Why, float: Why | null, spoken: Spoken, dropped: readonly string[]): Words => {
  const parts = (one: Why) => whyParts(one, spoken.rulebook, spoken.nameOf, spoken.messages)
  const { standing, reasons, colours } = parts(why)
  const came = float === null ? [] : [[parts(float).standing, ...parts(float).reasons]]
  const paragraphs = [...came, [standing, ...reasons], colours, dropped].filter((lines) => lines.length > 0)
  return { headline: whyHeadline(why, spoken), paragraphs: paragraphs.map(paragraphOf) }
}

const toPlayer = (why: Why, you: PlayerId, spoken: Spoken, dropped: readonly string[]): Words => {
  const { headline, reasons, colours } = playerWhy(why, you, spoken)
  return { headline, paragraphs: [reasons, colours, dropped].filter((lines) => lines.length > 0).map(paragraphOf) }
}

/** A wish that these two do not meet gave way. */
const droppedText = ({ kind, players }: Why, { messages, nameOf }: Spoken, dropped: readonly DroppedWish[]): readonly string[] => {
  const wish = kind === 'pair' ? dropped.find((one) => one.players.every((player) => players.includes(player))) : undefined
  return wish === undefined ? [] : [messages.wishDropped(nameOf(players[0]!), nameOf(players[1]!), wish.reason)]
}

/** The answer without its tables: what it says, then what would change. */
const paragraphsOf = (
  answer: WhyNot,
  players: readonly [PlayerId] | readonly [PlayerId, PlayerId],
  toYou: boolean,
  spoken: Spoken,
): readonly (readonly string[])[] => {
  const { rulebook, nameOf, messages } = spoken
  if (toYou) {
    const your: NameOf = (id) => (id === players[0] ? messages.player.you : nameOf(id))
    if (answer.kind === 'forbidden')
      return [[`${capital(obstacleText(answer.obstacle, rulebook, messages, messages.list(players.map(your))))}.`]]
    if (answer.kind === 'cannot-be-completed' || answer.kind === 'other-round')
      return [whyNotText(answer, players, rulebook, your, messages)]
    if (answer.kind === 'paired' || answer.kind === 'same-player' || answer.kind === 'unpaired') return []
    if (answer.kind === 'worse' || answer.kind === 'later')
      return [verdictText({ ...answer, mustFloat: answer.mustFloat === players[0] ? null : answer.mustFloat }, rulebook, nameOf, messages)]
  }
  if (answer.kind !== 'worse' && answer.kind !== 'later')
    return whyNotText(answer, players, rulebook, nameOf, messages).map((line) => [line])
  return [verdictText(answer, rulebook, nameOf, messages), changeText(answer.change, nameOf, messages)].filter((lines) => lines.length > 0)
}

const withoutArticles = (line: string): string =>
  paragraphOf([line])
    .flatMap((run) => ('text' in run ? [run.text] : []))
    .join('')
    .trim()

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const youAnswer = (answer: WhyNot, opponent: string | null, { messages }: Spoken): string | null => {
  switch (answer.kind) {
    case 'paired':
      return messages.player.youPlay(opponent!)
    case 'same-player':
      return messages.player.yourself
    case 'unpaired':
      return messages.player.youAreUnpaired(answer.bye)
    default:
      return null
  }
}

/** Beside what was chosen: the pairs that came first in the order, or, where there were none, the others who might have floated or had the bye. */
const cardsOfWhy = (why: Why, float: Why | null, { explainer, rulebook, nameOf, messages }: Spoken): ReportCards | null => {
  const pairs = why.passedOver.slice(0, mostAlternatives).map(({ player, opponent }) => ({
    players: [player, opponent],
    answer: explainer.whyNot(player, opponent),
  }))
  const leaving = why.kind === 'pair' && pairs.length > 0 ? null : (float ?? (why.kind === 'pair' ? null : why))
  const others = leaving?.others.map(({ player, answer }) => ({ players: [player], answer })) ?? []
  // A bracket that somebody left is known by what was chosen in it.
  const left = others.map(({ answer }) => answer).find((answer) => answer.kind === 'worse' || answer.kind === 'later')
  const chosen = left === undefined || leaving === null ? explainer.chosen(why.players[0]!) : left.chosen
  const alternatives = (leaving === null || left === undefined ? pairs : others).flatMap(({ players, answer }): readonly Alternative[] => {
    if (answer.kind === 'cannot-be-completed') return [{ players, card: null, completion: answer.articles[0]! }]
    const same =
      (answer.kind === 'worse' || answer.kind === 'later') && JSON.stringify(answer.chosen.pairs) === JSON.stringify(chosen?.pairs)
    return same ? [{ players, card: answer.alternative.card }] : []
  })
  return reportCards(chosen, alternatives, rulebook, nameOf, messages)
}

const cardsOfWhyNot = (
  answer: WhyNot,
  players: readonly PlayerId[],
  { explainer, rulebook, nameOf, messages }: Spoken,
): ReportCards | null => {
  if (answer.kind === 'worse' || answer.kind === 'later')
    return reportCards(answer.chosen, [{ players, card: answer.alternative.card }], rulebook, nameOf, messages)
  if (answer.kind !== 'cannot-be-completed') return null
  return reportCards(explainer.chosen(players[0]!), [{ players, card: null, completion: answer.articles[0]! }], rulebook, nameOf, messages)
}
