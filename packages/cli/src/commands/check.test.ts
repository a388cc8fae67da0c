import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Outcome } from '@zug/engine/model'
import { rulesDeclared } from '@zug/engine/pairing'
import { makeTrf } from '@zug/engine/trf'
import { describe, expect, test } from 'vitest'
import { runZug } from '../testing/run-zug.ts'
import { game, smallTournament } from '../testing/small-tournament.ts'
import { book, demo, roundSixPairs, rules, textOf, useFolder } from '../testing/worked-example.ts'

const folder = useFolder()
const inForce = rulesDeclared({ rulebook: 'fide-dutch-2026' }, null)

describe('zug check', () => {
  const lastLine = (text: string): string | undefined => text.trimEnd().split('\n').at(-1)

  test('a tournament in order', () => {
    const { status, stdout } = runZug(['check', book, ...rules])
    expect([status, stdout]).toEqual([0, '1 tournaments, 6 rounds, 0 discrepancies\n'])
  })

  test('a round with other colours is shown and ends with 6', () => {
    const swapped = textOf(book).replace('2 b =     6 w 1', '2 b =     6 b 1').replace('4 b =     1 b 0', '4 b =     1 w 0')
    const name = folder.put('swapped.trf', swapped)
    const { status, stdout } = runZug(['check', name, ...rules])
    expect(stdout.split('\n').slice(0, 3)).toEqual([
      `${name} round 6 differs (fide-dutch-2017)`,
      '  expected   recorded',
      '  1 – 6      6 – 1  (colours)',
    ])
    expect(stdout).toContain('  recorded colours are against E.2 (grant the stronger preference): Player 1 should have White against 6')
    expect(lastLine(stdout)).toBe('1 tournaments, 6 rounds, 1 discrepancies')
    expect(status).toBe(6)
  })

  test('a folder: cases with answers, files that cannot be read, JSON', () => {
    const cases = folder.path('cases')
    mkdirSync(cases)
    const demoText = textOf(demo)
    for (const name of ['right', 'wrong', 'none']) writeFileSync(join(cases, `${name}.trf`), demoText)
    writeFileSync(join(cases, 'right.2017.pairs'), roundSixPairs)
    writeFileSync(join(cases, 'right.pairs'), '0\n')
    writeFileSync(join(cases, 'wrong.pairs'), roundSixPairs.replace('1 6', '6 1'))
    writeFileSync(join(cases, 'none.none'), 'no valid pairing\n')
    writeFileSync(join(cases, 'zbroken.trf'), '001 what\n')
    const { status, stdout, stderr } = runZug(['check', cases, ...rules])
    expect(lastLine(stdout)).toBe('3 tournaments, 3 rounds, 2 discrepancies')
    expect(stderr).toMatch(/zbroken\.trf:1:\d+ \S+ /)
    expect(lastLine(stderr)).toBe('zug: 1 of 4 files could not be checked')
    expect(status).toBe(6)

    const json = runZug(['check', cases, ...rules, '--json'])
    expect(JSON.parse(json.stdout)).toMatchObject({ tournaments: 3, rounds: 3, discrepancies: 2, unreadable: 1 })
    expect(lastLine(json.stderr)).toBe('3 tournaments, 3 rounds, 2 discrepancies')
  })

  test('a file that cannot be checked is no success', () => {
    expect(runZug(['check', folder.put('empty.trf', ''), ...rules]).status).toBe(3)
    expect(runZug(['check', folder.path('missing'), ...rules]).status).toBe(5)
    expect(runZug(['check', book, '--rules', 'chess960']).status).toBe(3)
  })

  test('why ours is right: a rule broken, a criterion failed, or only the order', () => {
    const why = (name: string, rows: readonly (readonly Outcome[])[]): string => {
      const players = rows.map((outcomes, at) => ({ name: `Player ${at + 1}`, outcomes }))
      const tournament = smallTournament(players, { numberOfRounds: 3, initialColour: 'white', rules: inForce })
      return runZug(['check', folder.put(name, makeTrf(tournament, { dialect: 'trf26' }).text)]).stdout
    }
    const [won, lost] = ['win', 'loss'] as const
    const crossed = [[game(4, 'white', won)], [game(3, 'black', won)], [game(2, 'white', lost)], [game(1, 'black', lost)]]
    expect(why('later.trf', crossed)).toContain(
      '  recorded is as good by every criterion, but comes later in the order: in bracket 1 1-3 2-4 before 1-4 2-3',
    )
    const first = [game(3, 'white', won), game(4, 'black', won), game(1, 'black', lost), game(2, 'white', lost)]
    const second = (opponents: readonly number[]) =>
      first.map((outcome, at) => [outcome, game(opponents[at]!, at < 2 ? 'black' : 'white', at < 2 ? won : lost)])
    expect(why('rematch.trf', second([3, 4, 1, 2]))).toMatch(/recorded breaks C1 \(.*\): Players 1 and 3 have met already/)
    expect(why('apart.trf', second([4, 3, 2, 1]))).toMatch(/recorded is worse by C6 \(.*\) in bracket 1: 2 instead of 0/)
  })

  test('another edition that pairs as recorded is named; JSON and JUnit carry the cause', () => {
    const out = folder.path('editions')
    runZug([
      'generate',
      '--rules',
      'fide-dutch-2017',
      '--seed',
      'editions',
      '--count',
      '8',
      '--players',
      '9',
      '--rounds',
      '7',
      '--out',
      out,
    ])
    const report = folder.path('report.xml')
    const { status, stdout } = runZug(['check', out, '--rules', 'fide-dutch-2026', '--junit', report])
    expect(status).toBe(6)
    expect(stdout).toMatch(/^ {2}recorded is what fide-dutch-2017\b.* gives?$/m)
    const xml = readFileSync(report, 'utf8')
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<testsuites name="zug check" tests="\d+" failures="\d+" errors="0">/)
    expect(xml.match(/<testcase /g)).toHaveLength(Number(/tests="(\d+)"/.exec(xml)![1]))
    expect(xml.match(/<failure /g)).toHaveLength(Number(/(\d+) discrepancies/.exec(stdout)![1]))
    const json = JSON.parse(runZug(['check', out, '--rules', 'fide-dutch-2026', '--json']).stdout)
    const differences = json.files.flatMap((file: { readonly differences: readonly object[] }) => file.differences)
    for (const difference of differences)
      expect(difference).toMatchObject({ cause: expect.any(String), diagnosis: { kind: expect.any(String) } })
  })

  test('how a file was taken that is not quite in order is told of the files named, and in JSON of all', () => {
    mkdirSync(folder.path('odd'))
    const odd = folder.put('odd/counted.trf', '062 3\n001    1\n001    2\n')
    const warning = `${odd}:1:5 player-count-mismatch warning: 062 says 3 players, the file has 2.`
    expect(runZug(['check', odd])).toMatchObject({ status: 0, stderr: `${warning}\n` })
    expect(runZug(['check', folder.path('odd')])).toMatchObject({ status: 0, stderr: '' })
    expect(JSON.parse(runZug(['check', folder.path('odd'), '--json']).stdout)).toMatchObject({ files: [{ warnings: [warning] }] })
  })

  test('a folder without tournaments, and a disagreement that cannot be shrunk, are told', () => {
    const empty = folder.path('empty')
    mkdirSync(empty)
    expect(runZug(['check', empty])).toMatchObject({
      status: 3,
      stdout: '0 tournaments, 0 rounds, 0 discrepancies\n',
      stderr: `${empty}:1:1 no-tournaments There is no tournament file in this folder.\n`,
    })
    const report = folder.path('empty.xml')
    const told = JSON.parse(runZug(['check', empty, '--json', '--junit', report]).stdout)
    expect(told).toMatchObject({ tournaments: 0, problems: [expect.stringContaining('no-tournaments')] })
    expect(readFileSync(report, 'utf8')).toMatch(/<testsuites .* errors="1">\n.*\n.*no-tournaments/)
    const teams = folder.path('teams')
    runZug(['generate', '--rules', 'cfc-team', '--players', '6', '--rounds', '3', '--seed', 'teams', '--out', teams])
    const { stderr } = runZug(['check', teams, '--rules', 'round-robin', '--minimise', folder.path('small-teams')])
    expect(stderr).toMatch(/round \d+ is not shrunk: team events are not\n/)
  })

  test('a disagreement is shrunk to a small file that still shows it', () => {
    const out = folder.path('to-shrink')
    runZug([
      'generate',
      '--rules',
      'fide-dutch-2017',
      '--seed',
      'editions',
      '--count',
      '4',
      '--players',
      '9',
      '--rounds',
      '7',
      '--out',
      out,
    ])
    const small = folder.path('small')
    const { stderr } = runZug(['check', out, '--rules', 'fide-dutch-2026', '--minimise', small])
    expect(stderr).toMatch(/round \d+ shrunk to \d players, round \d \(/)
    const file = folder.put('no-folder', '')
    expect(runZug(['check', out, '--rules', 'fide-dutch-2026', '--minimise', join(file, 'below')]).status).toBe(5)
    const again = runZug(['check', small, '--rules', 'fide-dutch-2026'])
    expect([again.status, again.stdout]).toEqual([6, expect.stringMatching(/recorded is what fide-dutch-2017\b/)])
  })
})
