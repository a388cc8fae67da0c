import { expect, test } from 'vitest'
import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import { randomDoubleSettings, randomTeamSettings } from '../../testing/random-swiss-team.ts'
import { randomTournament } from '../../testing/random-tournament.ts'
import { readingOf as doubleReading } from '../fide-double-swiss-2026/reading.ts'
import { system as double } from '../fide-double-swiss-2026/system.ts'
import { readingOf as teamReading } from '../fide-team-2026/reading.ts'
import { system as teams } from '../fide-team-2026/system.ts'
import { askedOfRound } from './asked-of-round.ts'
import { pairByTheBook } from './by-the-book/pair-round.ts'
import { competitorsOf, type Reading } from './competitors.ts'
import type { AskedOfRound } from './criterion.ts'
import { pairByMatching } from './pair-by-matching.ts'
import { type PairedRound, seated } from './paired-round.ts'
import type { System } from './system.ts'

const inIds = (round: PairedRound | { readonly kind: 'too-large' }): unknown =>
  round.kind !== 'paired'
    ? round.kind
    : [
        round.bye?.id ?? null,
        ...round.brackets.map(({ residents, upfloaters, pairs }) => [
          residents.map(({ id }) => id),
          upfloaters.map(({ id }) => id).toSorted((a, b) => a - b),
          pairs.map(({ top, bottom }) => `${top.id}-${bottom.id}`),
        ]),
      ]

const systems: readonly (readonly [string, System, (seed: number, tournament: Tournament) => Reading])[] = [
  ['C.04.6', teams, (seed, tournament) => teamReading(tournament, randomTeamSettings(seed))],
  ['C.04.5', double, (seed) => doubleReading(randomDoubleSettings(seed))],
]

test.each(systems)('%s 3: matching finds what trying everything finds', (_, system, reading) => {
  const count = Number(process.env.SWISS_TEAM_SEEDS ?? 150)
  let [rounds, several, failed] = [0, 0, 0]
  for (let seed = 1; seed <= count; seed++) {
    const pair = (tournament: Tournament, round: RoundNumber) => {
      const how = reading(seed, tournament)
      const competitors = competitorsOf(tournament, round, how)
      const asked: AskedOfRound = askedOfRound(tournament, round, system, how.settings)
      const [fast, book] = [pairByMatching(competitors, system, asked), pairByTheBook(competitors, system, asked)]
      expect({ seed, round, fast: inIds(fast) }).toEqual({ seed, round, fast: inIds(book) })
      rounds++
      if (fast.kind !== 'paired') {
        failed++
        return fast
      }
      if (fast.brackets.some(({ upfloaters }) => upfloaters.length > 1)) several++
      const answer = seated(fast, 'white', system)
      const dealt = new Set([...answer.boards.flatMap(({ white, black }) => [white, black]), answer.bye])
      const notPaired = tournament.players.flatMap(({ id }) => (dealt.has(id) ? [] : [id]))
      return { kind: 'pairing', rulebook: 'cfc-team', round, ...answer, notPaired } as const
    }
    const played = randomTournament(seed, pair, { players: [2, 11], rounds: [1, 10] })
    while (played.next().done !== true);
  }
  expect({ rounds: rounds > 2 * count, several: several > 0, failed: failed > 0 }).toEqual({ rounds: true, several: true, failed: true })
})
