import type { SettingField } from '../../pairing/setting-field.ts'
import type { Random } from '../../random.ts'
import { type Parity, parities } from '../fide-dutch/rules.ts'
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
  acceleration: null,
  parity: 'paired-participants',
  following: 'reached',
  followingGroup: 'left',
  forfeitFloats: false,
})

export const commonSettings: readonly SettingField<keyof CommonSettings>[] = [
  { name: 'acceleration', kind: 'choice', options: ['baku'], none: true },
  { name: 'parity', kind: 'choice', options: parities, none: false },
  { name: 'following', kind: 'choice', options: followingReadings, none: false },
  { name: 'followingGroup', kind: 'choice', options: followingGroups, none: false },
  { name: 'forfeitFloats', kind: 'flag' },
]

/** Every reading by lot, for a random event. */
export const variedCommon = (random: Random): Omit<CommonSettings, 'acceleration'> => ({
  parity: random.pick(parities),
  following: random.pick(followingReadings),
  followingGroup: random.pick(followingGroups),
  forfeitFloats: random.chance(0.5),
})
