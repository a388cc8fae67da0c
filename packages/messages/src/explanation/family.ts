import type { RulebookId } from '@zug/engine/model'
import type { Traits } from '@zug/engine/pairing'
import { rulebookById } from '@zug/engine/pairing'

/** Rulebooks that speak alike: of brackets and floaters, of upfloaters, of groups and odd men, of tables. */
export const familyOf = (rulebook: RulebookId): Traits['voice'] => rulebookById(rulebook).traits.voice

/** Is the rulebook a list of criteria by which the candidates of a bracket are compared? The others are procedures, and the round is paired again. */
export const byCriteria = (rulebook: RulebookId): boolean => rulebookById(rulebook).traits.told === 'criteria'
