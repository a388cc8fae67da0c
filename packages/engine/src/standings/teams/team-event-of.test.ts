import { expect, test } from 'vitest'
import { playerId } from '../../model/ids.ts'
import type { BoardResult, TeamEntry, TeamOutcome } from '../../model/team.ts'
import { newTournament } from '../../model/tournament.ts'
import { rulesOf } from '../../testing/rules-of.ts'
import { codesFrom } from '../../testing/standings-of.ts'
import { teamEventOf } from './team-event-of.ts'
import { teamStandings } from './team-standings.ts'

const match = (opponent: number, colour: 'white' | 'black', ...results: BoardResult[]): TeamOutcome => ({
  kind: 'match',
  opponent: playerId(opponent),
  colour,
  boards: results.map((result) => ({ player: null, result })),
})
const team = (id: number, ...outcomes: TeamOutcome[]): TeamEntry => ({
  id: playerId(id),
  name: `Team ${id}`,
  boards: [playerId(10 * id), playerId(10 * id + 1)],
  alternates: [],
  outcomes,
})

test('CFC 647: match points by game points, the bye of a Swiss full, of a round robin not scored', () => {
  const teams = [
    team(1, match(2, 'white', 'win', 'draw'), { kind: 'bye', bye: 'pairing-allocated' }),
    team(2, match(1, 'black', 'loss', 'draw'), match(3, 'white', 'win', 'forfeit-loss')),
    team(3, { kind: 'bye', bye: 'half-point' }, match(2, 'black', 'loss', 'forfeit-win')),
  ]
  const points = (rulebook: 'cfc-team' | 'round-robin') =>
    teamEventOf(newTournament({ rules: rulesOf(rulebook), teams }))!.teams.map(({ rounds }) =>
      rounds.map(({ matchPoints, gamePoints }) => [matchPoints, gamePoints]),
    )
  expect(points('cfc-team')).toEqual([
    [
      [10, 15],
      [10, 20],
    ],
    [
      [0, 5],
      [5, 10],
    ],
    [
      [5, 10],
      [5, 10],
    ],
  ])
  expect(points('round-robin')[0]![1]).toEqual([0, 0])
  const ranked = teamStandings(teamEventOf(newTournament({ rules: rulesOf('cfc-team'), teams }))!, {
    tieBreaks: codesFrom('MPvGP', 'teams'),
  })
  expect(ranked.rows.map(({ team: { number } }) => number)).toEqual([1, 3, 2])
  expect(teamEventOf(newTournament())).toBeNull()
})
