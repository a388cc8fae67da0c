import type { rulebooks } from './index.ts'

/** Every rulebook there is, by its name in files, addresses and words. */
export type RulebookId = keyof typeof rulebooks

/** What a tournament under that rulebook declares. */
export type RulesOf<Id extends RulebookId> = (typeof rulebooks)[Id]['defaults']
export type Rules = RulesOf<RulebookId>

/** The same with what is left out as it was, or as the rulebook has it. */
export type DeclaredRules = { [Id in RulebookId]: Pick<RulesOf<Id>, 'rulebook'> & Partial<RulesOf<Id>> }[RulebookId]

/** What a rulebook tells of a round, step by step; nothing where it is told by criteria. */
export type StepOf<Id extends RulebookId> = ReturnType<(typeof rulebooks)[Id]['steps']>[number]
