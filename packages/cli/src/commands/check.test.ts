import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runZug } from '../testing/run-zug.ts'
import { book, demo, roundSixPairs, rules, textOf, useFolder } from '../testing/worked-example.ts'

const folder = useFolder()

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
})
