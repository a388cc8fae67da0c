import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type StartedDesk, startDesk, stopDesk } from './try-desk.ts'

/** The configuration that docs/operator.md gives, in nginx from Debian (apt-get install nginx-light), with a certificate of our own. */
const folder = mkdtempSync(join(tmpdir(), 'zug-proxy-'))
const zug = new URL('../../../packages/cli/bin/zug.js', import.meta.url).pathname
const [port, behind] = [18_443, 18_080]
const origin = `https://localhost:${port}`
let desk: StartedDesk
let nginx: ReturnType<typeof spawn>

const configuration = (): string => {
  const page = readFileSync(new URL('../../../docs/operator.md', import.meta.url), 'utf8')
  const [, server] = /```\n(server \{[\s\S]*?\n\})\n```/.exec(page)!
  const adapted = server!
    .replace('listen 443 ssl;', `listen ${port} ssl;\n  ssl_certificate ${folder}/cert.pem;\n  ssl_certificate_key ${folder}/key.pem;`)
    .replace('chess.example', 'localhost')
    .replace('127.0.0.1:8080', `127.0.0.1:${behind}`)
  return `daemon off; ${process.getuid?.() === 0 ? 'user root; ' : ''}pid ${folder}/pid; error_log ${folder}/error.log; events {}\nhttp { access_log off; client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;\n${adapted}\n}`
}

type Answer = { readonly status: number; readonly body: string; readonly headers: NodeJS.Dict<string | string[]> }
const ask = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request(`${origin}${path}`, { headers, ca: readFileSync(join(folder, 'cert.pem')) }, (answer) => {
      let body = ''
      answer.on('data', (chunk) => {
        body += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode!, body, headers: answer.headers }))
    })
    asked.on('error', reject).end()
  })

beforeAll(async () => {
  const certificate = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost',
  ]
  execFileSync('openssl', [...certificate, '-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')], { stdio: 'pipe' })
  mkdirSync(join(folder, 'data'))
  const said = ['serve', '--data', join(folder, 'data'), '--port', String(behind), '--url', origin, '--trust-proxy', '--drain', '2']
  desk = await startDesk(process.execPath, [zug, ...said], { waitFor: origin })
  writeFileSync(join(folder, 'nginx.conf'), configuration())
  nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: ['ignore', 'inherit', 'inherit'] })
  await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(200), { timeout: 20_000 })
})
afterAll(() => {
  nginx?.kill()
  if (desk?.child.exitCode === null) desk.child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

describe('behind nginx with TLS', () => {
  test('the desk knows who asks and where, and cookies are secure', async () => {
    expect(JSON.parse((await ask('/seen')).body)).toMatchObject({ origin, address: '127.0.0.1', trustProxy: true, forwarded: true })
    const page = await ask('/t/demo')
    expect([page.status, page.headers['strict-transport-security']]).toEqual([200, expect.stringContaining('max-age')])
    const code = /asks for this code: (\S+)/.exec(desk.said())![1]!
    const made = await fetch(`http://127.0.0.1:${behind}/api/setup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: 'olga', name: 'Olga', password: 'a long password', code }),
    })
    expect(made.headers.get('set-cookie')).toContain('Secure')
  })

  test('a forged address of the visitor is not believed', async () => {
    expect(JSON.parse((await ask('/seen', { 'x-forwarded-for': '203.0.113.9' })).body).address).toBe('127.0.0.1')
  })

  test('a file of nearly 5 MB comes to the desk', async () => {
    const status = await new Promise<number>((resolve, reject) => {
      const headers = { 'content-type': 'application/octet-stream', 'sec-fetch-site': 'same-origin' }
      const asked = request(
        `${origin}/api/imports?key=large`,
        { method: 'POST', headers, ca: readFileSync(join(folder, 'cert.pem')) },
        (answer) => {
          answer.resume()
          resolve(answer.statusCode!)
        },
      )
      asked.on('error', reject).end(Buffer.alloc(4_900_000, 'x'))
    })
    // Nobody has signed in; nginx would say 413.
    expect(status).toBe(401)
  })

  test('zug doctor finds it well', () => {
    const env = { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem') }
    const args = ['doctor', '--data', join(folder, 'data'), '--port', String(behind), '--url', origin]
    const said = execFileSync(process.execPath, [zug, ...args], { env, encoding: 'utf8' })
    expect(said).toMatch(/^ok +proxy +https:\/\/localhost:\d+ leads to the desk/m)
    expect(said).toMatch(/^ok +port +a desk is running/m)
  })

  test('live pages are not held back', async () => {
    const heard = await new Promise<string>((resolve, reject) => {
      const asked = request(`${origin}/api/tournaments/demo/live`, { ca: readFileSync(join(folder, 'cert.pem')) }, (answer) => {
        answer.once('data', (chunk) => {
          resolve(String(chunk))
          asked.destroy()
        })
      })
      asked.on('error', reject).end()
      setTimeout(() => reject(new Error('nothing came')), 10_000).unref()
    })
    expect(heard).toMatch(/^(retry|:|event|data)/)
  })

  test('asked to end, it says so at /readyz and goes on answering for a while', async () => {
    const ended = stopDesk(desk)
    await expect.poll(() => ask('/readyz').then(({ status }) => status)).toBe(503)
    expect((await ask('/t/demo')).status).toBe(200)
    expect(await ended).toBe(0)
  })
})
