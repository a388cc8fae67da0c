/**
 * What a tournament is played by: a value of the rulebook that says so, with exactly the settings that it has. Each rulebook declares its own in its own
 * folder, and the table of rulebooks is what there is.
 */
export type { DeclaredRules, RulebookId, Rules, RulesOf } from '../rulebook/rules.ts'

/** A system that a source names and no rulebook here is: nobody pairs such an event by the rules of another. */
export type OtherRules = { readonly rulebook: 'other'; readonly name: string }
