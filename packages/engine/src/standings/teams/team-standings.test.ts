import { describe, expect, test } from 'vitest'
import { codesFrom } from '../../testing/standings-of.ts'
import { teamExercise } from '../../testing/tie-break-fixtures.ts'
import { toNumber } from '../exact.ts'
import { teamStandings } from './team-standings.ts'

describe('the articles of C.07 on teams', () => {
  const points = (...tenths: number[]): never => tenths as never
  const event = teamExercise()
  const withBoards = {
    ...event,
    boards: 4,
    teams: [
      { number: 1, name: 'A', rating: null, rounds: [match(2, points(10, 10, 0, 0)), match(3, points(0, 5, 5, 10))] },
      { number: 2, name: 'B', rating: null, rounds: [match(1, points(0, 0, 10, 10)), { ...bye('pairing-allocated', 20) }] },
      { number: 3, name: 'C', rating: null, rounds: [{ ...bye('half-point', 20) }, match(1, points(10, 5, 5, 0))] },
    ],
  }
  function match(opponent: number, boards: never) {
    const gamePoints = (boards as readonly number[]).reduce((a, b) => a + b, 0) as never
    return { kind: 'match' as const, opponent, colour: 'white' as const, matchPoints: 10 as never, gamePoints, boards }
  }
  function bye(kind: 'pairing-allocated' | 'half-point', gamePoints: number) {
    return { kind: 'bye' as const, bye: kind, matchPoints: 10 as never, gamePoints: gamePoints as never }
  }
  const row = (code: string, number: number) =>
    teamStandings(withBoards, { tieBreaks: codesFrom(code, 'teams') }).rows.find(({ team }) => team.number === number)!
  const order = (code: string) =>
    teamStandings(withBoards, { tieBreaks: codesFrom(code, 'teams') }).rows.map(({ team, rank }) => [team.number, rank])

  test('fide-c07 12: a team bye is a win on every board, a half-point bye brings nothing', () => {
    expect(
      row('TBR', 2)
        .working()[1]!
        .terms.map(({ value }) => toNumber(value)),
    ).toEqual([1, 1, 2, 2])
    expect(
      row('TBR', 3)
        .working()[1]!
        .terms.map(({ value }) => toNumber(value)),
    ).toEqual([1, 0.5, 0.5, 0])
  })

  test('fide-c07 12.1: BC is board times points, the lower the better, for equal game points only', () => {
    expect(order('BC')).toEqual([
      [3, 1],
      [1, 2],
      [2, 3],
    ])
    expect(toNumber(row('BC', 1).values[1]!)).toBe(1 + 3 + 1.5 + 4)
    const unequal = {
      ...withBoards,
      primary: 'MP' as const,
      teams: withBoards.teams.map((team, at) =>
        at === 0 ? { ...team, rounds: team.rounds.map((round) => ({ ...round, gamePoints: 30 as never })) } : team,
      ),
    }
    expect(teamStandings(unequal, { tieBreaks: codesFrom('BC', 'teams') }).rows.map(({ rank }) => rank)).toEqual([1, 1, 1])
  })

  test('fide-c07 12.2: TBR by board 1, then board 2', () => {
    expect(order('TBR')).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ])
  })

  test('fide-c07 12.3: BBE without the last board, then without the last two', () => {
    expect(
      row('BBE', 1)
        .working()[1]!
        .terms.map(({ value }) => toNumber(value)),
    ).toEqual([3, 2.5, 1])
    expect(order('BBE')).toEqual([
      [2, 1],
      [1, 2],
      [3, 3],
    ])
  })

  test('fide-c07 13.1: MPvGP is the score that is not the primary one', () => {
    const first = (primary: 'MP' | 'GP') =>
      toNumber(
        teamStandings({ ...event, primary }, { tieBreaks: codesFrom('MPvGP', 'teams') }).rows.find(({ team }) => team.number === 1)!
          .values[1]!,
      )
    expect([first('MP'), first('GP')]).toEqual([17.5, 10])
  })

  test('fide-c07 13.2: the letters say which score of the opponent and which own result', () => {
    const value = (primary: 'MP' | 'GP') =>
      toNumber(
        teamStandings({ ...event, primary }, { tieBreaks: codesFrom('EMGSB', 'teams') }).rows.find(({ team }) => team.number === 2)!
          .values[1]!,
      )
    expect([value('MP'), value('GP')]).toEqual([131, 131])
  })

  test('fide-c07 13.3: two teams tied on both scores are separated by their own match', () => {
    const codes = (name: string) =>
      teamStandings(event, { tieBreaks: codesFrom(name, 'teams') })
        .rows.filter(({ team }) => [11, 14].includes(team.number))
        .map(({ rank }) => rank)
    expect([codes('EDE'), codes('EDEBB')]).toEqual([
      [12, 12],
      [12, 13],
    ])
  })

  test('fide-c07 13.4: SSSC adds Buchholz divided by K, which /K sets', () => {
    const value = (code: string) =>
      teamStandings(event, { tieBreaks: codesFrom(code, 'teams') })
        .rows.find(({ team }) => team.number === 2)!
        .working()[1]!
    expect(value('SSSC').note).toMatchObject({ code: 'combination', scored: 17, strength: 57, divisor: 3 })
    expect(toNumber(value('SSSC/K10').value!)).toBeCloseTo(17 + 5.7)
  })
})
