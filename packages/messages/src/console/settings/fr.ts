import type { SettingsWords } from './en.ts'

export const fr: SettingsWords = {
  title: 'Réglages',
}
