import { describe, expect, test } from 'vitest'
import { randomSsmTournament } from '../../testing/random/random-ssm-tournament.ts'
import { everySsmReading, readingText } from '../../testing/ssm-readings.ts'
import { pairRoundByTheBook } from './by-the-book/pair-round.ts'
import { pairRound } from './pair-round.ts'

/** The nightly run asks for 10,000 tournaments, here 20,000 rounds, shared by the eight readings. */
const wanted = (2 * Number(process.env.ZUG_TOURNAMENTS ?? 200)) / everySsmReading.length

describe('the fast way and the book', () => {
  test.each(everySsmReading)(
    `agree on ${wanted} rounds of random tournaments of 4 to 40 players: $reading, $remaining, $byePriority`,
    (readings) => {
      let [compared, unpairable, deadEnds] = [0, 0, 0]
      for (let seed = 1; compared < wanted; seed++)
        for (const { tournament, round, answer } of randomSsmTournament(seed, pairRound, { readings })) {
          compared++
          if (answer.kind === 'no-legal-pairing') unpairable++
          if (answer.kind === 'no-legal-pairing' && answer.deadEnd) deadEnds++
          expect({ seed, round, answer }).toEqual({ seed, round, answer: pairRoundByTheBook(tournament, round) })
        }
      if (readings.reading === 'best') expect(deadEnds).toBe(0)
      if (wanted > 50)
        console.log(`${readingText(readings)}: ${compared} rounds, ${unpairable} without a pairing, ${deadEnds} of them dead ends`)
    },
    3_600_000,
  )
})
