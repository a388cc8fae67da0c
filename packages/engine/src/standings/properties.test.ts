import { describe, expect, test } from 'vitest'
import { opposite } from '../model/colour.ts'
import { playerId } from '../model/ids.ts'
import type { Tournament } from '../model/tournament.ts'
import { fastest } from '../testing/fastest.ts'
import { mulberry32 } from '../testing/random/random.ts'
import { randomEvent } from '../testing/random/random-event.ts'
import { codesFrom, ranksOf, valuesOf } from '../testing/standings-of.ts'
import { compareExact, type Exact, exact, sum, toNumber } from './exact.ts'
import { fieldOfTournament } from './field-of-tournament.ts'
import { standings } from './standings.ts'
import { directEncounterTiers } from './tie-breaks/direct-encounter.ts'
import { tieBreakRules } from './tie-breaks/index.ts'

const seeds = Array.from({ length: 30 }, (_, at) => 7000 + at)
const everything = tieBreakRules.filter((rule) => rule.for !== 'teams').map(({ name }) => name)
const cutCodes = [
  'BH/C1',
  'BH/C2',
  'BH/M1',
  'BH/M2',
  'BH/P',
  'BH/F',
  'FB/M2/P',
  'SB/C1',
  'SB/C2/P',
  'PS/C2',
  'ARO/M1',
  'KS/G',
  'KS/L+2/P',
  'AOB/F',
]

const total = (tournament: Tournament, code: string): number => {
  const values = standings(tournament, { tieBreaks: codesFrom(code) }).rows.map(({ values }) => values[1]!)
  return toNumber(sum(values))
}

describe.each(seeds)('seed %i', (seed) => {
  const random = mulberry32(seed)
  const size = 4 + Math.floor(random() * 30)
  const rounds = 1 + Math.floor(random() * 9)
  const full = randomEvent({ players: size - (size % 2), rounds, seed, unplayed: 0 })
  const patchy = randomEvent({ players: size, rounds, seed, unplayed: 0.15 })

  test('what is counted for one is counted once for each opponent', () => {
    const scores = new Map(standings(full, { tieBreaks: [] }).rows.map((row) => [row.player.id, row.points / 10]))
    const all = [...scores.values()].reduce((a, b) => a + b, 0)
    expect(all).toBe((full.players.length / 2) * rounds)
    expect(total(full, 'BH')).toBeCloseTo(all * rounds, 9)
    expect(total(full, 'BH')).toBe(total(full, 'SOS'))
    // Each game gives SB the winner's result times the loser's score and the other way round.
    const products = full.players.flatMap((player) =>
      player.outcomes.map((outcome) => {
        if (outcome.kind !== 'game') return 0
        return (outcome.result === 'win' ? 1 : outcome.result === 'draw' ? 0.5 : 0) * scores.get(outcome.opponent)!
      }),
    )
    expect(total(full, 'SB')).toBeCloseTo(
      products.reduce((a, b) => a + b, 0),
      9,
    )
    expect(total(full, 'CFC673')).toBe(total(full, 'SB'))
    expect(total(full, 'STD')).toBe(all)
    expect(total(full, 'BPG')).toBe((full.players.length / 2) * rounds)
  })

  test('the working of a value arrives at the value', () => {
    const mean = ['AOB', 'ARO', 'TPR', 'PTP', 'APRO', 'APPO']
    for (const name of [...everything, ...cutCodes]) {
      for (const row of standings(patchy, { tieBreaks: codesFrom(name), lotsSeed: 'x' }).rows) {
        const { value, terms } = row.working().at(-1)!
        expect([name, row.player.id, value]).toEqual([name, row.player.id, row.values.at(-1)])
        const counted = terms.filter(({ cut }) => cut === null)
        if (counted.length > 0 && name !== 'DE' && !mean.includes(name.split('/')[0]!))
          expect([name, row.player.id, sum(counted.map((each) => each.value))]).toEqual([name, row.player.id, value])
      }
    }
  })

  test('the order of the input changes nothing', () => {
    const shuffled = { ...patchy, players: [...patchy.players].sort((a, b) => ((a.id * 7919) % 31) - ((b.id * 7919) % 31) || a.id - b.id) }
    for (const name of everything)
      expect([name, valuesOf(shuffled, name, { lotsSeed: 'x' })]).toEqual([name, valuesOf(patchy, name, { lotsSeed: 'x' })])
    expect(ranksOf(shuffled, everything.filter((name) => name !== 'TPN').join(','))).toEqual(
      ranksOf(patchy, everything.filter((name) => name !== 'TPN').join(',')),
    )
  })

  test('other numbers for the same players permute the ranks', () => {
    const renumber = (id: number) => playerId(patchy.players.length + 1 - id)
    const turned: Tournament = {
      ...patchy,
      players: patchy.players.map((player) => ({
        ...player,
        id: renumber(player.id),
        outcomes: player.outcomes.map((outcome) =>
          'opponent' in outcome ? { ...outcome, opponent: renumber(outcome.opponent) } : outcome,
        ),
      })),
    }
    expect(ranksOf(turned, 'DE,BH/C1,BH,SB,ARO').toReversed()).toEqual(ranksOf(patchy, 'DE,BH/C1,BH,SB,ARO'))
  })

  test('exchanged colours change nothing but what counts colours', () => {
    const mirrored: Tournament = {
      ...patchy,
      players: patchy.players.map((player) => ({
        ...player,
        outcomes: player.outcomes.map((outcome) => (outcome.kind === 'game' ? { ...outcome, colour: opposite(outcome.colour) } : outcome)),
      })),
    }
    for (const name of everything.filter((each) => !/^B[PW]G$/.test(each))) expect(valuesOf(mirrored, name)).toEqual(valuesOf(patchy, name))
  })

  test('ranks are those of the criteria compared one after the other', () => {
    const { rows } = standings(patchy, { tieBreaks: codesFrom('BH/C1,SB,WON') })
    for (const [at, row] of rows.entries()) {
      const before = rows.filter((other) => firstDifference(other.values, row.values) > 0).length
      expect(row.rank).toBe(before + 1)
      expect(row.shared).toBe(rows.some((other, index) => index !== at && other.rank === row.rank))
    }
  })

  test('direct encounter is what its definition says of every outcome of the missing games', () => {
    const everybody = [0, 1, 2, 3, 4]
    for (let turn = 0; turn < 12; turn++) {
      const count = turn === 0 ? 1 : 2 + (turn % 4)
      const small = randomEvent({ players: 5, rounds: count, seed: seed * 100 + turn, unplayed: 0.05 })
      const field = fieldOfTournament(small, count, 'swiss', '2026')
      for (let mask = 3; mask < 32; mask++) {
        const tied = everybody.filter((index) => mask & (1 << index))
        expect([turn, sortedTiers(directEncounterTiers(field, tied, false))]).toEqual([turn, sortedTiers(bruteForce(small, tied))])
      }
    }
  })
})

const firstDifference = (a: readonly (Exact | null)[], b: readonly (Exact | null)[]): number => {
  for (let at = 0; at < a.length; at++) {
    const difference = compareExact(a[at]!, b[at]!)
    if (difference !== 0) return difference
  }
  return 0
}

const sortedTiers = (tiers: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  tiers.map((tier) => [...tier].sort((a, b) => a - b))

/** 6.2 and 6.3 word for word: every way the missing games could have ended is played through. */
const bruteForce = (tournament: Tournament, tied: readonly number[]): readonly (readonly number[])[] => {
  if (tied.length < 2) return [tied]
  const against = (a: number, b: number): readonly Exact[] =>
    tournament.players[a]!.outcomes.flatMap((outcome) =>
      outcome.kind === 'game' && outcome.opponent === tournament.players[b]!.id
        ? [outcome.result === 'win' ? exact(1) : outcome.result === 'draw' ? exact(1, 2) : exact(0)]
        : [],
    )
  const pairs = tied.flatMap((a, at) => tied.slice(at + 1).map((b) => [a, b] as const))
  const missing = pairs.filter(([a, b]) => against(a, b).length === 0)
  const base = new Map(
    tied.map((a) => {
      const means = tied.flatMap((b) => {
        const games = b === a ? [] : against(a, b)
        return games.length === 0 ? [] : [exact(sum(games).numerator, sum(games).denominator * games.length)]
      })
      return [a, toNumber(sum(means))] as const
    }),
  )
  const tables = Array.from({ length: 3 ** missing.length }, (_, which) => {
    const table = new Map(base)
    missing.forEach(([a, b], at) => {
      const result = Math.floor(which / 3 ** at) % 3
      table.set(a, table.get(a)! + result / 2)
      table.set(b, table.get(b)! + (2 - result) / 2)
    })
    return table
  })
  if (missing.length === 0) {
    const scores = [...new Set(tied.map((a) => base.get(a)!))].sort((a, b) => b - a)
    if (scores.length === 1) return [tied]
    return scores.flatMap((score) =>
      bruteForce(
        tournament,
        tied.filter((a) => base.get(a) === score),
      ),
    )
  }
  const ranked: number[] = []
  let left = [...tied]
  while (left.length > 1) {
    const sure = left.find((a) => tables.every((table) => left.every((b) => b === a || table.get(b)! < table.get(a)!)))
    if (sure === undefined) break
    ranked.push(sure)
    left = left.filter((a) => a !== sure)
  }
  const tail = ranked.length === 0 || left.length < 2 ? [left] : bruteForce(tournament, left)
  return [...ranked.map((a) => [a]), ...tail]
}

test('2,000 players over 11 rounds with six tie-breaks take less than a quarter of a second', () => {
  const event = randomEvent({ players: 2000, rounds: 11, seed: 1, unplayed: 0.05 })
  const tieBreaks = codesFrom('DE,BH/C1,BH,SB,AOB,APPO')
  standings(randomEvent({ players: 200, rounds: 11, seed: 2, unplayed: 0.05 }), { tieBreaks })
  const took = fastest(250, () => expect(standings(event, { tieBreaks }).rows).toHaveLength(2000))
  expect(took).toBeLessThan(250)
})
