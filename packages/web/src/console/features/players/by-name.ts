import type { PlayerId } from '@zug/engine/model'
import { plain } from '@zug/messages/plain'

type Named = { readonly id: PlayerId; readonly name: string; readonly rating?: number | null }

/** How each is called in a list to choose from: by name, and where two share one, by what tells them apart. */
export const labelsOf = (entrants: readonly Named[]): ReadonlyMap<string, PlayerId> => {
  const shared = new Set<string>()
  const names = new Set<string>()
  for (const { name } of entrants) (names.has(name) ? shared : names).add(name)
  return new Map(entrants.map(({ id, name, rating }) => [shared.has(name) ? `${name} (${rating ? `${rating}, ` : ''}#${id})` : name, id]))
}

/** Whom a text names: one label exactly, else the only one it is a piece of. */
export const found = (labels: ReadonlyMap<string, PlayerId>, text: string): PlayerId | undefined => {
  const exact = labels.get(text.trim())
  if (exact !== undefined) return exact
  const wanted = plain(text.trim())
  const fitting = wanted === '' ? [] : [...labels].filter(([label]) => plain(label).includes(wanted))
  return fitting.length === 1 ? fitting[0]![1] : undefined
}
