import { type DeskCommand, emptyDesk, execute } from '@zug/engine/desk'
import { roundNumber } from '@zug/engine/model'
import { pairRound } from '@zug/engine/pairing'
import { mulberry32 } from '../packages/engine/src/testing/random/random.ts'
import { now } from './clock.ts'
import { type Habits, type Rulebook, rulebooks, simulate, usual } from './fields.ts'

/** The worst kinds of fields found so far; the bench times all their rounds. */
export const worstFinds: readonly (readonly [name: string, habits: Habits])[] = [
  ['two clubs, mixed', { ...usual, players: 600, rounds: 6, byes: 0, clubs: 'shuffled-halves' }],
  ['two clubs, strong and weak', { ...usual, players: 600, rounds: 6, byes: 0, clubs: 'halves' }],
  ['five clubs', { ...usual, players: 600, favourites: 0, clubs: 5 }],
  ['nothing but draws', { ...usual, players: 600, draws: 1, byes: 0 }],
  ['draws and byes', { ...usual, players: 600, draws: 0.97, byes: 0.05 }],
  ['favourites always win', { ...usual, players: 600, draws: 0, favourites: 20, byes: 0 }],
  ['draws, many byes, three clubs', { ...usual, players: 2000, rounds: 7, draws: 1, byes: 0.3, clubs: 3 }],
  ['two clubs of a thousand', { ...usual, players: 2000, rounds: 4, favourites: 0, byes: 0, clubs: 'shuffled-halves' }],
  ['nearly half in one club', { ...usual, players: 600, rounds: 6, favourites: 0, byes: 0, clubs: 0.49 }],
  ['three of five in one club: no legal pairing', { ...usual, players: 2000, rounds: 1, byes: 0, clubs: 0.6 }],
  ['81 players, 50 rounds, byes', { ...usual, players: 81, rounds: 50, byes: 0.1 }],
  ['30 players, 25 rounds', { ...usual, players: 30, rounds: 25, favourites: 0, byes: 0 }],
  ['60 players, 40 rounds', { ...usual, players: 60, rounds: 40, draws: 0.5, favourites: 0, byes: 0 }],
  ['100 players, 60 rounds', { ...usual, players: 100, rounds: 60, draws: 0.5, favourites: 0, byes: 0 }],
]

/** Fields whose size is the matter, early rounds of them. */
export const largeFields: readonly (readonly [name: string, habits: Habits])[] = [
  ['a hundred thousand players', { ...usual, players: 100_000, rounds: 3 }],
]

/** Fields that only the procedural editions find hard. */
export const worstOfProcedures: readonly (readonly [name: string, habits: Habits])[] = [
  ['one bracket of draws', { ...usual, players: 1000, rounds: 4, draws: 1, byes: 0 }],
]

/** Pairs a first round at the desk in which everybody wishes not to meet their own federation, and so many are of one. */
export const roundOfWishes = (players: number, home: number): number => {
  const commands: readonly DeskCommand[] = [
    { kind: 'create-tournament', settings: { numberOfRounds: 5 } },
    {
      kind: 'import-players',
      players: Array.from({ length: players }, (_, i) => ({ name: `Player ${i + 1}`, federation: i < home ? 'SUI' : 'FRA' })),
    },
    {
      kind: 'forbid-pair',
      prohibition: { strength: 'wish', who: { kind: 'same-federation' }, firstRound: roundNumber(1), lastRound: roundNumber(1) },
    },
  ]
  const desk = commands.reduce((before, command) => {
    const done = execute(before, command)
    if (!done.ok) throw new Error(`${command.kind}: ${done.error.code}`)
    return done.value.desk
  }, emptyDesk)
  const start = now()
  if (!execute(desk, { kind: 'pair-round' }).ok) throw new Error('wishes do not give way')
  return now() - start
}

export type Find = {
  readonly habits: Habits
  readonly rulebook: Rulebook
  readonly seed: number
  readonly round: number
  readonly ms: number
}

/** The slowest round of one simulated tournament. */
export const slowestRound = (habits: Habits, rulebook: Rulebook, seed: number): Find => {
  let slowest: Find = { habits, rulebook, seed, round: 0, ms: 0 }
  let round = 0
  for (const tournament of simulate(habits, rulebook, seed)) {
    round++
    const start = now()
    pairRound(tournament, roundNumber(round), rulebook)
    const ms = now() - start
    if (ms > slowest.ms) slowest = { ...slowest, round, ms }
  }
  return slowest
}

/** Tries random kinds of tournaments and keeps those whose slowest round is slowest for the size of the field. */
export const hunt = (tries: number, seed: number, keep = 10): readonly Find[] => {
  const random = mulberry32(seed)
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!
  const finds: Find[] = []
  for (let attempt = 0; attempt < tries; attempt++) {
    const players = pick([20, 31, 50, 81, 120, 200, 301, 400])
    const habits: Habits = {
      players,
      rounds: Math.min(pick([5, 9, 15, 25, players - 2]), players - 2, Math.ceil(4000 / players)),
      draws: pick([0, 0.1, 0.3, 0.6, 0.95, 1]),
      favourites: pick([0, 1, 5]),
      byes: pick([0, 0.02, 0.1, 0.3]),
      clubs: pick(['none', 'none', 'none', 'halves', 'shuffled-halves', 0.3, 0.48, 3, 8, 30]),
    }
    finds.push(slowestRound(habits, pick(rulebooks), seed + attempt))
  }
  return finds.sort((a, b) => b.ms / b.habits.players - a.ms / a.habits.players).slice(0, keep)
}
