import { err, ok, type Points, pointsFromTenths, type Result, type Rules } from '@zug/engine/model'
import { type PairingSystem, rulebooks } from '@zug/engine/pairing'
import type { Problem } from '../failure.ts'
import { badRequest } from '../issue-lines.ts'
import { askedOfTeams, type TeamOptions } from './team-settings.ts'

type SsmRules = Extract<Rules, { readonly useRating: boolean }>
export type RestrictedPairing = NonNullable<SsmRules['restricted']>

/** What an SSM event declares: how ties are ranked (A2.d), games ended on the time limit (A1), groups kept apart (B4), and how C3 to C8 are read. */
export type SsmOptions = {
  readonly useRating?: boolean
  readonly timeMargin?: number | 'none'
  readonly apart?: RestrictedPairing['by']
  readonly apartRounds?: number
  readonly apartGroup?: readonly string[]
  readonly reading?: SsmRules['reading']
  readonly remaining?: NonNullable<SsmRules['remaining']>
  readonly byePriority?: NonNullable<SsmRules['byePriority']>
}

/** Options that are a setting each, by its name. */
export const simpleSettings = ({
  useRating,
  timeMargin,
  reading,
  remaining,
  byePriority,
}: SsmOptions): Readonly<Record<string, unknown>> => ({
  useRating,
  timeLimitMargin: timeMargin === undefined ? undefined : marginOf(timeMargin),
  reading,
  remaining,
  byePriority,
})

const marginOf = (margin: number | 'none'): Points | null => (margin === 'none' ? null : pointsFromTenths(Math.round(10 * margin)))

/** SSM B4: groups are kept apart by something, for a number of rounds; what is not said again stays as the file has it. */
export const restriction = (
  file: string,
  { apart, apartRounds, apartGroup }: SsmOptions,
  before: RestrictedPairing | null,
): Result<RestrictedPairing | undefined, Problem> => {
  if (apart === undefined && apartRounds === undefined && apartGroup === undefined) return ok(undefined)
  const by = apart ?? before?.by
  const rounds = apartRounds ?? before?.rounds
  if (by !== undefined && rounds !== undefined) return ok({ by, rounds, groups: apartGroup ?? (by === before?.by ? before.groups : null) })
  const missing = by === undefined ? '--apart with club, city or federation' : '--apart-rounds with the number of rounds'
  return err(
    badRequest(file, 'restriction-incomplete', `Groups are kept apart by something and for some rounds (B4). Say ${missing} as well.`),
  )
}

/** An option whose setting the rulebook does not have would change nothing: it is refused. */
export const settingElsewhere = (file: string, options: SsmOptions & TeamOptions, { id, settings }: PairingSystem): Problem | null => {
  const { apart, apartRounds, apartGroup } = options
  const asked: readonly (readonly [name: string, flag: string, value: unknown])[] = [
    ['useRating', '--use-rating', options.useRating],
    ['timeLimitMargin', '--time-margin', options.timeMargin],
    ['restricted', '--apart', apart ?? apartRounds ?? apartGroup],
    ['reading', '--reading', options.reading],
    ['remaining', '--remaining', options.remaining],
    ['byePriority', '--bye-priority', options.byePriority],
    ...askedOfTeams(options),
  ]
  const found = asked.find(([name, , value]) => value !== undefined && !settings.some((field) => field.name === name))
  if (found === undefined) return null
  const others = rulebooks.filter((other) => other.settings.some(({ name }) => name === found[0])).map((other) => other.id)
  return badRequest(file, 'setting-elsewhere', `${id} has no setting for ${found[1]}. Say --rules ${others.join(', or ')}.`)
}
