import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Certificate } from '@zug/checker'
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

  test('says where the report has another round than the one that is proven, as one changed by hand', () => {
    const lines = readFileSync(report, 'utf8').split('\n')
    const [white, black] = (JSON.parse(readFileSync(certificate, 'utf8')) as Certificate).boards[0]!
    // Round 4 is the columns 122 to 131 of a player: the first board has changed its colours.
    const turned = lines.map((line) => {
      const id = Number(line.slice(4, 8))
      if (!line.startsWith('001') || (id !== white && id !== black)) return line
      return `${line.slice(0, 126)}${line[126] === 'w' ? 'b' : 'w'}${line.slice(127)}`
    })
    const changed = join(folder, 'changed.trf')
    writeFileSync(changed, turned.join('\n'))
    const { status, stdout, stderr } = runZug(['verify', changed, certificate])
    expect([status, stdout]).toEqual([0, expect.stringContaining('proven')])
    expect(stderr).toBe(
      `${changed}:1:1 round-recorded-otherwise warning: What is proven is not what the report has in round 4: ${white}–${black} instead of ${black}–${white}.\n`,
    )
    expect(runZug(['verify', report, certificate]).stderr).toBe('')
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
