import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Failure } from '../failure.ts'
import { writeAllAtomically, writeAtomically } from './write-atomically.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zug-write-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const failureOf = (action: () => void): Failure => {
  try {
    action()
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
  throw new Error('no failure')
}

describe('writing whole or not at all', () => {
  test('of files that belong together none appears when one cannot be written', () => {
    const [first, second] = [join(folder, 'a.txt'), join(folder, 'none', 'b.txt')]
    const files = [
      [first, 'a'],
      [second, 'b'],
    ] as const
    expect(failureOf(() => writeAllAtomically(files)).problem).toEqual({
      exitCode: 5,
      lines: [`${second}:1:1 file-not-found No such file or folder.`],
    })
    expect(readdirSync(folder)).toEqual([])
    mkdirSync(join(folder, 'none'))
    writeAllAtomically(files)
    expect([readFileSync(first, 'utf8'), readFileSync(second, 'utf8'), readdirSync(folder)]).toEqual(['a', 'b', ['a.txt', 'none']])
  })

  test('a new file has the text, and nothing else is left in the folder', () => {
    writeAtomically(join(folder, 'a.txt'), 'text')
    expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('text')
    expect(readdirSync(folder)).toEqual(['a.txt'])
  })

  test('an existing file is replaced and keeps its permissions', () => {
    const file = join(folder, 'a.txt')
    writeFileSync(file, 'old')
    chmodSync(file, 0o640)
    writeAtomically(file, 'new')
    expect(readFileSync(file, 'utf8')).toBe('new')
    expect(statSync(file).mode & 0o777).toBe(0o640)
  })

  test('a link is written through, not replaced', () => {
    writeFileSync(join(folder, 'a.txt'), 'old')
    symlinkSync('a.txt', join(folder, 'link'))
    writeAtomically(join(folder, 'link'), 'new')
    expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('new')
  })

  test('a folder as target, or a missing folder, is a file access failure and leaves nothing', () => {
    mkdirSync(join(folder, 'sub'))
    expect(failureOf(() => writeAtomically(join(folder, 'sub'), 'x')).problem.exitCode).toBe(5)
    const missing = failureOf(() => writeAtomically(join(folder, 'none', 'a.txt'), 'x')).problem
    expect(missing.exitCode).toBe(5)
    expect(missing.lines[0]).toMatch(/none\/a\.txt:1:1 file-not-found /)
    expect(readdirSync(folder)).toEqual(['sub'])
  })
})
