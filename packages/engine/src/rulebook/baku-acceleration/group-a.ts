import type { PlayerId } from '../../model/ids.ts'
import type { Player } from '../../model/player.ts'

/**
 * C.04.7 1.2: group A is the first half of the initial list, rounded up to an even number: 2·⌈N/4⌉ of N. 1.3: who entered late does not count for
 * it; the last participant of group A stays the same person, and whoever the initial list has above that one belongs to A, an odd number perhaps.
 *
 * `last` names that person where it is on record. Otherwise whoever left no trace in round 1, not even an announced absence, entered late. `counted` are those of
 * whom the half is taken, where that is not everybody who is there.
 */
export const groupA = (
  players: readonly Player[],
  last: PlayerId | null = null,
  counted: readonly Player[] | null = null,
): readonly Player[] => {
  const list = players.toSorted((a, b) => a.pairingNumber - b.pairingNumber)
  const entered = list.filter((player) => (counted === null ? !enteredLate(player, players) : counted.includes(player)))
  const lastMember = list.find(({ id }) => id === last) ?? entered[2 * Math.ceil(entered.length / 4) - 1] ?? entered.at(-1)
  return lastMember === undefined ? [] : list.filter(({ pairingNumber }) => pairingNumber <= lastMember.pairingNumber)
}

const enteredLate = (player: Player, players: readonly Player[]): boolean =>
  players.some(({ outcomes }) => outcomes.length > 0) && (player.outcomes[0] ?? { kind: 'absent' }).kind === 'absent'
