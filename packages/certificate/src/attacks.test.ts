import { type Verdict, verify } from '@zug/checker'
import { expect, test } from 'vitest'
import { attacks, type HandedIn, type Right } from './testing/attacks.ts'
import { inPython } from './testing/in-python.ts'
import { editions, proved, randomRounds } from './testing/rounds.ts'

const rights: Right[] = []
for (const edition of editions)
  for (let seed = 5001; seed <= 5012; seed++)
    for (const round of randomRounds(seed, edition, [5, 7])) rights.push({ round, certificate: proved(round) })

/** So often where it can be tried. */
const times = 4
const tried = Object.entries(attacks).map(([name, attack]) => {
  const all: HandedIn[] = []
  for (const right of rights) {
    const handedIn = all.length < times ? attack(right) : null
    if (handedIn !== null) all.push(handedIn)
  }
  return [name, all] as const
})
const inOther = inPython(tried.flatMap(([, all]) => all.map(({ report, text }) => [report, text] as const)))
const word = (verdict: Verdict): string => (verdict.ok ? 'accepted' : 'refused')

/** Whoever knows the checker hands in a round that is wrong, or a certificate that is none. */
test.each(tried)('refused by both: %s', (name, all) => {
  const from = tried
    .slice(
      0,
      tried.findIndex(([one]) => one === name),
    )
    .reduce((sum, [, list]) => sum + list.length, 0)
  expect(all.length).toBeGreaterThan(0)
  expect(all.map(({ report, text }) => word(verify(report, text)))).toEqual(all.map(() => 'refused'))
  expect(inOther.slice(from, from + all.length).map(word)).toEqual(all.map(() => 'refused'))
})
