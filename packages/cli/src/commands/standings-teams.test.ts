import { describe, expect, test } from 'vitest'
import { runZug } from '../testing/run-zug.ts'
import { useFolder } from '../testing/worked-example.ts'

const folder = useFolder()

/** Four teams of two boards after two rounds; team 1 has won twice. */
const won: readonly (readonly [number, number, readonly [string, string]])[][] = [
  [
    [1, 3, ['win', 'draw']],
    [2, 4, ['win', 'draw']],
  ],
  [
    [1, 2, ['draw', 'win']],
    [4, 3, ['draw', 'draw']],
  ],
]
const other = { win: 'loss', draw: 'draw', loss: 'win' } as const
const outcomesOf = (team: number) =>
  won.map((matches) => {
    const [white, black, results] = matches.find(([a, b]) => a === team || b === team)!
    const mine = (result: string) => (white === team ? result : other[result as 'win'])
    const boards = results.map((result, at) => ({ player: 10 * team + at + 1, result: mine(result) }))
    return { kind: 'match', opponent: white === team ? black : white, colour: white === team ? 'white' : 'black', boards }
  })
const league = (rulebook: string) => ({
  format: 'zug-tournament',
  version: 2,
  rules: { rulebook },
  numberOfRounds: 3,
  players: [1, 2, 3, 4].flatMap((team) =>
    [1, 2].map((board) => ({ id: 10 * team + board, name: `P${team}${board}`, rating: 2000 - 10 * team })),
  ),
  teams: [1, 2, 3, 4].map((id) => ({ id, name: `Team ${id}`, boards: [10 * id + 1, 10 * id + 2], outcomes: outcomesOf(id) })),
})
const file = (rulebook: string): string => folder.put(`${rulebook}.json`, JSON.stringify(league(rulebook)))

describe('zug standings of a team event', () => {
  test('ranks teams by match points, with game points, by the preset of the rulebook', () => {
    const { status, stdout, stderr } = runZug(['standings', file('cfc-team')])
    expect([status, stderr]).toEqual([0, ''])
    const lines = stdout.split('\n')
    expect(lines[2]).toBe('Tie-breaks CFC672, MPvGP (preset cfc-team-swiss; CFC 672; C.07 of 2026)')
    expect(lines[4]).toMatch(/^Rk\s+No\s+Name\s+Rtg\s+MP\s+GP\s+CFC672\s+MPvGP$/)
    expect(lines[5]).toMatch(/^ 1\s+1\s+Team 1\s+1990\s+2\s+3\s+3\.0/)
    expect(runZug(['standings', file('round-robin')]).stdout).toContain('Tie-breaks CFC673, MUTUAL, MPvGP (preset cfc-team-round-robin')
  })

  test('tie-breaks of teams, the working of a team, json and crosstable', () => {
    const name = file('cfc-team')
    const json = JSON.parse(runZug(['standings', name, '--json', '--tie-breaks', 'EMGSB,BH:MP,BC']).stdout)
    expect(json).toMatchObject({ of: 'teams', tieBreaks: ['EMGSB', 'BH:MP', 'BC'] })
    expect(json.players[0]).toMatchObject({ id: 1, points: 2, gamePoints: 3 })
    expect(runZug(['standings', name, '--show-working', 'Team 2']).stdout).toContain('MPvGP 2.0')
    expect(runZug(['standings', name, '--crosstable']).stdout).toContain('Team 4')
    expect(runZug(['standings', name, '--preset', 'swiss-rated'])).toMatchObject({ status: 3 })
    expect(runZug(['standings', name, '--preset', 'swiss-rated']).stderr).toContain('preset-unsuitable')
  })

  test('boards and the card of a member', () => {
    const name = file('cfc-team')
    const { stdout } = runZug(['standings', name, '--boards'])
    expect(stdout).toMatch(/Board 1\n.*\n\s*1\s+11\s+P11\s+1990\s+Team 1\s+2\s+1\.5\s+75\.0/)
    const json = JSON.parse(runZug(['standings', name, '--boards', '--json']).stdout)
    expect(json.boards.map(({ rows }: { rows: readonly unknown[] }) => rows.length)).toEqual([4, 4])
    expect(json.all).toHaveLength(8)
    expect(runZug(['standings', name, '--card', 'P12']).stdout).toContain('2   22  P22   B')
    const alone = folder.put('alone.json', JSON.stringify({ format: 'zug-tournament', version: 2, players: [{ id: 1, name: 'A' }] }))
    expect(runZug(['standings', alone, '--boards']).stderr).toContain('no-teams')
  })
})
