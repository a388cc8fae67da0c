/**
 * What a tournament is played by: a value of the rulebook that says so, with exactly the settings that it has. Each rulebook declares its own in its own
 * folder, and the table of rulebooks is what there is.
 */
export type { DeclaredRules, RulebookId, Rules, RulesOf } from '../rulebook/rules.ts'

/** A system that a source names and no rulebook here is. The command asks for `--rules`; whoever pairs such an event names the rulebook. */
export type OtherRules = { readonly rulebook: 'other'; readonly name: string }
