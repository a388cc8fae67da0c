/**
 * What was made for an object, and for some detail of it, as long as that object is there: asked again, it is the same. `most` is how many details of one object
 * are kept; the one not asked for longest goes first.
 */
export type Memory<K extends object, D, V> = {
  readonly of: (key: K, detail: D, make: () => V) => V
  readonly forget: (key: K, detail: D) => void
}

export const createMemory = <K extends object, D, V>(most = Number.POSITIVE_INFINITY): Memory<K, D, V> => {
  const known = new WeakMap<K, Map<D, { readonly value: V }>>()
  return {
    of: (key, detail, make) => {
      const entries = known.get(key) ?? new Map<D, { readonly value: V }>()
      known.set(key, entries)
      const entry = entries.get(detail) ?? { value: make() }
      entries.delete(detail)
      entries.set(detail, entry)
      if (entries.size > most) entries.delete(entries.keys().next().value!)
      return entry.value
    },
    forget: (key, detail) => void known.get(key)?.delete(detail),
  }
}

/** The function with what it has made for each object it was asked about. */
export const remembered = <K extends object, V>(make: (key: K) => V): ((key: K) => V) => {
  const memory = createMemory<K, undefined, V>()
  return (key) => memory.of(key, undefined, () => make(key))
}
