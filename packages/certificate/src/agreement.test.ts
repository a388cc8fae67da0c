import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { limits, verify } from '@zug/checker'
import { fileLimits } from '@zug/engine/model'
import { parseTrf } from '@zug/engine/trf'
import { describe, expect, test } from 'vitest'
import { shape } from '../../checker/src/round.ts'
import { compareCheckers } from './testing/compare.ts'
import { inPython, type ToVerify } from './testing/in-python.ts'

const checkerFolder = fileURLToPath(new URL('../../checker', import.meta.url))
const fromPython = JSON.parse(
  spawnSync('python3', ['-B', '-c', 'import checker, json; print(json.dumps([checker.LIMITS, checker.SHAPE]))'], {
    cwd: checkerFolder,
    encoding: 'utf8',
  }).stdout,
)

describe('both checkers', () => {
  test('have the same limits as the engine', () => {
    const { certificate, ...ofReport } = limits
    expect(fileLimits).toMatchObject(ofReport)
    expect(fromPython[0]).toEqual({ ...ofReport, certificate, bytes: fileLimits.bytes })
  })

  test('have the same schema of a certificate', () => {
    expect(fromPython[1]).toBe(shape)
  })

  test('agree on random changes of certificates and reports', () => {
    const { accepted, refused, disagreements } = compareCheckers(44, 400)
    expect(disagreements).toEqual([])
    expect(accepted).toBeGreaterThan(20)
    expect(refused.size).toBeGreaterThan(8)
  })
})

const setting = { rulebook: 'fide-dutch-2026', round: 1, initialColour: 'white', parity: 'paired-participants' }
const certificate = JSON.stringify({ format: 'zug-certificate', version: 1, ...setting, players: [], boards: [], bye: null, brackets: [] })
const bare = (id: number): string => `001 ${String(id).padStart(4)}`
const everybody = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => bare(at + 1))
const withCells = (id: number, cells: string): string => bare(id).padEnd(91) + cells
const blank = ' '.repeat(10)

/** More than anyone needs, in few bytes or many. */
const excessive: Readonly<Record<string, string>> = {
  'one bye in round 60,000, and 3,999 players': [withCells(1, `${blank.repeat(59_999)}0000 - U`), ...everybody(4000).slice(1)].join('\n'),
  'one bye in round 1,000': withCells(1, `${blank.repeat(999)}0000 - U`),
  'one bye in round 999, and 3,999 players': [withCells(1, `${blank.repeat(998)}0000 - U`), ...everybody(4000).slice(1)].join('\n'),
  'XXA records of more points than there may be': [bare(1), ...Array.from({ length: 100 }, () => `XXA    1 ${' 1.0 '.repeat(998)}`)].join(
    '\n',
  ),
  'a line longer than a line may be': `${bare(1)}\nXXA    1 ${' 1.0 '.repeat(2500)}`,
  'more lines than there may be': '\n'.repeat(100_001),
}

describe('a report beyond the limits', () => {
  const cases: readonly ToVerify[] = Object.values(excessive).map((report) => [report, certificate])
  const others = inPython(cases)
  test.each(Object.keys(excessive))('%s: is refused by the engine and by both checkers', (name) => {
    const at = Object.keys(excessive).indexOf(name)
    expect(parseTrf(excessive[name]!).ok).toBe(false)
    expect(verify(excessive[name]!, certificate)).toMatchObject({ ok: false, condition: 'report' })
    expect(others[at]).toMatchObject({ ok: false, condition: 'report' })
  })
})

test('a certificate of more characters than there may be is refused by both', () => {
  const large = `${certificate}${' '.repeat(limits.certificate)}`
  expect(verify('', large)).toMatchObject({ ok: false, condition: 'format' })
  expect(inPython([['', large]])).toMatchObject([{ ok: false, condition: 'format' }])
})
