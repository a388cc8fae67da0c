import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { runZug } from '../testing/run-zug.ts'

const folder = mkdtempSync(join(tmpdir(), 'zug-verify-'))
const certificate = join(folder, 'round.json')
afterAll(() => rmSync(folder, { recursive: true }))
const report = 'golden/worked-example-2016.trf'

describe('zug verify', () => {
  test('accepts what zug pair --certificate wrote, and says what was proven', () => {
    const paired = runZug(['pair', report, '--rules', 'fide-dutch-2017', '--round', '4', '--certificate', certificate])
    expect(paired.stderr).toBe('')
    const { stdout, status } = runZug(['verify', report, certificate])
    expect([status, stdout]).toEqual([
      0,
      expect.stringMatching(/^Round 4 by fide-dutch-2017: proven\.\n.*\n(\d) of \1 brackets: no other pairing/),
    ])
    expect(JSON.parse(runZug(['verify', report, certificate, '--json']).stdout)).toMatchObject({ ok: true })
  })

  test('refuses another round, with the condition that fails', () => {
    const { boards, ...rest } = JSON.parse(readFileSync(certificate, 'utf8'))
    const changed = join(folder, 'changed.json')
    writeFileSync(changed, JSON.stringify({ ...rest, boards: boards.map(([white, black]: [number, number]) => [black, white]) }))
    const { status, stderr } = runZug(['verify', report, changed])
    expect([status, stderr]).toEqual([6, expect.stringContaining('certificate-refused Refused: colours')])
  })

  test('says what is no certificate, and of what there is none', () => {
    expect(runZug(['verify', report, report])).toMatchObject({ status: 3, stderr: expect.stringContaining('certificate-malformed') })
    const none = join(folder, 'none.json')
    for (const rulebook of ['fide-dutch-2012', 'fide-dutch-1998', 'fide-dubov-2026', 'cfc']) {
      const other = runZug(['pair', report, '--rules', rulebook, '--round', '4', '--certificate', none])
      expect(other).toMatchObject({ status: 3, stdout: '', stderr: expect.stringContaining('certificate-rulebook') })
      expect(other.stderr).toContain(`zug check --rules ${rulebook}`)
    }
    expect(existsSync(none)).toBe(false)
  })
})
