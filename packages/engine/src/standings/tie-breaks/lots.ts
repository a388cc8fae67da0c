import { exact } from '../exact.ts'
import { note } from '../note.ts'
import { valueRule } from '../rule.ts'
import { fromWorking } from '../working.ts'

/** FNV-1a over the code units: any text becomes a seed, the same on every machine. */
const seedOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash
}

/** Whole numbers below `limit` without bias (splitmix32, rejecting the uneven rest). */
const drawer = (seed: number): ((limit: number) => number) => {
  let state = seed
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0
    let z = state
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    return (z ^ (z >>> 15)) >>> 0
  }
  return (limit) => {
    const fair = Math.floor(2 ** 32 / limit) * limit
    let drawn = next()
    while (drawn >= fair) drawn = next()
    return drawn % limit
  }
}

/**
 * C.07 4.2: lots, drawn for everybody in order of pairing numbers from a seed that is recorded, so that anyone can draw them again. Where lots were drawn by hand these
 * count, and whoever has none comes after those who have one.
 */
export const lots = valueRule({
  name: 'LOTS',
  article: '4.2',
  title: 'Drawing of lots',
  modifiers: [],
  for: 'both',
  decimals: 0,
  better: 'lower',
  prepare: ({ field, lotsSeed }) => {
    if (field.entries.some(({ lot }) => lot !== undefined))
      return fromWorking((index) => {
        const { lot } = field.entries[index]!
        return { value: lot === undefined ? null : exact(lot), terms: [], note: note(lot === undefined ? 'no-lots' : 'by-hand') }
      })
    if (lotsSeed === null) return fromWorking(() => ({ value: null, terms: [], note: note('no-lots') }))
    const draw = drawer(seedOf(lotsSeed))
    const order = field.entries
      .map((_, index) => index)
      .sort((a, b) => field.entries[a]!.pairingNumber - field.entries[b]!.pairingNumber || field.entries[a]!.id - field.entries[b]!.id)
    for (let at = order.length - 1; at > 0; at--) {
      const other = draw(at + 1)
      ;[order[at], order[other]] = [order[other]!, order[at]!]
    }
    const lot = new Map(order.map((index, at) => [index, at + 1]))
    return fromWorking((index) => ({ value: exact(lot.get(index)!), terms: [], note: note('seed', { seed: lotsSeed }) }))
  },
})
