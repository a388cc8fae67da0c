import { choice, type SettingField } from '../../pairing/setting-field.ts'
import { type Acceleration, accelerationAndParity, type Parity, unaccelerated } from '../fide-dutch/rules.ts'

/** 1.7.2: a series of zero-point byes reaches into the round that is paired, or to the last one that was played. */
export const zeroPointByeReadings = ['current-round', 'last-round'] as const
export type ZeroPointByeReading = (typeof zeroPointByeReadings)[number]

export type BursteinSettings = {
  /** C.04.7, where the virtual points are not spelled out. */
  readonly acceleration: Acceleration | null
  /** 5.2.1: which number is odd or even. */
  readonly parity: Parity
  /** 1.7.2. */
  readonly zeroPointByes: ZeroPointByeReading
}

export type BursteinRules = { readonly rulebook: 'fide-burstein-2026' } & BursteinSettings

export const bursteinDefaults: BursteinRules = Object.freeze({
  rulebook: 'fide-burstein-2026',
  ...unaccelerated,
  zeroPointByes: 'current-round',
})

export const bursteinSettings: readonly SettingField<keyof BursteinSettings>[] = [
  ...accelerationAndParity,
  choice('zeroPointByes', zeroPointByeReadings),
]
