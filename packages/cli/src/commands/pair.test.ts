import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runZug } from '../testing/run-zug.ts'
import { book, demo, roundSixPairs, rules, textOf, useFolder } from '../testing/worked-example.ts'

const folder = useFolder()

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
    expect(runZug(['pair', '-', ...args], { input: textOf(book) }).stdout).toBe(roundSixPairs)
    const out = folder.path('six.txt')
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
    const broken = textOf(book).replace('8 w 1', '8 w ?').replace('2 b 0    13', '2 x 0    13').replace('XXR 6', 'XXR x')
    const name = folder.put('broken.trf', broken)
    const out = folder.path('never.txt')
    const { status, stdout, stderr } = runZug(['pair', name, ...rules, '--out', out])
    expect([status, stdout]).toEqual([3, ''])
    const lines = stderr.trimEnd().split('\n')
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(line).toMatch(/broken\.trf:\d+:\d+ [a-z0-9-]+ \S/)
    expect(readdirSync(folder.path())).not.toContain('never.txt')
  })

  test('files that cannot be read or written end with 5', () => {
    const missing = runZug(['pair', folder.path('missing.trf'), ...rules])
    expect(missing.stderr).toMatch(/missing\.trf:1:1 file-not-found /)
    expect(missing.status).toBe(5)
    expect(runZug(['pair', folder.path(), ...rules]).status).toBe(5)
    expect(runZug(['pair', demo, ...rules, '--out', folder.path('none/x')]).status).toBe(5)
    expect(runZug(['pair', demo, ...rules, '--out', folder.path()]).status).toBe(5)
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
    const name = folder.put('met.trf', `012 Two who have met\n${met.join('\n')}\n`)
    const { status, stdout, stderr } = runZug(['pair', name, ...rules])
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/met\.trf:1:1 no-legal-pairing .*1 Anna cannot be paired/)
    const json = runZug(['pair', name, ...rules, '--format', 'json'])
    expect(JSON.parse(json.stdout)).toMatchObject({ kind: 'no-legal-pairing', round: 2 })
    expect(json.status).toBe(1)
  })

  test('no legal pairing because everybody has had the bye says so', () => {
    const bye = (number: number, name: string, round: number): string => {
      const rounds = [1, 2, 3].map((r) => `  0000 - ${r === round ? 'U' : 'Z'}`).join('')
      return `001 ${String(number).padStart(4)}      ${name.padEnd(66)} 1.0 ${String(number).padStart(4)}${rounds}`
    }
    const name = folder.put('byes.trf', ['012 Byes', bye(1, 'Anna', 1), bye(2, 'Ben', 2), bye(3, 'Carl', 3), ''].join('\n'))
    const { status, stderr } = runZug(['pair', name, ...rules])
    expect(status).toBe(1)
    expect(stderr).toMatch(/no-legal-pairing .*The number of players is odd and nobody may have the bye\./)
  })

  test('rounds that are not those of the tables: the tables go on with what was not played, and it is said', () => {
    const { status, stdout, stderr } = runZug(['pair', book, '--rules', 'round-robin', '--round', '3', '--format', 'pairs'])
    expect([status, stdout.split('\n')[0]]).toEqual([0, '7'])
    expect(stderr).toMatch(/:1:1 other-numbers warning: Round 1 was played by other numbers than these/)
  })

  test('without lots for the initial colour White is assumed, and said', () => {
    const players = ['Anna', 'Ben'].map(
      (name, at) => `001 ${String(at + 1).padStart(4)}      ${name.padEnd(66)} 0.0 ${String(at + 1).padStart(4)}`,
    )
    const name = folder.put('new.trf', `012 New\n${players.join('\n')}\n`)
    const assumed = runZug(['pair', name, ...rules, '--format', 'pairs'])
    expect(assumed.stdout).toBe('1\n1 2\n')
    expect(assumed.stderr).toMatch(/new\.trf:1:1 initial-colour warning: .*White is assumed/)
    const drawn = runZug(['pair', name, ...rules, '--format', 'pairs', '--initial-colour', 'black'])
    expect([drawn.stdout, drawn.stderr]).toEqual(['1\n2 1\n', ''])
  })
})
