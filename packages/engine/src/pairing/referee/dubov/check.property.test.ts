import { expect, test } from 'vitest'
import type { RoundNumber } from '../../../model/ids.ts'
import type { Tournament } from '../../../model/tournament.ts'
import { fideDubov2026 as system } from '../../../rulebook/fide-dubov-2026/index.ts'
import { asDubov } from '../../../testing/random/random-dubov.ts'
import { randomTournament } from '../../../testing/random/random-tournament.ts'
import { checkRound } from '../../check-round.ts'
import type { RoundPairing } from '../../round-pairing.ts'

test('C.04.4.1 3, 5: the referee refuses turned colours and pairs that are not by the text', () => {
  let [rounds, byes] = [0, 0]
  for (let seed = 1; seed <= 60; seed++) {
    const pair = (drawn: Tournament, round: RoundNumber, initialColour: 'white' | 'black') => {
      const tournament = asDubov({ ...drawn, initialColour }, seed)
      const answer = system.pairRound(tournament, round)
      if (answer.kind !== 'pairing') return answer
      rounds++
      const codes = (changed: Partial<RoundPairing>) =>
        checkRound(tournament, round, { ...answer, ...changed }, system.id).violations.map(({ code }) => code)
      const [first, second, ...others] = answer.boards
      if (first === undefined) return answer
      const turned = [{ white: first.black, black: first.white }, ...answer.boards.slice(1)]
      expect({ seed, round, codes: codes({ boards: turned }) }).toEqual({ seed, round, codes: ['wrong-colours'] })
      if (answer.bye !== null) {
        byes++
        const other = codes({ bye: first.black, boards: [{ ...first, black: answer.bye }, ...answer.boards.slice(1)] })
        expect({ seed, round, other }).toMatchObject({ other: expect.arrayContaining(['not-by-the-steps']) })
      }
      if (second === undefined) return answer
      const crossed = [{ ...first, black: second.black }, { ...second, black: first.black }, ...others]
      expect({ seed, round, codes: codes({ boards: crossed }) }).toMatchObject({ codes: expect.arrayContaining(['not-by-the-steps']) })
      return answer
    }
    for (const _round of randomTournament(seed, pair, { players: [2, 10], rounds: [1, 8] }));
  }
  expect(rounds).toBeGreaterThan(120)
  expect(byes).toBeGreaterThan(20)
})
