import { type PairingNumber, pairingNumber } from '../../model/ids.ts'
import type { Player } from '../../model/player.ts'
import { inOrderOfLots } from './lots.ts'

/** 613: at the bottom; 613.1 (a): just below the average; 613.1 (b): a fifth of the way up, the fifth of the field rounded down or up. */
export type UnratedPlace = 'bottom' | 'below-average' | 'fifth-from-bottom' | 'fifth-rounded-up'

/**
 * CFC 613, 613.1, 614: the order of the cards, by rating; where the unrated stand is for the regulations to say.
 *
 * Equal ratings, and the unrated among themselves, are in the order of their lots, which the pairing numbers record. A late entrant (614) has a
 * number after all others and yet stands where his rating puts him.
 */
export const orderOfCards = (players: readonly Player[], unrated: UnratedPlace): readonly Player[] => {
  const byNumber = players.toSorted((a, b) => a.pairingNumber - b.pairingNumber)
  const rated = byNumber.filter(({ rating }) => rating !== null).sort((a, b) => b.rating! - a.rating!)
  const without = byNumber.filter(({ rating }) => rating === null)
  const above = ratedAbove(rated, players.length, unrated)
  return [...rated.slice(0, above), ...without, ...rated.slice(above)]
}

const ratedAbove = (rated: readonly Player[], all: number, place: UnratedPlace): number => {
  switch (place) {
    case 'bottom':
      return rated.length
    case 'below-average': {
      const average = rated.reduce((sum, { rating }) => sum + rating!, 0) / rated.length
      return rated.filter(({ rating }) => rating! >= average).length
    }
    case 'fifth-from-bottom':
      return Math.max(0, rated.length - Math.floor(all / 5))
    case 'fifth-rounded-up':
      return Math.max(0, rated.length - Math.ceil(all / 5))
  }
}

/**
 * CFC 613: pairing numbers when the entry list is closed, 1 for the highest rated. Equal ratings and the unrated are arranged by lot. Players with a
 * game behind them keep theirs: numbers do not change during a tournament, and late entrants (614) follow the last number in the order of entry.
 */
export const assignPairingNumbers = (players: readonly Player[], seed: string, unrated: UnratedPlace): readonly Player[] => {
  const entered = players.filter(({ outcomes }) => outcomes.length > 0)
  const fresh = players.filter(({ outcomes }) => outcomes.length === 0)
  const drawn = inOrderOfLots(fresh, seed, '613', ({ id }) => id).map((player, lot) => ({
    ...player,
    pairingNumber: pairingNumber(lot + 1),
  }))
  const last = entered.reduce((most, player) => Math.max(most, player.pairingNumber), 0)
  const ordered = last === 0 ? orderOfCards(drawn, unrated) : fresh
  const numberOf = new Map<number, PairingNumber>(ordered.map(({ id }, index) => [id, pairingNumber(last + index + 1)]))
  return players.map((player) => ({ ...player, pairingNumber: numberOf.get(player.id) ?? player.pairingNumber }))
}
