import { err, ok, type Result, type Tournament } from '@zug/engine/model'
import type { PairingSystem } from '@zug/engine/pairing'
import type { Problem } from '../failure.ts'
import { badRequest, issueLine } from '../issue-lines.ts'
import { chooseRulebook, undated } from './choose-rulebook.ts'
import { drawnSeed, type Lots, type Seeded } from './drawn-seed.ts'
import type { LoadedTournament } from './load.ts'
import { withNumbers } from './with-numbers.ts'
import { type SettingsOptions, withSettings } from './with-settings.ts'

/** `lots`: what to do where they are to be drawn from nothing; left out, they are drawn from an empty seed. `today`: by the edition of today, whenever the tournament started; so pairs an engine that knows only one. */
export type RulesOptions = SettingsOptions & { readonly rules?: string; readonly today?: boolean; readonly lots?: Lots }

const nothingDrawn: Seeded = { seed: undefined, notes: [] }

/** A tournament under the rulebook that decides here, with all that is declared. Whatever else a round is paired from the rulebook sees to itself. */
export type UnderRules = { readonly rulebook: PairingSystem; readonly event: Tournament; readonly notes: readonly string[] }

export const underRules = (loaded: LoadedTournament, options: RulesOptions = {}): Result<UnderRules, Problem> => {
  const { name, tournament } = loaded
  const chosen = chooseRulebook(name, options.rules, options.today ? undated(tournament) : tournament)
  if (!chosen.ok) return chosen
  const { rulebook, issues } = chosen.value
  if (rulebook.traits.pairs === 'teams' && tournament.teams === undefined)
    return err(badRequest(name, 'no-teams', `${rulebook.id} pairs teams, and the file has none (docs/formats.md shows where they stand).`))
  const seeded = options.lots === undefined || options.seed !== undefined ? nothingDrawn : drawnSeed(loaded, rulebook, options.lots)
  const announced = withSettings(name, tournament, { ...options, ...(seeded.seed === undefined ? {} : { seed: seeded.seed }) }, rulebook)
  if (!announced.ok) return announced
  return ok({
    rulebook,
    event: rulebook.declared(withNumbers(loaded, announced.value, rulebook)),
    notes: [...issues.map((issue) => issueLine(name, issue)), ...seeded.notes],
  })
}
