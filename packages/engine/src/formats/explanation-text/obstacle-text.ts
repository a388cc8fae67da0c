import type { RulebookId } from '../../model/rules.ts'
import { criterionOf, type Obstacle } from '../../pairing/explanation.ts'
import { familyOf } from './family.ts'
import type { Messages } from './messages/messages.ts'
import { failureText } from './values.ts'

/** Why a pair is not to be had, with its article. `who` are the two, by name where a third person is about. */
export const obstacleText = (obstacle: Obstacle, rulebook: RulebookId, messages: Messages, who: string = messages.theTwo): string => {
  if (obstacle.kind === 'forbidden')
    return obstacle.reason === undefined ? messages.forbidden(who) : `${messages.forbidden(who)} (${messages.apart(obstacle.reason)})`
  const cite = messages.cite([obstacle.article])
  switch (obstacle.kind) {
    case 'met':
      return `${messages.met(who, obstacle.rounds, obstacle.unplayed !== true)} ${cite}`
    case 'colours':
      return `${messages.bothMustHave(who, obstacle.colour)} ${cite}`
    case 'worse':
      return `${messages.wouldBe(messages.criterion(rulebook, criterionOf(obstacle.value)), failureText(obstacle.value), failureText(obstacle.instead), obstacle.value.kind === 'count')} ${cite}`
    case 'more-float':
      return `${messages.moreFloat} ${cite}`
    case 'incomplete':
      return `${messages.incomplete} ${cite}`
    case 'later':
      return `${messages.laterInOrder} ${cite}`
    case 'no-transposition':
      return `${messages.noTransposition} ${cite}`
    case 'bye-barred':
      return `${messages.byeBar(obstacle.rounds, familyOf(rulebook) === 'fide')} ${cite}`
  }
}
