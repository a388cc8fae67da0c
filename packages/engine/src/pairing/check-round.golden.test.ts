import { describe, expect, test } from 'vitest'
import { roundsPaired } from '../model/history.ts'
import { roundNumber } from '../model/ids.ts'
import { readGoldenArchive } from '../testing/golden-archive.ts'
import { answeredRound, recordedRound, tournamentFrom } from '../testing/read-golden.ts'
import { checkRound } from './check-round.ts'
import { pairRound } from './pair-round.ts'

/** One file in so many: all of them together take a quarter of a minute an edition. */
const step = 12

describe('the referee on golden rounds', () => {
  test.each([
    ['dutch-2017', 'fide-dutch-2017'],
    ['dutch-2026', 'fide-dutch-2026'],
  ] as const)('%s: finds nothing', (archive, rulebook) => {
    let rounds = 0
    for (const { name, bytes } of readGoldenArchive(archive).filter((_, index) => index % step === 0)) {
      const tournament = tournamentFrom(name, bytes)
      for (let round = roundNumber(1); round <= roundsPaired(tournament); round = roundNumber(round + 1)) {
        // Boards are published in an order that a report does not show; it is taken from the engine.
        const answer = pairRound(tournament, round, rulebook)
        if (answer.kind !== 'pairing') throw new Error(`${name}, round ${round}: not paired`)
        expect(answeredRound(answer)).toEqual(recordedRound(tournament, round))
        const { violations } = checkRound(tournament, round, answer, rulebook)
        expect({ name, round, violations }).toEqual({ name, round, violations: [] })
        rounds++
      }
    }
    expect(rounds).toBeGreaterThan(300)
  })
})
