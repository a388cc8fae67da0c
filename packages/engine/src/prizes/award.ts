import type { FilterPart } from './contender.ts'
import type { Money } from './fund.ts'

/** A prize that somebody takes. */
export type Award = {
  readonly category: string
  readonly place: number
  readonly player: number
  readonly money: Money
  readonly thing: string | null
  readonly worth: Money
  readonly working: Working
  /** Who came before in the order of the category, and why they do not take it. */
  readonly before: readonly PassedOver[]
}

/** How much of a pot; `pooled` names the prizes of several categories that were put together. */
export type Working =
  | { readonly kind: 'own' }
  | { readonly kind: 'shared'; readonly pot: Money; readonly among: number; readonly own: Money; readonly share: number }
  | {
      readonly kind: 'pooled'
      readonly pot: Money
      readonly among: number
      readonly prizes: readonly { readonly category: string; readonly place: number }[]
    }

export type PassedOver = {
  readonly player: number
  readonly because:
    | { readonly kind: 'outside'; readonly part: FilterPart }
    /** They have another prize of the group, worth at least as much. */
    | { readonly kind: 'holds'; readonly category: string; readonly place: number; readonly value: Money }
}

/** A prize that nobody takes, because nobody who may is left. */
export type Unclaimed = { readonly category: string; readonly place: number; readonly money: Money; readonly thing: string | null }

/** Somebody left the shared places for a prize that was larger then; in the end the place would have brought more, and there is no way to content everybody. */
export type Regret = { readonly player: number; readonly category: string; readonly value: Money; readonly share: Money }

export type PrizeList = { readonly awards: readonly Award[]; readonly unclaimed: readonly Unclaimed[]; readonly regrets: readonly Regret[] }
