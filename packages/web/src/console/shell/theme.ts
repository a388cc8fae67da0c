import { remember, remembered } from '../device.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const chosenTheme = (): Theme =>
  (themes as readonly string[]).includes(remembered('theme') ?? '') ? (remembered('theme') as Theme) : 'system'

export const applyTheme = (theme: Theme = chosenTheme()): void => {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

export const chooseTheme = (theme: Theme): void => {
  remember('theme', theme === 'system' ? null : theme)
  applyTheme(theme)
}
