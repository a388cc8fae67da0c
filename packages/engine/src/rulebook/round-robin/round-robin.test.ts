import { describe, expect, test } from 'vitest'
import { type PlayerId, pairingNumber, playerId, roundNumber } from '../../model/ids.ts'
import { newPlayer } from '../../model/player.ts'
import { newTournament, type Tournament } from '../../model/tournament.ts'
import { pairRound } from '../../pairing/pair-round.ts'
import { wordsOf } from '../../testing/build-cfc.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { valuesOf } from '../../testing/standings-of.ts'
import { bergerRound, bergerRounds } from './berger.ts'
import { roundRobin } from './index.ts'
import { whyNotPlaying } from './not-playing.ts'
import { inOrderOfNumbers } from './numbers.ts'
import { envelopes, restrictedNumbers } from './restricted-drawing.ts'
import { type RoundRobinSettings, roundRobinDefaults } from './rules.ts'
import { mostInTables, roundsOfSchedule, scheduledRound } from './schedule.ts'
import { scheveningenRound } from './scheveningen.ts'
import { afterWithdrawals, asCountedAfterWithdrawals, withdrawalOf } from './withdrawal.ts'

/** FIDE C.05 Annex 1. */
const tables: Readonly<Record<number, string>> = {
  4: '1-4 2-3 | 4-3 1-2 | 2-4 3-1',
  6: '1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1',
  8: '1-8 2-7 3-6 4-5 | 8-5 6-4 7-3 1-2 | 2-8 3-1 4-7 5-6 | 8-6 7-5 1-4 2-3 | 3-8 4-2 5-1 6-7 | 8-7 1-6 2-5 3-4 | 4-8 5-3 6-2 7-1',
  10: '1-10 2-9 3-8 4-7 5-6 | 10-6 7-5 8-4 9-3 1-2 | 2-10 3-1 4-9 5-8 6-7 | 10-7 8-6 9-5 1-4 2-3 | 3-10 4-2 5-1 6-9 7-8 | 10-8 9-7 1-6 2-5 3-4 | 4-10 5-3 6-2 7-1 8-9 | 10-9 1-8 2-7 3-6 4-5 | 5-10 6-4 7-3 8-2 9-1',
}
const table = (players: number): string =>
  Array.from({ length: bergerRounds(players) }, (_, index) =>
    bergerRound(players, index + 1)
      .map((game) => game.join('-'))
      .join(' '),
  ).join(' | ')
const sizes = Array.from({ length: 38 }, (_, index) => index + 3)

const field = (count: number, settings: Partial<RoundRobinSettings> = {}, data: Partial<Tournament> = {}): Tournament =>
  newTournament({
    players: Array.from({ length: count }, (_, index) =>
      newPlayer({ id: playerId(index + 1), pairingNumber: pairingNumber(index + 1), name: `P${index + 1}` }),
    ),
    rules: { ...roundRobinDefaults, ...settings },
    ...data,
  })
const round = (tournament: Tournament, number: number) => wordsOf(roundRobin.pairRound(tournament, roundNumber(number)))

describe('the tables', () => {
  test.each(Object.keys(tables).map(Number))('round-robin 652: the published table of %i players', (players) =>
    expect(table(players)).toBe(tables[players]),
  )

  test('round-robin 652: five players, 2 has White against 3 in round four', () => {
    expect(bergerRound(5, 4)).toContainEqual([2, 3])
    const numbers = [1, 2, 3, 4, 5]
    const resting = numbers.map((at) => numbers.filter((number) => !bergerRound(5, at).flat().includes(number)))
    expect(resting).toEqual([[1], [4], [2], [5], [3]])
  })

  test.each(sizes)('round-robin 651: %i players meet everybody once, one game a round', (players) => {
    const met = new Set<string>()
    for (let number = 1; number <= bergerRounds(players); number++) {
      const games = bergerRound(players, number)
      expect(new Set(games.flat()).size).toBe(2 * Math.floor(players / 2))
      for (const [a, b] of games) met.add(`${Math.min(a, b)} ${Math.max(a, b)}`)
    }
    expect(met.size).toBe((players * (players - 1)) / 2)
  })

  test.each(sizes)(
    'round-robin 652: %i players: numbers of the first half have an extra White in an even field, all are equal in an odd one',
    (players) => {
      const whites = Array.from({ length: bergerRounds(players) }, (_, index) => bergerRound(players, index + 1)).flat()
      for (let number = 1; number <= players; number++) {
        const difference = whites.reduce((sum, [white, black]) => sum + Number(white === number) - Number(black === number), 0)
        expect(difference).toBe(players % 2 === 1 ? 0 : number <= players / 2 ? 1 : -1)
      }
    },
  )
})

describe('individual round robins', () => {
  test('round-robin 650: round by round, with the bye of an odd field', () => {
    expect(round(field(4), 2)).toBe('4-3 1-2')
    expect(round(field(5), 4)).toBe('1-4 2-3 bye 5')
    expect(round(field(2), 1)).toBe('1-2')
  })

  test('round-robin 650: nobody is left after the last round', () => {
    expect(round(field(4), 4)).toBe('stuck 1 2 3 4')
  })

  test('round-robin 651: twice, once with either colour', () => {
    const cycles = { double: true, swapLastTwoRounds: false }
    expect(roundsOfSchedule(6, cycles)).toBe(10)
    const games = Array.from({ length: 10 }, (_, index) => scheduledRound(6, index + 1, cycles)!).flat()
    expect(new Set(games.map((game) => game.join('-'))).size).toBe(30)
    expect(scheduledRound(6, 11, cycles)).toBeNull()
  })

  test.each([4, 6, 8, 10, 12, 14, 16])(
    'round-robin 651: %i players twice: with the last two rounds of the first cycle swapped nobody has one colour three times running',
    (players) => {
      const streak = (swapLastTwoRounds: boolean): number => {
        const cycles = { double: true, swapLastTwoRounds }
        const rounds = Array.from({ length: roundsOfSchedule(players, cycles) }, (_, index) => scheduledRound(players, index + 1, cycles)!)
        return Math.max(
          ...Array.from({ length: players }, (_, index) => {
            const colours = rounds.map((games) => (games.some(([white]) => white === index + 1) ? 'W' : 'B')).join('')
            return Math.max(...(colours.match(/W+|B+/g) ?? []).map(({ length }) => length))
          }),
        )
      }
      expect(streak(false)).toBe(3)
      expect(streak(true)).toBe(2)
    },
  )

  test('round-robin 652: sections play by themselves', () => {
    const sections = [
      [1, 2, 3, 4],
      [5, 6],
    ] as never
    expect(round(field(6, { sections }), 1)).toBe('1-4 2-3 5-6')
    expect(round(field(6, { sections }), 2)).toBe('4-3 1-2')
  })

  test('round-robin 652: numbers by a lot that can be drawn again', () => {
    const drawn = (seed: string) => inOrderOfNumbers(field(8).players, { ...roundRobinDefaults, numbers: 'lot', seed }).map(({ id }) => id)
    expect(drawn('a')).toEqual(drawn('a'))
    expect(drawn('a')).not.toEqual(drawn('b'))
    expect(drawn('a').toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('round-robin 652: the drawn number is the pairing number, in sections one after the other', () => {
    const rules = { ...roundRobinDefaults, numbers: 'lot', seed: 'a' } as const
    const numbers = (declared: typeof rules & { sections: readonly (readonly PlayerId[])[] | null }) => {
      const event = roundRobin.declared({ ...field(8), rules: declared })
      expect(roundRobin.declared(event)).toBe(event)
      return event.players.toSorted((a, b) => a.pairingNumber - b.pairingNumber).map(({ id }) => id)
    }
    expect(numbers({ ...rules, sections: null })).toEqual(inOrderOfNumbers(field(8).players, rules).map(({ id }) => id))
    const sections = [
      [8, 7, 6],
      [1, 2, 3, 4],
    ] as never
    const drawn = numbers({ ...rules, sections })
    expect([drawn.slice(0, 3).toSorted(), drawn.slice(3, 7).toSorted(), drawn.slice(7)]).toEqual([[6, 7, 8], [1, 2, 3, 4], [5]])
  })

  test('round-robin 652: who is away is not paired, nor his opponent', () => {
    const away = field(4, {}, { requestedByes: [{ player: 2, round: 1, bye: 'zero-point' }] as never })
    expect(roundRobin.pairRound(away, roundNumber(1))).toMatchObject({ boards: [{ white: 1, black: 4 }], bye: null, notPaired: [2, 3] })
  })
})

describe('restricted drawing', () => {
  const lastThree = (players: number): ReadonlySet<string> =>
    new Set(
      [2, 1, 0].flatMap((back) =>
        bergerRound(players, bergerRounds(players) - back).map((game) => game.toSorted((a, b) => a - b).join(' ')),
      ),
    )

  test.each(Object.entries(envelopes))(
    'round-robin 652: of %s players no two of an envelope meet in the last three rounds',
    (size, table) => {
      for (const players of [Number(size), Number(size) - 1]) {
        const meet = lastThree(players)
        for (const numbers of table) for (const a of numbers) for (const b of numbers) expect(meet.has(`${a} ${b}`)).toBe(false)
      }
      expect(table.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: Number(size) }, (_, index) => index + 1))
    },
  )

  test('round-robin 652: the published envelope of 12 players has a defect: 6 and 12 meet in round 11', () => {
    // Its envelope C is 6, 8, 12.
    expect(bergerRound(12, 11).map((game) => game.toSorted((a, b) => a - b))).toContainEqual([6, 12])
  })

  test('round-robin 652: players of one federation draw from one envelope', () => {
    const players = field(12).players.map((player, index) => ({ ...player, federation: index < 4 ? 'CAN' : index < 7 ? 'USA' : '' }))
    const meet = lastThree(12)
    for (let seed = 0; seed < 50; seed++) {
      const numbers = restrictedNumbers(players, String(seed))!
      expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
      for (const group of [numbers.slice(0, 4), numbers.slice(4, 7)])
        for (const a of group) for (const b of group) expect(meet.has(`${a} ${b}`)).toBe(false)
    }
  })

  test('round-robin 652: a federation too large for an envelope is warned of, by whom it meets at the end', () => {
    const of = (federations: string) => {
      const drawn = field(12, { numbers: 'restricted-lot' })
      return { ...drawn, players: drawn.players.map((player, index) => ({ ...player, federation: federations.split(' ')[index] ?? '' })) }
    }
    const provinces = of('ON ON ON ON QC QC QC BC BC BC AB AB')
    expect(roundRobin.warnings(provinces, roundNumber(1))).toEqual([])
    const everybody = of(Array(12).fill('CAN').join(' '))
    const warned = roundRobin.warnings(everybody, roundNumber(1))
    expect(warned).toMatchObject([{ code: 'federation-meets-late', more: 15 }])
  })

  test('round-robin 652: rounds that were played by other numbers are warned of', () => {
    const played = buildTournament(['4w1 3b1', '3w1 4b1', '2b0 1w0', '1b0 2w0'])
    const warned = roundRobin.warnings(played, roundNumber(3))
    expect(warned).toMatchObject([{ code: 'other-numbers', round: 2 }])
    const right = buildTournament(['4w1 2w1', '3w1 1b0', '2b0 4b1', '1b0 3w0'])
    expect(roundRobin.warnings(right, roundNumber(3))).toEqual([])
  })

  test('round-robin 652: why somebody has no game in a round', () => {
    const byes = { requestedByes: [{ player: playerId(5), round: roundNumber(1), bye: 'zero-point' as const }] }
    const sections = [
      [1, 2, 3],
      [4, 5],
      [6, 7],
    ].map((ids) => ids.map(playerId))
    const divided = field(8, { sections }, byes)
    const why = (number: number, player: number) => whyNotPlaying(divided, roundNumber(number), playerId(player))
    expect([1, 4, 5, 8].map((player) => why(1, player))).toEqual(['rests', 'opponent-away', 'away', 'no-section'])
    expect(why(2, 6)).toBe('section-over')
    expect(roundRobin.warnings(divided, roundNumber(1))).toMatchObject([{ code: 'no-section', players: [{ id: 8 }] }])
  })

  test('round-robin 652: without a table plain lots are drawn, with a warning', () => {
    const small = field(6, { numbers: 'restricted-lot' })
    expect(roundRobin.warnings(small, roundNumber(1))).toMatchObject([{ code: 'no-restricted-drawing' }])
    expect(round(small, 1).split(' ')).toHaveLength(3)
  })
})

describe('scoring', () => {
  const results = ['4w1 3b1 2w1', '3w1 4b1 1b0', '2b0 1w0 4w=', '1b0 2w0 3b=']

  test('round-robin 653: byes are not scored', () => expect(roundRobin.declared(field(2)).scoring.pairingAllocatedBye).toBe(0))

  test('round-robin 653: who leaves with less than half of the games counts for nobody', () => {
    const left = buildTournament(['4w1', '3w1', '2b0', '1b0'])
    expect(withdrawalOf(left, left.players[3]!)).toEqual({ player: 4, completed: 1, games: 3, counts: false })
    const counted = asCountedAfterWithdrawals(left, [playerId(4)])
    expect(counted.players.map(({ outcomes }) => outcomes[0]?.kind)).toEqual(['bye', 'game', 'game', 'bye'])
  })

  test('round-robin 653: with half of them the others are lost and won by default', () => {
    const left = buildTournament(['4w1 3b1', '3w1 4b1', '2b0 1w0', '1b0 2w0'])
    expect(withdrawalOf(left, left.players[3]!)).toMatchObject({ completed: 2, counts: true })
    const counted = asCountedAfterWithdrawals(left, [playerId(4)])
    expect(counted.players[3]!.outcomes.at(-1)).toMatchObject({ kind: 'forfeit', result: 'loss' })
    expect(counted.players.filter(({ outcomes }) => outcomes.at(-1)?.kind === 'forfeit')).toHaveLength(2)
    expect(asCountedAfterWithdrawals(left, [])).toEqual(left)
  })

  test('round-robin 673: the scores of those defeated and half of those drawn with', () => {
    expect(valuesOf(buildTournament(results), 'CFC673')).toEqual([2 + 0.5 + 0.5, 0.5 + 0.5, 0.25, 0.25])
  })
})

describe('team round robins', () => {
  const teams = field(
    4,
    {},
    {
      teams: [1, 2, 3, 4].map((id) => ({ id: playerId(id), name: `Team ${id}`, boards: [playerId(id)], alternates: [], outcomes: [] })),
    },
  )

  test('round-robin 660: teams by the tables', () => expect(round(teams, 2)).toBe('4-3 1-2'))

  test('round-robin 661: everybody once', () => {
    expect(new Set([1, 2, 3].flatMap((number) => round(teams, number).split(' '))).size).toBe(6)
  })

  test('round-robin 662: boards in the order of ratings', () => {
    const [first, second, ...others] = teams.players
    const wrong = {
      ...teams,
      players: [{ ...first!, rating: 1500 }, { ...second!, rating: 1600 }, ...others],
      teams: [{ ...teams.teams![0]!, boards: [playerId(1), playerId(2)] }],
    }
    expect(roundRobin.warnings(wrong, roundNumber(1))).toMatchObject([{ code: 'board-order', player: 2 }])
  })

  test('round-robin 663: numbers of teams by lot', () => {
    const drawn = ['a', 'b', 'c', 'd', 'e'].map((seed) => round({ ...teams, rules: { ...roundRobinDefaults, numbers: 'lot', seed } }, 1))
    expect(new Set(drawn).size).toBeGreaterThan(1)
  })

  test('round-robin 664: match points by game points', () => {
    const match = (opponent: number, colour: 'white' | 'black', result: 'win' | 'loss') =>
      ({ kind: 'match', opponent: playerId(opponent), colour, boards: [{ player: null, result }] }) as const
    const played = {
      ...teams,
      teams: teams
        .teams!.slice(0, 2)
        .map((team) => ({ ...team, outcomes: [team.id === 1 ? match(2, 'white', 'win') : match(1, 'black', 'loss')] })),
    }
    expect(roundRobin.entrants?.(played).players.map(({ outcomes }) => outcomes[0])).toMatchObject([{ result: 'win' }, { result: 'loss' }])
  })
})

describe('Scheveningen', () => {
  test.each([2, 3, 4, 5])('%i boards: everybody meets all of the other team, colours within one of equal', (boards) => {
    const games = Array.from({ length: boards }, (_, index) => scheveningenRound(boards, index + 1)!).flat()
    expect(new Set(games.map(({ white, black }) => [white, black].toSorted().join(' '))).size).toBe(boards * boards)
    for (const player of new Set(games.flatMap(({ white, black }) => [white, black]))) {
      const whites = games.filter(({ white }) => white === player).length
      expect(Math.abs(2 * whites - boards)).toBeLessThanOrEqual(1)
    }
    expect(scheveningenRound(6, 1)).toBeNull()
  })
})

describe('a field that nobody plays by tables', () => {
  test('is not paired: the answer says how many there are and may be, in a section or in all', () => {
    const round = roundNumber(1)
    const sections = (...sizes: readonly number[]) => {
      const ids = field(sizes.reduce((sum, size) => sum + size, 0)).players.map(({ id }) => id)
      return { sections: sizes.map((size) => ids.splice(0, size)) }
    }
    expect(pairRound(field(mostInTables), round).kind).toBe('pairing')
    expect(pairRound(field(mostInTables + 1), round)).toEqual({
      kind: 'not-paired',
      rulebook: 'round-robin',
      round,
      issues: [{ source: 'rounds', code: 'too-many-for-tables', severity: 'error', entrants: mostInTables + 1, most: mostInTables }],
    })
    expect(pairRound(field(260, sections(130, 130)), round).kind).toBe('pairing')
    expect(pairRound(field(260, sections(201, 59)), round)).toMatchObject({ issues: [{ entrants: 201, most: 200 }] })
  })

  test('no more of the tables is made than is asked about', () => {
    /** How often anything of a player is read. */
    const steps = (many: number, work: (tournament: Tournament) => unknown): number => {
      let reads = 0
      const tournament = field(many)
      const first = new Map<number, { readonly opponent: number; readonly colour: 'white' | 'black' }>()
      for (const [white, black] of bergerRound(many, 1))
        first.set(white, { opponent: black, colour: 'white' }).set(black, { opponent: white, colour: 'black' })
      const players = tournament.players.map((player) => {
        const { opponent, colour } = first.get(player.id)!
        const outcome = { kind: 'game', opponent: playerId(opponent), colour, result: 'draw', rated: true } as const
        return new Proxy(
          { ...player, outcomes: [outcome] },
          {
            get: (of, name) => {
              reads += 1
              return Reflect.get(of, name)
            },
          },
        )
      })
      work({ ...tournament, players })
      return reads
    }
    const works: Readonly<Record<string, (tournament: Tournament) => unknown>> = {
      'standings after a withdrawal': (tournament) => afterWithdrawals(tournament, [{ player: playerId(3), from: 1 }], 1),
      'pairing the second round': (tournament) => roundRobin.pairRound(tournament, roundNumber(2)),
      'its warnings': (tournament) => roundRobin.warnings(tournament, roundNumber(2)),
    }
    for (const [name, work] of Object.entries(works)) expect(steps(400, work), name).toBeLessThan(2.5 * steps(200, work))
  })
})
