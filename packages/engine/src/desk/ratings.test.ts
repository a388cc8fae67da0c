import { describe, expect, it } from 'vitest'
import { playerId } from '../model/ids.ts'
import { type ListRatings, unratedIn } from '../model/official-ratings.ts'
import { usualRatings } from '../model/tournament-rating.ts'
import { refusalOf } from '../testing/desk-steps.ts'
import { run } from '../testing/run-commands.ts'
import type { DeskCommand } from './commands.ts'
import { type Desk, emptyDesk } from './desk.ts'
import { followsLists, playAt } from './ratings.ts'
import { tournamentOf } from './tournament.ts'

const fide = (ratings: Partial<ListRatings>, month = '2026-10'): ListRatings => ({
  ...unratedIn({ list: 'FIDE', month, federation: '', id: '1' }),
  ...ratings,
})
const national = (ratings: Partial<ListRatings>): ListRatings => ({
  ...unratedIn({ list: 'DSB', month: '2026-10', federation: 'GER', id: '7' }),
  ...ratings,
})

const created = (more: object = {}): Desk => run(emptyDesk, { kind: 'create-tournament', settings: { numberOfRounds: 7, ...more } })

const three = (desk = created()): Desk =>
  run(
    desk,
    {
      kind: 'enter-player',
      player: { name: 'Ada', official: { fide: fide({ standard: 2000, rapid: 1900 }), national: national({ standard: 2080 }) } },
    },
    { kind: 'enter-player', player: { name: 'Bo', rating: 1950, official: { fide: fide({ standard: 1700 }) } } },
    { kind: 'enter-player', player: { name: 'Cy', rating: 1600 } },
  )
const ratings = ({ state }: Desk) => [...state.players.values()].map(({ rating }) => rating)

describe('the rating that counts at the desk', () => {
  it('is that of the lists where nobody says another', () => {
    const desk = three()
    expect(ratings(desk)).toEqual([2000, 1950, 1600])
    expect([...desk.state.players.values()].map((player) => followsLists(desk.state.settings!, player))).toEqual([true, false, false])
  })

  it('changes with the method, after a question, in one step that is undone in one', () => {
    const desk = three()
    const change = { kind: 'change-settings', changes: { ratings: { ...usualRatings, method: 'national-else-fide' } } } as const
    expect(refusalOf(desk, change)).toMatchObject({ code: 'ratings-change', players: 1, confirmable: true, setting: 'ratings' })
    const changed = run(desk, { ...change, confirmed: true })
    expect(ratings(changed)).toEqual([2080, 1950, 1600])
    expect(ratings(run(changed, { kind: 'undo' }))).toEqual([2000, 1950, 1600])
  })

  it('follows the rate of play, and what the arbiter said stays', () => {
    const desk = three()
    const { info } = desk.state.settings!
    const rapid = run(desk, { kind: 'change-settings', changes: { info: { ...info, timeControl: '15+10' } }, confirmed: true })
    expect(playAt(rapid.state.settings!)).toBe('rapid')
    expect(ratings(rapid)).toEqual([1900, 1950, 1600])
    expect(tournamentOf(rapid.state).ratings).toMatchObject({ play: 'rapid', method: 'fide-else-national' })
  })

  it('is as entered once the organiser has a method of his own, and comes from the lists again after that', () => {
    const own = run(three(), { kind: 'change-settings', changes: { ratings: { ...usualRatings, method: 'own' } } })
    expect(ratings(own)).toEqual([2000, 1950, 1600])
    const back = run(own, { kind: 'change-settings', changes: { ratings: { ...usualRatings, method: 'fide' } }, confirmed: true })
    expect(ratings(back)).toEqual([2000, 1700, 1600])
  })

  it('is nothing to an event of before, whose file stays as it was', () => {
    const desk = run(created(), { kind: 'enter-player', player: { name: 'Cy', rating: 1600 } })
    expect(tournamentOf(desk.state)).not.toHaveProperty('ratings')
    expect(tournamentOf(desk.state).players[0]).not.toHaveProperty('official')
  })

  it('of a player who is corrected from a list follows only where it came from one', () => {
    const desk = run(
      three(),
      { kind: 'correct-player', player: playerId(1), changes: { official: { fide: fide({ standard: 2010 }, '2026-11') } } },
      { kind: 'correct-player', player: playerId(2), changes: { official: { fide: fide({ standard: 1710 }, '2026-11') } } },
    )
    expect(ratings(desk)).toEqual([2010, 1950, 1600])
  })
})

describe('the order of equals', () => {
  const numbers = (equals: 'name' | 'entry' | 'lot', lot = ''): string => {
    const desk = run(
      created({ ratings: { ...usualRatings, equals, lot } }),
      ...['Zoe', 'Ada', 'Max', 'Eve', 'Kim'].map((name): DeskCommand => ({ kind: 'enter-player', player: { name, rating: 2000 } })),
      { kind: 'enter-player', player: { name: 'Tim', rating: 2000, title: 'FM' } },
      { kind: 'give-numbers' },
    )
    return [...desk.state.players.values()]
      .sort((a, b) => a.pairingNumber! - b.pairingNumber!)
      .map(({ name }) => name)
      .join(' ')
  }

  it('fide-dutch-2026 C.04.2 2.2: alphabetical, or what was said in its place, after rating and title', () => {
    expect(numbers('name')).toBe('Tim Ada Eve Kim Max Zoe')
    expect(numbers('entry')).toBe('Tim Zoe Ada Max Eve Kim')
    expect(numbers('lot', 'a')).toBe(numbers('lot', 'a'))
    expect(new Set(['a', 'b', 'c', 'd'].map((seed) => numbers('lot', seed))).size).toBeGreaterThan(1)
    expect(numbers('lot', 'b').split(' ')[0]).toBe('Tim')
  })
})
