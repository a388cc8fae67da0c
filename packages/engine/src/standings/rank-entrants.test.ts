import { describe, expect, test } from 'vitest'
import { teamsAsPlayers } from '../rulebook/cfc-team/index.ts'
import { rulesOf } from '../testing/rules-of.ts'
import { codesFrom } from '../testing/standings-of.ts'
import { teamTournament } from '../testing/team-tournament.ts'
import { toNumber } from './exact.ts'
import { presetFor, tieBreaksOf } from './presets.ts'
import { rankEntrants } from './rank-entrants.ts'
import { standingsTable } from './tables/standings-table.ts'
import { tableText } from './tables/text-table.ts'
import { workingLines } from './tables/working-text.ts'
import { boardStandings } from './teams/board-standings.ts'

/** Three rounds of four teams on two boards. 1 and 2 have two match points each; 1 has more game points. */
const event = teamTournament(4, 2, [
  ['1-4 11', '2-3 1='],
  ['4-3 ==', '1-2 =0'],
  ['2-4 0=', '3-1 0='],
])
const ranked = (tournament = event, codes = 'MPvGP') =>
  rankEntrants(tournament, teamsAsPlayers(tournament), { tieBreaks: codesFrom(codes, 'teams') })

describe('standings of teams', () => {
  test('CFC 647: by match points, and game points as the other score', () => {
    const table = ranked()
    expect(table).toMatchObject({ of: 'teams', round: 3, final: true, system: 'swiss', openGames: [] })
    expect(table.rows.map(({ rank, player, points, gamePoints }) => [rank, player.name, points / 10, gamePoints! / 10])).toEqual([
      [1, 'Team 1', 2, 4],
      [2, 'Team 2', 2, 3.5],
      [3, 'Team 4', 1.5, 2.5],
      [4, 'Team 3', 0.5, 2],
    ])
    expect(table.rows[0]!.player.rating).toBe(2285)
  })

  test('10.6: the mean rating of a team may have a fraction', () => {
    const odd = { ...event, players: event.players.map((player) => (player.id === 11 ? { ...player, rating: 2291 } : player)) }
    expect(ranked(odd, 'RTNG').rows.map(({ values: [, value] }) => toNumber(value!))).toContain(2285.5)
  })

  test('CFC 672 and 673 in match points, then the match between the tied, then game points', () => {
    const values = (codes: string) =>
      ranked(event, codes).rows.map(({ player, values: [, value] }) => [player.id, value && toNumber(value)])
    expect(values('CFC672')).toEqual([
      [2, 5],
      [1, 4],
      [4, 2],
      [3, 1],
    ])
    expect(values('CFC673')).toEqual([
      [2, 2.5],
      [1, 2],
      [4, 2.25],
      [3, 0.75],
    ])
    expect(ranked(event, 'MUTUAL').rows[0]!.player.id).toBe(2)
    const robin = { ...event, rules: rulesOf('round-robin', { of: 'teams' }) }
    expect(presetFor(robin).name).toBe('cfc-team-round-robin')
    expect(rankEntrants(robin, teamsAsPlayers(robin), { tieBreaks: tieBreaksOf(presetFor(robin)) }).rows[0]!.player.id).toBe(2)
  })

  test('C.07 8, 12 and 13: Buchholz in match points, boards, Sonneborn-Berger of both scores, the match itself', () => {
    for (const code of ['BH:MP', 'BH:GP', 'SB', 'EMGSB', 'EMMSB', 'EDEBT', 'BC', 'TBR', 'BBE', 'DE', 'SSSC'])
      expect(ranked(event, code).rows, code).toHaveLength(4)
    expect(
      ranked(event, 'BH:MP')
        .rows.find(({ player }) => player.id === 1)!
        .values.map((value) => value && toNumber(value)),
    ).toEqual([2, 4])
  })

  test('after an earlier round, and not final with an open board', () => {
    const first = rankEntrants(event, teamsAsPlayers(event), { tieBreaks: [], round: 1 })
    expect([first.round, first.final, first.rows[0]!.points]).toEqual([1, false, 10])
    const open = ranked(teamTournament(2, 2, [['1-2 1*']]))
    expect(open).toMatchObject({ final: false, openGames: [{ round: 1, player: 1, opponent: 2 }] })
  })

  test('a board lost by both leaves the match to the other boards', () => {
    const both = teamTournament(2, 2, [['1-2 1=']])
    const lost = both.teams!.map((team) => ({
      ...team,
      outcomes: team.outcomes.map((outcome) =>
        outcome.kind === 'match'
          ? { ...outcome, boards: [outcome.boards[0]!, { ...outcome.boards[1]!, result: 'forfeit-loss' as const }] }
          : outcome,
      ),
    }))
    expect(ranked({ ...both, teams: lost }, 'WON').rows.map(({ values }) => toNumber(values[1]!))).toEqual([1, 0])
  })

  test('table and working have the columns of teams', () => {
    const table = ranked(event, 'MPvGP,EMGSB')
    expect(tableText(standingsTable(table)).split('\n')[0]).toMatch(/MP\s+GP\s+MPvGP\s+EMGSB/)
    expect(workingLines(table, table.rows[0]!).join('\n')).toContain('Team 2')
  })
})

describe('standings of boards', () => {
  test('by the board played: points, share, performance; alternates where they sat', () => {
    const tournament = teamTournament(
      4,
      2,
      [
        ['1-4 11~', '2-3 1='],
        ['4-3 ==', '1-2 =0'],
      ],
      { alternates: 1 },
    )
    const { boards, all } = boardStandings(tournament)!
    const shown = boards.map(({ rows }) => rows.map(({ player, games, points }) => [player.id, games, points / 10]))
    expect(shown[0]!.slice(0, 2)).toEqual([
      [21, 2, 1.5],
      [11, 2, 1.5],
    ])
    expect(shown[1]).toContainEqual([13, 1, 1])
    expect(shown[1]).toContainEqual([12, 1, 0])
    expect(all).toHaveLength(9)
    expect(all.find(({ player }) => player.id === 13)).toMatchObject({ games: 1, team: { id: 1 }, share: { numerator: 1, denominator: 1 } })
    expect(boardStandings({ ...tournament, teams: undefined } as never)).toBeNull()
  })
})
