import { verify } from '@zug/checker'
import { describe, expect, test } from 'vitest'
import { editions, proved, randomRounds } from './testing/rounds.ts'

describe.each(editions)('%s: rounds of random tournaments', (edition) => {
  test('every bracket is proven, and the checker accepts it', () => {
    let rounds = 0
    for (let seed = 1; seed <= 40; seed++)
      for (const round of randomRounds(seed, edition, [2, 24])) {
        const certificate = proved(round)
        const brackets = certificate.brackets.length + (certificate.collapse === undefined ? 0 : 1)
        expect({ name: round.name, ...verify(round.report, certificate) }).toEqual({
          name: round.name,
          ok: true,
          proven: brackets,
        })
        rounds++
      }
    expect(rounds).toBeGreaterThan(40)
  })
})
