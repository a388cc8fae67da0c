import type { NoLegalPairing } from '@zug/engine/pairing'
import type { Language } from '../language.ts'
import { nameRun, plainText, say } from './runs.ts'
import { type NameOf, stuckNames } from './speech.ts'
import { messagesIn } from './words/index.ts'

/** That no legal pairing exists, and who is stuck, in one line. */
export const stuckText = (answer: NoLegalPairing, nameOf: NameOf, language: Language = 'en'): string =>
  plainText(say`${messagesIn[language].impossible(stuckNames(answer, (player) => nameRun(player, nameOf(player))))}`)
