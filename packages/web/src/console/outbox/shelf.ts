import type { Kept } from './entry.ts'

const prefix = 'zug.outbox.'

export const isShelfKey = (key: string | null): boolean => key === null || key.startsWith(prefix)

/**
 * Where entries lie until the desk has answered: one place in the device's storage for each, so that two tabs never write over each other's. A device that
 * keeps nothing has the tab's memory, and says so.
 */
export const createShelf = (storage: Storage | null) => {
  const unkept = new Map<string, Kept>()
  return {
    put: (entry: Kept): void => {
      try {
        if (storage === null) throw new Error('no storage')
        storage.setItem(prefix + entry.key, JSON.stringify(entry))
        unkept.delete(entry.key)
      } catch {
        unkept.set(entry.key, entry)
      }
    },
    drop: (key: string): void => {
      unkept.delete(key)
      try {
        storage?.removeItem(prefix + key)
      } catch {
        // It could not be written either.
      }
    },
    all: (): readonly Kept[] => [...read(storage), ...unkept.values()].sort((a, b) => a.order - b.order || (a.key < b.key ? -1 : 1)),
    /** Would everything still be there after a restart of the browser? */
    safe: (): boolean => unkept.size === 0,
  }
}

export type Shelf = ReturnType<typeof createShelf>

const read = (storage: Storage | null): readonly Kept[] => {
  if (storage === null) return []
  try {
    return Array.from({ length: storage.length }, (_, index) => storage.key(index)).flatMap((key) =>
      key?.startsWith(prefix) ? parsed(storage.getItem(key)) : [],
    )
  } catch {
    return []
  }
}

const parsed = (text: string | null): readonly Kept[] => {
  try {
    const entry = JSON.parse(text ?? 'null') as Kept | null
    return typeof entry?.key === 'string' && typeof entry.tournament === 'string' ? [entry] : []
  } catch {
    return []
  }
}
