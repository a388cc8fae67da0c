import type { PlayerId } from './ids.ts'

/** CFC 652: where the numbers of the tables come from. `restricted`: FIDE's restricted drawing of lots, by federation. */
export const roundRobinNumbers = ['pairing-numbers', 'lot', 'restricted-lot'] as const
export type RoundRobinNumbers = (typeof roundRobinNumbers)[number]

/** What a round robin declares before its first round. */
export type RoundRobinSettings = {
  readonly numbers: RoundRobinNumbers
  /** Lots are drawn from it, so that anyone can draw them again. */
  readonly seed: string
  /** 651: everybody twice, with either colour. */
  readonly double: boolean
  /** FIDE C.05: the last two rounds of the first cycle change places, so that nobody has three games running with one colour. */
  readonly swapLastTwoRounds: boolean
  /** 652: each section plays by itself; null: one section of all. */
  readonly sections: readonly (readonly PlayerId[])[] | null
}

export const defaultRoundRobinSettings: RoundRobinSettings = Object.freeze({
  numbers: 'pairing-numbers',
  seed: '',
  double: false,
  swapLastTwoRounds: false,
  sections: null,
})
