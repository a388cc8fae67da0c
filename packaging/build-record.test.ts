import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isBuilt, recordBuild, sourcesHash } from './build-record.js'

let root = ''
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const built = (): boolean => isBuilt(root, sourcesHash(root))

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'zug-build-'))
  write('package-lock.json', '{}')
  write('docs/arbiter.md', '# Guide')
  write('packages/engine/src/a.ts', 'export const a = 1')
  write('packages/engine/src/b.ts', 'export const b = 1')
  write('packages/engine/dist/a.js', 'export const a = 1')
  recordBuild(root, sourcesHash(root))
})
afterEach(() => rmSync(root, { recursive: true }))

describe('npm start builds only if something changed since the last build', () => {
  test('nothing is built after a build', () => expect(built()).toBe(true))

  test('a changed test or the time of a source leads to no build', () => {
    write('packages/engine/src/a.test.ts', 'test')
    utimesSync(join(root, 'packages/engine/src/a.ts'), new Date(), new Date(Date.now() + 60_000))
    expect(built()).toBe(true)
  })

  test.each([
    ['a changed source', () => write('packages/engine/src/a.ts', 'export const a = 2')],
    ['a new source', () => write('packages/engine/src/c.ts', '')],
    ['a deleted source', () => rmSync(join(root, 'packages/engine/src/b.ts'))],
    ['a renamed source', () => renameSync(join(root, 'packages/engine/src/b.ts'), join(root, 'packages/engine/src/c.ts'))],
    ['other dependencies', () => write('package-lock.json', '{"packages":{}}')],
    ['a changed guide', () => write('docs/arbiter.md', '# Other')],
    ['a deleted output', () => rmSync(join(root, 'packages/engine/dist/a.js'))],
    ['all outputs deleted', () => rmSync(join(root, 'packages/engine/dist'), { recursive: true })],
    ['an output that something else wrote', () => write('packages/engine/dist/a.js', 'export const a = 22')],
    ['a deleted record', () => rmSync(join(root, 'node_modules'), { recursive: true })],
    ['a broken record', () => write('node_modules/.cache/zug-build.json', '{')],
  ])('%s leads to a build', (_, change) => {
    change()
    expect(built()).toBe(false)
  })

  test('a branch whose files are older leads to a build; back on the first branch its outputs are those of the other', () => {
    write('packages/engine/src/a.ts', 'export const a = 2')
    utimesSync(join(root, 'packages/engine/src/a.ts'), new Date(0), new Date(0))
    expect(built()).toBe(false)
    write('packages/engine/src/a.ts', 'export const a = 1')
    expect(built()).toBe(true)
    write('packages/engine/dist/a.js', 'export const a = 22')
    expect(built()).toBe(false)
  })

  test('a source that is edited during the build leads to another one', () => {
    const before = sourcesHash(root)
    write('packages/engine/src/a.ts', 'export const a = 3')
    recordBuild(root, before)
    expect(built()).toBe(false)
  })
})
