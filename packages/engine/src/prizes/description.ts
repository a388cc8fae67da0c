import type { PrizeFilter } from './fund.ts'

/** A prize as people write it: an amount, a thing, or both with what the thing is worth. */
export type PrizeSaid = number | string | { readonly money?: number; readonly thing?: string; readonly worth?: number }

/** `own` of a hundred parts stay with the place, or by name. */
export type SharingSaid = 'none' | 'equal' | 'hort' | number

export type CategorySaid = {
  readonly name: string
  readonly prizes: readonly PrizeSaid[]
  readonly for?: PrizeFilter
  readonly by?: 'rank' | 'gain'
  readonly sharing?: SharingSaid
}

/** One prize a person; one of the first category and one of the others; as many as one wins; all that a score group can win in one pot. */
export const eachKinds = ['one', 'places-and-one', 'several', 'pooled'] as const

/** Prizes as an organiser describes them (docs/prizes.md); `readFund` makes a fund of it, or says what is wrong. */
export type FundSaid = {
  readonly currency?: string
  readonly coin?: number
  readonly least?: number
  readonly ages?: { readonly inYear: number } | { readonly onDay: string }
  readonly each?: (typeof eachKinds)[number]
  readonly sharing?: SharingSaid
  readonly categories: readonly CategorySaid[]
}
