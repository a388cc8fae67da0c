import type { Player } from '../../model/player.ts'
import { drawLot, inOrderOfLots } from '../cfc/lots.ts'

/**
 * FIDE C.05 Annex 2 (Varma), for even numbers of players: numbers in one envelope do not meet in the last three rounds of the Berger tables. The table of 12 as
 * published has 6 and 12 in one envelope, and they meet in round 11; 11 and 12 change places here.
 */
export const envelopes: Readonly<Record<number, readonly (readonly number[])[]>> = {
  10: [
    [3, 4, 8],
    [5, 7, 9],
    [1, 6],
    [2, 10],
  ],
  12: [
    [4, 5, 9, 10],
    [1, 2, 7],
    [6, 8, 11],
    [3, 12],
  ],
  14: [
    [4, 5, 6, 11, 12],
    [1, 2, 8, 9],
    [7, 10, 13],
    [3, 14],
  ],
  16: [
    [5, 6, 7, 12, 13, 14],
    [1, 2, 3, 9, 10],
    [8, 11, 15],
    [4, 16],
  ],
  18: [
    [5, 6, 7, 8, 14, 15, 16],
    [1, 2, 3, 10, 11, 12],
    [9, 13, 17],
    [4, 18],
  ],
  20: [
    [6, 7, 8, 9, 15, 16, 17, 18],
    [1, 2, 3, 11, 12, 13, 14],
    [5, 10, 19],
    [4, 20],
  ],
  22: [
    [6, 7, 8, 9, 10, 17, 18, 19, 20],
    [1, 2, 3, 4, 12, 13, 14, 15],
    [11, 16, 21],
    [5, 22],
  ],
  24: [
    [6, 7, 8, 9, 10, 11, 19, 20, 21, 22],
    [1, 2, 3, 4, 13, 14, 15, 16, 17],
    [12, 18, 23],
    [5, 24],
  ],
}

/**
 * CFC 652, last paragraph, by FIDE's restricted drawing of lots (section 2025 of the handbook is not at hand): players of one federation do not meet in the last
 * three rounds. The largest federation draws first, an envelope that holds enough numbers, and its players draw from it in alphabetical order; a
 * federation too large for any envelope empties the fullest one and goes on. Numbers in the order of `players`; null where there is no table.
 */
export const restrictedNumbers = (players: readonly Player[], seed: string): readonly number[] | null => {
  const table = envelopes[players.length + (players.length % 2)]
  if (table === undefined) return null
  const left = table.map((numbers) => numbers.filter((number) => number <= players.length))
  const drawn = new Map<number, number>()
  for (const [federation, members] of delegations(players)) {
    let waiting = members
    while (waiting.length > 0) {
      const enough = left.filter((numbers) => numbers.length >= waiting.length)
      const fullest = left.toSorted((a, b) => b.length - a.length)[0]!
      const envelope = enough[drawLot(seed, 'envelope', federation) % Math.max(1, enough.length)] ?? fullest
      const lots = inOrderOfLots(envelope, seed, `number ${federation}`, (number) => number)
      const now = waiting.slice(0, envelope.length)
      now.forEach(({ id }, at) => {
        drawn.set(id, lots[at]!)
        envelope.splice(envelope.indexOf(lots[at]!), 1)
      })
      waiting = waiting.slice(now.length)
    }
  }
  return players.map(({ id }) => drawn.get(id)!)
}

/** The largest first, equal ones by their code; members by name. Players without a federation are alone. */
const delegations = (players: readonly Player[]): readonly (readonly [string, readonly Player[]])[] => {
  const groups = new Map<string, Player[]>()
  for (const player of players) {
    const federation = player.federation === '' ? ` ${player.id}` : player.federation
    groups.set(federation, [...(groups.get(federation) ?? []), player])
  }
  return [...groups]
    .map(([federation, members]) => [federation, members.toSorted((a, b) => compareText(a.name, b.name) || a.id - b.id)] as const)
    .sort(([codeA, a], [codeB, b]) => b.length - a.length || compareText(codeA, codeB))
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
