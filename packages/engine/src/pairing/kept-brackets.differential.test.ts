import { expect, test } from 'vitest'
import { roundNumber } from '../model/ids.ts'
import type { Tournament } from '../model/tournament.ts'
import { makeRandom } from '../random.ts'
import { randomTournament } from '../testing/random/random-tournament.ts'
import { createKeptBrackets } from './kept-brackets.ts'
import { pairRound } from './pair-round.ts'
import { withResults } from './with-results.ts'

const results = [
  ['win', 'loss'],
  ['draw', 'draw'],
  ['loss', 'win'],
] as const

test('brackets kept from one way in which games end serve the next: the pairings are those of before', () => {
  let served = 0
  for (let seed = 1; seed <= 12; seed++)
    for (const { tournament, round } of randomTournament(seed, (event: Tournament, next) => pairRound(event, next), {
      players: [20, 61],
      rounds: [5, 7],
    })) {
      if (round < 3) continue
      const random = makeRandom(`kept ${seed} ${round}`)
      const games = tournament.players.flatMap(({ id, outcomes }) => {
        const outcome = outcomes[round - 2]
        return outcome?.kind === 'game' && outcome.colour === 'white' ? [{ white: id, black: outcome.opponent }] : []
      })
      const kept = createKeptBrackets()
      for (let way = 0; way < 12; way++) {
        const given = games.slice(0, 6).map((game) => ({ ...game, result: results[Math.floor(random.next() * 3)]! }))
        const event = withResults(tournament, roundNumber(round - 1), given)
        if (!event.ok) throw new Error('not open')
        const before = kept.brackets.size
        const answer = pairRound(event.value, round, undefined, kept)
        const own = createKeptBrackets()
        expect(answer, `seed ${seed}, round ${round}, way ${way}`).toEqual(pairRound(event.value, round, undefined, own))
        // Of as many as the round has, those that were not made anew.
        served += own.brackets.size - (kept.brackets.size - before)
      }
    }
  // Else equal pairings would say nothing.
  expect(served).toBeGreaterThan(100)
})
