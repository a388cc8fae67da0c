import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rulebooks } from '@zug/engine/pairing'
import { describe, expect, test } from 'vitest'
import { runZug } from '../testing/run-zug.ts'
import { book, useFolder } from '../testing/worked-example.ts'

const folder = useFolder()
let runs = 0

/** The files of one run, by name, and what was printed. */
const generated = (...args: readonly string[]) => {
  const out = folder.path(`run-${++runs}`)
  const { status, stdout, stderr } = runZug(['generate', '--out', out, ...args])
  const names = status === 0 ? readdirSync(out) : []
  return { out, status, stdout, stderr, files: new Map(names.map((name) => [name, readFileSync(join(out, name), 'utf8')])) }
}

const lastLine = (text: string): string | undefined => text.trimEnd().split('\n').at(-1)
const small = ['--players', '6..20', '--rounds', '3..6', '--count', '6'] as const

describe('zug generate', () => {
  test.each(rulebooks.map(({ id }) => id))('what it writes by %s is found in order by zug check', (id) => {
    const { out, status, stdout, stderr } = generated('--rules', id, '--seed', 'round trip', ...small)
    expect([status, stderr]).toEqual([0, ''])
    const rounds = /^6 tournaments, (\d+) rounds, \d+ players in /m.exec(stdout)![1]!
    const checked = runZug(['check', out])
    expect([checked.status, checked.stdout]).toEqual([0, `6 tournaments, ${rounds} rounds, 0 discrepancies\n`])
  })

  test.each(['trf16', 'trfx', 'trfbx', 'trf26', 'json'])('as %s it is found in order too', (format) => {
    const { out, status, files } = generated('--format', format, '--seed', 'formats', ...small)
    expect(status).toBe(0)
    expect([...files.keys()][0]).toBe(format === 'json' ? '0001.json' : '0001.trf')
    const checked = runZug(['check', out])
    expect([checked.status, lastLine(checked.stdout)]).toMatchObject([0, expect.stringMatching(/ 0 discrepancies$/)])
  })

  test.each([
    ['cfc', ['trf16', 'trf26']],
    ['round-robin', ['trf16', 'trfx']],
    ['cfc-team', ['trf26']],
  ])('by %s it declares in a report nothing that the report has no room for', (id, formats) => {
    for (const format of formats) {
      const { out, status, stderr } = generated('--rules', id, '--format', format, '--seed', 'reports', ...small)
      expect([status, stderr]).toEqual([0, ''])
      const checked = runZug(['check', out])
      expect([checked.status, lastLine(checked.stdout)]).toMatchObject([0, expect.stringMatching(/^6 tournaments, \d+ rounds, 0 disc/)])
    }
  })

  test('what was asked for and cannot be had is said, not left out in silence', () => {
    const axes = ['--boards', '2', '--scoring', '3-1-0', '--acceleration', 'baku', '--clubs', '3', '--rounds', '9', '--players', '4']
    const { status, stderr } = generated('--rules', 'fide-dutch-2012', '--seed', 'passed over', ...axes)
    expect(status).toBe(0)
    const named = [...stderr.matchAll(/^zug\S* axis-passed-over warning: .*?(--\w+)/gm)].map((match) => match[1])
    expect(named).toEqual(['--boards', '--scoring', '--acceleration', '--clubs', '--rounds'])
    const beside = generated('--model', book, '--forfeits', '20', '--seed', 'm')
    expect([beside.status, beside.stderr]).toEqual([0, expect.stringMatching(/^zug\S* axis-passed-over warning: The model says/)])
  })

  test('a tournament whose last round nobody comes to is drawn anew', () => {
    const { out, status, stdout } = generated('--withdrawals', '100', '--seed', '1', '--players', '12', '--rounds', '5', '--count', '3')
    expect(status).toBe(0)
    const rounds = / (\d+) rounds/.exec(stdout)![1]!
    expect(lastLine(runZug(['check', out]).stdout)).toBe(`3 tournaments, ${rounds} rounds, 0 discrepancies`)
    expect(generated('--full-byes', '100', '--players', '6', '--rounds', '3')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/nobody in the last one/),
    })
  })

  test('with threads, in their order and the same as one by one', () => {
    const many = generated('--seed', 'threads', '--players', '6..12', '--rounds', '3', '--count', '30')
    expect(many.files.size).toBe(30)
    for (const number of [1, 17, 30]) {
      const alone = generated('--seed', `threads/${number}`, '--players', '6..12', '--rounds', '3')
      expect([...alone.files.values()]).toEqual([many.files.get(`${String(number).padStart(4, '0')}.trf`)])
    }
  })

  test('the printed seed gives the same tournaments again, one of them alone too', () => {
    const first = generated('--count', '3', '--players', '10')
    const seed = /^seed (\S+)$/m.exec(first.stdout)![1]!
    expect(generated('--count', '3', '--players', '10', '--seed', seed).files).toEqual(first.files)
    const alone = generated('--players', '10', '--seed', `${seed}/2`)
    expect(alone.files.get('0001.trf')).toBe(first.files.get('0002.trf'))
    expect(first.files.get('0002.trf')).toContain(`012 Random tournament, seed ${seed}/2`)
  })

  test('a file is complete: points, ranks, rounds, initial colour, rules and tie-breaks', () => {
    const text = generated('--plain', '--players', '12', '--rounds', '5', '--seed', 'whole').files.get('0001.trf')!
    for (const record of ['062 12', '142 5', '192 FIDE_DUTCH', '212 PTS,BH/C1,BH,SB,DE,WIN']) expect(text).toContain(record)
    expect(text).toMatch(/^152 [WB]\r$/m)
    const ranks = [...text.matchAll(/^001.{77}(.{4}) (.{4})/gm)].map((match) => [Number(match[1]), Number(match[2])] as const)
    expect(ranks).toHaveLength(12)
    expect(ranks.every(([points, rank]) => points >= 0 && rank >= 1 && rank <= 12)).toBe(true)
    expect(ranks.reduce((sum, [points]) => sum + points, 0)).toBe(30)
  })

  test('tie-breaks as asked, the usual ones, or others for every tournament; standings follow from them', () => {
    const listOf = (text: string | undefined): string | undefined => /^212 (.*?)\r$/m.exec(text ?? '')?.[1]
    const asked = generated('--tie-breaks', 'SB,BH/C1,DE', '--players', '10', '--seed', 't')
    expect(listOf(asked.files.get('0001.trf'))).toBe('PTS,SB,BH/C1,DE')
    expect(listOf(generated('--tie-breaks', 'usual', '--players', '10', '--seed', 't').files.get('0001.trf'))).toBe(
      'PTS,BH/C1,BH,SB,DE,WIN',
    )
    const drawn = generated('--count', '6', '--players', '10', '--seed', 't')
    expect(new Set([...drawn.files.values()].map(listOf)).size).toBeGreaterThan(3)
    for (const { out } of [asked, drawn]) expect(runZug(['check', out]).stdout).toMatch(/ 0 discrepancies\n$/)
    const { status, stderr } = runZug(['generate', '--tie-breaks', 'BH,XYZ', '--out', folder.path('never')])
    expect([status, stderr.includes('XYZ')]).toEqual([3, true])
  })

  test('a configuration of another generator, and a model', () => {
    const config = folder.put(
      'rtg.cfg',
      '# sample\nPlayersNumber=14\nRoundsNumber=4\nHighestRating=2000\nLowestRating=1900\nForfeitRate=0\nHPBRate=0\n',
    )
    const text = generated('--config', config, '--seed', 'c').files.get('0001.trf')!
    expect(text).toContain('142 4')
    const ratings = [...text.matchAll(/^001.{45}(.{4})/gm)].flatMap((match) => (match[1]!.trim() === '' ? [] : [Number(match[1])]))
    expect(Math.max(...ratings) <= 2000 && Math.min(...ratings) >= 1900).toBe(true)

    const like = generated('--model', book, '--rules', 'fide-dutch-2017', '--seed', 'm', '--count', '2')
    expect(like.files.get('0001.trf')).toContain('Alice')
    expect(like.files.get('0001.trf')).not.toBe(like.files.get('0002.trf'))
    expect(runZug(['check', like.out]).stdout).toBe('2 tournaments, 12 rounds, 0 discrepancies\n')
  })

  test.each([
    [[], /required option '--out <dir>'/],
    [['--out', 'x', '--players', '60..20'], /A whole number or a span/],
    [['--out', 'x', '--forfeits', '101'], /Per cent are needed/],
    [['--out', 'x', '--rules', 'chess960'], /rulebook-unknown/],
    [['--out', 'x', '--rules', 'ssm', '--format', 'trf16'], /rules-not-carried TRF16 cannot carry a tournament by ssm; --format json can/],
    [['--out', 'x', '--scoring', '17'], /Allowed choices are standard/],
  ])('a bad request ends with 3: %j', (args, message) => {
    const { status, stdout, stderr } = runZug(['generate', ...args], { cwd: folder.path() })
    expect([status, stdout]).toEqual([3, ''])
    expect(stderr).toMatch(message)
  })

  test('what a format cannot carry is refused, a fault of a configuration is placed', () => {
    const lost = generated('--format', 'trf16', '--scoring', '3-1-0', '--plain')
    expect([lost.status, lost.stderr]).toEqual([3, expect.stringMatching(/scoring-not-carried .*Choose another --format/)])
    const config = folder.put('bad.cfg', 'PlayersNumber=many\nPlayer=4\n')
    const bad = generated('--config', config)
    expect([bad.status, bad.stderr]).toEqual([
      3,
      `${config}:1:1 config-value PlayersNumber needs a number, not "many".\n${config}:2:1 config-key Player is not a property of a generator.\n`,
    ])
  })

  test('a folder that cannot be made ends with 5', () => {
    const file = folder.put('file', '')
    expect(runZug(['generate', '--out', join(file, 'below')]).status).toBe(5)
  })
})
