import type { DeskSettings, SettingName } from '@zug/engine'
import type { HistoryWords } from '@zug/messages/console/history/en'
import type { SettingsWords } from '@zug/messages/console/settings/en'
import { showPoints } from '../../ui/points.ts'

type Words = { readonly history: HistoryWords; readonly settings: SettingsWords }

/** Longer than this, a value is named and not quoted. */
const longest = 60

/** Which settings were changed, from what to what where that is short to say. */
export const settingsText = (changes: Partial<DeskSettings>, before: DeskSettings | undefined, words: Words): string =>
  (Object.keys(changes) as SettingName[]).map((name) => one(name, before?.[name], changes[name], words)).join(', ')

const one = (name: SettingName, old: unknown, now: unknown, { history, settings }: Words): string => {
  const label = history.settings[name]
  const { parities } = settings.rules
  if (name === 'info') return parts(label, old, now, settings.event, (value) => shortText(value, history)) ?? label
  if (name === 'scoring') return parts(label, old, now, settings.scoring, (value) => showPoints(Number(value))) ?? label
  if (name === 'parity') return `${label} ${parities[old as keyof typeof parities] ?? '–'} → ${parities[now as keyof typeof parities]}`
  const [was, is] = [shortText(old, history), shortText(now, history)]
  return was === null || is === null ? label : `${label} ${was} → ${is}`
}

type Labels = Readonly<Record<string, unknown>>

/** The parts of a setting that differ. */
const parts = (label: string, old: unknown, now: unknown, labels: Labels, show: (value: unknown) => string | null): string | null => {
  if (typeof old !== 'object' || old === null || typeof now !== 'object' || now === null) return null
  const [was, is] = [old as Labels, now as Labels]
  const changed = Object.keys(is).filter((key) => JSON.stringify(was[key] ?? null) !== JSON.stringify(is[key] ?? null))
  const told = changed.flatMap((key) => {
    const texts = [show(was[key]), show(is[key])]
    return typeof labels[key] !== 'string' || texts.includes(null) ? [] : [`${labels[key]} ${texts.join(' → ')}`]
  })
  return told.length === 0 || told.length < changed.length ? null : `${label}: ${told.join(', ')}`
}

const shortText = (value: unknown, { yes, no }: HistoryWords): string | null => {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? yes : no
  const text = Array.isArray(value) && value.every((item) => typeof item === 'string') ? value.join(', ') : value
  if (text === '') return '–'
  return (typeof text === 'string' || typeof text === 'number') && String(text).length <= longest ? String(text) : null
}
