import { err, ok, type PairingSystem, type Result, type Tournament } from '@zug/engine'
import type { Problem } from '../failure.ts'
import { badRequest } from '../issue-lines.ts'
import { chooseRulebook } from './choose-rulebook.ts'
import type { LoadedTournament } from './load.ts'
import { withNumbers } from './with-numbers.ts'
import { type SettingsOptions, withSettings } from './with-settings.ts'

export type RulesOptions = SettingsOptions & { readonly rules?: string }

/** A tournament under the rulebook that decides here, with all that is declared. Whatever else a round is paired from the rulebook sees to itself. */
export type UnderRules = { readonly rulebook: PairingSystem; readonly event: Tournament; readonly notes: readonly string[] }

export const underRules = (loaded: LoadedTournament, options: RulesOptions = {}): Result<UnderRules, Problem> => {
  const { name, tournament } = loaded
  const chosen = chooseRulebook(name, options.rules, tournament)
  if (!chosen.ok) return chosen
  const rulebook = chosen.value
  if (rulebook.traits.pairs === 'teams' && tournament.teams === undefined)
    return err(badRequest(name, 'no-teams', `${rulebook.id} pairs teams, and the file has none (docs/formats.md shows where they stand).`))
  const announced = withSettings(name, tournament, options, rulebook)
  if (!announced.ok) return announced
  const numbered = withNumbers(loaded, announced.value, rulebook)
  return ok({ rulebook, event: rulebook.declared(numbered.tournament), notes: numbered.notes })
}
