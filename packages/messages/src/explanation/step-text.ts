import type { RulebookId } from '@zug/engine/model'
import type { StepEvent } from '@zug/engine/pairing'
import type { Language } from '../language.ts'
import { articles, inRow, nameRun, plainText, type Runs, together } from './runs.ts'
import type { NameOf } from './speech.ts'
import { messagesIn } from './words/index.ts'
import type { StepWords } from './words/steps/steps.ts'

/** A step of a procedure in a line of one language, for a page. */
export const stepRuns = (step: StepEvent, rulebook: RulebookId, nameOf: NameOf, language: Language = 'en'): Runs => {
  // The compiler has seen that every kind of step of every rulebook has its words; which rulebook it is, it cannot see here.
  const words: Readonly<Record<string, StepWords<StepEvent>>> = messagesIn[language].steps as never
  const line = words[rulebook]?.[step.kind]
  if (line === undefined) throw new Error(`${rulebook} has no words for a step ${step.kind}`)
  const name = (player: Parameters<NameOf>[0]): Runs => nameRun(player, nameOf(player))
  const rules = articles('articles' in step ? step.articles : [step.article])
  return together([line(step, { name, names: (players) => inRow(players.map(name)), rules })])
}

/** The same for a terminal and paper. */
export const stepText = (step: StepEvent, rulebook: RulebookId, nameOf: NameOf, language: Language = 'en'): string =>
  plainText(stepRuns(step, rulebook, nameOf, language))
