import { type Points, pointsFromTenths } from '../../model/points.ts'
import type { Tournament } from '../../model/tournament.ts'
import { flag, type SettingField, seedField } from '../../pairing/setting-field.ts'

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

/**
 * C3 to C8: `best` looks ahead, so that B4 and B5 are met "as much as possible" in the whole bracket and nobody is stuck for whom there is a pairing;
 * `stepwise` takes the steps in the order they are written, player by player, and never goes back: dead ends included.
 */
export const ssmReadings = ['best', 'stepwise'] as const
/** B5 of whoever remains of an odd bracket, who floats down: is it `asked`, or only of pairs? */
export const ssmRemaining = ['asked', 'not-asked'] as const
/** C7, "priority for a bye": in the `last-bracket` only, or `at-once` in the second bracket in which somebody can meet nobody. */
export const ssmByePriorities = ['last-bracket', 'at-once'] as const

/** How the organiser reads what the text leaves open. */
export type SsmReadings = {
  readonly reading: (typeof ssmReadings)[number]
  readonly remaining: (typeof ssmRemaining)[number]
  readonly byePriority: (typeof ssmByePriorities)[number]
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
  readonly reading: SsmReadings['reading']
  /** null, here and below: as the reading has it. */
  readonly remaining: SsmReadings['remaining'] | null
  readonly byePriority: SsmReadings['byePriority'] | null
}

export const defaultSsmReadings: SsmReadings = Object.freeze({ reading: 'best', remaining: 'asked', byePriority: 'last-bracket' })

/** The steps as they are written never look at who remains, and have the bye of C7 given in a bracket above the last. */
const asWritten: SsmReadings = Object.freeze({ reading: 'stepwise', remaining: 'not-asked', byePriority: 'at-once' })

/** Nothing declared: no rating, no groups, and on the time limit whoever leads has won. */
export const defaultSsmSettings: SsmSettings = Object.freeze({
  useRating: false,
  seed: '',
  restricted: null,
  timeLimitMargin: pointsFromTenths(0),
  reading: 'best',
  remaining: null,
  byePriority: null,
})

export type SsmRules = { readonly rulebook: 'ssm' } & SsmSettings

export const ssmDefaults: SsmRules = Object.freeze({ rulebook: 'ssm', ...defaultSsmSettings })

export const ssmSettings: readonly SettingField<keyof SsmSettings>[] = [
  flag('useRating'),
  seedField,
  { name: 'restricted', kind: 'restriction', by: restrictedBys },
  { name: 'timeLimitMargin', kind: 'points', none: true },
  { name: 'reading', kind: 'choice', options: ssmReadings, none: false, later: true },
  { name: 'remaining', kind: 'choice', options: ssmRemaining, none: true, later: true },
  { name: 'byePriority', kind: 'choice', options: ssmByePriorities, none: true, later: true },
]

/** What is declared; of a tournament that is not prepared for the SSM, the defaults. */
export const settingsOf = ({ rules }: Pick<Tournament, 'rules'>): SsmSettings =>
  rules !== null && 'useRating' in rules ? rules : defaultSsmSettings

/** How the open points are read, with nothing left open. */
export const readingsOf = (tournament: Pick<Tournament, 'rules'>): SsmReadings => {
  const { reading, remaining, byePriority } = settingsOf(tournament)
  const usual = reading === 'stepwise' ? asWritten : defaultSsmReadings
  return { reading, remaining: remaining ?? usual.remaining, byePriority: byePriority ?? usual.byePriority }
}
