import { expect, test } from 'vitest'
import type { RoundNumber } from '../../../model/ids.ts'
import type { Tournament } from '../../../model/tournament.ts'
import { checkRound } from '../../../pairing/check-round.ts'
import { randomTournament } from '../../../testing/random/random-tournament.ts'
import { fideDutch2026 } from '../../fide-dutch-2026/index.ts'
import { fideBurstein2026 as system } from '../index.ts'
import { bursteinDefaults } from '../rules.ts'

/** What the fast way and the referee take for three rounds of a tournament whose history another system has made, and how many of them are accepted. */
const timeFor = (players: number) => {
  let [paired, checked, accepted] = [0, 0, 0]
  const pair = (drawn: Tournament, round: RoundNumber, initialColour: 'white' | 'black') => {
    // One round is declared, so that none of the three is a seeding round.
    const tournament: Tournament = { ...drawn, initialColour, rules: bursteinDefaults, numberOfRounds: 1 }
    const start = performance.now()
    const answer = system.pairRound(tournament, round)
    const end = performance.now()
    paired += end - start
    if (answer.kind === 'pairing' && checkRound(tournament, round, answer, system.id).violations.length === 0) accepted++
    checked += performance.now() - end
    return fideDutch2026.pairRound({ ...tournament, rules: null }, round)
  }
  for (const _ of randomTournament(7, pair, { players: [players, players], rounds: [3, 3] }));
  return { paired, checked, accepted }
}

test('fide-burstein-2026 3.2: four times as many players take no more than forty times the time, by matching and for the referee', () => {
  timeFor(100)
  const [small, large] = [timeFor(100), timeFor(400)]
  expect([small.accepted, large.accepted]).toEqual([3, 3])
  expect(large.paired / Math.max(small.paired, 20)).toBeLessThan(40)
  expect(large.checked / Math.max(small.checked, 20)).toBeLessThan(40)
})
