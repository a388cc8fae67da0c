import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runZug } from '../testing/run-zug.ts'
import { book, rules, useFolder } from '../testing/worked-example.ts'

const folder = useFolder()

describe('zug convert', () => {
  test('to JSON and back loses nothing', () => {
    const json = folder.path('book.json')
    const back = folder.path('book.trfx')
    expect(runZug(['convert', book, json])).toMatchObject({ status: 0, stdout: '', stderr: '' })
    expect(JSON.parse(readFileSync(json, 'utf8'))).toHaveProperty('players')
    expect(runZug(['convert', json, back])).toMatchObject({ status: 0, stderr: '' })
    const again = folder.path('again.json')
    runZug(['convert', back, again])
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(json, 'utf8'))
    expect(runZug(['check', json, ...rules]).stdout).toBe('1 tournaments, 6 rounds, 0 discrepancies\n')
  })

  test('a start list in CSV becomes a tournament', () => {
    const players = folder.put('players.csv', 'name,rating\nBen,1800\nAnna,2100\n')
    expect(runZug(['pair', players, ...rules, '--initial-colour', 'white', '--format', 'json']).stdout).toMatch(
      /"white": \{\s+"id": 1,\s+"number": 1,\s+"name": "Anna"/,
    )
    expect(runZug(['convert', book, '-', '--to', 'csv'])).toMatchObject({ status: 0, stderr: expect.stringContaining('start-list-only') })
  })

  test('a start list of teams: boards per match make the others reserves, until a round is paired', () => {
    const rows = ['Knights', 'Rooks'].flatMap((team) => [1, 2, 3].map((board) => `${team} ${board},${2000 - board},${team},${board}`))
    const list = folder.put('teams.csv', `name,rating,team,board\n${rows.join('\n')}\n`)
    const json = folder.path('teams.json')
    const convert = (from: string, boards: string) => runZug(['convert', from, json, '--rules', 'cfc-team', '--boards-per-match', boards])
    const teams = () =>
      JSON.parse(readFileSync(json, 'utf8')).teams.map((team: Record<string, unknown[]>) => [team.boards!.length, team.alternates!.length])
    expect(convert(list, '2')).toMatchObject({ status: 0 })
    expect(teams()).toEqual([
      [2, 1],
      [2, 1],
    ])
    expect(convert(json, '4')).toMatchObject({ status: 0 })
    expect([teams(), JSON.parse(readFileSync(json, 'utf8')).boardsPerMatch]).toEqual([
      [
        [3, 0],
        [3, 0],
      ],
      4,
    ])
    // The fourth board of both teams is empty and lost by both.
    expect(runZug(['pair', json, '--rules', 'cfc-team', '--seed', 'x', '--record']).status).toBe(0)
    expect(JSON.parse(readFileSync(json, 'utf8')).teams[0].outcomes[0].boards[3]).toEqual({ player: null, result: 'forfeit-loss' })
    expect(convert(json, '3')).toMatchObject({ status: 3, stderr: expect.stringContaining('boards-fixed') })
    expect(convert(list, '0')).toMatchObject({ status: 3, stderr: expect.stringContaining('from 1 to 100') })
  })

  test('what the target cannot carry is said', () => {
    const { status, stdout, stderr } = runZug(['convert', book, '-', '--to', 'trf16'])
    expect(status).toBe(0)
    expect(stdout).toContain('001    1')
    expect(stderr).toMatch(/worked-example-2016\.trf:1:1 rounds-not-carried warning: /)
  })

  test('a report that declares fewer rounds than it has is converted and ranked with a warning; no further round is paired', () => {
    const report = readFileSync(book, 'utf8').replace(/^(XXR|142) .*$/m, '$1 4')
    expect(report).toMatch(/^(XXR|142) 4$/m)
    const file = folder.put('short.trf', report)
    const warned = expect.stringMatching(
      /short\.trf:\d+:5 rounds-too-few warning: 4 rounds are declared, but 6 were paired; 6 are taken as declared/,
    )
    expect(runZug(['standings', file])).toMatchObject({ status: 0, stderr: warned })
    expect(runZug(['convert', file, '-', '--to', 'trf26'])).toMatchObject({
      status: 0,
      stderr: warned,
      stdout: expect.stringMatching(/^142 6\r$/m),
    })
    expect(runZug(['check', file, ...rules])).toMatchObject({ status: 0, stderr: warned })
    expect(runZug(['pair', file, ...rules])).toMatchObject({ status: 3, stderr: warned, stdout: '' })
  })

  test('a report to FIDE tells what FIDE would miss; other formats and other systems do not', () => {
    const file = folder.put(
      'bare.json',
      JSON.stringify({
        format: 'zug-tournament',
        version: 2,
        info: { name: 'Rated Open', federation: 'Switzerland' },
        rules: { rulebook: 'fide-dutch-2026' },
        players: [
          { id: 1, name: 'Ada', federation: 'SUI', fideId: '1300001' },
          { id: 2, name: 'Bo', federation: 'GER' },
        ],
      }),
    )
    const { status, stderr } = runZug(['convert', file, '-', '--to', 'trf26'])
    expect(status).toBe(0)
    for (const line of [
      'event-field-missing warning: The chief arbiter is missing.',
      'event-field-missing warning: The time control is missing.',
      'event-field-doubtful warning: The federation of the event, "Switzerland", is not a code of three capital letters.',
      'player-field-missing warning: 1 player has no FIDE ID: Bo.',
    ])
      expect(stderr.replaceAll('\u00a0', ' ')).toContain(line)
    expect(runZug(['convert', file, '-', '--to', 'trfx']).stderr).not.toContain('missing')
    expect(runZug(['convert', file, '-', '--to', 'trf26', '--rules', 'cfc']).stderr).not.toContain('missing')
  })

  test('an output whose name does not tell the format ends with 3', () => {
    const { status, stderr } = runZug(['convert', book, folder.path('book.xlsx')])
    expect(stderr).toMatch(/book\.xlsx:1:1 format-unknown .*--to/)
    expect(status).toBe(3)
  })

  test('a target that cannot be replaced stays as it was', () => {
    const locked = folder.path('locked')
    mkdirSync(locked)
    writeFileSync(join(locked, 'a.json'), 'before')
    chmodSync(locked, 0o500)
    const { status } = runZug(['convert', book, join(locked, 'a.json')])
    // Nothing is locked for the superuser.
    expect([0, 5]).toContain(status)
    chmodSync(locked, 0o700)
    expect(readdirSync(locked)).toEqual(['a.json'])
    expect(readFileSync(join(locked, 'a.json'), 'utf8').startsWith(status === 0 ? '{' : 'before')).toBe(true)
  })
})
