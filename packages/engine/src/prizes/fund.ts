import type { Sex } from '../model/player.ts'

/** Money in the smallest coin of its currency: whole numbers, so that nothing is lost in adding. */
export type Money = number

/** What a place of a category brings. A thing is never shared; what it is worth counts when somebody may have only one prize. */
export type Prize = { readonly money: Money; readonly thing?: string; readonly worth?: Money }

/**
 * What those on equal points make of the prizes of their places. `own` of a hundred parts stays with the place, the rest is shared equally: 0 is equal shares, 50
 * the system of Hort, 100 leaves every place its own prize.
 */
export type Sharing = { readonly own: number }
export const sharings = { equal: { own: 0 }, hort: { own: 50 }, none: { own: 100 } } as const satisfies Record<string, Sharing>

/** Who is in a category: every part that is there must hold. */
export type PrizeFilter = {
  readonly sex?: Sex
  /** `below` is not in it: "under 1800". */
  readonly rating?: { readonly from?: number; readonly below?: number }
  /** Whoever has no rating: in a band of ratings only if it says so. */
  readonly unrated?: 'out' | 'in' | 'only'
  /** In years, both ends in it. */
  readonly age?: { readonly from?: number; readonly to?: number }
  readonly club?: string
  readonly federation?: string
  /** Whoever plays here for the first time. */
  readonly firstTime?: true
}

export type PrizeCategory = {
  readonly id: string
  readonly name: string
  /** In the order of the places. */
  readonly prizes: readonly Prize[]
  readonly filter: PrizeFilter
  readonly sharing: Sharing
  /** By the standings, or by points above what the ratings let one expect. */
  readonly by: 'rank' | 'gain'
  /** Nobody has more than one prize of a group. */
  readonly group: string
}

export type PrizeFund = {
  readonly currency: string
  /** Amounts are multiples of it, except for what is left over. */
  readonly coin: Money
  /** A share below it is not paid: it stays with those who stand higher. 0: every share is. */
  readonly least: Money
  /** How old somebody is: in the year of the event, or on a day. */
  readonly ages: { readonly inYear: number } | { readonly onDay: string }
  /** The first of a group may share; prizes of equal value are taken in this order. */
  readonly categories: readonly PrizeCategory[]
  /** How the prizes of one group come together: each category by itself, or all that a score group can win in one pot (the Canadian way). */
  readonly together: 'apart' | 'pooled'
}

export const prizeValue = ({ money, worth = 0 }: Prize): Money => money + worth
