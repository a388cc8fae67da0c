import type { PlayerId } from '../../model/ids.ts'
import { displayPoints } from '../../model/points.ts'
import type { ColoursEvent, CompletionEvent, Why, WhyNot } from '../../pairing/explanation.ts'
import type { Messages } from './messages/messages.ts'
import { type NameOf, named } from './named.ts'
import { obstacleText } from './obstacle-text.ts'
import { failureText } from './values.ts'

/** A player is not told more than this. */
const mostSentences = 4
/** Sentences between the first, about points, and the last, about colours. */
const mostBetween = 2

/** Two to four sentences that a player understands, with the articles behind them. */
export const whyText = (why: Why, rulebook: string, nameOf: NameOf, messages: Messages): readonly string[] => {
  const [a, b] = why.players.map(nameOf) as [string, string]
  const [aPoints, bPoints] = why.scores.map((score) => messages.points(displayPoints(score))) as [string, string]
  const cite = messages.cite(why.articles)
  if (why.kind === 'float')
    return [`${messages.floated(a, aPoints, why.bracket, why.bracketSize)} ${cite}`, ...instead(why, rulebook, nameOf, messages)]
  if (why.kind === 'bye') return [`${messages.unpairedBye(a, aPoints)} ${cite}`, ...instead(why, rulebook, nameOf, messages)]
  const standing = why.scores[0] === why.scores[1] ? messages.bothHave(a, b, aPoints) : messages.movedDownTo(a, aPoints, b, bPoints)
  return [
    `${standing} ${cite}`,
    ...order(why, a, b, rulebook, nameOf, messages),
    ...(why.colours === null ? [] : [colourText(why.colours, nameOf, messages)]),
  ]
}

/** The exchange, then who came before; what does not fit is counted. */
const order = (why: Why, a: string, b: string, rulebook: string, nameOf: NameOf, messages: Messages): readonly string[] => {
  const names = (players: readonly PlayerId[]): string => messages.list(players.map(nameOf))
  const { exchange } = why
  const exchanged =
    exchange === null
      ? []
      : [messages.changedPlaces(names(exchange.down), names(exchange.up), obstacleText(exchange.obstacle, rulebook, messages))]
  const before = why.passedOver.map(({ opponent, obstacle }) =>
    messages.comesBefore(a, nameOf(opponent), b, obstacleText(obstacle, rulebook, messages, messages.list([nameOf(opponent), a]))),
  )
  const room = mostBetween - exchanged.length
  if (why.earlier === 0) return exchanged.length > 0 ? exchanged : [messages.firstInOrder(a, b)]
  if (why.earlier <= room) return [...exchanged, ...before]
  const named = before.slice(0, room - 1)
  return [...exchanged, ...named, messages.moreComeBefore(a, why.earlier - named.length, b)]
}

/** Why it was this player who stayed unpaired, and nobody else of the bracket. */
const instead = (why: Why, rulebook: string, nameOf: NameOf, messages: Messages): readonly string[] => {
  const bye = why.kind === 'bye'
  const { incompatible } = why
  const own = incompatible?.obstacles.filter(({ pair }) => pair.includes(why.players[0]!)) ?? []
  const names = (players: readonly PlayerId[]): string => messages.list(players.map(nameOf))
  const stuck =
    incompatible === null
      ? []
      : [
          messages.couldNotAllBePaired(
            names(incompatible.players),
            names(incompatible.only),
            messages.list(own.slice(0, 2).map(({ pair, obstacle }) => obstacleText(obstacle, rulebook, messages, names(pair)))),
          ),
        ]
  const completion =
    why.completion === null ? [] : [`${completionText(why.completion, nameOf, messages)} ${messages.cite(why.completion.articles)}`]
  const barred = why.barred.map(({ player, obstacle }) => messages.byeBarred(nameOf(player), obstacleText(obstacle, rulebook, messages)))
  const others = why.others.map(({ player, answer }) => otherText(nameOf(player), answer, bye, rulebook, messages))
  return [...stuck, ...completion, ...barred.slice(-1), ...others].slice(0, mostSentences - 1)
}

const completionText = (event: CompletionEvent, nameOf: NameOf, messages: Messages): string =>
  event.stuck.length === 0 && !event.bye ? messages.byeTooHigh : messages.otherwise(named(event, nameOf))

const otherText = (other: string, answer: WhyNot, bye: boolean, rulebook: string, messages: Messages): string => {
  switch (answer.kind) {
    case 'worse': {
      const failure = (candidate: typeof answer.chosen) => candidate.card!.find(({ article }) => article === answer.criterion)!
      const text = messages.wouldBe(
        messages.criterion(rulebook, answer.criterion),
        failureText(failure(answer.alternative)),
        failureText(failure(answer.chosen)),
      )
      return messages.notInstead(other, bye, `${text} ${messages.cite([answer.criterion])}`)
    }
    case 'forbidden':
      return messages.notInstead(other, bye, obstacleText(answer.obstacle, rulebook, messages))
    case 'cannot-be-completed':
      return messages.notInstead(other, bye, `${messages.incomplete} ${messages.cite(answer.articles)}`)
    case 'later':
      return `${messages.laterInstead(other, bye)} ${messages.cite(answer.articles)}`
    default:
      throw new Error(`nobody of a bracket is ${answer.kind}`)
  }
}

const colourText = ({ articles, rule, white, black }: ColoursEvent, nameOf: NameOf, messages: Messages): string => {
  const coloured = ({ player, due }: ColoursEvent['white']) => ({ name: nameOf(player), due })
  return `${messages.colourReason(rule, coloured(white), coloured(black))} ${messages.cite(articles)}`
}
