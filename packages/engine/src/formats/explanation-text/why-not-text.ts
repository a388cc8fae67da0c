import type { PlayerId } from '../../model/ids.ts'
import type { WhyNot } from '../../pairing/explanation.ts'
import type { Board } from '../../pairing/round-pairing.ts'
import type { Messages } from './messages/messages.ts'
import { type NameOf, named } from './named.ts'
import { obstacleText } from './obstacle-text.ts'
import { cardTable, failureText } from './values.ts'

/** The verdict, then what it rests on. One player asked about a float or the bye, two about their game. */
export const whyNotText = (
  answer: WhyNot,
  players: readonly [PlayerId] | readonly [PlayerId, PlayerId],
  rulebook: string,
  nameOf: NameOf,
  messages: Messages,
): readonly string[] => {
  const [a, b] = players.map(nameOf) as [string, string | undefined]
  switch (answer.kind) {
    case 'paired':
      return [messages.theyPlay(nameOf(answer.board.white), nameOf(answer.board.black), answer.colourless)]
    case 'same-player':
      return [messages.samePlayer(a)]
    case 'not-to-be-paired':
      return [`${messages.notToBePaired(messages.list(answer.players.map(nameOf)))} ${messages.cite(answer.articles)}`]
    case 'unpaired':
      return [`${messages.isUnpaired(a, answer.bracket, answer.bye)} ${messages.cite(answer.articles)}`]
    case 'no-bye':
      return [`${messages.noBye} ${messages.cite(answer.articles)}`]
    case 'forbidden': {
      const obstacle = obstacleText(answer.obstacle, rulebook, messages)
      return [b === undefined ? messages.cannotTakeBye(a, obstacle) : messages.cannotMeet(a, b, obstacle)]
    }
    case 'cannot-be-completed': {
      const wish = b === undefined ? messages.wishUnpaired(a) : messages.wishPair(a, b)
      return [`${messages.cannotComplete(wish, named(answer, nameOf))} ${messages.cite(answer.articles)}`]
    }
    case 'worse':
    case 'later':
      return alternativeText(answer, rulebook, nameOf, messages)
  }
}

type Compared = Extract<WhyNot, { readonly kind: 'worse' | 'later' }>

const alternativeText = (answer: Compared, rulebook: string, nameOf: NameOf, messages: Messages): readonly string[] => {
  const { chosen, alternative, change } = answer
  const rows = [
    { label: messages.chosen, candidate: chosen },
    { label: messages.withWish, candidate: alternative },
  ]
  const sequences = answer.kind === 'later' ? rows.map(({ label, candidate }) => messages.sequence(label, sequenceText(candidate))) : []
  const boards = (list: readonly Board[]): string => list.map(({ white, black }) => `${nameOf(white)} – ${nameOf(black)}`).join(', ')
  return [
    ...(answer.mustFloat === null ? [] : [messages.wouldHaveToFloat(nameOf(answer.mustFloat), answer.bracket)]),
    `${answer.kind === 'later' ? messages.later : worseText(answer, rulebook, messages)} ${messages.cite(answer.articles)}`,
    ...sequences,
    ...cardTable(rows),
    ...(change === null || change.without.length === 0 ? [] : [messages.boardsChange(boards(change.without), boards(change.instead))]),
  ]
}

const worseText = (answer: Extract<WhyNot, { readonly kind: 'worse' }>, rulebook: string, messages: Messages): string => {
  const { criterion, chosen, alternative } = answer
  const failure = (candidate: typeof chosen): string => failureText(candidate.card!.find(({ article }) => article === criterion)!)
  return messages.worse(messages.criterion(rulebook, criterion), criterion, failure(alternative), failure(chosen))
}

/** Sequence numbers in the order of generation: MDPs' opponents, exchange, transposition; a dash where nobody is paired. */
const sequenceText = (candidate: Compared['chosen']): string =>
  [
    candidate.mdpSequence.join('-'),
    candidate.exchange.down.length === 0 ? '' : `${candidate.exchange.down.join('-')} ↔ ${candidate.exchange.up.join('-')}`,
    candidate.s2Sequence.join('-'),
  ]
    .filter((part) => part !== '')
    .join(' | ') || '–'
