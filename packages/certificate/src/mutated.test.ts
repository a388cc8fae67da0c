import { type Certificate, verify } from '@zug/checker'
import { describe, expect, test } from 'vitest'
import { makeDice } from '../../engine/src/testing/random/dice.ts'
import { mutated, mutations } from './testing/mutate.ts'
import { editions, proved, randomRounds } from './testing/rounds.ts'

/** Ten thousand with `ZUG_MUTATIONS=10000`; here as many as take some seconds. */
const wanted = Number(process.env.ZUG_MUTATIONS ?? 600) / 2

describe.each(editions)('%s: a certificate with one thing changed', (edition) => {
  test('is refused, whatever it is', { timeout: 3_600_000 }, () => {
    const dice = makeDice(7)
    const counts = new Map(Object.keys(mutations).map((kind) => [kind, 0]))
    const accepted: string[] = []
    let total = 0
    for (let seed = 1001; total < wanted; seed++)
      for (const round of randomRounds(seed, edition, [8, 20])) {
        const certificate: Certificate = proved(round)
        for (const kind of Object.keys(mutations)) {
          const change = mutated(kind, round.report, certificate, dice)
          if (change === null) continue
          total++
          counts.set(kind, counts.get(kind)! + 1)
          if (verify(change.report, change.certificate).ok) accepted.push(`${round.name}: ${kind}`)
        }
      }
    expect(accepted).toEqual([])
    for (const [kind, count] of counts) expect(`${kind}: ${count > wanted / 100}`).toBe(`${kind}: true`)
  })
})
