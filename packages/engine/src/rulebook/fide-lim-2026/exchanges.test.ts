import { describe, expect, test } from 'vitest'
import { pairingNumber, playerId, roundNumber } from '../../model/ids.ts'
import { assignPairingNumbers } from '../../model/initial-order.ts'
import { newPlayer } from '../../model/player.ts'
import { newTournament } from '../../model/tournament.ts'
import { exchanges } from './by-the-book/scrutiny.ts'
import { exchangesFor, proposed } from './exchange-order.ts'
import { fideLim2026 } from './index.ts'

const free = { spend: () => {} }
const told = (pairs: readonly (readonly [number, number])[]): string => pairs.map(([a, b]) => `${a}${b}`).join(' ')

/** Pairings of six players in the order of exchanges, with all these pairs not compatible. */
const columns = (...apart: readonly string[]): readonly string[] =>
  [...exchanges([1, 2, 3, 4, 5, 6], (a, b) => !apart.includes(`${a}${b}`), free)].map(told)

describe('fide-lim-2026 4.2, fide-lim-2026 4.3: the columns that the text prints', () => {
  test('fide-lim-2026 2.4: proposed pairings', () => expect(told(proposed([1, 2, 3, 4, 5, 6]))).toBe('14 25 36'))
  test('fide-lim-2026 4.2: the proposed pairing and each exchange for player 1', () => {
    expect(columns()[0]).toBe('14 25 36')
    expect(columns('14')[0]).toBe('15 24 36')
    expect(columns('14', '15')[0]).toBe('16 24 35')
    expect(columns('14', '15', '16')[0]).toBe('13 25 46')
    expect(columns('14', '15', '16', '13')[0]).toBe('12 35 46')
    expect(exchangesFor([1, 2, 3, 4, 5, 6])).toEqual([4, 5, 6, 3, 2])
  })
  test('fide-lim-2026 4.3: with 1 against 6 found, each exchange for player 2', () => {
    const found = ['14', '15']
    expect(columns(...found)[0]).toBe('16 24 35')
    expect(columns(...found, '24')[0]).toBe('16 25 34')
    expect(columns(...found, '24', '25')[0]).toBe('16 23 45')
    expect(columns(...found, '24', '25', '23')[0]).toBe('13 26 45')
    expect(columns(...found, '24', '25', '23', '26')[0]).toBe('12 35 46')
  })
  test('fide-lim-2026 4.1: upwards everything is mirrored', () => {
    expect(exchangesFor([6, 5, 4, 3, 2, 1])).toEqual([3, 2, 1, 4, 5])
  })
})

describe('fide-lim-2026 7.2: the first round of forty players', () => {
  const players = Array.from({ length: 40 }, (_, at) =>
    newPlayer({ id: playerId(at + 1), pairingNumber: pairingNumber(at + 1), name: `P${at + 1}`, rating: 2500 - at }),
  )
  const first = (initialColour: 'white' | 'black'): string => {
    const tournament = newTournament({ players: assignPairingNumbers(players), numberOfRounds: 9, initialColour })
    const answer = fideLim2026.pairRound(tournament, roundNumber(1))
    return answer.kind === 'pairing' ? answer.boards.map(({ white, black }) => `${white} v ${black}`).join(', ') : answer.kind
  }
  test('White for number 1', () => {
    const boards = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? `${at + 1} v ${at + 21}` : `${at + 21} v ${at + 1}`))
    expect(first('white')).toBe(boards.join(', '))
    expect(first('white')).toMatch(/^1 v 21, 22 v 2, 3 v 23, 24 v 4, .* 40 v 20$/)
  })
  test('Black for number 1', () => expect(first('black')).toMatch(/^21 v 1, 2 v 22, 23 v 3, 4 v 24, .* 20 v 40$/))
})
