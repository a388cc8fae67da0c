/** Chance out of a seed: the same seed gives the same numbers on every machine. */
export type Random = {
  /** In [0, 1). */
  readonly next: () => number
  readonly chance: (probability: number) => boolean
  /** Whole number, both ends included. */
  readonly between: (low: number, high: number) => number
  readonly pick: <T>(items: readonly T[]) => T
  readonly shuffle: <T>(items: readonly T[]) => readonly T[]
  /** Mean 0, standard deviation 1. */
  readonly normal: () => number
}

/** Any text is a seed. It is spread over 128 bits of state (FNV-1a with a finisher), and sfc32 draws from them. */
export const makeRandom = (seed: string): Random => {
  let [a, b, c, counter] = [hash(seed, 1), hash(seed, 2), hash(seed, 3), 1]
  const next = (): number => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4294967296
  }
  for (let warmUp = 0; warmUp < 12; warmUp++) next()
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    chance: (probability) => next() < probability,
    between,
    pick: (items) => items[between(0, items.length - 1)]!,
    shuffle: (items) => {
      const result = [...items]
      for (let at = result.length - 1; at > 0; at--) {
        const other = between(0, at)
        const held = result[at]!
        result[at] = result[other]!
        result[other] = held
      }
      return result
    },
    // The sum of twelve is normal enough, and exact arithmetic on every machine, which logarithms and cosines are not.
    normal: () => Array.from({ length: 12 }, next).reduce((sum, value) => sum + value, -6),
  }
}

const hash = (text: string, lane: number): number => {
  let value = 2166136261 ^ Math.imul(lane, 0x9e3779b1)
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16777619)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) | 0
}
