import type { RulebookId, RulesOf } from '../model/rules.ts'
import { rulebookById } from '../pairing/rulebook-of.ts'

/** The rules of a rulebook: its defaults, with what is declared. */
export const rulesOf = <Id extends RulebookId>(rulebook: Id, declared: Partial<RulesOf<Id>> = {}): RulesOf<Id> =>
  ({ ...rulebookById(rulebook).defaults, ...declared }) as RulesOf<Id>
