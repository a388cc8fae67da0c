import { type Excuse, err, ok, type Result, type Rules, roundNumber, roundsPaired, type Tournament } from '@zug/engine/model'
import { isColourless, type PairingSystem, type Parity, rulebooks, type SettingField } from '@zug/engine/pairing'
import { findPlayer } from '../explain/find-player.ts'
import type { Problem } from '../failure.ts'
import { badRequest } from '../issue-lines.ts'
import { type RestrictedPairing, restriction, type SsmOptions, settingElsewhere, simpleSettings } from './ssm-settings.ts'
import { type TeamOptions, teamSettings } from './team-settings.ts'

export type SettingsOptions = {
  readonly rounds?: number
  readonly variation?: readonly string[]
  readonly excused?: readonly string[]
  readonly seed?: string
  readonly acceleration?: 'baku' | 'baku-paired' | 'none'
  readonly parity?: Parity
} & SsmOptions &
  TeamOptions

type Values = Readonly<Record<string, unknown>>

/**
 * What the command line announces beyond the file, setting by setting of the rulebook. Acceleration, parity or a seed for which it has no setting are passed
 * over; variations, excuses and whatever else it does not have are refused. Games without colours have none under another rulebook either.
 */
export const withSettings = (
  file: string,
  tournament: Tournament,
  options: SettingsOptions,
  rulebook: PairingSystem,
): Result<Tournament, Problem> => {
  const { settings } = rulebook
  const { rounds = tournament.numberOfRounds } = options
  const paired = roundsPaired(rulebook.entrants(tournament))
  if (options.rounds !== undefined && options.rounds < paired)
    return err(badRequest(file, 'rounds-too-few', `${paired} rounds are paired already; --rounds ${options.rounds} would be fewer.`))
  const isRefused = (asked: unknown, kind: SettingField['kind']): boolean =>
    asked !== undefined && !settings.some((field) => field.kind === kind)
  if (isRefused(options.variation, 'choices') || isRefused(options.excused, 'excuses')) return err(variationElsewhere(file, rulebook))
  const elsewhere = settingElsewhere(file, options, rulebook)
  if (elsewhere !== null) return err(elsewhere)
  const declared = rulebook.adopt(tournament.rules) as Rules
  const before = options.seed === undefined ? declared : withNumbersDrawn(declared)
  const announced: [name: string, value: unknown][] = []
  for (const field of settings) {
    const asked = askedFor(file, field, options, (before as Values)[field.name], tournament, rulebook)
    if (!asked.ok) return asked
    if (asked.value !== undefined) announced.push([field.name, asked.value])
  }
  const declaring = rounds === tournament.numberOfRounds ? tournament : { ...tournament, numberOfRounds: rounds }
  return ok(announced.length === 0 ? declaring : { ...declaring, rules: { ...before, ...Object.fromEntries(announced) } })
}

/** CFC 652: a round robin that says nothing of its numbers has them drawn where there are none, or something to draw them from. */
export const withNumbersDrawn = (rules: Rules): Rules =>
  'numbers' in rules && rules.numbers === 'pairing-numbers' && rules.seed === '' ? { ...rules, numbers: 'lot' } : rules

/** What the options make of a setting; undefined where they do not speak of it. */
const askedFor = (
  file: string,
  field: SettingField,
  options: SettingsOptions,
  before: unknown,
  tournament: Tournament,
  rulebook: PairingSystem,
): Result<unknown, Problem> => {
  const { acceleration, parity, variation, excused, seed } = options
  const simply: Values = {
    ...simpleSettings(options),
    ...teamSettings(options),
    acceleration: acceleration === 'none' ? null : acceleration,
    parity,
  }
  switch (field.kind) {
    case 'flag':
      if (field.name === 'colourless') return ok(before === false && isColourless(tournament) ? true : undefined)
      return ok(simply[field.name])
    case 'choice':
    case 'points':
      return ok(simply[field.name])
    case 'restriction':
      return restriction(file, options, before as RestrictedPairing | null)
    case 'text':
      return ok(field.seed ? seed : undefined)
    case 'choices':
      return variation === undefined ? ok(undefined) : joined(before as readonly string[], variation, file, field)
    case 'excuses':
      return excused === undefined ? ok(undefined) : withExcuses(before as readonly Excuse[], excused, file, rulebook.entrants(tournament))
    default:
      return ok(undefined)
  }
}

/** Variations that this rulebook can announce, in the order they are asked for. */
export const variationsOf = (file: string, rulebook: PairingSystem, asked: readonly string[]): Result<readonly string[], Problem> => {
  const field = rulebook.settings.find(({ kind }) => kind === 'choices')
  return field?.kind === 'choices' ? joined([], asked, file, field) : err(variationElsewhere(file, rulebook))
}

const variationElsewhere = (file: string, { id }: PairingSystem): Problem => {
  const others = rulebooks.filter(({ settings }) => settings.some(({ kind }) => kind === 'choices')).map((other) => other.id)
  const message = `${id} has no variations to announce and no defaults to excuse. Rulebooks that have: ${others.join(', ')}.`
  return badRequest(file, 'variation-elsewhere', message)
}

/** CFC 602: variations are announced, by their numbers, beside those announced before. */
const joined = (
  before: readonly string[],
  asked: readonly string[],
  file: string,
  { options, exclusive }: Extract<SettingField, { kind: 'choices' }>,
): Result<readonly string[], Problem> => {
  const unknown = asked.find((one) => !options.includes(one))
  if (unknown !== undefined)
    return err(badRequest(file, 'variation-unknown', `There is no variation '${unknown}'. Known are ${options.join(', ')}.`))
  const all = [...new Set([...before, ...asked])]
  const clash = exclusive.find((both) => both.every((one) => all.includes(one)))
  if (clash !== undefined) return err(badRequest(file, 'variations-exclusive', `Only one of ${clash.join(' and ')} can be announced.`))
  return ok(all)
}

/** CFC 616: players, or teams, whose last default the director excuses. */
const withExcuses = (
  before: readonly Excuse[],
  asked: readonly string[],
  file: string,
  entrants: Tournament,
): Result<readonly Excuse[], Problem> => {
  const excuses = [...before]
  for (const text of asked) {
    const found = findPlayer(file, entrants, text)
    if (!found.ok) return found
    const { id, name, outcomes } = entrants.players.find((player) => player.id === found.value)!
    const round = outcomes.findLastIndex((outcome) => outcome.kind === 'forfeit' && outcome.result === 'loss') + 1
    if (round === 0) return err(badRequest(file, 'no-default', `${name} has not defaulted: there is nothing to excuse.`))
    excuses.push({ player: id, round: roundNumber(round) })
  }
  return ok(excuses)
}
