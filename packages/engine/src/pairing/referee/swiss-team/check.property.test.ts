import { expect, test } from 'vitest'
import type { RoundNumber } from '../../../model/ids.ts'
import type { Tournament } from '../../../model/tournament.ts'
import { fideDoubleSwiss2026 } from '../../../rulebook/fide-double-swiss-2026/index.ts'
import { fideTeam2026 } from '../../../rulebook/fide-team-2026/index.ts'
import { randomDoubleSettings, randomTeamSettings, withGameScores, withGames } from '../../../testing/random/random-swiss-team.ts'
import { randomTournament } from '../../../testing/random/random-tournament.ts'
import { checkRound } from '../../check-round.ts'
import type { RoundPairing } from '../../round-pairing.ts'

const systems = [
  ['C.04.6', fideTeam2026, (tournament: Tournament, seed: number) => withGameScores(tournament, randomTeamSettings(seed), seed)],
  ['C.04.5', fideDoubleSwiss2026, (tournament: Tournament, seed: number) => withGames(tournament, randomDoubleSettings(seed), seed)],
] as const

test.each(systems)('%s 3, 4: the referee refuses turned colours and pairs that are not by the text', (_, system, event) => {
  let rounds = 0
  for (let seed = 1; seed <= 60; seed++) {
    const pair = (drawn: Tournament, round: RoundNumber, initialColour: 'white' | 'black') => {
      const tournament = event({ ...drawn, initialColour }, seed)
      const answer = system.pairRound(tournament, round)
      if (answer.kind !== 'pairing') return answer
      rounds++
      const codes = (boards: RoundPairing['boards']) =>
        checkRound(tournament, round, { ...answer, boards }, system.id).violations.map(({ code }) => code)
      const [first, second, ...others] = answer.boards
      if (first === undefined) return answer
      const turned = [{ white: first.black, black: first.white }, ...answer.boards.slice(1)]
      expect({ seed, round, codes: codes(turned) }).toEqual({ seed, round, codes: ['wrong-colours'] })
      if (second === undefined) return answer
      const crossed = [{ ...first, black: second.black }, { ...second, black: first.black }, ...others]
      expect({ seed, round, codes: codes(crossed) }).toMatchObject({ codes: expect.arrayContaining(['not-by-the-steps']) })
      return answer
    }
    for (const _round of randomTournament(seed, pair, { players: [2, 10], rounds: [1, 8] }));
  }
  expect(rounds).toBeGreaterThan(120)
})
