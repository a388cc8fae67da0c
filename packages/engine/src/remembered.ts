/** The function with what it has made for each object it was asked about, as long as that object is there. */
export const remembered = <K extends object, V>(make: (key: K) => V): ((key: K) => V) => {
  const known = new WeakMap<K, { readonly value: V }>()
  return (key) => {
    const entry = known.get(key) ?? { value: make(key) }
    known.set(key, entry)
    return entry.value
  }
}
