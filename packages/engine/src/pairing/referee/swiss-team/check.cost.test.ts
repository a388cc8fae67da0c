import { expect, test } from 'vitest'
import type { RoundNumber } from '../../../model/ids.ts'
import type { Tournament } from '../../../model/tournament.ts'
import { fideDoubleSwiss2026 } from '../../../rulebook/fide-double-swiss-2026/index.ts'
import { doubleSwissDefaults } from '../../../rulebook/fide-double-swiss-2026/rules.ts'
import { fideDutch2026 } from '../../../rulebook/fide-dutch-2026/index.ts'
import { randomTournament } from '../../../testing/random/random-tournament.ts'
import { checkRound } from '../../check-round.ts'

/** What the referee takes for three rounds of a tournament whose history another system has made, and how many of them it accepts. */
const timeFor = (players: number) => {
  let [spent, accepted] = [0, 0]
  const pair = (drawn: Tournament, round: RoundNumber, initialColour: 'white' | 'black') => {
    const tournament = { ...drawn, initialColour }
    const matches = { ...tournament, rules: doubleSwissDefaults }
    const answer = fideDoubleSwiss2026.pairRound(matches, round)
    if (answer.kind === 'pairing') {
      const start = performance.now()
      if (checkRound(matches, round, answer, 'fide-double-swiss-2026').violations.length === 0) accepted++
      spent += performance.now() - start
    }
    return fideDutch2026.pairRound({ ...tournament, rules: null }, round)
  }
  for (const _ of randomTournament(7, pair, { players: [players, players], rounds: [3, 3] }));
  return { spent, accepted }
}

test('C.04.5 3: four times as many players take the referee no more than forty times the time', () => {
  timeFor(100)
  const [small, large] = [timeFor(100), timeFor(400)]
  expect([small.accepted, large.accepted]).toEqual([3, 3])
  expect(large.spent / Math.max(small.spent, 20)).toBeLessThan(40)
})
