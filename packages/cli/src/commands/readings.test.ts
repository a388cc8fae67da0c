import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runZug } from '../testing/run-zug.ts'
import { useFolder } from '../testing/worked-example.ts'

const folder = useFolder()

describe('zug readings', () => {
  test('lists them by rulebook, in three languages; a rulebook without any says so', () => {
    expect(runZug(['readings']).stdout).toMatch(/fide-dutch-2026[\s\S]*5\.2\.5 +parity\n +We read: [\s\S]*ssm[\s\S]*stepwise/)
    expect(runZug(['readings', 'ssm', '--language', 'de']).stdout).toMatch(/Wir lesen: C3 bis C8/)
    expect(runZug(['readings', 'round-robin']).stdout).toMatch(/nothing is left open/)
  })

  test('one of them: both readings and the smallest tournament known, with both pairings', () => {
    const { stdout, status } = runZug(['readings', 'fide-dutch-2026', 'parity'])
    expect(status).toBe(0)
    expect(stdout).toMatch(/Initial colour: black\nRound 1 of \d, as we read it: 3–2\nRound 1 of \d, read otherwise: 2–3\n$/)
  })

  test('the initial colour is told where there is one, since both pairings may rest on it', () => {
    const shown = (id: string, name: string): string => runZug(['readings', id, name]).stdout
    expect(shown('fide-dutch-2012', 'parity')).toMatch(/Initial colour: white\nRound 1 of 2, as we read it: 2–3\n/)
    expect(shown('ssm', 'stepwise')).not.toMatch(/colour/)
  })

  test('--find looks for one, says how small it is, and writes it', () => {
    const out = folder.path('found.json')
    const { stdout, stderr, status } = runZug(['readings', 'fide-dutch-2017', 'parity', '--find', '--seconds', '2', '--out', out])
    expect([status, stderr]).toEqual([0, expect.stringMatching(/players, round \d+ \(after \d+ random tournaments\)/)])
    expect(stdout).toMatch(/as we read it: .*\n.*read otherwise: /)
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ format: 'zug-tournament', rules: { rulebook: 'fide-dutch-2017' } })
  })

  test('what is asked wrongly is said, with the names there are', () => {
    expect(runZug(['readings', 'ssm', 'nothing'])).toMatchObject({ status: 3, stderr: expect.stringMatching(/reading-unknown .*stepwise/) })
    expect(runZug(['readings', '--find'])).toMatchObject({ status: 3, stderr: expect.stringMatching(/reading-missing/) })
    expect(runZug(['readings', 'chess'])).toMatchObject({ status: 3 })
  })
})
