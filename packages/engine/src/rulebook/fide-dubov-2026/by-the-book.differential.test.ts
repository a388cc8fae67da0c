import { expect, test } from 'vitest'
import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import { checkRound } from '../../pairing/check-round.ts'
import type { PairingAnswer } from '../../pairing/round-pairing.ts'
import { atNight, firstSeed, tournamentsToCompare } from '../../testing/compare-ways.ts'
import { asDubov } from '../../testing/random/random-dubov.ts'
import { randomTournament } from '../../testing/random/random-tournament.ts'
import { seenInRounds } from '../../testing/seen-in-rounds.ts'
import { books } from '../../testing/self-test/books.ts'
import { fideDubov2026 as system } from './index.ts'
import type { DubovStep } from './steps.ts'

const tournaments = tournamentsToCompare(120)

/** What happened in a round that seldom does. */
const rare: readonly (readonly [string, (step: DubovStep) => boolean])[] = [
  ['one subgroup among itself', (step) => step.kind === 'shift' && step.forced],
  ['subgroups made equal', (step) => step.kind === 'shift' && !step.forced],
  ['several upfloaters', (step) => step.kind === 'bracket' && step.upfloaters.length > 1],
]

test('fide-dubov-2026 1.9, 3.1, 3.2.1 to 3.2.6: the fast way, the book and the referee agree', { timeout: 86_400_000 }, () => {
  const seen = seenInRounds()
  const counts = new Map<string, number>()
  let tooLarge = 0
  for (let seed = firstSeed; seed < firstSeed + tournaments; seed++) {
    const pair = (drawn: Tournament, round: RoundNumber, initialColour: 'white' | 'black'): PairingAnswer => {
      const tournament = asDubov({ ...drawn, initialColour }, seed)
      const fast = system.pairRound(tournament, round)
      const book = books[system.id]!(tournament, round)
      if (book.kind === 'too-large') tooLarge++
      else expect({ seed, round, fast }).toEqual({ seed, round, fast: book })
      seen.add(tournament, fast, system.inReports.code(tournament.rules as never, '')!)
      const steps = system.steps(tournament, round)
      for (const [what, holds] of rare) if (steps.some(holds)) counts.set(what, (counts.get(what) ?? 0) + 1)
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
  for (const [what] of rare) expect({ what, seen: counts.has(what) }).toEqual({ what, seen: true })
})
