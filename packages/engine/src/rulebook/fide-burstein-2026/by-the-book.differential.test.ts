import { expect, test } from 'vitest'
import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import { checkRound } from '../../pairing/check-round.ts'
import type { PairingAnswer } from '../../pairing/round-pairing.ts'
import { atNight, firstSeed, tournamentsToCompare, withClubs } from '../../testing/compare-ways.ts'
import { asBurstein } from '../../testing/random/random-burstein.ts'
import { randomTournament } from '../../testing/random/random-tournament.ts'
import { seenInRounds } from '../../testing/seen-in-rounds.ts'
import { pairRoundByTheBook } from './by-the-book.ts'
import { fideBurstein2026 as system } from './index.ts'
import { bursteinDefaults } from './rules.ts'
import { isSeedingRound } from './seeding-rounds.ts'
import type { BursteinStep } from './steps.ts'

const tournaments = tournamentsToCompare(150)

/** What happened in a round that seldom does. */
const rare: readonly (readonly [string, (step: BursteinStep) => boolean])[] = [
  ['a floater', (step) => step.kind === 'pairs' && step.floaters.length > 0],
  ['several floaters', (step) => step.kind === 'pairs' && step.floaters.length > 1],
  ['a floater that floats on', (step) => step.kind === 'bracket' && step.incoming.some(({ score }) => score > step.score + 10)],
  ['Sonneborn-Berger asked', (step) => step.kind === 'bracket' && step.order.some(({ sonnebornBerger }) => sonnebornBerger !== null)],
]

test('fide-burstein-2026 1.9, 3.1, 3.2, 4.1 to 4.3: the fast way, the book and the referee agree', { timeout: 86_400_000 }, () => {
  const seen = seenInRounds()
  const counts = new Map<string, number>()
  const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1)
  let tooLarge = 0
  for (let seed = firstSeed; seed < firstSeed + tournaments; seed++) {
    const pair = (drawn: Tournament, round: RoundNumber, initialColour: 'white' | 'black'): PairingAnswer => {
      const tournament = asBurstein({ ...drawn, initialColour }, seed)
      const fast = system.pairRound(tournament, round)
      const seeding = isSeedingRound(tournament, round)
      if (seeding) count('seeding rounds')
      const book = pairRoundByTheBook(system.prepare(tournament, round), round)
      if (book.kind === 'too-large') tooLarge++
      else if (seeding && fast.kind !== 'pairing') expect({ seed, round, kind: book.kind }).toEqual({ seed, round, kind: fast.kind })
      else expect({ seed, round, fast }).toEqual({ seed, round, fast: book })
      if (!seeding) {
        seen.add(tournament, fast, system.inReports.code({ ...bursteinDefaults, ...tournament.rules } as never, '')!)
        const steps = system.steps(tournament, round)
        for (const [what, holds] of rare) if (steps.some(holds)) count(what)
      }
      if (fast.kind !== 'no-legal-pairing') {
        const { violations } = checkRound(tournament, round, fast, system.id)
        expect({ seed, round, violations }).toEqual({ seed, round, violations: [] })
      }
      return fast
    }
    for (const _round of randomTournament(seed, pair, { players: [2, 11], rounds: [1, 10] }));
  }
  if (atNight) console.info(`${system.id}, seeds from ${firstSeed}: ${seen.told()}, too large ${tooLarge}`, counts)
  expect(tooLarge).toBe(0)
  expect(seen.of('rounds')).toBeGreaterThan(2 * tournaments)
  for (const what of ['without a legal pairing', 'odd', 'after an absence', 'with virtual points'])
    expect({ what, seen: seen.of(what) > 0 }).toEqual({ what, seen: true })
  for (const what of [...rare.map(([name]) => name), 'seeding rounds'])
    expect({ what, seen: counts.has(what) }).toEqual({ what, seen: true })
})

test('fide-burstein-2026 3.2, 4.3: in larger fields, with clubs kept apart or without, the referee accepts what the fast way pairs', {
  timeout: 86_400_000,
}, () => {
  let [rounds, events] = [0, 0]
  const large = Math.ceil(tournaments / 25)
  for (let seed = firstSeed; seed < firstSeed + large; seed++) {
    const pair = (drawn: Tournament, round: RoundNumber, initialColour: 'white' | 'black'): PairingAnswer => {
      const tournament = asBurstein({ ...drawn, initialColour }, seed)
      const fast = system.pairRound(tournament, round)
      if (fast.kind === 'no-legal-pairing') return fast
      const { violations } = checkRound(tournament, round, fast, system.id)
      expect({ seed, round, violations }).toEqual({ seed, round, violations: [] })
      if (!isSeedingRound(tournament, round)) rounds++
      return fast
    }
    events++
    for (const _round of randomTournament(seed, seed % 3 === 0 ? withClubs(pair) : pair, { players: [24, 70], rounds: [4, 9] }));
  }
  if (atNight) console.info(`${system.id}, seeds from ${firstSeed}: ${rounds} rounds of ${events} larger tournaments`)
  expect(rounds).toBeGreaterThan(2 * events)
})
