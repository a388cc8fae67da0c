import {
  type CfcVariation,
  cfcVariations,
  defaultCfcSettings,
  defaultRoundRobinSettings,
  err,
  exclusiveCfcVariations,
  ok,
  type Result,
  type Tournament,
} from '@zug/engine'
import type { Problem } from '../failure.ts'
import { badRequest } from '../issue-lines.ts'

export type SettingsOptions = { readonly variation?: readonly string[]; readonly seed?: string }

/** What the command line announces beyond the file: variations of the CFC handbook (602), and the seed that lots are drawn from. */
export const withSettings = (file: string, tournament: Tournament, { variation, seed }: SettingsOptions): Result<Tournament, Problem> => {
  if (variation === undefined && seed === undefined) return ok(tournament)
  const unknown = (variation ?? []).find((one) => !(cfcVariations as readonly string[]).includes(one))
  if (unknown !== undefined)
    return err(badRequest(file, 'variation-unknown', `There is no variation '${unknown}'. Known are ${cfcVariations.join(', ')}.`))
  const cfc = tournament.cfc ?? defaultCfcSettings
  const variations = [...new Set([...cfc.variations, ...((variation ?? []) as readonly CfcVariation[])])]
  const clash = exclusiveCfcVariations.find((both) => both.every((one) => variations.includes(one)))
  if (clash !== undefined) return err(badRequest(file, 'variations-exclusive', `Only one of ${clash.join(' and ')} can be announced.`))
  const drawn = seed === undefined ? {} : { seed }
  return ok({
    ...tournament,
    cfc: { ...cfc, variations, ...drawn },
    ...(seed === undefined ? {} : { roundRobin: { ...(tournament.roundRobin ?? defaultRoundRobinSettings), ...drawn } }),
  })
}
