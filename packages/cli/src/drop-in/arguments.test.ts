import { describe, expect, test } from 'vitest'
import { asksForDropIn, parseDropIn } from './arguments.ts'

describe('arguments of the engines in use', () => {
  test.each([
    [['-r'], { release: true, action: { kind: 'release' } }],
    [['--dutch', 'a.trf', '-p'], { release: false, action: { kind: 'pair', input: 'a.trf', output: null } }],
    [['-r', '--dutch', 'a.trf', '-p', 'out.txt'], { release: true, action: { kind: 'pair', input: 'a.trf', output: 'out.txt' } }],
    [['--dutch', '-p'], { release: false, action: { kind: 'pair', input: '-', output: null } }],
    [['--dutch', 'a.trf', '-c'], { release: false, action: { kind: 'check', input: 'a.trf' } }],
    [['--dutch', '-c'], { release: false, action: { kind: 'check', input: '-' } }],
    [['--dutch'], null],
    [['--dutch', 'a.trf'], null],
    [['--dutch', 'a.trf', '-x'], null],
    [['--dutch', 'a.trf', '-p', 'out.txt', 'more'], null],
    [['--dutch', 'a.trf', '-c', 'out.txt'], null],
    [['-r', '--burstein', 'a.trf', '-p'], null],
  ])('%j', (argv, request) => {
    expect(asksForDropIn(argv)).toBe(true)
    expect(parseDropIn(argv)).toEqual(request)
  })

  test('our own commands are not mistaken for it', () => {
    expect(asksForDropIn(['pair', 'a.trf'])).toBe(false)
    expect(asksForDropIn(['--help'])).toBe(false)
    expect(asksForDropIn([])).toBe(false)
  })
})
