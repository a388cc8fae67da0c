import { expect, test } from 'vitest'
import type { RoundNumber } from '../../../model/ids.ts'
import type { Tournament } from '../../../model/tournament.ts'
import { randomTournament } from '../../../testing/random/random-tournament.ts'
import { readingOf as doubleReading } from '../../fide-double-swiss-2026/reading.ts'
import { doubleSwissDefaults } from '../../fide-double-swiss-2026/rules.ts'
import { system as double } from '../../fide-double-swiss-2026/system.ts'
import { readingOf as teamReading } from '../../fide-team-2026/reading.ts'
import { fideTeamDefaults } from '../../fide-team-2026/rules.ts'
import { system as teams } from '../../fide-team-2026/system.ts'
import { askedOfRound } from '../asked-of-round.ts'
import { competitorsOf } from '../competitors.ts'
import { seated } from '../paired-round.ts'
import { pairByMatching } from './pair-by-matching.ts'

const typeB = { ...fideTeamDefaults, preferences: 'B' } as const
const systems = [
  ['C.04.6', teams, (tournament: Tournament) => teamReading(tournament, typeB)],
  ['C.04.5', double, () => doubleReading(doubleSwissDefaults)],
] as const

test.each(systems)(
  '%s 3: no cliff: four times as many take a few rounds in no more than forty times the time',
  (_, system, readingOf) => {
    const timeFor = (players: number): number => {
      let best = Number.POSITIVE_INFINITY
      for (let again = 0; again < 2; again++) {
        let spent = 0
        const pair = (tournament: Tournament, round: RoundNumber) => {
          const reading = readingOf(tournament)
          const competitors = competitorsOf(tournament, round, reading)
          const start = performance.now()
          const paired = pairByMatching(competitors, system, askedOfRound(tournament, round, system, reading.settings))
          spent += performance.now() - start
          if (paired.kind !== 'paired') return paired
          const answer = seated(paired, 'white', system)
          const dealt = new Set([...answer.boards.flatMap(({ white, black }) => [white, black]), answer.bye])
          return {
            kind: 'pairing',
            rulebook: 'cfc-team',
            round,
            ...answer,
            notPaired: tournament.players.flatMap(({ id }) => (dealt.has(id) ? [] : [id])),
          } as const
        }
        for (const _ of randomTournament(4, pair, { players: [players, players], rounds: [6, 6] }));
        best = Math.min(best, spent)
      }
      return best
    }
    const [small, large] = [timeFor(125), timeFor(500)]
    expect({ small, large, ratio: large < 40 * Math.max(small, 50) }).toMatchObject({ ratio: true })
  },
  600_000,
)
