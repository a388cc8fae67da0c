import type { HistoryWords } from '@zug/messages/console/history/en'
import type { SettingsWords } from '@zug/messages/console/settings/en'
import { showPoints } from '../../ui/points.ts'
import { named } from '../../words/named.ts'

type Words = {
  readonly history: HistoryWords
  readonly settings: SettingsWords
  readonly rulebooks: Readonly<Record<string, string>>
}

/** Settings by name, as any event that was ever written has them. */
type Known = Readonly<Record<string, unknown>>

/** Longer than this, a value is named and not quoted. */
const longest = 60

/** Which settings were changed, from what to what where that is short to say. */
export const settingsText = (changes: Known, before: Known | undefined, words: Words): string =>
  Object.entries(changes)
    .map(([name, now]) => one(name, before?.[name], now, words))
    .join(', ')

const one = (name: string, old: unknown, now: unknown, words: Words): string => {
  const { history, settings } = words
  const label = named(history.settings, name)
  if (name === 'info') return parts(label, old, now, settings.event, (value) => shortText(value, history)) ?? label
  if (name === 'scoring') return parts(label, old, now, settings.scoring, (value) => showPoints(Number(value))) ?? label
  if (name === 'rules' && isKnown(now)) return `${label}: ${rulesText(old, now, words)}`
  const [was, is] = [declaredText(name, old, words), declaredText(name, now, words)]
  return was === null || is === null ? label : `${label} ${was} → ${is}`
}

const isKnown = (value: unknown): value is Known => typeof value === 'object' && value !== null

const changedIn = (was: Known, is: Known): readonly string[] =>
  Object.keys(is).filter((key) => JSON.stringify(was[key] ?? null) !== JSON.stringify(is[key] ?? null))

/** Another rulebook, or what is declared otherwise under the same. */
const rulesText = (old: unknown, now: Known, words: Words): string => {
  const was = isKnown(old) ? old : {}
  // A number may be one of points, or of something else: it is named only.
  const text = (name: string, value: unknown): string | null => (typeof value === 'number' ? null : declaredText(name, value, words))
  if (was.rulebook !== now.rulebook) return `${text('rulebook', was.rulebook)} → ${text('rulebook', now.rulebook)}`
  return changedIn(was, now)
    .map((name) => {
      const [before, after] = [text(name, was[name]), text(name, now[name])]
      return `${wordsOf(name, words)?.label ?? name}${before === null || after === null ? '' : ` ${before} → ${after}`}`
    })
    .join(', ')
}

type DeclaredWords = { readonly label: string; readonly options?: Readonly<Record<string, string>> }

const wordsOf = (name: string, { settings }: Words): DeclaredWords | undefined =>
  (settings.declared as Readonly<Record<string, DeclaredWords>>)[name]

/** What is chosen, in the words of the form. */
const declaredText = (name: string, value: unknown, words: Words): string | null => {
  const options = name === 'rulebook' ? words.rulebooks : (wordsOf(name, words)?.options ?? {})
  return typeof value === 'string' && options[value] !== undefined ? options[value] : shortText(value, words.history)
}

/** The parts of a setting that differ. */
const parts = (label: string, old: unknown, now: unknown, labels: Known, show: (value: unknown) => string | null): string | null => {
  if (!isKnown(old) || !isKnown(now)) return null
  const changed = changedIn(old, now)
  const told = changed.flatMap((key) => {
    const texts = [show(old[key]), show(now[key])]
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
