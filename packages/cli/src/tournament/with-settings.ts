import {
  type CfcVariation,
  cfcVariations,
  defaultCfcSettings,
  defaultRoundRobinSettings,
  err,
  exclusiveCfcVariations,
  ok,
  type Parity,
  type Result,
  type Tournament,
} from '@zug/engine'
import type { Problem } from '../failure.ts'
import { badRequest } from '../issue-lines.ts'

export type SettingsOptions = {
  readonly variation?: readonly string[]
  readonly seed?: string
  readonly acceleration?: 'baku' | 'none'
  readonly parity?: Parity
}

/** What the command line announces beyond the file: acceleration, parity, variations of the CFC handbook, the seed that lots are drawn from. */
export const withSettings = (file: string, tournament: Tournament, options: SettingsOptions): Result<Tournament, Problem> =>
  withVariations(
    file,
    {
      ...tournament,
      ...(options.parity === undefined ? {} : { parity: options.parity }),
      ...(options.acceleration === undefined ? {} : { acceleration: options.acceleration === 'none' ? null : options.acceleration }),
    },
    options,
  )

/** CFC 602: variations are announced, by their numbers. */
const withVariations = (file: string, tournament: Tournament, { variation, seed }: SettingsOptions): Result<Tournament, Problem> => {
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
