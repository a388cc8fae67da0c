import type { Language } from '../../model/language.ts'
import type { NoLegalPairing } from '../../pairing/round-pairing.ts'
import { messagesIn } from './messages/index.ts'
import { nameRun, plainText, say } from './runs.ts'
import { type NameOf, stuckNames } from './speech.ts'

/** That no legal pairing exists, and who is stuck, in one line. */
export const stuckText = (answer: NoLegalPairing, nameOf: NameOf, language: Language = 'en'): string =>
  plainText(say`${messagesIn[language].impossible(stuckNames(answer, (player) => nameRun(player, nameOf(player))))}`)
