import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { commands } from './commands/index.ts'
import { runZug, zugFile } from './testing/run-zug.ts'
import { book, demo, roundSixPairs, rules, textOf, useFolder } from './testing/worked-example.ts'

const folder = useFolder()

describe('zug', () => {
  test('--version, --help and the help of every command', () => {
    const version = runZug(['--version'])
    expect([version.status, version.stdout]).toEqual([0, '0.2.0\n'])
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
    [['help', 'par'], /^zug: unknown command 'par'\n\(Did you mean pair\?\)/],
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

  test.runIf(existsSync('/dev/full'))('a full disk behind standard output ends with 5', () => {
    const command = `"${process.execPath}" "${zugFile}" rules > /dev/full`
    const { status, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([5, '(stdout):1:1 file-access No space left on the device.\n'])
  })

  test('starts quickly', () => {
    const fastest = (run: () => void): number =>
      Math.min(
        ...Array.from({ length: 5 }, () => {
          const start = performance.now()
          run()
          return performance.now() - start
        }),
      )
    // On a machine that is so busy that Node alone takes long, as a multiple of that.
    const bare = fastest(() => spawnSync(process.execPath, ['--eval', '']))
    expect(fastest(() => runZug(['--version']))).toBeLessThan(Math.max(400, 6 * bare))
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
    const name = folder.put('dropin.trf', `${textOf(demo)}092 FIDE_DUTCH_2017\n`)
    expect(runZug(['--dutch', name, '-p'])).toMatchObject({ status: 0, stdout: roundSixPairs })
    expect(runZug(['-r', '--dutch', name, '-p', 'dropin.out'])).toMatchObject({ status: 0, stdout: 'Zug 0.2.0\n' })
    expect(readFileSync(folder.path('dropin.out'), 'utf8')).toBe(roundSixPairs)
  })

  test('-check FILE, as the regulations for endorsement had it, is zug check', () => {
    const { status, stdout } = runZug(['-check', book, ...rules])
    expect([status, stdout]).toEqual([0, '1 tournaments, 6 rounds, 0 discrepancies\n'])
  })

  test('-c checks and ends with 0', () => {
    const name = folder.put('dropin-check.trf', `${textOf(book)}092 FIDE_DUTCH_2017\n`)
    const rounds = [1, 2, 3, 4, 5, 6].map((round) => `dropin-check: Round #${round}\n`)
    expect(runZug(['--dutch', name, '-c'])).toMatchObject({ status: 0, stdout: `${rounds.join('')}\n` })
  })
})
