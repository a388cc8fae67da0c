import type { Excuse } from '../../model/excuse.ts'
import type { PlayerId, RoundNumber } from '../../model/ids.ts'
import { type SettingField, seedField } from '../../pairing/setting-field.ts'

/**
 * CFC 602: what a tournament can announce. The variations of the handbook by their numbers; and "variations other than those listed", which are the other
 * readings of what it leaves open, by the number of the rule and a word (docs/cfc.md has both readings of each).
 */
export const cfcVariations = [
  '613.1a',
  '613.1b',
  // 613.1 (b) with the fifth rounded up.
  '613.1b-up',
  // 615: laws (b) and (c) of 618 may move the bye within its score group.
  '615-laws',
  // 615, 615a: a half-point bye counts as a bye had.
  '615a-bars',
  '616.1',
  '617.1',
  '619.1',
  '624.1',
  '624.2',
  // 624.2 with the last quarter rounded down.
  '624.2-down',
  // 631: the third colour comes before equalisation; only after the rank of two who are due the same equalising colour.
  '631-first',
  '631-rank',
  '631.1',
  '631.2',
  '633.1',
  '633.2',
] as const
export type CfcVariation = (typeof cfcVariations)[number]

/** Variations that answer one question in different ways: only one of them can be announced. */
export const exclusiveCfcVariations: readonly (readonly [CfcVariation, CfcVariation])[] = [
  ['613.1a', '613.1b'],
  ['613.1a', '613.1b-up'],
  ['613.1b', '613.1b-up'],
  ['624.2', '624.2-down'],
  ['631-first', '631-rank'],
  ['633.1', '633.2'],
]

/** CFC 617: how an unfinished game counts for pairing until it is finished, said from the side of `player`. */
export type Adjudication = { readonly round: RoundNumber; readonly player: PlayerId; readonly result: 'win' | 'draw' | 'loss' }

/** What the regulations and the director of a tournament under the CFC handbook declare. */
export type CfcSettings = {
  readonly variations: readonly CfcVariation[]
  /** All lots are drawn from it, so that anyone can draw them again. */
  readonly seed: string
  /** 619.1: players who asked not to meet in the first two rounds. */
  readonly apart: readonly (readonly PlayerId[])[]
  /** 616: the defaults that the director has excused. */
  readonly excused: readonly Excuse[]
  readonly adjudications: readonly Adjudication[]
}

/** The basic rules. */
export const defaultCfcSettings: CfcSettings = Object.freeze({
  variations: [],
  seed: '',
  apart: [],
  excused: [],
  adjudications: [],
})

export type CfcRules = { readonly rulebook: 'cfc' } & CfcSettings

export const cfcDefaults: CfcRules = Object.freeze({ rulebook: 'cfc', ...defaultCfcSettings })

export const cfcSettings: readonly SettingField<keyof CfcSettings>[] = [
  { name: 'variations', kind: 'choices', options: cfcVariations, exclusive: exclusiveCfcVariations },
  seedField,
  { name: 'apart', kind: 'groups', none: false, apart: false, confidential: true },
  { name: 'excused', kind: 'excuses', whilePlaying: true },
  { name: 'adjudications', kind: 'adjudications', whilePlaying: true },
]
