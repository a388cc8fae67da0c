import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { tellSystemd } from './systemd.ts'

const folder = mkdtempSync(join(tmpdir(), 'zug-notify-'))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => vi.unstubAllEnvs())

/** What systemd is: a socket that prints what it hears. */
const systemd = async (socket: string) => {
  const script = `import socket,sys\ns=socket.socket(socket.AF_UNIX,socket.SOCK_DGRAM);s.bind('${socket}');print('there',flush=True)\nwhile True: print(s.recv(4096).decode(),flush=True)`
  const child = spawn('python3', ['-c', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  let heard = ''
  child.stdout.on('data', (chunk) => {
    heard += chunk
  })
  await vi.waitFor(() => expect(heard).toContain('there'), { timeout: 10_000 })
  return { heard: () => heard, end: () => child.kill() }
}

test('systemd hears that the desk is ready, alive while storage answers, and ending', async () => {
  const socket = join(folder, 'socket')
  const listener = await systemd(socket)
  vi.stubEnv('NOTIFY_SOCKET', socket)
  vi.stubEnv('WATCHDOG_USEC', '200000')
  let answers = true
  let away = false
  const told = tellSystemd(async () => {
    if (away) throw Object.assign(new Error('away'), { code: 'unreachable' })
    if (!answers) throw new Error('gone')
  }, 'http://127.0.0.1:8080')
  await vi.waitFor(() => expect(listener.heard()).toMatch(/READY=1[\s\S]*WATCHDOG=1/), { timeout: 10_000 })
  away = true
  await new Promise((resolve) => setTimeout(resolve, 300))
  const well = listener.heard().length
  // A database that is away is back one day, and a restart brings nobody nearer to it.
  await vi.waitFor(() => expect(listener.heard().slice(well)).toContain('WATCHDOG=1'), { timeout: 10_000 })
  away = false
  answers = false
  await new Promise((resolve) => setTimeout(resolve, 300))
  const before = listener.heard().length
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(listener.heard().slice(before)).not.toContain('WATCHDOG')
  await told.stopping()
  await vi.waitFor(() => expect(listener.heard()).toContain('STOPPING=1'), { timeout: 10_000 })
  listener.end()
})

test('where nobody listens, nobody is told', async () => {
  vi.stubEnv('NOTIFY_SOCKET', '')
  await tellSystemd(async () => {}, 'http://127.0.0.1:8080').stopping()
})
