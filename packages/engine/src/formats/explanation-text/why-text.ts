import type { PlayerId } from '../../model/ids.ts'
import { displayPoints } from '../../model/points.ts'
import type { RulebookId } from '../../model/rules.ts'
import { type ColoursEvent, type CompletionEvent, criterionOf, type ExchangeEvent } from '../../pairing/explanation.ts'
import type { Why, WhyNot } from '../../pairing/explanation-answers.ts'
import { equallyGood } from './cards.ts'
import { familyOf } from './family.ts'
import type { Messages, Place } from './messages/messages.ts'
import { type NameOf, named } from './named.ts'
import { obstacleText } from './obstacle-text.ts'
import { failureText } from './values.ts'

/** A player is not told more than this. */
const mostSentences = 4
/** Sentences between the first, about points, and the last, about colours. */
const mostBetween = 2

/** Two to four sentences that a player understands, with the articles behind them. */
export const whyText = (why: Why, rulebook: RulebookId, nameOf: NameOf, messages: Messages): readonly string[] => {
  const { standing, reasons, colours } = whyParts(why, rulebook, nameOf, messages)
  return [standing, ...reasons, ...colours]
}

/** The same in its parts: points and group, what came of them, the colours. */
export const whyParts = (why: Why, rulebook: RulebookId, nameOf: NameOf, messages: Messages): WhyParts => {
  const [a, b] = why.players.map(nameOf) as [string, string]
  const [aPoints, bPoints] = why.scores.map((score) => messages.points(displayPoints(score))) as [string, string]
  const cite = messages.cite(why.articles)
  const family = familyOf(rulebook)
  const parts = (standing: string, reasons: readonly string[], colours: readonly string[] = []): WhyParts => ({
    standing: `${standing} ${cite}`,
    reasons,
    colours,
  })
  if (why.table !== null) {
    const { numbers, players, drawn } = why.table
    const reasons = [messages.numbersBy(drawn, players)]
    if (why.kind === 'bye') return parts(messages.tableRests(a, numbers[0]!), reasons)
    return parts(messages.tableMeets(a, numbers[0]!, b, numbers[1]!), reasons)
  }
  if (why.kind === 'float') {
    const floated =
      family === 'cfc' ? messages.oddMan(a, aPoints, why.bracketSize) : messages.floated(a, aPoints, why.bracket, why.bracketSize)
    return parts(floated, instead(why, rulebook, nameOf, messages))
  }
  if (why.kind === 'bye')
    return parts(
      family === 'cfc' ? messages.byeFirst(a, aPoints) : messages.unpairedBye(a, aPoints),
      instead(why, rulebook, nameOf, messages),
    )
  const moved = family === 'cfc' ? messages.oddManMeets : messages.movedDownTo
  return parts(
    why.scores[0] === why.scores[1] ? messages.bothHave(a, b, aPoints) : moved(a, aPoints, b, bPoints),
    order(why, a, b, rulebook, nameOf, messages),
    why.colours === null ? [] : [colourText(why.colours, nameOf, messages)],
  )
}

export type WhyParts = { readonly standing: string; readonly reasons: readonly string[]; readonly colours: readonly string[] }

/** The exchange, then who came before; what does not fit is counted. */
const order = (why: Why, a: string, b: string, rulebook: RulebookId, nameOf: NameOf, messages: Messages): readonly string[] => {
  const names = (players: readonly PlayerId[]): string => messages.list(players.map(nameOf))
  const { exchange } = why
  const exchanged =
    exchange === null ? [] : [exchangeText(exchange, a, b, names, obstacleText(exchange.obstacle, rulebook, messages), messages)]
  const before = why.passedOver.map(({ opponent, obstacle }) =>
    messages.comesBefore(a, nameOf(opponent), b, obstacleText(obstacle, rulebook, messages, messages.list([nameOf(opponent), a]))),
  )
  if (why.only === 'two') return exchanged
  if (why.only === 'one') {
    const [alone] = why.onlyBecause.map(({ pair }) => nameOf(pair[0]))
    const kept = why.onlyBecause.map(({ pair, obstacle }) => obstacleText(obstacle, rulebook, messages, names(pair)))
    return alone === undefined ? [messages.firstInOrder(a, b)] : [messages.nobodyElse(alone, messages.list(kept))]
  }
  const room = mostBetween - exchanged.length
  if (why.earlier === 0) return exchanged.length > 0 ? exchanged : [messages.firstInOrder(a, b)]
  if (why.earlier <= room) return [...exchanged, ...before]
  const named = before.slice(0, room - 1)
  return [...exchanged, ...named, messages.moreComeBefore(a, why.earlier - named.length, b)]
}

/** Where nobody took the other's place two of one half were paired. */
const exchangeText = (
  { down, up }: ExchangeEvent,
  a: string,
  b: string,
  names: (players: readonly PlayerId[]) => string,
  obstacle: string,
  messages: Messages,
): string =>
  down.length === 0 || up.length === 0 ? messages.sameHalf(a, b, obstacle) : messages.changedPlaces(names(down), names(up), obstacle)

/** Why it was this player who stayed unpaired, and nobody else of the bracket. */
const instead = (why: Why, rulebook: RulebookId, nameOf: NameOf, messages: Messages): readonly string[] => {
  const place: Place = why.kind === 'bye' ? 'bye' : familyOf(rulebook) === 'cfc' ? 'odd-man' : 'float'
  const { incompatible } = why
  const own = incompatible?.obstacles.filter(({ pair }) => pair.includes(why.players[0]!)) ?? []
  const names = (players: readonly PlayerId[]): string => messages.list(players.map(nameOf))
  const alone = incompatible?.players.length === 1
  const stuck =
    incompatible === null || (alone && own.length === 0)
      ? []
      : alone
        ? [messages.meetsNobodyThere(names(incompatible.players), obstaclesText(own, rulebook, nameOf, messages))]
        : [
            messages.couldNotAllBePaired(
              names(incompatible.players),
              names(incompatible.only),
              obstaclesText(own, rulebook, nameOf, messages),
            ),
          ]
  const completion =
    why.completion === null ? [] : [`${completionText(why.completion, nameOf, messages)} ${messages.cite(why.completion.articles)}`]
  const barred = why.barred.map(({ player, obstacle }) => messages.byeBarred(nameOf(player), obstacleText(obstacle, rulebook, messages)))
  const others = why.others.map(({ player, answer }) => otherText(nameOf(player), answer, place, rulebook, messages))
  return [...stuck, ...completion, ...barred.slice(-1), ...others].slice(0, mostSentences - 1)
}

/** Of what stands between a player and others, the first two. */
const obstaclesText = (obstacles: Why['onlyBecause'], rulebook: RulebookId, nameOf: NameOf, messages: Messages): string =>
  messages.list(
    obstacles.slice(0, 2).map(({ pair, obstacle }) => obstacleText(obstacle, rulebook, messages, messages.list(pair.map(nameOf)))),
  )

const completionText = (event: CompletionEvent, nameOf: NameOf, messages: Messages): string =>
  event.stuck.length === 0 && !event.bye ? messages.byeTooHigh : messages.otherwise(named(event, nameOf))

const otherText = (other: string, answer: WhyNot, place: Place, rulebook: RulebookId, messages: Messages): string => {
  switch (answer.kind) {
    case 'worse': {
      const failure = (candidate: typeof answer.chosen) => candidate.card!.find((one) => criterionOf(one) === answer.criterion)!
      const text = messages.wouldBe(
        messages.criterion(rulebook, answer.criterion),
        failureText(failure(answer.alternative)),
        failureText(failure(answer.chosen)),
        failure(answer.chosen).kind === 'count',
      )
      return messages.notInstead(other, place, `${text} ${messages.cite([failure(answer.chosen).article])}`)
    }
    case 'forbidden':
      return messages.notInstead(other, place, obstacleText(answer.obstacle, rulebook, messages))
    case 'cannot-be-completed':
      return messages.notInstead(other, place, `${messages.incomplete} ${messages.cite(answer.articles)}`)
    case 'later':
      if (!equallyGood(answer)) return messages.notInstead(other, place, `${messages.laterInOrder} ${messages.cite(answer.articles)}`)
      return `${messages.laterInstead(other, place)} ${messages.cite(answer.articles)}`
    case 'comes-first':
      return messages.notInstead(other, place, `${messages.laterInOrder} ${messages.cite(answer.articles)}`)
    case 'no-bye':
      return `${messages.noBye} ${messages.cite(answer.articles)}`
    default:
      throw new Error(`nobody of a bracket is ${answer.kind}`)
  }
}

const colourText = ({ articles, rule, white, black, claim }: ColoursEvent, nameOf: NameOf, messages: Messages): string => {
  const coloured = ({ player, due }: ColoursEvent['white']) => ({ name: nameOf(player), due })
  const because = claim === undefined ? '' : `, ${messages.claim(claim)}`
  return `${messages.colourReason(rule, coloured(white), coloured(black), because)} ${messages.cite(articles)}`
}
