import { describe, expect, it } from 'vitest'
import { playerId } from '../../model/ids.ts'
import type { Player } from '../../model/player.ts'
import type { DeclaredRules } from '../../model/rules.ts'
import { playRound, refusalOf } from '../../testing/desk-steps.ts'
import { run } from '../../testing/run-commands.ts'
import type { DeskCommand } from '../commands.ts'
import { type Desk, emptyDesk, openDesk } from '../desk.ts'
import { reportOf } from '../report.ts'
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

describe('numbers that two exchange', () => {
  const swissOf = (...players: readonly Partial<Player>[]): Desk => {
    const entered = players.map((player): DeskCommand => ({ kind: 'enter-player', player: { name: 'nobody', ...player } }))
    const settings = { rules: { rulebook: 'fide-dutch-2026' as const }, numberOfRounds: 5 }
    return run(emptyDesk, { kind: 'create-tournament', settings }, { kind: 'draw-lots', seed: 'hall' }, ...entered, {
      kind: 'give-numbers',
    })
  }
  const exchange = (a: number, b: number, confirmed = false): DeskCommand => ({
    kind: 'exchange-numbers',
    players: [playerId(a), playerId(b)],
    ...(confirmed ? { confirmed } : {}),
  })
  const order = ({ state }: Desk): readonly string[] =>
    [...state.players.values()].toSorted((a, b) => a.pairingNumber! - b.pairingNumber!).map(({ name }) => name)
  const four = [
    { name: 'Ada', rating: 2000 },
    { name: 'Bo', rating: 2000 },
    { name: 'Cy', rating: 2000 },
    { name: 'Di', rating: 1800 },
  ]

  it('C.04.2 2.2: equals exchange theirs, others only when the arbiter insists, nobody after round 4', () => {
    const desk = swissOf(...four)
    expect(order(run(desk, exchange(1, 3)))).toEqual(['Cy', 'Bo', 'Ada', 'Di'])
    expect(refusalOf(desk, exchange(1, 4))).toMatchObject({ code: 'numbers-unequal', confirmable: true, article: 'C.04.2 2.2' })
    expect(order(run(desk, exchange(1, 4, true)))).toEqual(['Di', 'Bo', 'Cy', 'Ada'])
    expect(refusalOf(desk, exchange(1, 1))?.code).toBe('two-players-needed')
    expect(refusalOf(desk, exchange(1, 9))?.code).toBe('unknown-player')
    expect(refusalOf(run(desk, { kind: 'pair-round' }), exchange(1, 2))?.code).toBe('draft-open')
    const second = playRound(desk)
    expect(refusalOf(second, exchange(1, 2))).toMatchObject({ code: 'numbers-change', players: 2, rounds: 1 })
    expect(order(run(second, exchange(1, 2, true)))).toEqual(['Bo', 'Ada', 'Cy', 'Di'])
    const eight = Array.from({ length: 8 }, (_, at) => ({ name: `P${at}`, rating: 2000 }))
    const late = [1, 2, 3, 4].reduce(playRound, swissOf(...eight))
    expect(refusalOf(late, exchange(1, 2))?.code).toBe('numbers-settled')
  })

  it('C.04.2 2.3: numbers given again keep the order of equals, and a late entry its place among them', () => {
    const desk = run(swissOf(...four), exchange(1, 3))
    expect(order(run(desk, { kind: 'give-numbers' }))).toEqual(['Cy', 'Bo', 'Ada', 'Di'])
    const better = run(desk, { kind: 'correct-player', player: playerId(4), changes: { rating: 2100 } }, { kind: 'give-numbers' })
    expect(order(better)).toEqual(['Di', 'Cy', 'Bo', 'Ada'])
    const late = run(desk, { kind: 'enter-player', player: { name: 'Eve', rating: 1900 } }, { kind: 'pair-round' })
    expect(order(late)).toEqual(['Cy', 'Bo', 'Ada', 'Eve', 'Di'])
  })

  it('C.04.2 2.5: a late entry gets its place, and ratings corrected since then move nobody else', () => {
    const desk = run(
      playRound(swissOf(...four)),
      { kind: 'correct-player', player: playerId(4), changes: { rating: 2400 } },
      { kind: 'enter-player', player: { name: 'Eve', rating: 1900 } },
      { kind: 'pair-round' },
    )
    expect(order(desk)).toEqual(['Ada', 'Bo', 'Cy', 'Di', 'Eve'])
  })

  it('652: of a round robin anybody’s, before its first round, which is then paired by them; newcomers come last', () => {
    const entered = ['Ada', 'Bo', 'Cy', 'Di'].map(
      (name, at): DeskCommand => ({
        kind: 'enter-player',
        player: { name, rating: 2000 - 100 * at },
      }),
    )
    const settings = { rules: { rulebook: 'round-robin' as const, numbers: 'lot' as const, seed: 'hat' }, numberOfRounds: 3 }
    const drawn = run(emptyDesk, { kind: 'create-tournament', settings }, { kind: 'draw-lots', seed: 'hall' }, ...entered)
    // As drawn by hand: Di 1, Bo 2, Ada 3, Cy 4.
    const wanted = [4, 2, 1, 3]
    let desk = run(drawn, { kind: 'give-numbers' })
    wanted.forEach((id, at) => {
      const has = [...desk.state.players.values()].find(({ pairingNumber }) => pairingNumber === at + 1)!.id
      if (has !== id) desk = run(desk, exchange(id, has))
    })
    expect(order(desk)).toEqual(['Di', 'Bo', 'Ada', 'Cy'])
    // C.05 Annex 1: of four, round 1 has 1-4 and 2-3.
    const paired = run(desk, { kind: 'pair-round' })
    expect(paired.state.draft!.boards).toEqual([
      { white: 4, black: 3 },
      { white: 2, black: 1 },
    ])
    expect(refusalOf(run(paired, { kind: 'publish-round' }), exchange(1, 2))?.code).toBe('tables-made')
    const more = run(
      desk,
      { kind: 'enter-player', player: { name: 'Eve', rating: 2500 } },
      { kind: 'enter-player', player: { name: 'Flo' } },
    )
    expect(order(run(more, { kind: 'change-settings', changes: { numberOfRounds: 5 } }, { kind: 'pair-round' }))).toEqual([
      'Di',
      'Bo',
      'Ada',
      'Cy',
      'Eve',
      'Flo',
    ])
    expect(openDesk(paired.history).state).toEqual(paired.state)
  })
})

describe('numbers that follow ratings', () => {
  const swissOf = (rulebook: 'fide-dubov-2026' | 'fide-dutch-2026'): Desk => {
    const entered = [2400, 2300, 2200, 2100, 2000, 1900, 1800, 1700].map(
      (rating, at): DeskCommand => ({ kind: 'enter-player', player: { name: 'ABCDEFGH'[at]!, rating } }),
    )
    const settings = { rules: { rulebook }, numberOfRounds: 6 }
    return run(emptyDesk, { kind: 'create-tournament', settings }, { kind: 'draw-lots', seed: 'hall' }, ...entered)
  }
  const rate = (player: number, rating: number): DeskCommand => ({ kind: 'correct-player', player: playerId(player), changes: { rating } })
  const order = ({ state }: Desk): string =>
    [...state.players.values()]
      .toSorted((a, b) => a.pairingNumber! - b.pairingNumber!)
      .map(({ name }) => name)
      .join('')
  const rounds = (desk: Desk, count: number): Desk => Array.from({ length: count }, (_, at) => at).reduce((at) => playRound(at), desk)

  it('fide-dubov-2026 1.2: a rating that is corrected before round 4 is paired makes the numbers anew, and none after it', () => {
    for (const before of [1, 2, 3]) {
      const desk = run(rounds(swissOf('fide-dubov-2026'), before), rate(8, 2350), { kind: 'pair-round' })
      expect(order(desk)).toBe('AHBCDEFG')
    }
    expect(order(run(rounds(swissOf('fide-dubov-2026'), 4), rate(8, 2350), { kind: 'pair-round' }))).toBe('ABCDEFGH')
    expect(order(run(rounds(swissOf('fide-dutch-2026'), 1), rate(8, 2350), { kind: 'pair-round' }))).toBe('ABCDEFGH')
  })

  it('fide-dubov-2026 1.2: equals keep their order, a late entry finds its place, and the round published before is what it was', () => {
    const desk = rounds(swissOf('fide-dubov-2026'), 1)
    const late = run(desk, rate(8, 2300), { kind: 'enter-player', player: { name: 'L', rating: 2250 } }, { kind: 'pair-round' })
    expect(order(late)).toBe('ABHLCDEFG')
    expect(reportOf(late).asPaired?.map(({ round }) => round)).toEqual([1])
    // A rating that moves nobody changes nothing.
    expect(run(desk, rate(8, 1750), { kind: 'pair-round' }).state.players).toEqual(run(desk, rate(8, 1750)).state.players)
  })
})
