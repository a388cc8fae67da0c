import type { SettingsWords } from './en.ts'

export const de: SettingsWords = {
  title: 'Einstellungen',
}
