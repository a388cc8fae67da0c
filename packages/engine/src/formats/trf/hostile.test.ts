import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { trfIssues } from './issues.ts'
import { parseTrf } from './read.ts'
import { makeTrf } from './write.ts'

const seed = Number(process.env.ZUG_SEED ?? 20261115)
const folder = new URL('./fixtures/', import.meta.url)
const fixtures = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'))

const codes = (text: string): string[] => {
  const result = parseTrf(text)
  return (result.ok ? result.value.warnings : result.error).map(({ code }) => code)
}
const quickly = (text: string): string[] => {
  const start = performance.now()
  const found = codes(text)
  // Generous: these take some tens of milliseconds.
  expect(performance.now() - start).toBeLessThan(5000)
  return found
}

describe('limits', () => {
  test.each([
    ['nothing', '', ['no-players']],
    ['a NUL', '\0', ['control-character']],
    ['UTF-16 read as bytes', [...'012 Test\n001    1'].join('\0'), ['control-character', 'control-character']],
    ['one huge line', 'x'.repeat(10_000_000), ['line-too-long']],
    ['one huge record', `001    1${' '.repeat(10_000_000)}`, ['line-too-long']],
    ['a million lines', '012 x\n'.repeat(1_000_000), ['too-many-lines']],
    ['a million empty lines', '\n'.repeat(1_000_000), ['too-many-lines']],
    ['more characters than any file has', ' '.repeat(32_000_001), ['file-too-large']],
  ])('%s', (_, text, expected) => expect([...new Set(quickly(text))]).toEqual([...new Set(expected)]))

  test('a thousand faults are told, more are counted', () => {
    const found = quickly('?\n'.repeat(50_000))
    expect(found).toHaveLength(1001)
    expect(found.at(-1)).toBe('too-many-issues')
  })

  test('players times rounds: one far column does not make ten million cells', () => {
    const players = Array.from({ length: 9999 }, (_, index) => `001 ${String(index + 1).padStart(4)}`)
    players[0] = `${players[0]!.padEnd(91 + 9980)}   2 w 1`
    expect(quickly(players.join('\n'))).toContain('too-many-rounds')
  })

  test('teams: as many as a file can hold, and as many line-ups', () => {
    const players = Array.from({ length: 9999 }, (_, index) => `001 ${String(index + 1).padStart(4)}`)
    const old = Array.from({ length: 80_000 }, () => '013 Team')
    expect(quickly(['092 Team: Swiss', ...players, ...old].join('\n'))).toEqual([])
    const teams = Array.from({ length: 999 }, (_, index) => `310 ${String(index + 1).padStart(3)} Team`)
    const lineUps = Array.from({ length: 80_000 }, () => '300 999 001 002 0001')
    expect(quickly(['092 Team: Swiss', ...players, ...teams, ...lineUps].join('\n'))).toEqual(['line-ups-conflict'])
    expect(quickly(['092 Team: Swiss', '001    1', ...old, '330 +- 999 001 002'].join('\n'))).toEqual(['too-many-rounds'])
  })

  test('250 records over everybody and every round, a thousand times', () => {
    const players = Array.from({ length: 9999 }, (_, index) => `001 ${String(index + 1).padStart(4)}`)
    const records = Array.from({ length: 1000 }, () => '250       1.0 001 999 0001 9999')
    expect(quickly([...players, ...records].join('\n'))).toContain('virtual-points-malformed')
    const beside = Array.from({ length: 80_000 }, () => '250       1.0 001 999 9999 9999')
    expect(quickly(['001    1', ...beside].join('\n'))).toEqual([])
  })
})

/** Cuts, doubles, swaps and overwrites at random places. */
const mutations = fc.record({
  fixture: fc.nat(fixtures.length - 1),
  edits: fc.array(
    fc.record({
      kind: fc.constantFrom('cut', 'insert', 'overwrite', 'copy', 'truncate'),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.nat(40),
      text: fc.string({
        unit: fc.constantFrom(...'0123456789 wb=+-HFUZ\r\n\t', '001 ', 'XXS ', '250 ', '162 ', '\0', 'é', '\ud800'),
        maxLength: 12,
      }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
})

const mutate = ({ fixture, edits }: typeof mutations extends fc.Arbitrary<infer T> ? T : never): string =>
  edits.reduce((text, { kind, at, length, text: piece }) => {
    const start = Math.floor(at * text.length)
    switch (kind) {
      case 'cut':
        return text.slice(0, start) + text.slice(start + length)
      case 'insert':
        return text.slice(0, start) + piece + text.slice(start)
      case 'overwrite':
        return text.slice(0, start) + piece + text.slice(start + piece.length)
      case 'copy':
        return text.slice(0, start) + text.slice(start, start + 200) + text.slice(start)
      default:
        return text.slice(0, start)
    }
  }, fixtures[fixture] ?? '')

describe(`damaged files (ZUG_SEED=${seed})`, () => {
  test('never throw, give only known codes, each with a place, and what is read can be written and read again', () => {
    fc.assert(
      fc.property(mutations, (mutation) => {
        const text = mutate(mutation)
        const start = performance.now()
        const result = parseTrf(text)
        expect(performance.now() - start).toBeLessThan(2000)
        for (const issue of result.ok ? result.value.warnings : result.error) {
          expect(Object.keys(trfIssues)).toContain(issue.code)
          expect(issue.line).toBeGreaterThan(0)
        }
        expect(result.ok || result.error.some(({ severity }) => severity === 'error')).toBe(true)
        if (!result.ok) return
        const { tournament, dialect } = result.value
        const made = makeTrf(tournament, { dialect })
        const again = parseTrf(made.text)
        if (made.issues.length === 0) expect(again.ok ? again.value.tournament : again.error).toEqual(tournament)
      }),
      { seed, numRuns: 1500 },
    )
  })

  test('text that is no TRF at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => void parseTrf(text)),
      { seed, numRuns: 500 },
    )
  })
})
