import { describe, expect, test } from 'vitest'
import { asksForDropIn, parseDropIn } from './arguments.ts'

const pair = { kind: 'pair', input: 'a.trf', output: null, baku: false, list: null } as const
const check = { kind: 'check', input: 'a.trf', round: null, list: null } as const
const generate = { kind: 'generate', model: null, config: null, seed: null, output: 'o.trf', baku: false, list: null } as const

describe('arguments of the engines in use', () => {
  test.each([
    [['-r'], { release: true, like: 'javafo', action: { kind: 'release' } }],
    [['--dutch', 'a.trf', '-p'], { release: false, like: 'bbp', action: pair }],
    [['-r', '--dutch', 'a.trf', '-p', 'out.txt'], { release: true, like: 'bbp', action: { ...pair, output: 'out.txt' } }],
    [['--dutch', '-p'], { release: false, like: 'bbp', action: { ...pair, input: '-' } }],
    [['--dutch', 'a.trf', '-p', '-l'], { release: false, like: 'bbp', action: { ...pair, list: true } }],
    [
      ['--dutch', 'a.trf', '-p', 'out.txt', '-l', 'a.list'],
      { release: false, like: 'bbp', action: { ...pair, output: 'out.txt', list: 'a.list' } },
    ],
    [['a.trf', '-p', 'out.txt', '-l'], { release: false, like: 'javafo', action: { ...pair, output: 'out.txt', list: true } }],
    [['a.trf', '-b', '-p'], { release: false, like: 'javafo', action: { ...pair, baku: true } }],
    [['a.trf', '-w', '-q', '10000', '-p'], { release: false, like: 'javafo', action: pair }],
    [['--dutch', 'a.trf', '-c'], { release: false, like: 'bbp', action: check }],
    [['--dutch', '-c'], { release: false, like: 'bbp', action: { ...check, input: '-' } }],
    [['--dutch', 'a.trf', '-c', '-l', 'b.list'], { release: false, like: 'bbp', action: { ...check, list: 'b.list' } }],
    [['a.trf', '-c', '6'], { release: false, like: 'javafo', action: { ...check, round: 6 } }],
    [['-g', '-o', 'o.trf'], { release: false, like: 'javafo', action: generate }],
    [['-g', 'rtg.cfg', '-b', '-o', 'o.trf'], { release: false, like: 'javafo', action: { ...generate, config: 'rtg.cfg', baku: true } }],
    [['-g', '18980522', '-o', 'o.trf'], { release: false, like: 'javafo', action: { ...generate, seed: '18980522' } }],
    [['m.trf', '-g', '-o', 'o.trf'], { release: false, like: 'javafo', action: { ...generate, model: 'm.trf' } }],
    [
      ['-r', '--dutch', '-g', 'c.txt', '-o', 'o.trf', '-s', '7'],
      { release: true, like: 'bbp', action: { ...generate, config: 'c.txt', seed: '7' } },
    ],
    [['--dutch', 'm.trf', '-g', '-o', 'o.trf', '-l'], { release: false, like: 'bbp', action: { ...generate, model: 'm.trf', list: true } }],
    [['--dutch'], null],
    [['-r', '--dutch'], null],
    [['--dutch', 'a.trf'], null],
    [['--dutch', 'a.trf', '-x'], null],
    [['--dutch', 'a.trf', '-p', 'out.txt', 'more'], null],
    [['--dutch', 'a.trf', 'b.trf', '-p'], null],
    [['--dutch', 'a.trf', '-c', 'out.txt'], null],
    [['--dutch', 'a.trf', '-p', '-c'], null],
    [['--dutch', 'a.trf', '-p', '-o', 'o.trf'], null],
    [['--dutch', '-g'], null],
    [['--dutch', '-g', '-o'], null],
    [['--dutch', 'm.trf', '-g', 'c.cfg', '-o', 'o.trf'], null],
    [['-r', '--burstein', 'a.trf', '-p'], null],
  ])('%j', (argv, request) => {
    expect(asksForDropIn(argv)).toBe(true)
    expect(parseDropIn(argv)).toEqual(request)
  })

  test.each([[['pair', 'a.trf']], [['check', 'a.trf', '-p']], [['generate', '-g']], [['--help']], [['help', 'pair']], [['a.trf']], [[]]])(
    'our own commands are not mistaken for it: %j',
    (argv) => {
      expect(asksForDropIn(argv)).toBe(false)
    },
  )
})
