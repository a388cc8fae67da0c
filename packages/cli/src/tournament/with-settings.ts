import {
  type CfcVariation,
  cfcVariations,
  defaultCfcSettings,
  defaultRoundRobinSettings,
  defaultSsmSettings,
  err,
  exclusiveCfcVariations,
  ok,
  type PairingSystem,
  type Parity,
  type PlayerId,
  type Result,
  type Tournament,
} from '@zug/engine'
import { findPlayer } from '../explain/find-player.ts'
import type { Problem } from '../failure.ts'
import { badRequest } from '../issue-lines.ts'

export type SettingsOptions = {
  readonly variation?: readonly string[]
  readonly excused?: readonly string[]
  readonly seed?: string
  readonly acceleration?: 'baku' | 'none'
  readonly parity?: Parity
}

export const ofCfc: ReadonlySet<string> = new Set(['cfc', 'cfc-team'])

/**
 * What the command line announces beyond the file: acceleration, parity, variations of the CFC handbook and whose default is excused, the seed that lots are
 * drawn from.
 */
export const withSettings = (
  file: string,
  tournament: Tournament,
  options: SettingsOptions,
  rulebook: PairingSystem,
): Result<Tournament, Problem> => {
  const announced = withSeed(
    {
      ...tournament,
      ...(options.parity === undefined ? {} : { parity: options.parity }),
      ...(options.acceleration === undefined ? {} : { acceleration: options.acceleration === 'none' ? null : options.acceleration }),
    },
    options.seed,
    rulebook,
  )
  if (options.variation === undefined && options.excused === undefined) return ok(announced)
  if (!ofCfc.has(rulebook.id)) return err(variationElsewhere(file, rulebook))
  const cfc = announced.cfc ?? defaultCfcSettings
  const variations = variationsOf(file, cfc.variations, options.variation ?? [])
  if (!variations.ok) return variations
  const excused = excusedOf(file, rulebook.entrants?.(announced) ?? announced, options.excused ?? [])
  if (!excused.ok) return excused
  return ok({ ...announced, cfc: { ...cfc, variations: variations.value, excused: [...new Set([...cfc.excused, ...excused.value])] } })
}

export const variationElsewhere = (file: string, { id }: PairingSystem): Problem => {
  const message = `Variations and excused defaults are those of the CFC handbook; ${id} has none. Say --rules cfc, or cfc-team.`
  return badRequest(file, 'variation-elsewhere', message)
}

/** CFC 602: variations are announced, by their numbers, beside those announced before. */
export const variationsOf = (
  file: string,
  before: readonly CfcVariation[],
  asked: readonly string[],
): Result<readonly CfcVariation[], Problem> => {
  const unknown = asked.find((one) => !(cfcVariations as readonly string[]).includes(one))
  if (unknown !== undefined)
    return err(badRequest(file, 'variation-unknown', `There is no variation '${unknown}'. Known are ${cfcVariations.join(', ')}.`))
  const variations = [...new Set([...before, ...(asked as readonly CfcVariation[])])]
  const clash = exclusiveCfcVariations.find((both) => both.every((one) => variations.includes(one)))
  if (clash !== undefined) return err(badRequest(file, 'variations-exclusive', `Only one of ${clash.join(' and ')} can be announced.`))
  return ok(variations)
}

/** CFC 616: players, or teams, whose last default the director has excused. */
const excusedOf = (file: string, entrants: Tournament, asked: readonly string[]): Result<readonly PlayerId[], Problem> => {
  const ids: PlayerId[] = []
  for (const text of asked) {
    const found = findPlayer(file, entrants, text)
    if (!found.ok) return found
    ids.push(found.value)
  }
  return ok(ids)
}

/** Each rulebook has its own place for the seed. A round robin that says nothing of its numbers has them drawn (CFC 652). */
const withSeed = (tournament: Tournament, seed: string | undefined, { id }: PairingSystem): Tournament => {
  if (seed === undefined) return tournament
  if (id === 'ssm') return { ...tournament, ssm: { ...(tournament.ssm ?? defaultSsmSettings), seed } }
  if (id === 'round-robin')
    return { ...tournament, roundRobin: { ...(tournament.roundRobin ?? { ...defaultRoundRobinSettings, numbers: 'lot' }), seed } }
  return ofCfc.has(id) ? { ...tournament, cfc: { ...(tournament.cfc ?? defaultCfcSettings), seed } } : tournament
}
