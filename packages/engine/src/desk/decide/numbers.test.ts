import { describe, expect, it } from 'vitest'
import type { Player } from '../../model/player.ts'
import type { DeclaredRules } from '../../model/rules.ts'
import { run } from '../../testing/run-commands.ts'
import type { DeskCommand } from '../commands.ts'
import { emptyDesk } from '../desk.ts'
import { tournamentOf } from '../tournament.ts'

describe('pairing numbers at the desk', () => {
  const numbersOf = (rules: DeclaredRules, ...players: readonly Partial<Player>[]): readonly string[] => {
    const entered = players.map((player): DeskCommand => ({ kind: 'enter-player', player: { name: 'nobody', ...player } }))
    const settings = { rules, numberOfRounds: 3 }
    const desk = run(emptyDesk, { kind: 'create-tournament', settings }, { kind: 'draw-lots', seed: 'hall' }, ...entered, {
      kind: 'pair-round',
    })
    return tournamentOf(desk.state)
      .players.toSorted((a, b) => a.pairingNumber - b.pairingNumber)
      .map(({ name }) => name)
  }
  const titled = [
    { name: 'Ada', title: 'IM' },
    { name: 'Bo', title: 'WGM' },
    { name: 'Cy', title: 'GM' },
    { name: 'Di', title: null },
  ] as const

  it('fide-dutch-1998 A.2: a WGM comes before an IM, unlike today', () => {
    expect(numbersOf({ rulebook: 'fide-dutch-1998' }, ...titled)).toEqual(['Cy', 'Bo', 'Ada', 'Di'])
    expect(numbersOf({ rulebook: 'fide-dutch-2026' }, ...titled)).toEqual(['Cy', 'Ada', 'Bo', 'Di'])
  })

  it('cfc 613: equal ratings are arranged by lot from the seed on record, not by name', () => {
    const equals = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'].map((name) => ({ name, rating: 1800 }))
    const strong = { name: 'Zoe', rating: 2000 }
    const drawn = ['one', 'two', 'three'].map((seed) => numbersOf({ rulebook: 'cfc', seed }, ...equals, strong))
    expect(drawn.map(([first]) => first)).toEqual(['Zoe', 'Zoe', 'Zoe'])
    expect(new Set(drawn.map(String)).size).toBe(3)
    expect(numbersOf({ rulebook: 'cfc', seed: 'one' }, ...equals, strong)).toEqual(drawn[0])
  })

  it('round-robin 652: the number drawn is the pairing number; 1 meets the last in round 1', () => {
    const entered = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'].map((name, at) => ({ name, rating: 2000 - at }))
    const drawn = ['one', 'two', 'three'].map((seed) => numbersOf({ rulebook: 'round-robin', numbers: 'lot', seed }, ...entered))
    expect(new Set(drawn.map(String)).size).toBe(3)
    expect(numbersOf({ rulebook: 'round-robin' }, ...entered)).toEqual(['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'])
  })
})
