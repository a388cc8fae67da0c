import { type CommonSettings, commonDefaults, commonSettings } from '../fide-swiss-team/settings.ts'

export type DoubleSwissRules = { readonly rulebook: 'fide-double-swiss-2026' } & CommonSettings

export const doubleSwissDefaults: DoubleSwissRules = Object.freeze({ rulebook: 'fide-double-swiss-2026', ...commonDefaults })

export const doubleSwissSettings = commonSettings
