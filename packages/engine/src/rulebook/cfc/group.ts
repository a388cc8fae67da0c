import type { PlayerId } from '../../model/ids.ts'
import type { Competitor } from './competitor.ts'

/**
 * How those who stay in a group are laid out. `halves`: the top half against the bottom half. `quarters`: the first quarter against the second and the
 * third against the fourth (633). `extras-first`: these players against those who follow them, then the rest in halves (633.2).
 */
export type Shape =
  | { readonly kind: 'halves' }
  | { readonly kind: 'quarters' }
  | { readonly kind: 'extras-first'; readonly extras: ReadonlySet<PlayerId> }

/** CFC 620: players paired together, in order; ordinarily those of one score. */
export type Group = { readonly players: readonly Competitor[]; readonly shape: Shape }

export const halves: Shape = Object.freeze({ kind: 'halves' })
export const quarters: Shape = Object.freeze({ kind: 'quarters' })
