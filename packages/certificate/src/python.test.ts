import { type Certificate, type Verdict, verify } from '@zug/checker'
import { expect, test } from 'vitest'
import { makeDice } from '../../engine/src/testing/random/dice.ts'
import { inPython } from './testing/in-python.ts'
import { mutated, mutations } from './testing/mutate.ts'
import { editions, proved, randomRounds } from './testing/rounds.ts'

test('the checker in Python accepts what the other accepts, and refuses what it refuses, for the same condition', () => {
  const dice = makeDice(11)
  const cases: [string, Certificate][] = []
  for (const edition of editions)
    for (let seed = 4001; seed <= 4008; seed++)
      for (const { report, ...round } of randomRounds(seed, edition, [4, 20])) {
        const certificate = proved({ report, ...round })
        cases.push([report, certificate])
        for (const kind of Object.keys(mutations)) {
          const change = mutated(kind, report, certificate, dice)
          if (change !== null) cases.push([change.report, change.certificate])
        }
      }
  const verdicts = inPython(cases)
  const word = (verdict: Verdict): string => (verdict.ok ? `${verdict.proven} proven` : `refused: ${verdict.condition}`)
  expect(verdicts.map(word)).toEqual(cases.map(([report, certificate]) => word(verify(report, certificate))))
  expect(verdicts.filter(({ ok }) => ok).length).toBeGreaterThan(15)
  expect(verdicts.filter(({ ok }) => !ok).length).toBeGreaterThan(100)
})
