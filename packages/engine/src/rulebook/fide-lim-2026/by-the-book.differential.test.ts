import { expect, test } from 'vitest'
import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import { checkRound } from '../../pairing/check-round.ts'
import type { PairingAnswer } from '../../pairing/round-pairing.ts'
import { atNight, firstSeed, tournamentsToCompare } from '../../testing/compare-ways.ts'
import { asLim } from '../../testing/random/random-lim.ts'
import { randomTournament } from '../../testing/random/random-tournament.ts'
import { seenInRounds } from '../../testing/seen-in-rounds.ts'
import { books } from '../../testing/self-test/books.ts'
import { fideLim2026 as system } from './index.ts'
import type { LimStep } from './steps.ts'

const tournaments = tournamentsToCompare(400)

/** What happened in a round that seldom does. */
const rare: readonly (readonly [string, (step: LimStep) => boolean])[] = [
  ...(['a', 'b', 'c', 'd'] as const).map(
    (type) => [`floater of type ${type}`, (step: LimStep) => step.kind === 'float' && step.type === type] as const,
  ),
  ['left over by exchanges', (step) => step.kind === 'float' && step.reason === 'left-over'],
  ['exchanges', (step) => step.kind === 'proposed'],
  ['cracked above', (step) => step.kind === 'cracked' && step.from === 'above'],
  ['cracked below', (step) => step.kind === 'cracked' && step.from === 'below'],
]

test('fide-lim-2026 1.1, 2.2, 2.6, 3.1, 5.2: the fast way, the book and the referee agree', { timeout: 86_400_000 }, () => {
  const seen = seenInRounds()
  const counts = new Map<string, number>()
  const count = (what: string): unknown => counts.set(what, (counts.get(what) ?? 0) + 1)
  let tooLarge = 0
  for (let seed = firstSeed; seed < firstSeed + tournaments; seed++) {
    const pair = (drawn: Tournament, round: RoundNumber, initialColour: 'white' | 'black'): PairingAnswer => {
      const tournament = asLim({ ...drawn, initialColour }, seed)
      const fast = system.pairRound(tournament, round)
      const book = books[system.id]!(tournament, round)
      if (book.kind === 'too-large') tooLarge++
      else expect({ seed, round, fast }).toEqual({ seed, round, fast: book })
      seen.add(tournament, fast, system.inReports.code(tournament.rules as never, '')!)
      const steps = system.steps(tournament, round)
      for (const [what, holds] of rare) if (steps.some(holds)) count(what)
      if (tournament.rules !== null && 'maxi' in tournament.rules && tournament.rules.maxi) count('Maxi')
      if (fast.kind !== 'no-legal-pairing') {
        const { violations } = checkRound(tournament, round, fast, system.id)
        expect({ seed, round, violations }).toEqual({ seed, round, violations: [] })
      }
      return fast
    }
    // Every third has larger groups, for exchanges.
    const limits = seed % 3 === 0 ? ({ players: [8, 12], rounds: [2, 8] } as const) : ({ players: [2, 11], rounds: [1, 10] } as const)
    for (const _round of randomTournament(seed, pair, limits));
  }
  if (atNight) console.info(`${system.id}, seeds from ${firstSeed}: ${seen.told()}, too large ${tooLarge}`, counts)
  expect(tooLarge).toBe(0)
  expect(seen.of('rounds')).toBeGreaterThan(2 * tournaments)
  for (const what of ['without a legal pairing', 'odd', 'after an absence', 'with virtual points'])
    expect({ what, seen: seen.of(what) > 0 }).toEqual({ what, seen: true })
  for (const what of [...rare.map(([name]) => name), 'Maxi']) expect({ what, seen: counts.has(what) }).toEqual({ what, seen: true })
})
