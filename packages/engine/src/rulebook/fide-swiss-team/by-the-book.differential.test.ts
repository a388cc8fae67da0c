import { expect, test } from 'vitest'
import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import { checkRound } from '../../pairing/check-round.ts'
import type { PairingAnswer } from '../../pairing/round-pairing.ts'
import { atNight, firstSeed, tournamentsToCompare } from '../../testing/compare-ways.ts'
import { randomDoubleSettings, randomTeamSettings, withGameScores, withGames } from '../../testing/random/random-swiss-team.ts'
import { randomTournament } from '../../testing/random/random-tournament.ts'
import { seenInRounds } from '../../testing/seen-in-rounds.ts'
import { books } from '../../testing/self-test/books.ts'
import { fideDoubleSwiss2026 } from '../fide-double-swiss-2026/index.ts'
import { fideTeam2026 } from '../fide-team-2026/index.ts'

const tournaments = tournamentsToCompare(120)

const systems = [
  [
    'fide-team-2026 3.1, 3.3, 3.4, 3.5, 3.6',
    fideTeam2026,
    (tournament: Tournament, seed: number) => withGameScores(tournament, randomTeamSettings(seed), seed),
  ],
  [
    'fide-double-swiss-2026 3.1, 3.3, 3.4, 3.5, 3.6',
    fideDoubleSwiss2026,
    (tournament: Tournament, seed: number) => withGames(tournament, randomDoubleSettings(seed), seed),
  ],
] as const

test.each(systems)('%s: the fast way, the book and the referee agree', { timeout: 86_400_000 }, (_, system, event) => {
  const seen = seenInRounds()
  for (let seed = firstSeed; seed < firstSeed + tournaments; seed++) {
    const pair = (drawn: Tournament, round: RoundNumber, initialColour: 'white' | 'black'): PairingAnswer => {
      const tournament = event({ ...drawn, initialColour }, seed)
      const fast = system.pairRound(tournament, round)
      expect({ seed, round, fast }).toEqual({ seed, round, fast: books[system.id]!(tournament, round) })
      seen.add(tournament, fast, system.inReports.code(tournament.rules as never, '')!)
      if (fast.kind !== 'no-legal-pairing')
        expect({ seed, round, violations: checkRound(tournament, round, fast, system.id).violations }).toEqual({
          seed,
          round,
          violations: [],
        })
      return fast
    }
    for (const _round of randomTournament(seed, pair, { players: [2, 11], rounds: [1, 10] }));
  }
  if (atNight) console.info(`${system.id}, seeds from ${firstSeed}: ${seen.told()}`)
  expect({ rounds: seen.of('rounds') > 2 * tournaments, impossible: seen.of('without a legal pairing') > 0 }).toEqual({
    rounds: true,
    impossible: true,
  })
})
