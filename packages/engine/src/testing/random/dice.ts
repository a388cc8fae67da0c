import { mulberry32 } from './random.ts'

/** Chance with a seed; print the seed when a test fails. */
export type Dice = {
  readonly chance: (probability: number) => boolean
  /** Whole number, both ends included. */
  readonly between: (low: number, high: number) => number
  readonly pick: <T>(items: readonly T[]) => T
  readonly shuffle: <T>(items: readonly T[]) => readonly T[]
}

export const makeDice = (seed: number): Dice => {
  const next = mulberry32(seed)
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    chance: (probability) => next() < probability,
    between,
    pick: (items) => items[between(0, items.length - 1)]!,
    shuffle: (items) => {
      const result = [...items]
      for (let i = result.length - 1; i > 0; i--) {
        const j = between(0, i)
        const held = result[i]!
        result[i] = result[j]!
        result[j] = held
      }
      return result
    },
  }
}
