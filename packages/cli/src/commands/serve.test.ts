import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
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
    const { tournaments } = (await (await fetch(`${first.url}/api/tournaments`)).json()) as { readonly tournaments: readonly object[] }
    expect(tournaments).toHaveLength(5)
    expect(tournaments).toContainEqual(expect.objectContaining({ id: 'demo', players: 14, roundsPublished: 5 }))
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

  test('still prints the link for an owner without a password when others are let in', async () => {
    const database = join(newFolder(), 'data')
    const first = await start('--database', database)
    await fetch(/signs you in once: (\S+)/.exec(first.output())![1]!, { redirect: 'manual' })
    first.child.kill('SIGTERM')
    await once(first.child, 'exit')
    const hall = await start('--database', database, '--host', '0.0.0.0')
    const link = /signs you in once: (http:\/\/127\.0\.0\.1:\S+)/.exec(hall.output())![1]!
    const entered = await fetch(link, { redirect: 'manual' })
    expect(entered.headers.get('set-cookie')).toContain('zug_s_')
    hall.child.kill('SIGTERM')
    await once(hall.child, 'exit')
    const behind = await start('--database', database, '--url', 'https://chess.example', '--trust-proxy')
    expect(behind.output()).toMatch(/signs you in once: https:\/\/chess\.example\/enter\/zug_e_/)
  })

  test('encrypts the backups that it makes after a round, where it is told a passphrase', async () => {
    const folder = newFolder()
    const [data, key] = [join(folder, 'data'), join(folder, 'key')]
    writeFileSync(key, 'four horses on a board\n')
    const { url } = await start('--data', data, '--no-demo', '--backup-key-file', key)
    const ask = async (path: string, body: object, cookie = ''): Promise<Response> =>
      fetch(`${url}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url, cookie },
        body: JSON.stringify(body),
      })
    const made = await ask('/setup', { login: 'olga', name: 'Olga', password: 'not to be read' })
    const cookie = made.headers.get('set-cookie')!.split(';')[0]!
    const settings = { info: { name: 'Open' }, numberOfRounds: 3 }
    const { id } = (await (await ask('/tournaments', { key: 'open', settings }, cookie)).json()) as { readonly id: string }
    const players = ['Ann', 'Bob'].map((name) => ({ name }))
    for (const command of [{ kind: 'import-players', players }, { kind: 'pair-round' }, { kind: 'publish-round' }])
      expect((await ask(`/tournaments/${id}/commands`, { key: command.kind, command }, cookie)).status).toBe(200)
    const backups = join(data, 'backups')
    await expect.poll(() => existsSync(backups) && readdirSync(backups).filter((name) => name.endsWith('.backup')).length).toBe(1)
    const file = join(backups, readdirSync(backups).find((name) => name.endsWith('.backup'))!)
    expect(runZug(['db', 'check', file])).toMatchObject({ status: 3, stderr: expect.stringContaining('key-missing') })
    expect(runZug(['db', 'check', file, '--key-file', key]).status).toBe(0)
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
    const keyless = runZug(['serve', '--port', '0', '--data', newFolder(), '--backup-key-file', join(newFolder(), 'none')])
    expect(keyless).toMatchObject({ status: 5, stderr: expect.stringContaining('file-not-found') })
    expect(runZug(['serve', '--url', 'nonsense']).status).toBe(3)
    const elsewhere = runZug(['serve', '--port', '0', '--data', newFolder(), '--host', '192.0.2.1'])
    expect(elsewhere).toMatchObject({ status: 3, stderr: expect.stringMatching(/^zug\S* cannot-listen .*--host.*\n$/) })
    const typed = runZug(['serve', '--data', newFolder()], { env: { ZUG_DATABASE: 'postgers://zug:secret@localhost/zug' } })
    expect(typed).toMatchObject({ status: 5, stderr: expect.stringMatching(/^zug\S* place-unknown (?!.*secret).*\n$/) })
  })
})
