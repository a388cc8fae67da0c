import { describe, expect, test } from 'vitest'
import { randomSsmTournament } from '../../testing/random-ssm-tournament.ts'
import { pairRoundByTheBook } from './by-the-book/pair-round.ts'
import { pairRound } from './pair-round.ts'

/** The nightly run asks for 10,000 tournaments, here 20,000 rounds. */
const wanted = 2 * Number(process.env.ZUG_TOURNAMENTS ?? 200)

describe('the fast way and the book', () => {
  test(`agree on ${wanted} rounds of random tournaments of 4 to 40 players`, () => {
    let compared = 0
    let unpairable = 0
    for (let seed = 1; compared < wanted; seed++)
      for (const { tournament, round, answer } of randomSsmTournament(seed, pairRound)) {
        compared++
        if (answer.kind === 'no-legal-pairing') unpairable++
        expect({ seed, round, answer }).toEqual({ seed, round, answer: pairRoundByTheBook(tournament, round) })
      }
    if (wanted > 400) console.log(`${compared} rounds compared, ${unpairable} of them without a legal pairing`)
  }, 3_600_000)
})
