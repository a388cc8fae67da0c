import type { PlayerId } from '../../model/ids.ts'
import { displayPoints } from '../../model/points.ts'
import type { Alternative, ColoursEvent, Why, WhyNot } from '../../pairing/explanation.ts'
import type { Board } from '../../pairing/round-pairing.ts'
import type { Messages } from './messages/messages.ts'
import { obstacleText } from './obstacle-text.ts'
import { cardTable, failureText } from './values.ts'

type NameOf = (player: PlayerId) => string

/** How many earlier opponents are named to a player. */
const mostNamed = 2

/** Two to four sentences that a player understands, with the articles behind them. */
export const whyText = (why: Why, rulebook: string, nameOf: NameOf, messages: Messages): readonly string[] => {
  const [a, b] = why.players.map(nameOf) as [string, string]
  const [aPoints, bPoints] = why.scores.map(displayPoints) as [string, string]
  if (why.kind === 'float') return [messages.floated(a, aPoints, why.bracketSize)]
  if (why.kind === 'bye') return [messages.unpairedBye(a, aPoints)]
  const standing = why.scores[0] === why.scores[1] ? messages.bothHave(a, b, aPoints) : messages.movedDownTo(a, aPoints, b, bPoints)
  const named = why.passedOver
    .slice(-mostNamed)
    .map(({ opponent, obstacle }) => messages.comesBefore(a, nameOf(opponent), b, obstacleText(obstacle, rulebook, messages)))
  return [
    standing,
    ...(named.length === 0 ? [messages.naturalOpponents(a, b)] : named),
    ...(why.colours === null ? [] : [colourText(why.colours, rulebook, nameOf, messages)]),
  ]
}

const colourText = ({ articles, white, black }: ColoursEvent, _rulebook: string, nameOf: NameOf, messages: Messages): string => {
  const rule = (Number(articles[0]!.at(-1)) - 1) as 0 | 1 | 2 | 3 | 4
  const due = white.due === black.due ? white.due : null
  return `${messages.colourReason(rule, nameOf(white.player), nameOf(black.player), due)} ${messages.cite(articles)}`
}

/** The verdict, then what it rests on. */
export const whyNotText = (
  answer: WhyNot,
  [a, b]: readonly [PlayerId, PlayerId],
  rulebook: string,
  nameOf: NameOf,
  messages: Messages,
): readonly string[] => {
  switch (answer.kind) {
    case 'paired':
      return [messages.theyPlay(nameOf(answer.board.white), nameOf(answer.board.black))]
    case 'not-to-be-paired':
      return [messages.notToBePaired(messages.list(answer.players.map(nameOf)))]
    case 'forbidden':
      return [messages.cannotMeet(nameOf(a), nameOf(b), obstacleText(answer.obstacle, rulebook, messages))]
    case 'cannot-be-completed':
      return [
        `${messages.cannotComplete(nameOf(a), nameOf(b), messages.list(answer.stuck.map(nameOf)))} ${messages.cite(answer.articles)}`,
        ...(answer.only.length === 0 ? [] : [messages.needsOpponents(messages.list(answer.only.map(nameOf)))]),
      ]
    case 'worse':
    case 'later':
      return alternativeText(answer, rulebook, nameOf, messages)
  }
}

const alternativeText = (
  answer: Alternative & ({ readonly kind: 'worse'; readonly criterion: string } | { readonly kind: 'later' }),
  rulebook: string,
  nameOf: NameOf,
  messages: Messages,
): readonly string[] => {
  const { chosen, alternative, change } = answer
  const failureIn = (candidate: Alternative['chosen'], article: string): string => {
    const failure = candidate.card?.find((entry) => entry.article === article)
    return failure === undefined ? '–' : failureText(failure)
  }
  const verdict =
    answer.kind === 'later'
      ? messages.later
      : messages.worse(
          messages.criterion(rulebook, answer.criterion),
          answer.criterion,
          failureIn(alternative, answer.criterion),
          failureIn(chosen, answer.criterion),
        )
  const rows = [
    { label: messages.chosen, candidate: chosen },
    { label: '…', candidate: alternative },
  ]
  const sequences = answer.kind === 'later' ? rows.map(({ label, candidate }) => messages.sequence(label, sequenceText(candidate))) : []
  const boards = (list: readonly Board[]): string => list.map(({ white, black }) => `${nameOf(white)} – ${nameOf(black)}`).join(', ')
  return [
    ...(answer.mustFloat === null ? [] : [messages.wouldHaveToFloat(nameOf(answer.mustFloat), answer.bracket)]),
    `${verdict} ${messages.cite(answer.articles)}`,
    ...sequences,
    ...cardTable(rows),
    ...(change === null || change.without.length === 0 ? [] : [messages.boardsChange(boards(change.without), boards(change.instead))]),
  ]
}

/** Sequence numbers in the order of generation: MDPs' opponents, exchange, transposition. */
const sequenceText = (candidate: Alternative['chosen']): string =>
  [
    candidate.mdpSequence.join('-'),
    candidate.exchange.down.length === 0 ? '' : `${candidate.exchange.down.join('-')} ↔ ${candidate.exchange.up.join('-')}`,
    candidate.s2Sequence.join('-'),
  ]
    .filter((part) => part !== '')
    .join(' | ')
