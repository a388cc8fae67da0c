import { Refusal, verify } from '@zug/checker'
import { describe, expect, test } from 'vitest'
import { legalRounds } from './testing/other-rounds.ts'
import { editions, proved, randomRounds } from './testing/rounds.ts'

describe.each(editions)('%s: of all legal rounds of a few players', (edition) => {
  test('one can be proven, and it is the one that the engine gives', () => {
    const wrong: string[] = []
    let others = 0
    for (let seed = 2001; seed <= 2025; seed++)
      for (const round of randomRounds(seed, edition, [4, 8])) {
        const certificate = proved(round)
        const right = JSON.stringify([round.round.boards, round.round.bye])
        for (const other of legalRounds(round.report, round.round)) {
          if (JSON.stringify([other.boards, other.bye]) === right) continue
          others++
          if (verify(round.report, { ...certificate, ...other }).ok)
            wrong.push(`${round.name}: ${JSON.stringify(other)} with the same prices`)
          try {
            proved(round, other)
            wrong.push(`${round.name}: ${JSON.stringify(other)}`)
          } catch (error) {
            if (!(error instanceof Refusal)) throw error
          }
        }
      }
    expect(wrong).toEqual([])
    expect(others).toBeGreaterThan(100)
  })
})
