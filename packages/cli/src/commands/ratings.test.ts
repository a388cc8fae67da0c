import { describe, expect, test } from 'vitest'
import { exitCodes } from '../exit-codes.ts'
import { runZug } from '../testing/run-zug.ts'
import { book, demo, textOf, useFolder } from '../testing/worked-example.ts'

const { path, put } = useFolder()

describe('zug ratings', () => {
  test('everybody in a line, with K and what it rests on', () => {
    const { status, stdout, stderr } = runZug(['ratings', book])
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('After round 6, by the formulas of FIDE (B.02), standard.')
    expect(stdout).toMatch(/ 5 +Eloise +2350 +6 +4\.5 +3\.29 +20 +\+24\.2 +2374 +2501\n/)
  })

  test('one player game by game: what counts of the difference, what was expected, what it changes', () => {
    const { stdout } = runZug(['ratings', book, '--player', 'alice'])
    expect(stdout).toMatch(/3 +Robert +2000 +\+500, counts \+400 +0\.92 +1 +\+0\.80\n/)
    expect(stdout).toContain('K 10: 2400 and above (B.02 8.3.3)')
    expect(stdout).toContain('Score 4.5, expected 4.33: +1.70, 2500 becomes 2502')
  })

  test("by the CFC's formulas; after an earlier round; as CSV", () => {
    expect(runZug(['ratings', book, '--player', '2', '--by', 'cfc']).stdout).toContain('Bonus 0.0 for what exceeds 15.9')
    const [heading, first] = runZug(['ratings', book, '--round', '1', '--csv']).stdout.split('\r\n')
    expect(heading).toBe('No,Name,Rating,Games,Score,Expected,K,Change,After,Performance')
    expect(first).toBe('1,Alice,2500,1,1.0,0.81,10,+1.9,2502,3050')
  })

  test('in team events by the games of the members', () => {
    const drawn = ['--rules', 'fide-team-2026', '--players', '4', '--rounds', '3', '--boards', '2', '--unrated', '0', '--plain']
    expect(runZug(['generate', '--seed', 'ratings', ...drawn, '--out', path('teams')]).status).toBe(0)
    const { status, stdout } = runZug(['ratings', path('teams/0001.trf'), '--json'])
    expect(status).toBe(0)
    const { players } = JSON.parse(stdout) as { readonly players: readonly { readonly games: readonly unknown[] }[] }
    expect(players.map(({ games }) => games.length)).toEqual(Array.from({ length: 8 }, () => 3))
  })

  test.each(['ratings', 'norms'])('games without a result do not count, which zug %s says once', (command) => {
    const file = put(`${command}.trf`, textOf(demo))
    expect(runZug(['pair', file, '--record']).status).toBe(0)
    expect(runZug([command, file]).stderr).toMatch(/^\S+ games-open warning: 7 games are open and do not count\.\n$/)
    expect(runZug([command, file, '--round', '5']).stderr).toBe('')
  })

  test('without a round, by a player that there is not, or in games with scores of their own: a clear answer', () => {
    expect(runZug(['ratings', book, '--round', '9']).stderr).toContain('round-too-far')
    expect(runZug(['ratings', book, '--player', 'nobody here']).stderr).toContain('player-unknown')
    const other = runZug(['ratings', 'golden/ssm-worked-example.json'])
    expect(other).toMatchObject({ status: exitCodes.badInput, stdout: '' })
    expect(other.stderr).toContain('ratings-of-other-games')
  })
})
