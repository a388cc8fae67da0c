import { expect, test } from 'vitest'
import { randomTournament } from '../../testing/random/random-tournament.ts'
import { noDemand } from './demand.ts'
import { competitorsIn } from './edition.ts'
import { fideDutch1998 } from './index.ts'
import { pairedBrackets } from './pair-brackets.ts'
import { pairGroup } from './pair-group.ts'
import { remainderValues } from './remainder-value.ts'
import { s1Pairings } from './s1-pairings.ts'

test('C.10: what a remainder can come to, asked for beforehand, is what it comes to when it is paired', () => {
  let asked = 0
  for (let seed = 1; seed <= 150; seed++)
    for (const { tournament, round, answer } of randomTournament(seed, (t, r) => fideDutch1998.pairRound(t, r), { players: [6, 30] })) {
      if (answer.kind !== 'pairing') continue
      for (const { bracket } of pairedBrackets(competitorsIn(tournament, round))) {
        if (bracket.movedDown === 0) continue
        const valueOfRemainder = remainderValues(bracket)
        for (const s1 of s1Pairings(bracket, bracket.movedDown, bracket.players.length, 2)) {
          const { pairs, unfulfilled } = pairGroup(bracket, s1.pairs, noDemand)!
          expect({ seed, round, s1, ...valueOfRemainder(s1) }).toEqual({ seed, round, s1, pairs, unfulfilled })
          asked++
        }
      }
    }
  expect(asked).toBeGreaterThan(1000)
})
