import { describe, expect, it } from 'vitest'
import { pairingNumber, playerId } from './ids.ts'
import { assignPairingNumbers } from './initial-order.ts'
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
