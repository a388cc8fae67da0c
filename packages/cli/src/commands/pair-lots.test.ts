import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runZug } from '../testing/run-zug.ts'
import { useFolder } from '../testing/worked-example.ts'

const folder = useFolder()
const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Ida']
const people = `name\n${names.join('\n')}\n`
const teams = `name,team,board\n${names.map((name, at) => `${name},Team ${Math.floor(at / 2) + 1},${(at % 2) + 1}`).join('\n')}\n`

/** The seed that was printed. */
const printed = (stderr: string): string => /seed-drawn warning: Lots are drawn from the seed (\w+), drawn just now/.exec(stderr)?.[1] ?? ''

describe.each([
  ['ssm', people],
  ['cfc', people],
  ['cfc-team', teams],
  ['round-robin', people],
])('%s draws lots', (rules, text) => {
  test('from a seed that is drawn and printed where none is given, and gives the same pairing again', () => {
    const list = folder.put(`${rules}.csv`, text)
    const drawn = [1, 2].map(() => runZug(['pair', list, '--rules', rules]))
    const seeds = drawn.map(({ stderr }) => printed(stderr))
    expect(seeds[0]).toMatch(/^[0-9a-f]{10}$/)
    expect(seeds[0]).not.toBe(seeds[1])
    const again = runZug(['pair', list, '--rules', rules, '--seed', seeds[0]!])
    expect(again.stderr).not.toContain('seed-drawn')
    expect(again.stdout).toBe(drawn[0]!.stdout)
    expect(again.stdout).toContain(seeds[0]!)
  })

  test('from the seed that the file keeps', () => {
    const list = folder.put(`${rules}.csv`, text)
    const file = folder.path(`${rules}.json`)
    const { stderr } = runZug(['convert', list, file, '--rules', rules])
    const seed = printed(stderr)
    expect(stderr).toContain('The file keeps it.')
    expect(JSON.parse(readFileSync(file, 'utf8')).rules.seed).toBe(seed)
    const [first, second] = [1, 2].map(() => runZug(['pair', file]))
    expect(first!.stderr).not.toContain('seed')
    expect(first!.stdout).toBe(second!.stdout)
  })
})

test('a round written into the file is written with the seed it was drawn from', () => {
  const file = folder.path('record.json')
  runZug(['convert', folder.put('record.csv', people), file])
  const { stderr } = runZug(['pair', file, '--rules', 'ssm', '--record'])
  expect(stderr).toContain('The file keeps it.')
  expect(JSON.parse(readFileSync(file, 'utf8')).rules.seed).toBe(printed(stderr))
})

test('a round that is recorded, and an explanation, draw nothing: they say what is missing', () => {
  const list = folder.put('again.csv', people)
  expect(runZug(['explain', list, '--rules', 'ssm', '--round', '1']).stderr).toContain('no-seed warning')
  expect(runZug(['explain', list, '--rules', 'ssm', '--round', '1', '--seed', 'hat']).stderr).not.toContain('no-seed')
})

test('where no lots are drawn, no seed is', () => {
  const numbered = folder.put('numbered.csv', `id,name\n${names.map((name, at) => `${at + 1},${name}`).join('\n')}\n`)
  expect(runZug(['pair', numbered, '--rules', 'round-robin']).stderr).toBe('')
  expect(runZug(['pair', numbered, '--rules', 'fide-dutch-2026', '--initial-colour', 'white']).stderr).toBe('')
})
