import type { Why, WhyBye, WhyFloat, WhyNot, WhyPair } from '@zug/engine/explain'
import { type ColoursEvent, criterionOf, type ExchangeEvent, type ForbiddenPair } from '@zug/engine/explain'
import type { PlayerId, RulebookId } from '@zug/engine/model'
import { equallyGood, lostFailures } from './cards.ts'
import { familyOf } from './family.ts'
import { choiceNames, laterRuns } from './later-text.ts'
import { obstacleRuns } from './obstacle-text.ts'
import { cite, plainText, type Runs, say, type Words } from './runs.ts'
import { type NameOf, type Speech, speechOf, stuckNames } from './speech.ts'
import { failureRuns } from './values.ts'
import type { Messages, Place } from './words/messages.ts'

/** A player is not told more than this. */
const mostSentences = 4
/** Sentences between the first, about points, and the last, about colours. */
const mostBetween = 2

/** Two to four sentences that a player understands, with the articles behind them. */
export const whyText = (why: Why, rulebook: RulebookId, nameOf: NameOf, messages: Messages): readonly string[] =>
  whyLines(why, speechOf(rulebook, messages, nameOf)).map(plainText)

export const whyLines = (why: Why, speech: Speech): readonly Runs[] => {
  const { standing, reasons, colours } = whyParts(why, speech)
  return [standing, ...reasons, ...colours]
}

/** The same in its parts: points and group, what came of them, the colours. */
export type WhyParts = { readonly standing: Runs; readonly reasons: readonly Runs[]; readonly colours: readonly Runs[] }

export const whyParts = (why: Why, speech: Speech): WhyParts => {
  const { messages, name, score } = speech
  const voice = familyOf(speech.rulebook)
  const inGroups = voice === 'cfc'
  const { upfloat, bothWays } = messages
  const parts = (standing: Words, reasons: readonly Runs[], colours: readonly Runs[] = []): WhyParts => ({
    standing: say`${standing} ${cite(why.articles)}`,
    reasons,
    colours,
  })
  switch (why.kind) {
    case 'game': {
      const [white, black] = why.players
      const [whiteNumber, blackNumber] = why.numbers
      return parts(messages.tableMeets(name(white), whiteNumber, name(black), blackNumber), [numbersBy(why, speech)])
    }
    case 'rest':
      return parts(messages.tableRests(name(why.player), why.number), [numbersBy(why, speech)])
    case 'float': {
      const [own, points] = [name(why.player), score(why.score)]
      const { bracket, bracketSize } = why
      return parts(
        why.way !== undefined
          ? bothWays.floated(own, points, why.way)
          : voice === 'upfloat'
            ? upfloat.floated(own, points, bracket)
            : inGroups
              ? messages.oddMan(own, points, bracketSize)
              : messages.floated(own, points, bracket, bracketSize),
        instead(why, speech),
      )
    }
    case 'bye': {
      const first = inGroups || voice === 'upfloat' || voice === 'both-ways' || why.beforehand ? messages.byeFirst : messages.unpairedBye
      return parts(first(name(why.player), score(why.score)), instead(why, speech))
    }
    case 'pair': {
      const [a, b] = [name(why.players[0]), name(why.players[1])]
      const [aScore, bScore] = [score(why.scores[0]), score(why.scores[1])]
      const moved = inGroups ? messages.oddManMeets : messages.movedDownTo
      const apart = voice === 'upfloat' ? upfloat.comesUpTo(b, bScore, a, aScore) : moved(a, aScore, b, bScore)
      return parts(
        why.scores[0] === why.scores[1] ? messages.bothHave(a, b, aScore) : apart,
        order(why, ...((why.chooser ?? why.players[0]) === why.players[0] ? ([a, b] as const) : ([b, a] as const)), speech),
        why.colours === null ? [] : [colourRuns(why.colours, speech)],
      )
    }
  }
}

const numbersBy = ({ table }: Extract<Why, { readonly table: unknown }>, { messages }: Speech): Runs =>
  say`${messages.numbersBy(table.drawn, table.players)}`

/** The exchange, then who came before; what does not fit is counted. */
const order = (why: WhyPair, a: Runs, b: Runs, speech: Speech): readonly Runs[] => {
  const { messages, name } = speech
  const exchanged = why.exchange === null ? [] : [exchangeRuns(why.exchange, a, b, speech)]
  if (why.only === 'two') return exchanged
  const { natural } = why
  const first = say`${natural === null ? messages.firstInOrder(a, b) : messages.inOrder(a, b, natural.of, natural.place)}`
  if (why.only === 'one') {
    const [alone] = why.onlyBecause.map(({ pair }) => name(pair[0]))
    return alone === undefined ? [first] : [say`${messages.nobodyElse(alone, forbiddenRuns(why.onlyBecause, speech))}`]
  }
  if (why.earlier === 0) return exchanged.length > 0 ? exchanged : [first]
  const before = why.passedOver.map(({ opponent, obstacle }) => {
    const other = name(opponent)
    return say`${messages.comesBefore(a, other, b, obstacleRuns(obstacle, speech, messages.list([other, a])))}`
  })
  const room = mostBetween - exchanged.length
  if (why.earlier <= room) return [...exchanged, ...before]
  const named = before.slice(0, room - 1)
  return [...exchanged, ...named, say`${messages.moreComeBefore(a, why.earlier - named.length, b)}`]
}

/** Where nobody took the other's place two of one half were paired. */
const exchangeRuns = ({ down, up, obstacle }: ExchangeEvent, a: Runs, b: Runs, speech: Speech): Runs => {
  const { messages, name } = speech
  const because = obstacleRuns(obstacle, speech)
  return say`${down.length === 0 || up.length === 0 ? messages.sameHalf(a, b, because) : messages.changedPlaces(down.map(name), up.map(name), because)}`
}

/** Why it was this player who stayed unpaired, and nobody else of the bracket. */
const instead = (why: WhyFloat | WhyBye, speech: Speech): readonly Runs[] => {
  const { messages, name } = speech
  const voice = familyOf(speech.rulebook)
  const place: Place =
    why.kind === 'bye'
      ? 'bye'
      : voice === 'cfc'
        ? 'odd-man'
        : voice === 'upfloat' || voice === 'both-ways'
          ? voice === 'upfloat'
            ? 'upfloat'
            : 'both-ways'
          : 'float'
  const barred = why.kind === 'bye' ? why.barred : []
  return [
    ...incompatibleLines(why, speech),
    ...completionLines(why, speech),
    ...barred.map(({ player, obstacle }) => say`${messages.byeBarred(name(player), obstacleRuns(obstacle, speech))}`).slice(-1),
    ...why.others.map(({ player, answer }) => otherRuns(player, answer, place, speech)),
  ].slice(0, mostSentences - 1)
}

const incompatibleLines = ({ incompatible, player }: WhyFloat | WhyBye, speech: Speech): readonly Runs[] => {
  if (incompatible === null) return []
  const { messages, name } = speech
  const own = incompatible.obstacles.filter(({ pair }) => pair.includes(player))
  // Of what stands between a player and others, the first two.
  const kept = forbiddenRuns(own.slice(0, 2), speech)
  const [alone, ...others] = incompatible.players.map(name)
  if (others.length > 0) return [say`${messages.couldNotAllBePaired(incompatible.players.map(name), incompatible.only.map(name), kept)}`]
  return kept.length === 0 ? [] : [say`${messages.meetsNobodyThere(alone!, kept)}`]
}

const completionLines = ({ completion }: WhyFloat | WhyBye, { messages, name }: Speech): readonly Runs[] => {
  if (completion === null) return []
  const tooHigh = completion.stuck.length === 0 && !completion.bye
  return [say`${tooHigh ? messages.byeTooHigh : messages.otherwise(stuckNames(completion, name))} ${cite(completion.articles)}`]
}

/** What keeps players from each other, by name. */
const forbiddenRuns = (pairs: readonly ForbiddenPair[], speech: Speech): readonly Runs[] =>
  pairs.map(({ pair, obstacle }) => obstacleRuns(obstacle, speech, speech.messages.list(pair.map(speech.name))))

const otherRuns = (player: PlayerId, answer: WhyNot, place: Place, speech: Speech): Runs => {
  const { messages, rulebook } = speech
  const other = speech.name(player)
  const own = place === 'upfloat' ? messages.upfloat : place === 'both-ways' ? messages.bothWays : null
  const not = (obstacle: Runs): Runs => say`${own === null ? messages.notInstead(other, place, obstacle) : own.notInstead(other, obstacle)}`
  switch (answer.kind) {
    case 'worse': {
      const { granted, chosen } = lostFailures(answer)
      const criterion = messages.criterion(rulebook, criterionOf(chosen))
      const words = messages.wouldBe(criterion, failureRuns(granted), failureRuns(chosen), chosen.kind === 'count')
      return not(say`${words} ${cite([chosen.article])}`)
    }
    case 'forbidden':
      return not(obstacleRuns(answer.obstacle, speech))
    case 'cannot-be-completed':
      return not(say`${messages.incomplete(stuckNames(answer, speech.name))} ${cite(answer.articles)}`)
    case 'later':
      if (!equallyGood(answer)) return not(say`${messages.laterInOrder(laterRuns(answer.how, speech))} ${cite(answer.articles)}`)
      return say`${
        own === null
          ? messages.laterInstead(other, place, laterRuns(answer.how, speech))
          : own.laterInstead(other, laterRuns(answer.how, speech))
      } ${cite(answer.articles)}`
    case 'comes-first': {
      const choice = choiceNames(answer, speech)
      const asked = answer.place === place && answer.other === player
      return not(say`${asked ? choice.because : messages.laterChoice(choice)} ${cite(answer.articles)}`)
    }
    case 'no-bye':
      return say`${messages.noBye} ${cite(answer.articles)}`
    default:
      throw new Error(`nobody of a bracket is ${answer.kind}`)
  }
}

const colourRuns = ({ articles, rule, white, black, claim }: ColoursEvent, { messages, name }: Speech): Runs => {
  const coloured = ({ player, due }: { readonly player: PlayerId; readonly due: ColoursEvent['white']['due'] }) => ({
    name: name(player),
    due,
  })
  return say`${messages.colourReason(rule, coloured(white), coloured(black), claim)} ${cite(articles)}`
}
