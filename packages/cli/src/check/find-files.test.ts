import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rulebookById } from '@zug/engine/pairing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findTournamentFiles } from './find-files.ts'
import { knownAnswerNames } from './known-answer.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zug-find-'))
  mkdirSync(join(folder, 'sub'))
  mkdirSync(join(folder, '.hidden'))
  const files = {
    'b.trf': '',
    'a.trf': '',
    'notes.txt': 'Bring the clocks.\n',
    'report.txt': '012 Open\r001    1      A\r',
    'package.json': '{ "name": "x" }',
    'open.json': '{ "format": "zug-tournament" }',
    'a.pairs': '0\n',
    'sub/c.TRFX': '',
    '.hidden/d.trf': '',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  symlinkSync('..', join(folder, 'sub', 'circle'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('finding tournaments', () => {
  test('a folder without any is named, so that a slip in a path does not pass for success', () => {
    const hidden = join(folder, '.hidden')
    expect(findTournamentFiles([folder, join(folder, 'sub')]).empty).toEqual([])
    rmSync(join(hidden, 'd.trf'))
    expect(findTournamentFiles([folder, hidden]).empty).toEqual([hidden])
  })

  test('a folder is searched for reports, in the order of names', () => {
    const { files, problems } = findTournamentFiles([folder])
    expect(files.map((file) => file.slice(folder.length + 1))).toEqual(['a.trf', 'b.trf', 'open.json', 'report.txt', 'sub/c.TRFX'])
    expect(problems).toEqual([])
  })

  test('a file named is taken whatever its ending, and only once', () => {
    const notes = join(folder, 'notes.txt')
    expect(findTournamentFiles([notes, notes]).files).toEqual([notes])
  })

  test('a path that is not there is a problem, the rest goes on', () => {
    const { files, problems } = findTournamentFiles([join(folder, 'none'), join(folder, 'sub')])
    expect(files).toHaveLength(1)
    expect(problems.map(({ exitCode }) => exitCode)).toEqual([5])
  })

  test('the answer of an edition goes before the answer of all', () => {
    expect(knownAnswerNames('x/0001.trf', rulebookById('fide-dutch-2017'))).toEqual([
      'x/0001.2017.pairs',
      'x/0001.2017.none',
      'x/0001.pairs',
      'x/0001.none',
    ])
    expect(knownAnswerNames('0001.trf', rulebookById('cfc'))).toEqual(['0001.pairs', '0001.none'])
  })
})
