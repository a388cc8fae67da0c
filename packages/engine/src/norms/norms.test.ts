import { describe, expect, test } from 'vitest'
import { pairingNumber, playerId } from '../model/ids.ts'
import type { Outcome } from '../model/outcome.ts'
import { newPlayer, type Player } from '../model/player.ts'
import { newTournament, type Tournament } from '../model/tournament.ts'
import { enough, eventOf, type Opponent, swiss } from '../testing/norm-event.ts'
import { normsAtStake } from './at-stake.ts'
import type { NormEvent } from './event.ts'
import { areMany, guestsOf } from './guests.ts'
import { needOf } from './needs.ts'
import { type Norm, normOf } from './norm.ts'
import { normEventOf, normsMade } from './overview.ts'
import { halvesFor, performanceOf } from './performance.ts'
import type { RequirementName } from './requirements.ts'
import type { NormTitle } from './titles.ts'

const changed = (at: number, change: Partial<Opponent>): readonly Opponent[] =>
  enough.map((one, index) => (index === at ? { ...one, ...change } : one))

const norm = (opponents: readonly Opponent[], event: NormEvent = swiss, title: NormTitle = 'GM', applicant: Partial<Player> = {}): Norm => {
  const tournament = eventOf(opponents, applicant)
  return normOf(tournament, tournament.players[0]!, title, event)
}
const missing = (one: Norm): readonly RequirementName[] =>
  one.kind === 'not-made' ? one.evaluation.requirements.filter(({ met }) => !met).map(({ name }) => name) : []

describe('B.01 1.4.9: the score that a performance needs', () => {
  test.each([
    [2380, 14],
    [2434, 13],
    [2475, 12],
    [2520, 11],
    [2557, 10],
    [2600, 9],
    [2643, 8],
    [2680, 7],
  ])('grandmaster, nine games: average %i needs %i half points, and one less of the average needs more', (average, halves) => {
    expect(halvesFor(2600, average, 9)).toBe(halves)
    expect(halvesFor(2600, average - 1, 9)).toBeGreaterThan(halves)
  })
})

test('B.01 1.4.6: an unrated opponent counts as 1400, and only the lowest is raised to the floor', () => {
  const { average, raised } = performanceOf(
    [null, 2100, 2400].map((rating, at) => ({
      round: at + 1,
      opponent: playerId(at + 2),
      federation: 'GER',
      title: null,
      rating,
      halves: 2 as const,
    })),
    2200,
  )
  expect([average, raised]).toEqual([2233, { opponent: 2, from: 1400 }])
})

describe('B.01 1.4: a norm that is just made, and what just keeps it from being one', () => {
  test('the norm of nine games', () => {
    expect(norm(enough)).toMatchObject({
      kind: 'made',
      by: 'games',
      over: 0,
      length: 9,
      choice: { performance: { average: 2380, halves: 14 } },
    })
  })

  test('1.4.1b: eight games of the World Cup count as nine', () => {
    const eight = enough.filter((_, at) => at !== 8)
    expect(norm(eight, { ...swiss, leastGames: 8, rounds: 8, system: 'other' })).toMatchObject({
      kind: 'made',
      by: 'games',
      over: 1,
      length: 9,
    })
    expect(norm(eight, { ...swiss, leastGames: 7, rounds: 8, system: 'other' })).toMatchObject({ kind: 'made', length: 8 })
  })

  const inFederations = (...federations: readonly string[]): readonly Opponent[] =>
    enough.map((one, at) => ({ ...one, federation: federations[at]! }))

  test.each<[string, readonly Opponent[], readonly RequirementName[]]>([
    ['1.4.1: eight games', enough.slice(0, 8), ['games']],
    ['1.4.5a: four titled opponents of nine', changed(4, { title: 'CM' }), ['titled']],
    ['1.4.5b: two with the title', changed(2, { title: 'IM' }), ['title-sought']],
    [
      '1.4.3: opponents of one other federation',
      inFederations('GER', 'GER', 'GER', 'GER', 'SUI', 'SUI', 'SUI', 'GER', 'GER'),
      ['other-federations'],
    ],
    [
      '1.4.3: of whom no federation is meant',
      inFederations('GER', 'FID', 'FID', 'GER', 'SUI', 'SUI', 'SUI', 'GER', 'FID'),
      ['other-federations'],
    ],
    [
      '1.4.4: six of nine from the own federation',
      inFederations('SUI', 'FRA', 'ITA', 'SUI', 'SUI', 'SUI', 'SUI', 'SUI', 'FRA'),
      ['own-federation'],
    ],
    ['1.4.4: seven of nine from one', inFederations('GER', 'FRA', 'ITA', 'GER', 'GER', 'GER', 'GER', 'GER', 'GER'), ['one-federation']],
    [
      '1.4.7: an average one too low',
      enough.map((one, at) => ({ ...one, rating: at === 0 ? 2375 : 2380, result: 'win' as const })),
      ['average'],
    ],
    ['1.4.8: half a point less', changed(2, { result: 'loss' }), ['performance']],
    [
      '1.4.8: less than 35 of a hundred',
      enough.map((one, at) => ({ ...one, rating: 2900, result: at < 3 ? ('win' as const) : ('loss' as const) })),
      ['percent'],
    ],
    [
      '1.4.6: two far below the floor',
      [...changed(8, { rating: 1900 }).slice(0, 7), { ...enough[7]!, rating: 1900 }, { ...enough[8]!, rating: 1900 }],
      ['average', 'performance'],
    ],
  ])('%s', (_, opponents, expected) => {
    expect(missing(norm(opponents))).toEqual(expected)
  })

  test('1.4.4: five of nine from the own federation, six from one, are allowed', () => {
    expect(norm(inFederations('SUI', 'FRA', 'ITA', 'SUI', 'SUI', 'SUI', 'SUI', 'GER', 'FRA'))).toMatchObject({ kind: 'made' })
    expect(norm(inFederations('GER', 'FRA', 'ITA', 'GER', 'GER', 'GER', 'GER', 'GER', 'SUI'))).toMatchObject({ kind: 'made' })
  })

  test('1.4.6: one far below the floor counts as having it', () => {
    const opponents = enough.map((one, at) => ({ ...one, rating: at === 8 ? 1500 : 2403 }))
    expect(norm(opponents)).toMatchObject({
      kind: 'made',
      choice: { performance: { average: 2380, raised: { opponent: 10, from: 1500 } } },
    })
  })

  test('1.4.3: where the event lifts the mix of federations, it is lifted, for players of the host or for all', () => {
    const alone = enough.map((one) => ({ ...one, federation: 'SUI' }))
    expect(missing(norm(alone))).toEqual(['other-federations', 'own-federation', 'one-federation'])
    expect(norm(alone, { ...swiss, exempt: 'a' })).toMatchObject({ kind: 'made' })
    expect(norm(alone, { ...swiss, exempt: 'a' }, 'GM', { federation: 'AUT' })).toMatchObject({ kind: 'not-made' })
    expect(norm(alone, { ...swiss, exempt: 'c' }, 'GM', { federation: 'AUT' })).toMatchObject({ kind: 'made' })
    expect(norm(alone, { ...swiss, manyGuests: true })).toMatchObject({ kind: 'made' })
  })

  test('1.4.1c: the bye of the pairing or a forfeit stands for the ninth game, a bye that was asked for does not', () => {
    const without = (result: Opponent['result']) => changed(8, { result })
    expect(norm(without('pab'))).toMatchObject({ kind: 'made', by: 'missing-game', length: 9, choice: { games: { length: 8 } } })
    expect(norm(without('forfeit-win'))).toMatchObject({ kind: 'made', by: 'missing-game' })
    expect(norm(without('absent'))).toMatchObject({ kind: 'not-made' })
    expect(norm(without('pab'), { ...swiss, rounds: 10 })).toMatchObject({ kind: 'not-made' })
  })

  test('1.4.2c: an opponent who does not come to the last round counts as a lost game, if the norm needs the game', () => {
    const late = [...changed(0, { title: 'IM' }).slice(0, 8), { ...enough[8]!, title: 'GM' as const, result: 'forfeit-win' as const }]
    expect(norm(late)).toMatchObject({ kind: 'made', by: 'last-round-forfeit', choice: { games: { length: 9 } } })
    const earlier = [late[8]!, ...late.slice(0, 8)]
    expect(norm(earlier)).toMatchObject({ kind: 'not-made' })
    expect(norm([...late.slice(0, 7), { ...late[7]!, result: 'loss' as const }, late[8]!])).toMatchObject({ kind: 'not-made' })
  })

  test('1.4.1d: every whole point above what was needed makes the norm a game longer, thirteen at most', () => {
    const won = (many: number) => enough.map((one, at) => ({ ...one, result: at < many ? ('win' as const) : ('draw' as const) }))
    expect(norm(won(7))).toMatchObject({ over: 2, length: 10 })
    expect(norm(won(6))).toMatchObject({ over: 1, length: 9 })
    expect(norm(won(9))).toMatchObject({ over: 4, length: 11 })
  })

  test('1.4.1e: what comes after a title result may be ignored where pairings are not known beforehand', () => {
    const lost = [...enough, ...[1, 2].map(() => ({ ...enough[8]!, rating: 2000 }))]
    expect(norm(lost, { ...swiss, rounds: 11 })).toMatchObject({ kind: 'made', choice: { afterRound: 9, ignoredWins: [] } })
    expect(norm(lost, { ...swiss, rounds: 11, system: 'round-robin' })).toMatchObject({ kind: 'not-made' })
  })

  test('1.4.1e: where pairings are known beforehand nothing is made before the last round', () => {
    const robin = { ...swiss, rounds: 11, system: 'round-robin' } as const
    expect(norm(enough, robin)).toMatchObject({ kind: 'not-made', evaluation: { met: true } })
    expect(norm(enough, { ...robin, rounds: 9 })).toMatchObject({ kind: 'made' })
    const tournament = eventOf(enough)
    const rest = [98, 99].map((id) =>
      newPlayer({ id: playerId(id), pairingNumber: pairingNumber(id), name: `${id}`, title: 'GM', rating: 2380, federation: 'ITA' }),
    )
    const all = { ...tournament, players: [...tournament.players, ...rest] }
    expect(needOf(all, all.players[0]!, 'GM', robin, rest[0]!)).toMatchObject({ now: 'open', next: { win: 'open' } })
    expect(needOf(all, all.players[0]!, 'GM', { ...robin, rounds: 10 }, rest[0]!)).toMatchObject({
      now: 'open',
      next: { win: 'made', loss: 'out-of-reach' },
    })
  })

  test('1.4.1f: games that were won may be ignored, as few as possible', () => {
    const weak: Opponent = { ...enough[6]!, title: null, rating: 1500, federation: 'SUI', result: 'win' }
    const both = [weak, weak, ...enough]
    expect(norm([weak, ...enough], { ...swiss, rounds: 10 })).toMatchObject({
      choice: { games: { length: 9 }, ignoredWins: [{ round: 1 }] },
    })
    expect(norm(both, { ...swiss, rounds: 11 })).toMatchObject({
      kind: 'made',
      choice: { games: { length: 9 }, ignoredWins: { length: 2 } },
    })
    expect(norm([{ ...weak, result: 'draw' }, { ...weak, result: 'draw' }, ...enough], { ...swiss, rounds: 11 })).toMatchObject({
      kind: 'not-made',
    })
  })

  test('titles of women are for women, and nobody needs a norm for a title they have', () => {
    expect(norm(enough, swiss, 'WGM')).toMatchObject({ kind: 'not-asked', because: 'for-women' })
    expect(norm(enough, swiss, 'IM')).toMatchObject({ kind: 'not-asked', because: 'has-title' })
    expect(norm(enough, swiss, 'WGM', { sex: 'w', title: 'WIM' })).toMatchObject({ kind: 'made' })
    expect(norm([], swiss)).toMatchObject({ kind: 'not-asked', because: 'no-games' })
  })

  test('what is needed from the next opponent, and what no result can bring any more', () => {
    const before = enough.slice(0, 8)
    const ask = (opponents: readonly Opponent[], next: Partial<Player>) => {
      const tournament = eventOf(opponents)
      const opponent = newPlayer({
        id: playerId(99),
        pairingNumber: pairingNumber(99),
        name: 'Next',
        rating: 2380,
        federation: 'FRA',
        ...next,
      })
      return needOf({ ...tournament, players: [...tournament.players, opponent] }, tournament.players[0]!, 'GM', swiss, opponent)
    }
    expect(ask(before, {})).toEqual({ title: 'GM', now: 'open', next: { opponent: 99, win: 'made', draw: 'made', loss: 'made' } })
    const half = before.map((one, at) => ({ ...one, result: at === 0 ? ('draw' as const) : one.result }))
    expect(ask(half, {})!.next).toMatchObject({ win: 'made', draw: 'made', loss: 'out-of-reach' })
    // Too weak for the average: not even a win.
    expect(ask(half, { rating: 2000 })).toMatchObject({ now: 'out-of-reach', next: { win: 'out-of-reach' } })
  })

  test('1.4.3d: twenty rated guests of three federations, ten of them titled, in every round', () => {
    const guests = (many: number, titles: number, away = 0): Tournament =>
      newTournament({
        players: Array.from({ length: many }, (_, at) =>
          newPlayer({
            id: playerId(at + 1),
            pairingNumber: pairingNumber(at + 1),
            name: `G${at}`,
            rating: 2200,
            title: at < titles ? 'IM' : 'FM',
            federation: ['GER', 'FRA', 'ITA'][at % 3]!,
            outcomes: Array.from(
              { length: 9 },
              (_, round): Outcome =>
                at < away && round < 2
                  ? { kind: 'absent' }
                  : { kind: 'game', opponent: playerId(many), colour: 'white', result: 'draw', rated: true },
            ),
          }),
        ),
      })
    expect(areMany(guestsOf(guests(20, 10), 'SUI', 9))).toBe(true)
    expect(areMany(guestsOf(guests(19, 10), 'SUI', 9))).toBe(false)
    expect(areMany(guestsOf(guests(20, 9), 'SUI', 9))).toBe(false)
    expect(areMany(guestsOf(guests(20, 10), 'GER', 9))).toBe(false)
    // Whoever misses two rounds is no guest of any.
    expect(areMany(guestsOf(guests(21, 12, 2), 'SUI', 9))).toBe(false)
    // Where nobody says who the host is, nobody is a guest for certain.
    expect(areMany(guestsOf(guests(30, 20), '', 9))).toBe(false)
  })

  test('1.4.2b: in a round robin whoever is unrated and scores nothing against rated players does not count', () => {
    const opponents = [...enough, { title: null, rating: null, federation: 'SUI', result: 'win' as const }]
    const robin = { ...swiss, system: 'round-robin', rounds: 10 } as const
    expect(norm(opponents, robin)).toMatchObject({ kind: 'made', choice: { games: { length: 9 }, ignoredWins: [] } })
  })

  test('1.4.2a: whoever belongs to no federation of FIDE does not count; whoever plays under its flag does', () => {
    const tenth = (federation: string): Opponent => ({ ...enough[5]!, federation, result: 'loss' })
    expect(norm([...enough, tenth('NON')], { ...swiss, rounds: 10, system: 'round-robin' })).toMatchObject({
      kind: 'made',
      choice: { games: { length: 9 } },
    })
    expect(norm([...enough, tenth('FID')], { ...swiss, rounds: 10, system: 'round-robin' })).toMatchObject({ kind: 'not-made' })
    expect(missing(norm(changed(5, { federation: 'NON' })))).toContain('games')
    expect(norm(changed(5, { federation: 'FID' }))).toMatchObject({ kind: 'made' })
    // No opponent to hope for, either: a win brings what there was without it.
    const tournament = eventOf(enough.slice(0, 8))
    const next = newPlayer({
      id: playerId(99),
      pairingNumber: pairingNumber(99),
      name: 'Next',
      rating: 2700,
      title: 'GM',
      federation: 'NON',
    })
    const all = { ...tournament, players: [...tournament.players, next] }
    expect(needOf(all, all.players[0]!, 'GM', swiss, next)!.next).toMatchObject({ win: 'out-of-reach' })
  })

  test('1.4.1f: where everybody is known beforehand, wins may be ignored only if all games have the mix of a norm', () => {
    const weak: Opponent = { title: null, rating: 1500, federation: 'ITA', result: 'win' }
    const robin = { ...swiss, rounds: 10, system: 'round-robin' } as const
    // Ten games ask for four of the title, nine for three.
    expect(norm([...enough, weak], { ...robin, system: 'swiss' })).toMatchObject({ kind: 'made', choice: { ignoredWins: [{ round: 10 }] } })
    expect(norm([...enough, weak], robin)).toMatchObject({ kind: 'not-made' })
    expect(norm([...changed(3, { title: 'GM' }), weak], robin)).toMatchObject({ kind: 'made', choice: { ignoredWins: [{ round: 10 }] } })
  })

  test('norms are made by FIDE’s standard ratings, whatever the tournament goes by, and in standard play alone', () => {
    const list = { list: 'FIDE', month: '2026-10', federation: '', id: '1', rapid: 2900, blitz: 2900 }
    const national = { ...list, list: 'SSB', federation: 'SUI', standard: 2900 }
    const tournament = eventOf(enough)
    const rated = (standard: number | null) => ({
      ...tournament,
      numberOfRounds: 9,
      players: tournament.players.map((player, at) =>
        at === 0
          ? player
          : { ...player, rating: 2900, official: standard === null ? { national } : { fide: { ...list, standard }, national } },
      ),
    })
    const made = (event: Tournament) =>
      normsMade(event, normEventOf(event, 9, { system: 'swiss', host: 'SUI' }), 9).map((one) => one.norm.title)
    expect([made(rated(2380)), made(rated(2379)), made(rated(null))]).toEqual([['GM'], [], []])
    const before = { ...rated(2380), players: rated(2380).players.map((player) => ({ ...player, outcomes: player.outcomes.slice(0, 8) })) }
    const stake = (event: Tournament) =>
      normsAtStake(event, event.players[0]!, event.players[9]!, normEventOf(event, 8, { system: 'swiss', host: 'SUI' }))
    expect(stake(before)).toEqual([{ title: 'GM', win: 'made', draw: 'made', loss: 'made' }])
    expect(stake({ ...before, info: { ...before.info, timeControl: '15 min + 10 s' } })).toEqual([])
  })

  test('1.4.5b: where everybody is met twice, half of the titles, of different people', () => {
    const twice = { ...swiss, system: 'double-round-robin', rounds: 10 } as const
    const ten: readonly Opponent[] = [...enough, { title: 'FM', rating: 2380, federation: 'ITA', result: 'win' }]
    const withGms = (many: number) =>
      ten.map((one, at) => ({ ...one, title: at < many ? ('GM' as const) : at < 6 ? ('IM' as const) : one.title! }))
    expect(norm(withGms(2), twice)).toMatchObject({ kind: 'made' })
    expect(missing(norm(withGms(1), twice))).toEqual(['title-sought'])
  })
})
