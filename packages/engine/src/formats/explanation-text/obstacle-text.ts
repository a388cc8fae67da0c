import type { Obstacle } from '../../pairing/explanation.ts'
import type { Messages } from './messages/messages.ts'
import { failureText } from './values.ts'

/** Why a pair is not to be had, with its article. */
export const obstacleText = (obstacle: Obstacle, rulebook: string, messages: Messages): string => {
  const cite = messages.cite([obstacle.article])
  switch (obstacle.kind) {
    case 'met':
      return `${messages.met(obstacle.rounds)} ${cite}`
    case 'forbidden':
      return `${messages.forbidden} ${cite}`
    case 'colours':
      return `${messages.bothMustHave(obstacle.colour)} ${cite}`
    case 'worse':
      return `${messages.wouldBe(messages.criterion(rulebook, obstacle.article), failureText(obstacle.value), failureText(obstacle.instead))} ${cite}`
    case 'incomplete':
      return `${messages.incomplete} ${cite}`
  }
}
