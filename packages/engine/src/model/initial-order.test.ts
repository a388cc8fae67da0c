import { describe, expect, it } from 'vitest'
import { buildTournament } from '../testing/build-tournament.ts'
import { pairingNumber, playerId } from './ids.ts'
import { assignPairingNumbers, enterLate, reassignPairingNumbers } from './initial-order.ts'
import { newPlayer, type Title } from './player.ts'

const player = (id: number, name: string, rating: number | null, title: Title | null = null) =>
  newPlayer({ id: playerId(id), pairingNumber: pairingNumber(id), name, rating, title })

describe('initial order', () => {
  it('fide-dutch-2017 C.04.2.B.3: rating, then title in the order of the list, then alphabet', () => {
    const field = [
      player(1, 'Zoe', 2000),
      player(2, 'Ada', 2000),
      player(3, 'Wim', 2000, 'WIM'),
      player(4, 'Fay', 2000, 'FM'),
      player(5, 'Gus', 2000, 'WGM'),
      player(6, 'Ivo', 2100),
      player(7, 'Uma', null, 'GM'),
      player(8, 'Bea', null),
    ]
    expect(assignPairingNumbers(field).map((p) => p.name)).toEqual(['Ivo', 'Gus', 'Fay', 'Wim', 'Ada', 'Zoe', 'Uma', 'Bea'])
  })

  it('fide-dutch-2017 C.04.2.B.4, A.1: the first of the list gets number 1, whatever the order of entry', () => {
    const field = [player(5, 'B', 1500), player(9, 'A', 1700), player(2, 'C', 1600)]
    expect(assignPairingNumbers(field).map((p) => [p.name, p.pairingNumber])).toEqual([
      ['A', 1],
      ['C', 2],
      ['B', 3],
    ])
    expect(assignPairingNumbers(field.toReversed())).toEqual(assignPairingNumbers(field))
  })

  it('sorts accented names with their plain letters', () => {
    const field = [player(1, 'Zimmer', null), player(2, 'Özil', null), player(3, 'Ost', null), player(4, 'éclair', null)]
    expect(assignPairingNumbers(field).map((p) => p.name)).toEqual(['éclair', 'Ost', 'Özil', 'Zimmer'])
  })
})

describe('changes of the initial list', () => {
  /** Numbers as given, 1 the strongest; ratings say otherwise. */
  const corrected = (rows: readonly string[], ratings: readonly number[]) => {
    const tournament = buildTournament(rows)
    return { ...tournament, players: tournament.players.map((one, index) => ({ ...one, rating: ratings[index]! })) }
  }
  const numbers = (players: readonly { readonly id: number; readonly pairingNumber: number }[]) =>
    players.map(({ id, pairingNumber }) => [id, pairingNumber])

  it.each([0, 1, 2, 3])('fide-dutch-2026 C.04.2 2.3: numbers may be assigned anew with %i rounds paired', (rounds) => {
    const result = reassignPairingNumbers(corrected(['2w1 '.repeat(rounds), '1b0 '.repeat(rounds)], [1800, 2000]))
    expect(result.ok && numbers(result.value.players)).toEqual([
      [1, 2],
      [2, 1],
    ])
  })

  it.each([4, 5])('fide-dutch-2026 C.04.2 2.3: not with %i rounds paired', (rounds) => {
    const result = reassignPairingNumbers(corrected(['2w1 '.repeat(rounds), '1b0 '.repeat(rounds)], [1800, 2000]))
    expect(result).toMatchObject({ ok: false, error: [{ code: 'pairing-numbers-settled', article: 'C.04.2 2.3' }] })
  })

  it('fide-dutch-2026 C.04.2 2.4: a late entry gets the number due to it, even after round 4', () => {
    const rows = ['2w1 2b1 2w1 2b1 2w1', '1b0 1w0 1b0 1w0 1b0', '. . . . .']
    expect(numbers(enterLate(corrected(rows, [2000, 1800, 1900])).players)).toEqual([
      [1, 1],
      [2, 3],
      [3, 2],
    ])
  })

  it('fide-dutch-2026 C.04.2 2.5: numbers shift as the list grows, the order of the others stays', () => {
    const rows = ['2w1', '1b0', '.', '.']
    // 1 and 2 are numbered against their ratings, and stay so.
    expect(numbers(enterLate(corrected(rows, [1800, 1900, 2000, 1500])).players)).toEqual([
      [1, 2],
      [2, 3],
      [3, 1],
      [4, 4],
    ])
  })
})
