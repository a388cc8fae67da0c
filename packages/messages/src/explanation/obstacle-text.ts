import { criterionOf, type Obstacle } from '@zug/engine/explain'
import { familyOf } from './family.ts'
import { laterRuns } from './later-text.ts'
import { cite, type Runs, say, type Words } from './runs.ts'
import { type Speech, stuckNames } from './speech.ts'
import { failureRuns } from './values.ts'
import type { Two } from './words/grammar/grammar.ts'

/** Why a pair is not to be had, with its article. `who` are the two, by name where a third person is about. */
export const obstacleRuns = (obstacle: Obstacle, speech: Speech, who: Two = null): Runs => {
  const { rulebook, messages } = speech
  if (obstacle.kind === 'forbidden')
    return obstacle.reason === undefined
      ? say`${messages.forbidden(who)}`
      : say`${messages.forbidden(who)} (${messages.apart(obstacle.reason)})`
  const words = (): Words => {
    switch (obstacle.kind) {
      case 'met':
        return messages.met(who, obstacle.rounds, obstacle.unplayed !== true)
      case 'colours':
        return messages.bothMustHave(who, obstacle.colour)
      case 'worse': {
        const { value, instead } = obstacle
        return messages.wouldBe(
          messages.criterion(rulebook, criterionOf(value)),
          failureRuns(value),
          failureRuns(instead),
          value.kind === 'count',
        )
      }
      case 'more-float':
        return messages.moreFloat
      case 'incomplete':
        return messages.incomplete(obstacle.stuck === null ? null : stuckNames(obstacle.stuck, speech.name))
      case 'later':
        return messages.laterInOrder(laterRuns(obstacle.how, speech))
      case 'no-transposition':
        return messages.noTransposition
      case 'bye-barred':
        return messages.byeBar(obstacle.rounds, familyOf(rulebook) === 'fide')
    }
  }
  return say`${words()} ${cite([obstacle.article])}`
}
