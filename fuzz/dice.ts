import { mulberry32 } from '../packages/engine/src/testing/random/random.ts'

/** Chance from a seed: the same input for the same number, on every machine. */
export type Dice = {
  /** A whole number from 0, below this one. */
  readonly below: (bound: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <T>(list: readonly T[]) => T
}

export const diceOf = (seed: number, number: number): Dice => {
  const next = mulberry32((Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b)) >>> 0)
  const below = (bound: number): number => Math.floor(next() * bound)
  return { below, chance: (share) => next() < share, pick: (list) => list[below(list.length)]! }
}
