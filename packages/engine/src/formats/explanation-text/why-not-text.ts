import type { PlayerId } from '../../model/ids.ts'
import type { RulebookId } from '../../model/rules.ts'
import { criterionOf } from '../../pairing/explanation.ts'
import type { PairChange, WhyNot } from '../../pairing/explanation-answers.ts'
import type { Board } from '../../pairing/round-pairing.ts'
import { equallyGood } from './cards.ts'
import { byCriteria, familyOf } from './family.ts'
import type { Messages } from './messages/messages.ts'
import { type NameOf, named } from './named.ts'
import { obstacleText } from './obstacle-text.ts'
import { cardTable, failureText } from './values.ts'

/** The verdict, then what it rests on. One player asked about a float or the bye, two about their game. */
export const whyNotText = (
  answer: WhyNot,
  players: readonly [PlayerId] | readonly [PlayerId, PlayerId],
  rulebook: RulebookId,
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
    case 'comes-first': {
      const { place, of, instead, change } = answer
      const sentence = messages.comesFirst(place, of === null ? '' : nameOf(of), nameOf(instead))
      return [`${sentence} ${messages.cite(answer.articles)}`, ...changeText(change, nameOf, messages)]
    }
    case 'other-round': {
      if (answer.numbers === null) return [`${messages.otherSections(a, b!)} ${messages.cite(answer.articles)}`]
      const games = answer.games.map(({ round, board }) => ({ round, white: nameOf(board.white) }))
      return [`${messages.otherRounds(a, b!, games)} ${messages.cite(answer.articles)}`]
    }
    case 'rests-in':
      return [`${messages.restsIn(a, answer.number, answer.rounds)} ${messages.cite(answer.articles)}`]
    case 'worse':
    case 'later':
      return alternativeText(answer, rulebook, nameOf, messages)
  }
}

export type Compared = Extract<WhyNot, { readonly kind: 'worse' | 'later' }>

const alternativeText = (answer: Compared, rulebook: RulebookId, nameOf: NameOf, messages: Messages): readonly string[] => {
  const { chosen, alternative } = answer
  const rows = [
    { label: messages.chosen, candidate: chosen },
    { label: messages.withWish, candidate: alternative },
  ]
  return [
    ...verdictText(answer, rulebook, nameOf, messages),
    ...sequencesText(answer, messages),
    ...(chosen.card?.length === 0 ? [] : cardTable(rows)),
    ...changeText(answer.change, nameOf, messages),
  ]
}

/** Who would have to float, and what the comparison comes to. */
export const verdictText = (answer: Compared, rulebook: RulebookId, nameOf: NameOf, messages: Messages): readonly string[] => [
  ...(answer.mustFloat === null ? [] : [mustFloatText(nameOf(answer.mustFloat), answer.bracket, rulebook, messages)]),
  `${answer.kind === 'worse' ? worseText(answer, rulebook, messages) : equallyGood(answer) ? laterText(rulebook, messages) : messages.otherFirst} ${messages.cite(answer.articles)}`,
]

const laterText = (rulebook: RulebookId, messages: Messages): string =>
  familyOf(rulebook) === 'cfc' ? messages.furtherFromOrder : messages.later

const mustFloatText = (name: string, bracket: number, rulebook: RulebookId, messages: Messages): string =>
  familyOf(rulebook) === 'cfc' ? messages.wouldBeOddMan(name) : messages.wouldHaveToFloat(name, bracket)

const sequencesText = (answer: Compared, messages: Messages): readonly string[] => {
  const [own, other] = [sequenceText(answer.chosen), sequenceText(answer.alternative)]
  if (answer.kind === 'worse' || (own === nobody && other === nobody)) return []
  return [messages.sequence(messages.chosen, own), messages.sequence(messages.withWish, other)]
}

export const changeText = (change: PairChange | null, nameOf: NameOf, messages: Messages): readonly string[] => {
  const boards = (list: readonly Board[]): string => {
    const pairs = list.map(({ white, black }) => `${nameOf(white)} – ${nameOf(black)}`)
    // Where names are written "Last, First", semicolons part the pairs.
    return pairs.join(pairs.some((pair) => pair.includes(',')) ? '; ' : ', ')
  }
  return change === null || change.without.length === 0 ? [] : [messages.boardsChange(boards(change.without), boards(change.instead))]
}

const worseText = (answer: Extract<WhyNot, { readonly kind: 'worse' }>, rulebook: RulebookId, messages: Messages): string => {
  const { criterion, chosen, alternative } = answer
  const failure = (candidate: typeof chosen) => candidate.card!.find((one) => criterionOf(one) === criterion)!
  const sentence = byCriteria(rulebook) ? messages.worse : messages.worseRound
  const { article } = failure(chosen)
  return sentence(messages.criterion(rulebook, criterion), article, failureText(failure(alternative)), failureText(failure(chosen)))
}

const nobody = '–'

/** Sequence numbers in the order of generation: MDPs' opponents, exchange, transposition; a dash where nobody is paired. */
const sequenceText = (candidate: Compared['chosen']): string =>
  [
    candidate.mdpSequence.join('-'),
    candidate.exchange.down.length === 0 ? '' : `${candidate.exchange.down.join('-')} ↔ ${candidate.exchange.up.join('-')}`,
    candidate.s2Sequence.join('-'),
  ]
    .filter((part) => part !== '')
    .join(' | ') || nobody
