import { expect, test } from 'vitest'
import { playerId } from '../../model/ids.ts'
import type { BoardResult, TeamEntry, TeamOutcome } from '../../model/team.ts'
import { newTournament } from '../../model/tournament.ts'
import { rulesOf } from '../../testing/rules-of.ts'
import { codesFrom } from '../../testing/standings-of.ts'
import { toNumber } from '../exact.ts'
import { teamEventOf } from './team-event-of.ts'
import { teamStandings } from './team-standings.ts'

/**
 * Five teams on two boards, three rounds, worked out with paper and pencil from C.07 before the program was asked:
 *
 *        1             2             3             MP  GP
 *  1 A   D 1½ (1 ½)    B 1 (0 1)     C 1 (1 0)     4   3½
 *  2 B   E 2  (1 1)    A 1 (1 0)     bye 1         4   4
 *  3 C   bye 1         D by default  A 1 (0 1)     4   4
 *  4 D   A ½  (0 ½)    C missed      E 1½ (½ +)    2   2
 *  5 E   B 0  (0 0)    bye 1         D ½  (½ -)    1   1½
 */
const match = (opponent: number, colour: 'white' | 'black', ...results: BoardResult[]): TeamOutcome => ({
  kind: 'match',
  opponent: playerId(opponent),
  colour,
  boards: results.map((result) => ({ player: null, result })),
})
const missed = (opponent: number, result: 'win' | 'loss'): TeamOutcome => ({
  kind: 'forfeit',
  opponent: playerId(opponent),
  colour: result === 'win' ? 'white' : 'black',
  result,
})
const bye: TeamOutcome = { kind: 'bye', bye: 'pairing-allocated' }
const team = (id: number, boards: number, ...outcomes: TeamOutcome[]): TeamEntry => ({
  id: playerId(id),
  name: `Team ${id}`,
  boards: Array.from({ length: boards }, (_, at) => playerId(10 * id + at)),
  alternates: [],
  outcomes,
})

const eventOf = (teams: readonly TeamEntry[], rounds: number, primary: 'match-points' | 'game-points' = 'match-points') =>
  teamEventOf(newTournament({ rules: rulesOf('fide-team-2026', { primary }), teams, numberOfRounds: rounds }))!

const league = (primary?: 'match-points' | 'game-points') =>
  eventOf(
    [
      team(1, 2, match(4, 'white', 'win', 'draw'), match(2, 'black', 'loss', 'win'), match(3, 'white', 'win', 'loss')),
      team(2, 2, match(5, 'white', 'win', 'win'), match(1, 'white', 'win', 'loss'), bye),
      team(3, 2, bye, missed(4, 'win'), match(1, 'black', 'loss', 'win')),
      team(4, 2, match(1, 'black', 'loss', 'draw'), missed(3, 'loss'), match(5, 'white', 'draw', 'forfeit-win')),
      team(5, 2, match(2, 'black', 'loss', 'loss'), bye, match(4, 'black', 'draw', 'forfeit-loss')),
    ],
    3,
    primary,
  )

const rows = (code: string, event = league()) =>
  teamStandings(event, { tieBreaks: codesFrom(code, 'teams') }).rows.toSorted((a, b) => a.team.number - b.team.number)
const values = (code: string, event = league()) =>
  rows(code, event).map(({ values: [, value] }) => Math.round(100 * toNumber(value!)) / 100)
const ranks = (code: string, event = league()) => rows(code, event).map(({ rank }) => rank)

test.each([
  // 13.1: the score that does not rank.
  ['PTS:MP', [4, 4, 4, 2, 1]],
  ['MPvGP', [3.5, 4, 4, 2, 1.5]],
  // 7: of matches. C won by default (WIN, not WON); D missed a match (REP); an unplayed round is measured by a draw (STD).
  ['WIN', [1, 1, 1, 1, 0]],
  ['WON', [1, 1, 0, 1, 0]],
  ['REP', [3, 3, 3, 2, 3]],
  ['STD', [2, 2, 2, 1, 0.5]],
  ['PS', [9, 9, 8, 2, 2]],
  ['BPG', [1, 0, 1, 1, 2]],
  // 8.1, 16.4: the bye of B is min(4, 3 drawn rounds), the default of C min(4, the 2 of D), of D min(2, the 4 of C).
  ['BH:MP', [10, 8, 9, 7, 7]],
  ['BH:GP', [10, 8, 8.5, 7, 7.5]],
  // 14.1, 16.5: D loses the 2 of the round it missed, not the 1 of E.
  ['BH:MP/C1', [8, 7, 7, 5, 6]],
  ['BH:MP/C2', [4, 4, 4, 4, 4]],
  ['BH:MP/M1', [4, 3, 3, 1, 2]],
  // /P: a default counts as a match with the scheduled opponent: C has D's 2, D has C's 4.
  ['BH:MP/P', [10, 8, 9, 9, 7]],
  // 8.3: with the last round drawn, D has 1 and E has 2.
  ['FB:MP', [9, 9, 8, 7, 7]],
  // 13.2: the opponent's score, then the own one against it.
  ['EMMSB', [12, 9, 11, 2, 1]],
  ['EMGSB', [11, 9, 11, 3.5, 2]],
  ['EGMSB', [12, 9.5, 10.5, 3, 1.5]],
  ['EGGSB', [11, 9.5, 10.5, 4, 2.5]],
  // 14.1.3, 16.5: of D the higher of the product with E (2) and that of the missed round (0) goes.
  ['EMMSB/C1', [8, 7, 7, 0, 0]],
  // 13.4: K = trunc(6 match points / 2 game points of a match) = 3.
  ['SSSC', [6.83, 6.67, 7, 4.33, 3.83]],
  ['SSSC/F', [6.5, 7, 6.67, 4.33, 3.83]],
  ['SSSC/K2', [8.5, 8, 8.5, 5.5, 5]],
  ['SSSC/C1', [6.17, 6.33, 6.33, 3.67, 3.5]],
] as const)('fide-c07 7, 8, 13, 14, 16: %s of five teams as worked out by hand', (code, expected) => {
  expect(values(code)).toEqual(expected)
})

test('fide-c07 13.1, 13.4: with game points as the score, match points are the other', () => {
  const event = league('game-points')
  expect([values('MPvGP', event), ranks('MPvGP', event)]).toEqual([
    [4, 4, 4, 2, 1],
    [3, 1, 1, 4, 5],
  ])
  // K = trunc(6 game points / 2 match points of a match) = 3; Buchholz is that of game points.
  expect(values('SSSC', event)).toEqual([7.33, 6.67, 6.83, 4.33, 3.5])
})

test('fide-c07 12: board count, top boards and bottom boards part B from C, whom game points do not', () => {
  // By board, the bye and the default won everywhere: B 3 and 2, C 2 and 3. A has fewer game points, so that BC is not asked of the three together.
  expect([ranks('BC'), ranks('MPvGP, BC'), ranks('MPvGP, TBR'), ranks('MPvGP, BBE')]).toEqual([
    [1, 1, 1, 4, 5],
    [3, 1, 2, 4, 5],
    [3, 1, 2, 4, 5],
    [3, 1, 2, 4, 5],
  ])
  const terms = (code: string, number: number) =>
    rows(code)
      [number - 1]!.working()[1]!
      .terms.map(({ value }) => toNumber(value))
  expect([terms('TBR', 2), terms('TBR', 3), terms('BBE', 2), terms('BBE', 3)]).toEqual([[3, 2], [2, 3], [3], [2]])
  expect(rows('MPvGP, BC').map(({ values: [, , value] }) => (value == null ? null : toNumber(value)))).toEqual([null, 7, 8, null, null])
})

test('fide-c07 6.3, 13.3: B and C have not met, so that nobody of the three is surely first', () => {
  expect([ranks('DE:MP'), ranks('EDE'), ranks('EDEBT')]).toEqual([
    [1, 1, 1, 4, 5],
    [1, 1, 1, 4, 5],
    [1, 1, 1, 4, 5],
  ])
})

test('fide-c07 13.3: two teams that drew their match: the boards of it, in the order that the code names', () => {
  // 1 has boards 1 and 4, 2 has 2 and 3: board counts 5 and 5; top boards for 1; without the last board 1 has 1, 2 has 2.
  const pair = eventOf(
    [
      team(1, 4, match(2, 'white', 'win', 'loss', 'loss', 'win'), match(3, 'white', 'win', 'win', 'loss', 'loss')),
      team(2, 4, match(1, 'black', 'loss', 'win', 'win', 'loss'), match(4, 'white', 'loss', 'loss', 'win', 'win')),
      team(3, 4, match(4, 'white', 'draw', 'draw', 'draw', 'draw'), match(1, 'black', 'loss', 'loss', 'win', 'win')),
      team(4, 4, match(3, 'black', 'draw', 'draw', 'draw', 'draw'), match(2, 'black', 'win', 'win', 'loss', 'loss')),
    ],
    2,
  )
  const lastTwo = eventOf(pairTeams, 2)
  expect(ranks('EDEBT', pair)).toEqual([1, 1, 1, 1])
  expect(['EDE', 'EDEBT', 'EDEBB', 'EDET', 'EDEB'].map((code) => ranks(code, lastTwo).slice(0, 2))).toEqual([
    [1, 1],
    [1, 2],
    [2, 1],
    [1, 2],
    [2, 1],
  ])
})

/** As before, but 1 and 2 win their other matches, and so are the only two with three points. */
const pairTeams = [
  team(1, 4, match(2, 'white', 'win', 'loss', 'loss', 'win'), match(3, 'white', 'win', 'win', 'win', 'loss')),
  team(2, 4, match(1, 'black', 'loss', 'win', 'win', 'loss'), match(4, 'white', 'loss', 'win', 'win', 'win')),
  team(3, 4, match(4, 'white', 'draw', 'draw', 'draw', 'draw'), match(1, 'black', 'loss', 'loss', 'loss', 'win')),
  team(4, 4, match(3, 'black', 'draw', 'draw', 'draw', 'draw'), match(2, 'black', 'win', 'loss', 'loss', 'loss')),
]

test('C.04.6 1.4: the bye is worth a drawn match, by what a draw on a board is worth', () => {
  const tournament = newTournament({ rules: rulesOf('fide-team-2026'), teams: [team(1, 4, bye)] })
  const scoring = { ...tournament.scoring, winWhite: 30, winBlack: 30, forfeitWin: 30, drawWhite: 10, drawBlack: 10 } as never
  expect(teamEventOf({ ...tournament, scoring })!.teams[0]!.rounds[0]).toMatchObject({ matchPoints: 10, gamePoints: 40 })
})
