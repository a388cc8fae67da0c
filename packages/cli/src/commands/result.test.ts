import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runZug } from '../testing/run-zug.ts'
import { useFolder } from '../testing/worked-example.ts'

const folder = useFolder()
const list = 'name,rating\nAda,2000\nBo,1900\nCy,1800\nDi,1700\nEm,1600\n'
const teams = 'name,rating,team,board\nA1,1500,Alpha,1\nA2,1400,Alpha,2\nB1,2000,Beta,1\nB2,1900,Beta,2\n'

/** A start list, paired and written into a file of this name. */
const recorded = (name: string, rules: string, csv = list): string => {
  const file = folder.path(name)
  const start = folder.put(`${name}.csv`, csv)
  expect(runZug(['convert', start, file, '--rules', rules, '--rounds', '3'])).toMatchObject({ status: 0 })
  expect(runZug(['pair', file, '--record', ...(rules.startsWith('fide') ? ['--initial-colour', 'white'] : [])])).toMatchObject({
    status: 0,
  })
  return file
}
const text = (file: string): string => readFileSync(file, 'utf8')

describe('zug result', () => {
  test.each(['open.json', 'open.trf06', 'open.trf16', 'open.trfx', 'open.trfbx', 'open.trf26'])(
    '%s: a round is recorded and its results entered',
    (name) => {
      const file = recorded(name, 'fide-dutch-2026')
      expect(runZug(['result', file, '1']).stdout).toBe(
        'Bd  White  Result  Black\n 1  1 Ada  *       3 Cy\n 2  4 Di   *       2 Bo\n    5 Em   bye\n',
      )
      expect(runZug(['result', file, '1', '1', '1/2-1/2'])).toMatchObject({
        status: 0,
        stderr: '',
        stdout: '1.1  1 Ada  ½-½  3 Cy\nRound 1: 1 entered, 1 of 2 boards without a result.\n',
      })
      expect(runZug(['result', file, '1', '2', '-+']).stdout).toContain('4 Di  -+  2 Bo\n')
      expect(runZug(['pair', file, '--record'])).toMatchObject({ status: 0, stderr: '' })
      // A correction after the next pairing leaves that pairing as it was.
      expect(runZug(['result', file, '1', '1', '1-0', '--replace'])).toMatchObject({ status: 0, stderr: '' })
      expect(runZug(['check', file]).stdout).toContain('1 tournaments, 2 rounds, 0 discrepancies\n')
      expect(runZug(['result', file, '1']).stdout).toContain('1 Ada  1-0     3 Cy')
    },
  )

  test.each(['double.json', 'double.trf26'])('C.04.5, %s: both games of a match, or a default of the whole of it', (name) => {
    const file = recorded(name, 'fide-double-swiss-2026')
    expect(runZug(['result', file, '1', '1', '1-0'])).toMatchObject({ status: 3, stderr: expect.stringContaining('a match has two games') })
    expect(runZug(['result', file, '1', '1', '1-0', '='])).toMatchObject({ status: 0, stdout: expect.stringContaining('1-0 ½-½') })
    expect(runZug(['result', file, '1', '2', '+-'])).toMatchObject({ status: 0, stdout: expect.stringContaining('+-') })
    expect(runZug(['result', file, '1', '1', '0-1', '0-1'])).toMatchObject({ status: 3, stderr: expect.stringContaining('result-entered') })
    expect(runZug(['result', file, '1', '1', '1-0', '-+', '--replace'])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('1-0 -+'),
    })
    expect(runZug(['result', file, '1']).stdout).toContain('1-0 -+')
    expect(runZug(['pair', file, '--record'])).toMatchObject({ status: 0 })
    expect(runZug(['check', file]).stdout).toContain('1 tournaments, 2 rounds, 0 discrepancies\n')
  })

  test('a list is entered whole or not at all, and every fault of it is said', () => {
    const file = recorded('list.json', 'cfc')
    const before = text(file)
    const pasted = (input: string, ...options: string[]) => runZug(['result', file, '1', '-', ...options], { input })
    const faulty = pasted('1 1-0\n2 won\n9 1-0\nboard three\n1 0-1\n')
    expect(faulty).toMatchObject({ status: 3, stdout: '' })
    expect(faulty.stderr.split('\n').map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      '(stdin):2:1 result-unknown',
      '(stdin):4:1 board-malformed',
      '(stdin):5:1 board-twice',
      '',
    ])
    expect(pasted('1 1-0\n9 1-0\n')).toMatchObject({ status: 3, stderr: expect.stringContaining('(stdin):2:1 board-unknown') })
    expect(pasted('# nothing\n')).toMatchObject({ status: 3, stderr: expect.stringContaining('no-results') })
    expect(text(file)).toBe(before)
    expect(pasted('\uFEFF# round 1\r\n\r\n1.\t1-0\r\n2: =\r\n')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('2 entered, 0 of 2'),
    })
    const entered = text(file)
    // The same again changes nothing; another result is refused.
    expect(pasted('1 1-0\n')).toMatchObject({ status: 0, stdout: 'Round 1: 0 entered, 0 of 2 boards without a result.\n' })
    expect(pasted('1 1-0\n2 0-1\n')).toMatchObject({ status: 3, stderr: expect.stringContaining('(stdin):2:1 result-entered') })
    expect(text(file)).toBe(entered)
    expect(pasted('1 0-1\n', '--replace')).toMatchObject({ status: 0 })
  })

  test('what cannot be is said', () => {
    const file = recorded('cannot.json', 'cfc')
    const codes = (...args: string[]) => {
      const { status, stderr } = runZug(['result', ...args])
      return [status, stderr.split(' ')[1]]
    }
    expect(codes(file, '2', '1', '1-0')).toEqual([3, 'round-not-paired'])
    expect(codes(file, '1', '3', '1-0')).toEqual([3, 'board-unknown'])
    expect(codes(file, '1', 'x', '1-0')).toEqual([3, 'board-malformed'])
    expect(codes(file, '1', '1')).toEqual([3, 'no-results'])
    expect(codes(file, '1', '1', '7-5')).toEqual([3, 'result-unknown'])
    expect(codes(file, '1', '1', '1-0', '0-1')).toEqual([3, 'result-unknown'])
    expect(codes(file, '1', '1', '1-0', '--replaec')).toEqual([3, 'result-unknown'])
    expect(codes(`${file}.csv`, '1', '1', '1-0')).toEqual([3, 'start-list-only'])
    expect(codes(folder.path('none.json'), '1', '1', '1-0')[0]).toBe(5)
    expect(runZug(['pair', '-', '--record'], { input: text(file) })).toMatchObject({
      status: 3,
      stderr: expect.stringContaining('file-needed'),
    })
    expect(runZug(['pair', file, '--round', '1', '--record'])).toMatchObject({
      status: 3,
      stderr: expect.stringContaining('round-recorded'),
    })
  })

  test('cfc 647: a team match board by board, or one that a team did not come to', () => {
    const file = recorded('teams.json', 'cfc-team', teams)
    expect(runZug(['result', file, '1', '1', '1-0']).stderr).toContain('has 2 boards')
    expect(runZug(['result', file, '1', '1', '1-0', '*']).stdout).toContain('1-0 *')
    expect(runZug(['result', file, '1', '1', '1-0', '+-']).stdout).toMatch(/1-0 \+-.*\n.*0 of 1 boards/)
    expect(runZug(['result', file, '1', '1', '--replace', '-+'])).toMatchObject({ status: 0 })
    expect(JSON.parse(text(file)).teams.map(({ outcomes }: { outcomes: { kind: string }[] }) => outcomes[0]?.kind)).toEqual([
      'forfeit',
      'forfeit',
    ])
  })

  test('ssm A1: scores of the game give the result', () => {
    const file = recorded('ssm.json', 'ssm')
    expect(runZug(['result', file, '1', '1', '14-9t']).stdout).toContain('14.0-9.0t')
    expect(runZug(['result', file, '1', '2', '='])).toMatchObject({ status: 3, stderr: expect.stringContaining('result-unknown') })
    expect(text(file)).toMatch(/"result": "win", "rated": true, "gameScore": 14, "onTimeLimit": true/)
  })

  test('a game without a result is said of when the next round is paired', () => {
    const file = recorded('open-games.json', 'cfc')
    expect(runZug(['pair', file]).stderr).toContain('result-missing warning: 2 games have no result')
  })
})
