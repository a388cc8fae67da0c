import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { deskFiles } from '../desk-files.ts'
import { executable, executableName } from '../executable.ts'
import { releaseFolder } from '../folder.ts'
import { publishRound, signIn, startDesk, stopDesk } from './try-desk.ts'

const folder = mkdtempSync(join(tmpdir(), 'zug-executable-'))
afterAll(() => rmSync(folder, { recursive: true }))
const program = join(releaseFolder, executableName)

describe('the single executable', () => {
  test('has the same bytes when it is made again, and no path of this machine', async () => {
    const made = readFileSync(program)
    expect((await executable(await deskFiles())).equals(made)).toBe(true)
    expect(made.includes(new URL('..', import.meta.url).pathname)).toBe(false)
  })

  test('is the whole command', () => {
    const env = { HOME: folder }
    expect(execFileSync(program, ['pair', 'packages/cli/demo/worked-example.trf'], { env, encoding: 'utf8' })).toContain('Bruno')
    expect(execFileSync(program, ['--version'], { env, encoding: 'utf8' })).toMatch(/^\d+\.\d+\.\d+\n$/)
    // It laid itself out once.
    expect(readdirSync(join(folder, '.cache/zug'))).toHaveLength(1)
  })

  test('starts in an empty environment, shows a page, reads a file in a thread, pairs and publishes a round, and stops', async () => {
    const started = await startDesk(program, ['serve', '--port', '0', '--data', join(folder, 'data')], { env: { HOME: folder } })
    const cookie = await signIn(started.url, started.entrance)
    expect(await (await fetch(`${started.url}/t/demo`)).text()).toContain('Demonstration')
    const body = readFileSync('packages/cli/demo/worked-example.trf')
    const headers = { cookie, 'content-type': 'application/octet-stream', 'sec-fetch-site': 'same-origin' }
    const imported = await fetch(`${started.url}/api/imports?key=one`, { method: 'POST', headers, body })
    expect([imported.status, await imported.text()]).toEqual([201, expect.stringContaining('"id"')])
    expect((await publishRound(started.url, cookie)).boards).toBe(7)
    expect(await stopDesk(started)).toBe(0)
  })

  test('where nothing can be kept, it lays itself out anew and leaves nothing', () => {
    const temporary = join(folder, 'tmp')
    mkdirSync(temporary)
    execFileSync(program, ['--version'], { env: { HOME: '/proc/none', TMPDIR: temporary } })
    expect(readdirSync(temporary).filter((name) => name.startsWith('zug-'))).toEqual([])
  })
})
