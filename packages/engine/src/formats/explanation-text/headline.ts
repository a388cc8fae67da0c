import { displayPoints } from '../../model/points.ts'
import type { RulebookId } from '../../model/rules.ts'
import { criterionOf } from '../../pairing/explanation.ts'
import type { RoundExplainer, Why, WhyNot } from '../../pairing/explanation-answers.ts'
import { equallyGood } from './cards.ts'
import { familyOf } from './family.ts'
import type { Messages } from './messages/messages.ts'
import type { NameOf } from './named.ts'
import { failureText } from './values.ts'

/** So many opponents that came first are named in a headline. */
const mostNamed = 2

export type Spoken = {
  readonly explainer: RoundExplainer
  readonly rulebook: RulebookId
  readonly round: number
  readonly nameOf: NameOf
  readonly messages: Messages
}

/** Why A plays B, floats, or gets the bye, in one sentence. */
export const whyHeadline = (why: Why, { explainer, rulebook, round, nameOf, messages }: Spoken): string => {
  const { panel } = messages
  const [a, b] = why.players.map(nameOf) as [string, string]
  if (why.table !== null) return why.kind === 'bye' ? panel.rests(a, round) : panel.table(a, b, round)
  if (why.kind === 'float') {
    if (why.incompatible !== null) return panel.floatsAlone(a)
    return why.completion !== null && !why.completion.completed ? panel.floatsForBelow(a) : panel.floatsLeftOver(a)
  }
  if (why.kind === 'bye' && familyOf(rulebook) === 'cfc') return panel.byeInOrder(a)
  if (why.kind === 'bye') return isLowest(why, explainer) ? panel.lowestBye(a) : panel.byeLeftOver(a)
  const points = messages.points(displayPoints(why.scores[0]!))
  const same = why.scores[0] === why.scores[1]
  if (why.only === 'two') return same ? panel.onlyTwo(a, b, points) : panel.noOneLeft(a, b)
  if (why.only === 'one') return panel.noOneElseMay(a, b)
  if (why.exchange !== null) return panel.exchanged(a, b)
  if (why.earlier > 0) {
    const names = why.earlier <= mostNamed ? why.passedOver.map(({ opponent }) => nameOf(opponent)) : []
    return panel.passedOver(a, b, names, why.earlier)
  }
  if (same) return panel.firstInOrder(a, b)
  return familyOf(rulebook) === 'cfc' ? panel.oddMan(a, b) : panel.comesDown(a, points, b)
}

/** Is everybody ranked lower barred from the bye? */
export const isLowest = ({ players, barred }: Why, explainer: RoundExplainer): boolean => {
  const order = explainer.field().flatMap((group) => group.players.map(({ player }) => player))
  const below = order.slice(order.indexOf(players[0]!) + 1)
  return below.every((player) => barred.some((one) => one.player === player))
}

/** Why not, in one sentence: the law, else what granting the wish comes to. null when the first sentence of the answer says it all. */
export const whyNotHeadline = (
  answer: WhyNot,
  a: string,
  b: string | null,
  wish: string,
  byeBefore: string,
  rulebook: RulebookId,
  messages: Messages,
): string | null => {
  const { panel } = messages
  switch (answer.kind) {
    case 'forbidden':
      switch (answer.obstacle.kind) {
        case 'met':
          return panel.met(a, b!, answer.obstacle.rounds, answer.obstacle.unplayed !== true)
        case 'colours':
          return panel.bothMustHave(a, b!, answer.obstacle.colour)
        case 'bye-barred':
          return byeBefore
        default:
          return panel.apart(a, b!)
      }
    case 'cannot-be-completed':
      return panel.incomplete(wish)
    case 'worse': {
      const failure = (card: typeof answer.chosen.card) => card!.find((one) => criterionOf(one) === answer.criterion)!
      return panel.worse(
        wish,
        messages.criterion(rulebook, answer.criterion),
        failureText(failure(answer.alternative.card)),
        failureText(failure(answer.chosen.card)),
        failure(answer.chosen.card).kind === 'count',
      )
    }
    case 'later':
      return equallyGood(answer) ? panel.later(wish) : panel.otherFirst(wish)
    case 'other-round':
      return answer.numbers === null ? panel.otherSection(a, b!) : panel.otherRound(a, b!, answer.games[0]!.round)
    default:
      return null
  }
}
