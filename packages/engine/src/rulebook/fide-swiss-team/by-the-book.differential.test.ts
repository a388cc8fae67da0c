import { expect, test } from 'vitest'
import type { Colour } from '../../model/colour.ts'
import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import { checkSwissTeamRound } from '../../pairing/referee/swiss-team/check.ts'
import { atNight, tournamentsToCompare } from '../../testing/compare-ways.ts'
import {
  declaredPlayers,
  declaredTeams,
  randomDoubleSettings,
  randomTeamSettings,
  withGameScores,
} from '../../testing/random-swiss-team.ts'
import { randomTournament } from '../../testing/random-tournament.ts'
import { readingOf as doubleReading } from '../fide-double-swiss-2026/reading.ts'
import { system as double } from '../fide-double-swiss-2026/system.ts'
import { readingOf as teamReading } from '../fide-team-2026/reading.ts'
import { system as teams } from '../fide-team-2026/system.ts'
import { accelerated } from './accelerated.ts'
import { askedOfRound } from './asked-of-round.ts'
import { pairByTheBook } from './by-the-book/pair-round.ts'
import { competitorsOf } from './competitors.ts'
import { pairByMatching } from './pair-by-matching.ts'
import { type PairedRound, seated } from './paired-round.ts'

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

/** As drawn, with the acceleration that it asks for. */
const systems = [
  [
    'C.04.6',
    (seed: number, drawn: Tournament) => {
      const settings = randomTeamSettings(seed)
      const tournament = accelerated(withGameScores(drawn, settings, seed), settings.primary === 'match-points' ? bakuOf(drawn) : null)
      return { system: teams, tournament, reading: teamReading(tournament, settings), declared: declaredTeams(settings) }
    },
  ],
  [
    'C.04.5',
    (seed: number, drawn: Tournament) => {
      const settings = randomDoubleSettings(seed)
      return {
        system: double,
        tournament: accelerated(drawn, bakuOf(drawn)),
        reading: doubleReading(settings),
        declared: declaredPlayers(settings),
      }
    },
  ],
] as const

const bakuOf = ({ rules }: Tournament): 'baku' | null => (rules !== null && 'acceleration' in rules ? rules.acceleration : null)

test.each(systems)('%s 3, 4: the fast way, the book and the referee agree', { timeout: 86_400_000 }, (name, event) => {
  const count = tournamentsToCompare(120)
  let [rounds, several, impossible] = [0, 0, 0]
  for (let seed = 1; seed <= count; seed++) {
    const pair = (drawn: Tournament, round: RoundNumber, initialColour: Colour) => {
      const { system, tournament, reading, declared } = event(seed, { ...drawn, initialColour })
      const competitors = competitorsOf(tournament, round, reading)
      const asked = askedOfRound(tournament, round, system, reading.settings)
      const fast = pairByMatching(competitors, system, asked)
      expect({ seed, round, fast: inIds(fast) }).toEqual({ seed, round, fast: inIds(pairByTheBook(competitors, system, asked)) })
      rounds++
      if (fast.kind !== 'paired') {
        impossible++
        return fast
      }
      if (fast.brackets.some(({ upfloaters }) => upfloaters.length > 1)) several++
      const answer = seated(fast, initialColour, system)
      const dealt = new Set([...answer.boards.flatMap(({ white, black }) => [white, black]), answer.bye])
      const notPaired = tournament.players.flatMap(({ id }) => (dealt.has(id) ? [] : [id]))
      const pairing = { kind: 'pairing', rulebook: 'cfc-team', round, ...answer, notPaired } as const
      const violations = checkSwissTeamRound(tournament, round, pairing, declared)
      expect({ seed, round, violations }).toEqual({ seed, round, violations: [] })
      return pairing
    }
    for (const _ of randomTournament(seed, pair, { players: [2, 11], rounds: [1, 10] }));
  }
  if (atNight) console.info(name, { rounds, several, impossible })
  const enough = { rounds: rounds > 2 * count, several: several > 0, impossible: impossible > 0 }
  expect(enough).toEqual({ rounds: true, several: true, impossible: true })
})
