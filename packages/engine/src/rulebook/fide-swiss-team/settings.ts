import { choice, flag, type SettingField } from '../../pairing/setting-field.ts'
import type { Random } from '../../random.ts'
import { type Parity, parities, parityField, unaccelerated } from '../fide-dutch/rules.ts'
import { type FollowingGroup, type FollowingReading, followingGroups, followingReadings } from './criterion.ts'

/** What an event under either system declares. */
export type CommonSettings = {
  /** C.04.7, where the virtual points are not spelled out. */
  readonly acceleration: 'baku' | null
  /** 4.3.1: which number is odd or even. */
  readonly parity: Parity
  /** C6. */
  readonly following: FollowingReading
  readonly followingGroup: FollowingGroup
  /** 1.5: whether a match that was forfeited makes floaters. */
  readonly forfeitFloats: boolean
}

export const commonDefaults: CommonSettings = Object.freeze({
  ...unaccelerated,
  following: 'reached',
  followingGroup: 'left',
  forfeitFloats: false,
})

export const commonSettings: readonly SettingField<keyof CommonSettings>[] = [
  { name: 'acceleration', kind: 'choice', options: ['baku'], none: true },
  parityField,
  choice('following', followingReadings),
  choice('followingGroup', followingGroups),
  flag('forfeitFloats'),
]

/** Every reading by lot, for a random event. */
export const variedCommon = (random: Random): Omit<CommonSettings, 'acceleration'> => ({
  parity: random.pick(parities),
  following: random.pick(followingReadings),
  followingGroup: random.pick(followingGroups),
  forfeitFloats: random.chance(0.5),
})
