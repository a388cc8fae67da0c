import type { Competitor } from './competitor.ts'
import type { Shape } from './group.ts'

/** A part of a group, by places: the top half begins at `top`, the bottom half at `bottom`, and the part ends before `end`. */
export type Halves = { readonly top: number; readonly bottom: number; readonly end: number }

/**
 * CFC 619, 622 (b): cards in the order of 613 are divided into two equal halves, and those of the top half meet those of the bottom half in consecutive
 * order, of 40 players 1 and 21, 2 and 22. Under 633 a group has two parts, each halved by itself; a quarter too many goes to the upper one.
 */
export const halvesOf = (players: readonly Competitor[], shape: Shape): readonly Halves[] => {
  const [upper, all] = [upperPart(players, shape), players.length]
  return [
    { top: 0, bottom: upper / 2, end: upper },
    { top: upper, bottom: (upper + all) / 2, end: all },
  ].filter(({ top, end }) => top < end)
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
