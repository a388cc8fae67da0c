import { expect, test } from 'vitest'
import type { Tournament } from '../../../model/tournament.ts'
import type { PairingAnswer } from '../../../pairing/round-pairing.ts'
import { randomDoubleSettings, randomTeamSettings, withGameScores, withGames } from '../../../testing/random/random-swiss-team.ts'
import { randomTournament } from '../../../testing/random/random-tournament.ts'
import { books } from '../../../testing/self-test/books.ts'
import { askSome } from '../../../testing/wish-granted.ts'
import { fideDoubleSwiss2026 } from '../../fide-double-swiss-2026/index.ts'
import { fideTeam2026 } from '../../fide-team-2026/index.ts'

const tournaments = 30 * Number(process.env.ZUG_QUESTIONS ?? 1)
const kinds = [
  'forbidden',
  'cannot-be-completed',
  'worse',
  'later',
  'comes-first',
  'paired',
  'unpaired: worse',
  'unpaired: later',
  'unpaired: comes-first',
]

const systems = [
  ['C.04.6 2.3, 3.4 to 3.6', fideTeam2026, (drawn: Tournament, seed: number) => withGameScores(drawn, randomTeamSettings(seed), seed)],
  ['C.04.5 2.3, 3.4 to 3.6', fideDoubleSwiss2026, (drawn: Tournament, seed: number) => withGames(drawn, randomDoubleSettings(seed), seed)],
] as const

test.each(systems)(
  '%s: why not A against B, and why not up or the bye, agree with the book with the wish granted',
  { timeout: 600_000 },
  (_, system, event) => {
    const counts = new Map<string, number>()
    for (let seed = 1; seed <= tournaments; seed++) {
      const pair = (drawn: Tournament, round: Parameters<typeof system.pairRound>[1], initialColour: 'white' | 'black'): PairingAnswer => {
        const tournament = event({ ...drawn, initialColour }, seed)
        askSome({ tournament, round, seed }, system, books[system.id]!, 4, counts)
        return system.pairRound(tournament, round)
      }
      for (const _round of randomTournament(seed, pair, { players: [4, 10], rounds: [3, 7] }));
    }
    if (tournaments > 30) console.info(system.id, counts)
    expect(counts.get('later though better')).toBeUndefined()
    for (const kind of kinds) expect({ kind, asked: (counts.get(kind) ?? 0) > 0 }).toEqual({ kind, asked: true })
  },
)
