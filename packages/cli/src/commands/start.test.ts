import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { root, runZug } from '../testing/run-zug.ts'

const folder = mkdtempSync(join(tmpdir(), 'zug-start-'))
const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** As the launcher starts it, without a terminal. */
const start = async (until: RegExp, ...options: readonly string[]) => {
  const zug = join(root, 'packages/cli/bin/zug.js')
  const child = spawn(process.execPath, [zug, 'start', '--no-open', ...options], { env: { HOME: join(folder, 'home'), LANG: 'C' } })
  children.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk
    })
  while (!until.test(said)) {
    if (child.exitCode !== null) throw new Error(said)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { child, said: () => said }
}

describe('zug start', () => {
  test('lets the hall in, signs in whoever sits here, uses the folder beside the launcher, and says when all is saved', async () => {
    mkdirSync(join(folder, 'zug-data'), { recursive: true })
    const { child, said } = await start(/beenden|Beenden/, '--port', '0', '--beside', folder, '--lang', 'de')
    const url = /Auf diesem Rechner: (\S+)/.exec(said())![1]!
    expect(said()).toMatch(/Im Saal, .*: http:\S+\n\n█|Dieser Rechner ist in keinem Netz/)
    const entered = await fetch(/(http:\S+\/enter\/\S+)/.exec(said())![1]!, { redirect: 'manual' })
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/desk/demo'])
    // Nobody else becomes its owner.
    const account = { login: 'eve', name: 'Eve', password: 'a long password' }
    const headers = { 'content-type': 'application/json' }
    expect((await fetch(`${url}/api/setup`, { method: 'POST', headers, body: JSON.stringify(account) })).status).toBe(403)
    expect(existsSync(join(folder, 'zug-data/address.txt'))).toBe(true)
    // A second browser opens the used link, and zug link prints another one.
    const used = await fetch(/(http:\S+\/enter\/\S+)/.exec(said())![1]!, { redirect: 'manual' })
    expect([used.status, used.headers.get('location'), used.headers.get('set-cookie')]).toEqual([303, '/?link=used', null])
    const link = runZug(['link', '--data', join(folder, 'zug-data')])
    expect(link.stderr).toBe('')
    const [, address] = /^This link signs you in once, within 15 minutes: (http:\S+)\n$/.exec(link.stdout)!
    expect(address!.startsWith(url)).toBe(true)
    const cookies = [1, 2].map(async () => (await fetch(address!, { redirect: 'manual' })).headers.get('set-cookie') !== null)
    expect((await Promise.all(cookies)).filter(Boolean)).toHaveLength(1)
    const again = await start(/läuft bereits. .*: \S+/, '--port', '0', '--beside', folder, '--lang', 'de')
    expect(again.said()).toContain(url)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(said()).toContain('Beendet. Alles ist gespeichert.')
    expect(existsSync(join(folder, 'zug-data/address.txt'))).toBe(false)
    const late = runZug(['link', '--data', join(folder, 'zug-data')])
    expect([late.status === 0, late.stderr.includes('is not running on')]).toEqual([false, true])
  })

  test('takes the next port where another program has the first, and the folder of the person', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { readonly port: number }
    const { child, said } = await start(/To stop/, '--port', String(port), '--no-hall')
    const taken = Number(/On this computer: http:\/\/127\.0\.0\.1:(\d+)/.exec(said())![1])
    expect(taken).toBeGreaterThan(port)
    expect(said()).toContain('Only this computer reaches the desk.')
    expect(existsSync(join(folder, 'home/.local/share/zug/zug.sqlite'))).toBe(process.platform === 'linux')
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
    other.close()
  })
})
