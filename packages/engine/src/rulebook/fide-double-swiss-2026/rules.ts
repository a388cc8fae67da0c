import { type Points, pointsFromTenths } from '../../model/points.ts'
import { pointsLater, type SettingField } from '../../pairing/setting-field.ts'
import { type CommonSettings, commonDefaults, commonSettings } from '../fide-swiss-team/settings.ts'

export type DoubleSwissSettings = CommonSettings & {
  /** 1.4: what the pairing-allocated bye is worth. */
  readonly byePoints: Points
}

export type DoubleSwissRules = { readonly rulebook: 'fide-double-swiss-2026' } & DoubleSwissSettings

/** 1.4: a game won and one drawn. */
const usualBye = pointsFromTenths(15)

export const doubleSwissDefaults: DoubleSwissRules = Object.freeze({
  rulebook: 'fide-double-swiss-2026',
  ...commonDefaults,
  byePoints: usualBye,
})

export const doubleSwissSettings: readonly SettingField<keyof DoubleSwissSettings>[] = [...commonSettings, pointsLater('byePoints')]
