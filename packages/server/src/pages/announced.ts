import type { Rules } from '@zug/engine/model'
import type { CfcVariation, Reading1998 } from '@zug/engine/pairing'
import { commonWords } from '@zug/messages/common/words'
import type { Language } from '@zug/messages/language'
import { variationWords } from '@zug/messages/variations/words'

/** CFC 602, and readings of 1998: what was announced beyond the basic rules, by its codes. */
export const announcedOf = (rules: Rules): readonly (CfcVariation | Reading1998)[] =>
  'variations' in rules ? rules.variations : 'readings' in rules ? rules.readings : []

/** The same in words; nothing where nothing was. */
export const announcedText = (rules: Rules, language: Language): string =>
  commonWords[language].list(announcedOf(rules).map((one) => variationWords[language][one]))
