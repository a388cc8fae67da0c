import { choice, flag, type SettingField } from '../../pairing/setting-field.ts'
import { type Acceleration, accelerationAndParity, type Parity, unaccelerated } from '../fide-dutch/rules.ts'

/** C9: the earlier upfloats of all maximum upfloaters together, or those of whoever has most of them first. */
export const maximumUpfloatReadings = ['sum', 'most-first'] as const
export type MaximumUpfloatReading = (typeof maximumUpfloatReadings)[number]

export type DubovSettings = {
  /** C.04.7, where the virtual points are not spelled out. */
  readonly acceleration: Acceleration | null
  /** 5.2.1: which number is odd or even. */
  readonly parity: Parity
  /** 1.8, C10: whether a pairing that was forfeited was an upfloat. */
  readonly forfeitUpfloats: boolean
  /** C9. */
  readonly maximumUpfloats: MaximumUpfloatReading
}

export type DubovRules = { readonly rulebook: 'fide-dubov-2026' } & DubovSettings

export const dubovDefaults: DubovRules = Object.freeze({
  rulebook: 'fide-dubov-2026',
  ...unaccelerated,
  forfeitUpfloats: true,
  maximumUpfloats: 'sum',
})

export const dubovSettings: readonly SettingField<keyof DubovSettings>[] = [
  ...accelerationAndParity,
  flag('forfeitUpfloats'),
  choice('maximumUpfloats', maximumUpfloatReadings),
]
