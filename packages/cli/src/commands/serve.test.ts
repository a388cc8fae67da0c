import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { root, runZug } from '../testing/run-zug.ts'

const folders: string[] = []
const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'zug-serve-'))
  folders.push(folder)
  return folder
}

const start = async (...options: readonly string[]) => {
  const child = spawn(process.execPath, [join(root, 'packages/cli/bin/zug.js'), 'serve', '--port', '0', '--log', 'info', ...options])
  children.push(child)
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  while (!/Zug is at (\S+),/.test(output)) {
    if (child.exitCode !== null) throw new Error(output)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { child, url: /Zug is at (\S+),/.exec(output)![1]!, output: () => output }
}

describe('zug serve', () => {
  test('serves the demonstration, keeps what it is told, and goes when asked', async () => {
    const database = join(newFolder(), 'data')
    const first = await start('--database', database)
    expect(await (await fetch(`${first.url}/healthz`)).json()).toEqual({ status: 'ok' })
    expect((await fetch(`${first.url}/metrics`)).status).toBe(404)
    expect(await (await fetch(`${first.url}/api/tournaments`)).json()).toMatchObject({
      tournaments: [{ id: 'demo', players: 14, roundsPublished: 5 }],
    })
    const account = { login: 'olga', name: 'Olga', password: 'not to be logged' }
    const made = await fetch(`${first.url}/api/setup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    })
    const cookie = made.headers.get('set-cookie')!.split(';')[0]!
    const live = await fetch(`${first.url}/api/tournaments/demo/live`, { headers: { cookie } })
    const ended = live.text()
    first.child.kill('SIGTERM')
    expect(await once(first.child, 'exit')).toEqual([0, null])
    expect(await ended).toMatch(/^retry: \d+/)
    expect(first.output()).toMatch(/"msg":"closed"/)
    expect(first.output()).not.toMatch(/not to be logged|zug_s_/)
    const second = await start('--database', database)
    const me = await (await fetch(`${second.url}/api/me`, { headers: { cookie } })).json()
    expect(me).toMatchObject({ principal: { kind: 'account', name: 'Olga' }, setUp: true })
  })

  test('signs the newcomer in by a link that it prints, and sends them to the demonstration', async () => {
    const desk = await start('--database', join(newFolder(), 'data'))
    const link = /signs you in once: (\S+)/.exec(desk.output())![1]!
    const entered = await fetch(link, { redirect: 'manual' })
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/desk/demo'])
    const cookie = entered.headers.get('set-cookie')!.split(';')[0]!
    expect(await (await fetch(`${desk.url}/api/tournaments/demo`, { headers: { cookie } })).json()).toMatchObject({ role: 'owner' })
    expect(
      desk
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .join(),
    ).not.toMatch(/zug_[es]_/)
  })

  test('asks for a code where others can reach it', async () => {
    const desk = await start('--database', join(newFolder(), 'data'), '--host', '0.0.0.0', '--no-demo')
    expect(desk.output()).toMatch(/The set-up asks for this code: [0-9a-f]{12}/)
    const behind = await start('--database', join(newFolder(), 'data'), '--url', 'https://chess.example', '--trust-proxy', '--no-demo')
    expect(behind.output()).toMatch(/The set-up asks for this code: [0-9a-f]{12}/)
    expect(behind.output()).not.toMatch(/signs you in/)
  })

  test('says what is wrong in one line', async () => {
    const database = join(newFolder(), 'data')
    await start('--data', database)
    const second = runZug(['serve', '--port', '0', '--database', database])
    expect(second.status).toBe(5)
    expect(second.stderr).toMatch(/^zug\S* in-use .*\n$/)
    const folders = runZug(['serve', '--port', '0', '--data', newFolder(), '--database', database])
    expect(folders).toMatchObject({ status: 3, stderr: expect.stringMatching(/^zug\S* two-places .*\n$/) })
    expect(runZug(['serve', '--port', '99999']).status).toBe(3)
    expect(runZug(['serve', '--url', 'nonsense']).status).toBe(3)
  })
})
