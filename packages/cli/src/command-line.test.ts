import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commands } from './commands/index.ts'
import { runZug, zugFile } from './testing/run-zug.ts'

/** The real command, run as a program would run it. */
const rules = ['--rules', 'fide-dutch-2017']
const book = 'golden/worked-example-2016.trf'
const demo = 'packages/cli/demo/worked-example.trf'
const bookText = (): string => readFileSync(new URL('../../../golden/worked-example-2016.trf', import.meta.url), 'utf8')
const roundSixPairs = '7\n2 4\n7 5\n1 6\n11 14\n10 8\n3 13\n12 9\n'

let folder = ''
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zug-cli-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('zug', () => {
  test('--version, --help and the help of every command', () => {
    const version = runZug(['--version'])
    expect([version.status, version.stdout]).toEqual([0, '0.1.0\n'])
    const help = runZug(['--help'])
    expect(help.status).toBe(0)
    for (const { name } of commands) {
      expect(help.stdout).toContain(`  ${name}`)
      const own = runZug([name, '--help'])
      expect([own.status, own.stderr]).toEqual([0, ''])
      expect(own.stdout).toContain('Examples:')
      expect(runZug(['help', name]).stdout).toBe(own.stdout)
    }
  })

  test.each([
    [[], /Usage: zug/],
    [['frobnicate'], /^zug: unknown command 'frobnicate'/],
    [['par'], /Did you mean pair\?/],
    [['pair'], /^zug: missing required argument 'file'/],
    [['pair', book, '--nonsense'], /^zug: unknown option '--nonsense'/],
    [['pair', book, '--round', 'x'], /^zug: .*'x' is invalid.*whole number/],
    [['pair', book, '--round', '0'], /whole number/],
    [['pair', book, '--format', 'xml'], /Allowed choices are table, pairs, json/],
    [['check'], /^zug: missing required argument 'path'/],
    [['--dutch', book], /^zug: usage of the drop-in mode/],
  ])('a bad request ends with 3 and says what is wrong: %j', (args, message) => {
    const { status, stdout, stderr } = runZug(args)
    expect(stderr).toMatch(message)
    expect([status, stdout]).toEqual([3, ''])
  })

  test('a closed pipe is no error', () => {
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', `"${process.execPath}" "${zugFile}" check "${book}" "${book}" ${rules.join(' ')} | head -c 0; echo done`],
      { encoding: 'utf8', cwd: new URL('../../../', import.meta.url) },
    )
    expect([status, stderr]).toEqual([0, ''])
  })

  test('starts quickly', () => {
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now()
      runZug(['--version'])
      return performance.now() - start
    })
    expect(times.sort((a, b) => a - b)[2]).toBeLessThan(400)
  })
})

describe('zug pair', () => {
  test('a table of the next round', () => {
    const { status, stdout, stderr } = runZug(['pair', demo, ...rules])
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^The worked example of the rulebook: round 6 of 6\n/)
    expect(stdout).toMatch(/^ 2 {3}7 FM {2}Giorgia {2}2250 {2}3 {2}– {2}5 WIM Eloise {3}2350 {2}4$/m)
    expect(stdout).not.toContain('\u001b')
  })

  test('pairs, from a file or from standard input, to the terminal or to a file', () => {
    const args = [...rules, '--round', '6', '--format', 'pairs']
    expect(runZug(['pair', book, ...args]).stdout).toBe(roundSixPairs)
    expect(runZug(['pair', '-', ...args], { input: bookText() }).stdout).toBe(roundSixPairs)
    const out = join(folder, 'six.txt')
    const written = runZug(['pair', book, ...args, '--out', out])
    expect([written.status, written.stdout]).toEqual([0, ''])
    expect(readFileSync(out, 'utf8')).toBe(roundSixPairs)
  })

  test('json', () => {
    const answer = JSON.parse(runZug(['pair', book, ...rules, '--round', '2', '--format', 'json']).stdout)
    expect(answer).toMatchObject({ kind: 'pairing', rulebook: 'fide-dutch-2017', round: 2, bye: { id: 14, name: 'Robert', points: 0 } })
    expect(answer.boards[0]).toMatchObject({ board: 1, white: { id: 5, title: 'WIM', rating: 2350, points: 1 }, black: { id: 1 } })
    expect(answer.notPaired).toMatchObject([{ id: 12, name: 'Oskar', reason: 'zero-point bye' }])
  })

  test('colours when forced', () => {
    expect(runZug(['pair', demo, ...rules], { env: { FORCE_COLOR: '1' } }).stdout).toContain('\u001b[1m')
  })

  test.each([
    ['a round too far', ['pair', book, ...rules, '--round', '9'], /:1:1 round-too-far .*the next round is 7/],
    ['a tournament that is over', ['pair', book, ...rules], /:1:1 tournament-over .*--round 6/],
    ['an unknown rulebook', ['pair', book, '--rules', 'chess960'], /:1:1 rulebook-unknown .*fide-dutch-2017/],
  ])('%s ends with 3', (_name, args, message) => {
    const { status, stdout, stderr } = runZug(args)
    expect(stderr).toMatch(message)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    expect([status, stdout]).toEqual([3, ''])
  })

  test('every fault of a file gets a line with its place, and nothing is written', () => {
    const broken = bookText().replace('8 w 1', '8 w ?').replace('2 b 0    13', '2 x 0    13').replace('XXR 6', 'XXR x')
    const name = file('broken.trf', broken)
    const out = join(folder, 'never.txt')
    const { status, stdout, stderr } = runZug(['pair', name, ...rules, '--out', out])
    expect([status, stdout]).toEqual([3, ''])
    const lines = stderr.trimEnd().split('\n')
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(line).toMatch(/broken\.trf:\d+:\d+ [a-z0-9-]+ \S/)
    expect(readdirSync(folder)).not.toContain('never.txt')
  })

  test('files that cannot be read or written end with 5', () => {
    const missing = runZug(['pair', join(folder, 'missing.trf'), ...rules])
    expect(missing.stderr).toMatch(/missing\.trf:1:1 file-not-found /)
    expect(missing.status).toBe(5)
    expect(runZug(['pair', folder, ...rules]).status).toBe(5)
    expect(runZug(['pair', demo, ...rules, '--out', join(folder, 'none', 'x')]).status).toBe(5)
    expect(runZug(['pair', demo, ...rules, '--out', folder]).status).toBe(5)
  })

  test('too much ends with 4', () => {
    const huge = runZug(['pair', '-', ...rules], { input: Buffer.alloc(65 * 1024 * 1024, '001 ') })
    expect(huge.stderr).toMatch(/^\(stdin\):1:1 file-too-large /)
    expect(huge.status).toBe(4)
  })

  test('no legal pairing ends with 1 and names the players', () => {
    const met = [
      '001    1      Anna                                                               1.0    1     2 w 1',
      '001    2      Ben                                                                0.0    2     1 b 0',
    ]
    const name = file('met.trf', `012 Two who have met\n${met.join('\n')}\n`)
    const { status, stdout, stderr } = runZug(['pair', name, ...rules])
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/met\.trf:1:1 no-legal-pairing .*1 Anna cannot be paired/)
    const json = runZug(['pair', name, ...rules, '--format', 'json'])
    expect(JSON.parse(json.stdout)).toMatchObject({ kind: 'no-legal-pairing', round: 2 })
    expect(json.status).toBe(1)
  })

  test('without lots for the initial colour White is assumed, and said', () => {
    const players = ['Anna', 'Ben'].map(
      (name, at) => `001 ${String(at + 1).padStart(4)}      ${name.padEnd(66)} 0.0 ${String(at + 1).padStart(4)}`,
    )
    const name = file('new.trf', `012 New\n${players.join('\n')}\n`)
    const assumed = runZug(['pair', name, ...rules, '--format', 'pairs'])
    expect(assumed.stdout).toBe('1\n1 2\n')
    expect(assumed.stderr).toMatch(/new\.trf:1:1 initial-colour warning: .*White is assumed/)
    const drawn = runZug(['pair', name, ...rules, '--format', 'pairs', '--initial-colour', 'black'])
    expect([drawn.stdout, drawn.stderr]).toEqual(['1\n2 1\n', ''])
  })
})

describe('zug check', () => {
  const lastLine = (text: string): string | undefined => text.trimEnd().split('\n').at(-1)

  test('a tournament in order', () => {
    const { status, stdout } = runZug(['check', book, ...rules])
    expect([status, stdout]).toEqual([0, '1 tournaments, 6 rounds, 0 discrepancies\n'])
  })

  test('a round with other colours is shown and ends with 6', () => {
    const swapped = bookText().replace('2 b =     6 w 1', '2 b =     6 b 1').replace('4 b =     1 b 0', '4 b =     1 w 0')
    const name = file('swapped.trf', swapped)
    const { status, stdout } = runZug(['check', name, ...rules])
    expect(stdout.split('\n').slice(0, 3)).toEqual([
      `${name} round 6 differs (fide-dutch-2017)`,
      '  expected   recorded',
      '  1 – 6      6 – 1  (colours)',
    ])
    expect(lastLine(stdout)).toBe('1 tournaments, 6 rounds, 1 discrepancies')
    expect(status).toBe(6)
  })

  test('a folder: cases with answers, files that cannot be read, JSON', () => {
    const cases = join(folder, 'cases')
    mkdirSync(cases)
    const demoText = readFileSync(new URL('../demo/worked-example.trf', import.meta.url))
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
    expect(runZug(['check', file('empty.trf', ''), ...rules]).status).toBe(3)
    expect(runZug(['check', join(folder, 'missing'), ...rules]).status).toBe(5)
    expect(runZug(['check', book, '--rules', 'chess960']).status).toBe(3)
  })
})

describe('zug convert', () => {
  test('to JSON and back loses nothing', () => {
    const json = join(folder, 'book.json')
    const back = join(folder, 'book.trfx')
    expect(runZug(['convert', book, json])).toMatchObject({ status: 0, stdout: '', stderr: '' })
    expect(JSON.parse(readFileSync(json, 'utf8'))).toHaveProperty('players')
    expect(runZug(['convert', json, back])).toMatchObject({ status: 0, stderr: '' })
    const again = join(folder, 'again.json')
    runZug(['convert', back, again])
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(json, 'utf8'))
    expect(runZug(['check', json, ...rules]).stdout).toBe('1 tournaments, 6 rounds, 0 discrepancies\n')
  })

  test('a start list in CSV becomes a tournament', () => {
    const players = file('players.csv', 'name,rating\nBen,1800\nAnna,2100\n')
    expect(runZug(['pair', players, ...rules, '--initial-colour', 'white', '--format', 'json']).stdout).toMatch(
      /"white": \{\s+"id": 1,\s+"name": "Anna"/,
    )
    expect(runZug(['convert', book, '-', '--to', 'csv'])).toMatchObject({ status: 0, stderr: expect.stringContaining('start-list-only') })
  })

  test('what the target cannot carry is said', () => {
    const { status, stdout, stderr } = runZug(['convert', book, '-', '--to', 'trf16'])
    expect(status).toBe(0)
    expect(stdout).toContain('001    1')
    expect(stderr).toMatch(/worked-example-2016\.trf:1:1 rounds-not-carried warning: /)
  })

  test('an output whose name does not tell the format ends with 3', () => {
    const { status, stderr } = runZug(['convert', book, join(folder, 'book.xlsx')])
    expect(stderr).toMatch(/book\.xlsx:1:1 format-unknown .*--to/)
    expect(status).toBe(3)
  })

  test('a target that cannot be replaced stays as it was', () => {
    const locked = join(folder, 'locked')
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

describe('zug rules and zug demo', () => {
  test('the rulebooks, and the articles of one', () => {
    expect(runZug(['rules']).stdout).toMatch(/^fide-dutch-2017 /m)
    const { status, stdout } = runZug(['rules', 'fide-dutch-2017'])
    expect(status).toBe(0)
    expect(stdout).toMatch(/^E\.1 .*\n +in rulebook\/.*colour-allocation\.ts\n +tests .*colour-allocation\.test\.ts/m)
    expect(runZug(['rules', 'chess960'])).toMatchObject({ status: 3, stdout: '' })
  })

  test('the demonstration pairs a round and names commands that work', () => {
    const { status, stdout } = runZug(['demo'])
    expect(status).toBe(0)
    expect(stdout).toContain('round 6 of 6')
    const lines = [...stdout.matchAll(/^ {2}npx zug (.*)$/gm)].map((match) => match[1]!.split(' '))
    expect(lines.length).toBeGreaterThan(2)
    for (const args of lines) expect(runZug(args).status).toBe(0)
  })
})

describe('in place of another engine', () => {
  test('-p writes the pairs, a bare output name beside the input', () => {
    const name = file('dropin.trf', `${readFileSync(new URL('../demo/worked-example.trf', import.meta.url), 'utf8')}092 FIDE_DUTCH_2017\n`)
    expect(runZug(['--dutch', name, '-p'])).toMatchObject({ status: 0, stdout: roundSixPairs })
    expect(runZug(['-r', '--dutch', name, '-p', 'dropin.out'])).toMatchObject({ status: 0, stdout: 'Zug 0.1.0\n' })
    expect(readFileSync(join(folder, 'dropin.out'), 'utf8')).toBe(roundSixPairs)
  })

  test('-c checks and ends with 0', () => {
    const name = file('dropin-check.trf', `${bookText()}092 FIDE_DUTCH_2017\n`)
    expect(runZug(['--dutch', name, '-c'])).toMatchObject({ status: 0, stdout: '1 tournaments, 6 rounds, 0 discrepancies\n' })
  })
})
