import { type Points, pointsFromTenths } from '../../model/points.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { SettingField } from '../../pairing/setting-field.ts'

/** SSM B4: what players of a group have in common. */
export const restrictedBys = ['club', 'city', 'federation'] as const
export type RestrictedBy = (typeof restrictedBys)[number]

/** SSM B4: players of one group are kept apart in the first `rounds` rounds, but never in the last round of the tournament. */
export type RestrictedPairing = {
  readonly by: RestrictedBy
  /** The groups kept apart; null: every group that players name. */
  readonly groups: readonly string[] | null
  readonly rounds: number
}

/** What the regulations of an SSM tournament declare beforehand. */
export type SsmSettings = {
  /** A2.d. */
  readonly useRating: boolean
  /** A2.e: lots are drawn from it, so that anyone can draw them again. */
  readonly seed: string
  readonly restricted: RestrictedPairing | null
  /** A1: a game ended on the time limit is won by whoever leads by at least this much, and drawn otherwise; null: always drawn. */
  readonly timeLimitMargin: Points | null
}

/** Nothing declared: no rating, no groups, and on the time limit whoever leads has won. */
export const defaultSsmSettings: SsmSettings = Object.freeze({
  useRating: false,
  seed: '',
  restricted: null,
  timeLimitMargin: pointsFromTenths(0),
})

export type SsmRules = { readonly rulebook: 'ssm' } & SsmSettings

export const ssmDefaults: SsmRules = Object.freeze({ rulebook: 'ssm', ...defaultSsmSettings })

export const ssmSettings: readonly SettingField<keyof SsmSettings>[] = [
  { name: 'useRating', kind: 'flag' },
  { name: 'seed', kind: 'text', longest: 100, seed: true },
  { name: 'restricted', kind: 'restriction', by: restrictedBys },
  { name: 'timeLimitMargin', kind: 'points', none: true },
]

/** What is declared; of a tournament that is not prepared for the SSM, the defaults. */
export const settingsOf = ({ rules }: Pick<Tournament, 'rules'>): SsmSettings =>
  rules !== null && 'useRating' in rules ? rules : defaultSsmSettings
