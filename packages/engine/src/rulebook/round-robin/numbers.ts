import type { Player } from '../../model/player.ts'
import { inOrderOfLots } from '../cfc/lots.ts'
import { restrictedNumbers } from './restricted-drawing.ts'
import type { RoundRobinSettings } from './rules.ts'

/**
 * CFC 652, 663: the players of a section in the order of their numbers in the tables. Drawn by lot from the recorded seed, drawn so that one federation does not
 * meet at the end, or drawn already and recorded as pairing numbers.
 */
export const inOrderOfNumbers = (players: readonly Player[], { numbers, seed }: RoundRobinSettings): readonly Player[] => {
  const byLot = (): readonly Player[] => inOrderOfLots(players, seed, '652', ({ id }) => id)
  switch (numbers) {
    case 'pairing-numbers':
      return players.toSorted((a, b) => a.pairingNumber - b.pairingNumber)
    case 'lot':
      return byLot()
    case 'restricted-lot': {
      const drawn = restrictedNumbers(players, seed)
      if (drawn === null) return byLot()
      return players
        .map((player, index) => ({ player, number: drawn[index]! }))
        .sort((a, b) => a.number - b.number)
        .map(({ player }) => player)
    }
  }
}
