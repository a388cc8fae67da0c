import type { AskedPlayers, PairChange, WhyNot } from '@zug/engine/explain'
import type { RulebookId } from '@zug/engine/model'
import type { Board } from '@zug/engine/pairing'
import { type Compared, equallyGood, lostFailures } from './cards.ts'
import { byCriteria, familyOf } from './family.ts'
import { choiceNames, laterRuns } from './later-text.ts'
import { obstacleRuns } from './obstacle-text.ts'
import { cite, inRow, nothing, plainText, type Runs, say, type Words } from './runs.ts'
import { type NameOf, type Speech, speechOf, stuckNames } from './speech.ts'
import { cardTable, failureRuns } from './values.ts'
import type { Messages } from './words/messages.ts'

/** The verdict, then what it rests on. One player asked about a float or the bye, two about their game. */
export const whyNotText = (
  answer: WhyNot,
  players: AskedPlayers,
  rulebook: RulebookId,
  nameOf: NameOf,
  messages: Messages,
): readonly string[] => whyNotLines(answer, players, speechOf(rulebook, messages, nameOf)).map(plainText)

/** Who would have to float, and what the comparison comes to. */
export const verdictText = (answer: Compared, rulebook: RulebookId, nameOf: NameOf, messages: Messages): readonly string[] =>
  verdictLines(answer, speechOf(rulebook, messages, nameOf)).map(plainText)

export const whyNotLines = (answer: WhyNot, players: AskedPlayers, speech: Speech): readonly Runs[] => {
  const { messages, name } = speech
  const a = name(players[0])
  const b = players[1] === undefined ? nothing : name(players[1])
  const alone = players[1] === undefined
  const voice = familyOf(speech.rulebook)
  const up = voice === 'upfloat' ? messages.upfloat : null
  const own = voice === 'both-ways' ? messages.bothWays : null
  switch (answer.kind) {
    case 'paired':
      return [say`${messages.theyPlay(name(answer.board.white), name(answer.board.black), answer.colourless)}`]
    case 'same-player':
      return [say`${messages.samePlayer(a)}`]
    case 'not-to-be-paired':
      return [cited(messages.notToBePaired(answer.players.map(name)), answer)]
    case 'unpaired':
      if (own !== null && !answer.bye) return [cited(own.isFloater(a, answer.bracket), answer)]
      return [cited(up === null || answer.bye ? messages.isUnpaired(a, answer.bracket, answer.bye) : up.isUp(a, answer.bracket), answer)]
    case 'no-bye':
      return [cited(up?.noBye ?? own?.noBye ?? messages.noBye, answer)]
    case 'forbidden': {
      const obstacle = obstacleRuns(answer.obstacle, speech)
      return [say`${alone ? messages.cannotTakeBye(a, obstacle) : messages.cannotMeet(a, b, obstacle)}`]
    }
    case 'cannot-be-completed': {
      const wish = alone ? (up?.wish ?? own?.wish ?? messages.wishUnpaired)(a) : messages.wishPair(a, b)
      return [cited(messages.cannotComplete(wish, stuckNames(answer, name)), answer)]
    }
    case 'comes-first': {
      const first = messages.comesFirst(choiceNames(answer, speech))
      return [cited(first, answer), ...changeLines(answer.change, speech)]
    }
    case 'other-round': {
      if (answer.numbers === null) return [cited(messages.otherSections(a, b), answer)]
      const games = answer.games.map(({ round, board }) => ({ round, white: name(board.white) }))
      return [cited(messages.otherRounds(a, b, games), answer)]
    }
    case 'rests-in':
      return [cited(messages.restsIn(a, answer.number, answer.rounds), answer)]
    case 'worse':
    case 'later':
      return alternativeLines(answer, speech)
  }
}

const cited = (words: Words, { articles }: { readonly articles: readonly string[] }): Runs => say`${words} ${cite(articles)}`

const alternativeLines = (answer: Compared, speech: Speech): readonly Runs[] => {
  const { chosen, alternative } = answer
  const { messages } = speech
  const rows = [
    { label: messages.chosen, candidate: chosen },
    { label: messages.withWish, candidate: alternative },
  ]
  const table = chosen.card?.length === 0 ? [] : cardTable(rows)
  return [
    ...verdictLines(answer, speech),
    ...sequenceLines(answer, messages),
    ...table.map((line) => say`${line}`),
    ...changeLines(answer.change, speech),
  ]
}

export const verdictLines = (answer: Compared, speech: Speech): readonly Runs[] => {
  const { messages, name, rulebook } = speech
  const voice = familyOf(rulebook)
  const inGroups = voice === 'cfc'
  const mustFloat = (player: Runs): Words =>
    inGroups
      ? messages.wouldBeOddMan(player)
      : (voice === 'upfloat'
          ? messages.upfloat.wouldHaveTo
          : voice === 'both-ways'
            ? messages.bothWays.wouldHaveTo
            : messages.wouldHaveToFloat)(player, answer.bracket)
  const later = inGroups ? messages.furtherFromOrder : messages.later
  const verdict =
    answer.kind === 'worse'
      ? worseWords(answer, speech)
      : (equallyGood(answer) ? later : messages.otherFirst)(laterRuns(answer.how, speech))
  return [...(answer.mustFloat === null ? [] : [say`${mustFloat(name(answer.mustFloat))}`]), cited(verdict, answer)]
}

const worseWords = (answer: Extract<WhyNot, { readonly kind: 'worse' }>, { messages, rulebook }: Speech): Words => {
  const { granted, chosen } = lostFailures(answer)
  const sentence = byCriteria(rulebook) ? messages.worse : messages.worseRound
  return sentence(messages.criterion(rulebook, answer.criterion), chosen.article, failureRuns(granted), failureRuns(chosen))
}

const sequenceLines = (answer: Compared, messages: Messages): readonly Runs[] => {
  const [own, other] = [sequenceText(answer.chosen), sequenceText(answer.alternative)]
  if (answer.kind === 'worse' || numbersOthers(answer) || (own === nobody && other === nobody)) return []
  return [say`${messages.sequence(messages.chosen, own)}`, say`${messages.sequence(messages.withWish, other)}`]
}

const nobody = '–'

/** Where upfloaters or shifters decide, sequence numbers of the two are those of different players and tell nothing. */
const numbersOthers = ({ how, chosen, alternative }: Extract<Compared, { readonly kind: 'later' }>): boolean => {
  if (how?.kind === 'comes-first') return how.place === 'upfloater' || how.place === 'shifter'
  return how?.kind === 'exchange' && [chosen, alternative].every(({ exchange }) => exchange.down.length + exchange.up.length === 0)
}

/** Sequence numbers in the order of generation: MDPs' opponents, exchange, transposition; a dash where nobody is paired. */
const sequenceText = (candidate: Compared['chosen']): string =>
  [
    candidate.mdpSequence.join('-'),
    candidate.exchange.down.length === 0 ? '' : `${candidate.exchange.down.join('-')} ↔ ${candidate.exchange.up.join('-')}`,
    candidate.s2Sequence.join('-'),
  ]
    .filter((part) => part !== '')
    .join(' | ') || nobody

export const changeLines = (change: PairChange | null, { messages, name }: Speech): readonly Runs[] => {
  const boards = (list: readonly Board[]): Runs => inRow(list.map(({ white, black }) => say`${name(white)} – ${name(black)}`))
  return change === null || change.without.length === 0
    ? []
    : [say`${messages.boardsChange(boards(change.without), boards(change.instead))}`]
}
