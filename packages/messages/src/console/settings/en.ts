import type { Words } from '../../words.ts'

export const en = {
  title: 'Settings',
}

export type SettingsWords = Words<typeof en>
