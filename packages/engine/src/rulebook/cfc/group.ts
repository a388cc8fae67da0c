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

/** Even sizes of the parts, each of them to be paired top half against bottom half. A quarter too many goes to the upper part. */
export const partsOf = (players: readonly Competitor[], shape: Shape): readonly number[] => {
  const upper = upperPart(players, shape)
  return [upper, players.length - upper].filter((size) => size > 0)
}

const upperPart = (players: readonly Competitor[], shape: Shape): number => {
  switch (shape.kind) {
    case 'halves':
      return players.length
    case 'quarters':
      return 2 * Math.ceil(players.length / 4)
    case 'extras-first':
      return Math.min(players.length, 2 * players.filter(({ id }) => shape.extras.has(id)).length)
  }
}
