import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { makeDemo } from '../demo.ts'
import { openStorage } from '../storage/open-storage.ts'
import { useDatabases } from '../storage/testing/databases.ts'
import { cookieOf, owner, setUp, startServer, type TestServer } from '../testing/server.ts'
import { issueTicket, ticketMinutes } from './sign-in-ticket.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})
const start = async () => {
  const server = await startServer(await databases.openNew('sqlite'), { host: '127.0.0.1' })
  servers.push(server)
  return server
}
const demo = () => readFileSync(new URL('../../../cli/demo/worked-example.trf', import.meta.url))

test('the printed link leads into the demonstration as its owner, once', async () => {
  const server = await start()
  await makeDemo(server.context, demo())
  const secret = server.context.entrance.issue()
  const looked = await server.nobody.send('GET', `/enter/${secret}`, undefined, { 'sec-purpose': 'prefetch' })
  expect(looked.headers.get('set-cookie')).toBeNull()
  const entered = await server.nobody.get(`/enter/${secret}`)
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/desk/demo'])
  const arbiter = server.cookie(cookieOf(entered))
  expect((await arbiter.get('/api/me')).body).toMatchObject({ principal: { administrator: true }, passwordless: true })
  expect((await arbiter.get('/api/tournaments/demo')).body.role).toBe('owner')
  for (const used of [secret, 'zug_e_wrong']) {
    const again = await server.nobody.get(`/enter/${used}`)
    expect([again.status, again.headers.get('location'), again.headers.get('set-cookie')]).toEqual([303, '/?link=used', null])
  }
  expect((await server.bearer(secret).get('/api/me')).status).toBe(401)
  expect((await server.nobody.get('/api/me')).body).toMatchObject({ setUp: true, byLink: true, passwords: false })
  expect((await server.nobody.post('/api/session', { login: 'owner', password: '' })).status).toBe(401)
})

test('an owner without a password takes one, and the link of the next start is no more', async () => {
  const server = await start()
  const arbiter = server.cookie(cookieOf(await server.nobody.get(`/enter/${server.context.entrance.issue()}`)))
  const second = server.cookie(cookieOf(await server.nobody.get(`/enter/${server.context.entrance.issue()}`)))
  expect((await second.get('/api/me')).body.principal.account).toBe((await arbiter.get('/api/me')).body.principal.account)
  expect((await server.nobody.post('/api/setup', owner)).status).toBe(409)
  expect((await arbiter.post('/api/setup', owner)).status).toBe(200)
  expect((await arbiter.get('/api/me')).body).toMatchObject({ principal: { name: owner.name }, passwordless: false, byLink: false })
  expect((await server.nobody.post('/api/session', { login: owner.login, password: owner.password })).status).toBe(200)
  expect((await arbiter.post('/api/setup', { ...owner, password: 'yet another one' })).status).toBe(409)
  const late = await server.nobody.get(`/enter/${server.context.entrance.issue()}`)
  expect(late.headers.get('set-cookie')).toBeNull()
  expect(JSON.stringify((await arbiter.get('/api/audit')).body)).not.toMatch(/scrypt/)
})

test('a desk for its own machine answers to no other name', async () => {
  const server = await start()
  await setUp(server)
  expect((await server.nobody.send('GET', '/api/me', undefined, { host: 'rebound.example' })).body).toMatchObject({ code: 'wrong-host' })
  for (const host of ['127.0.0.1:8080', 'localhost:8080', '[::1]:8080'])
    expect((await server.nobody.send('GET', '/api/me', undefined, { host })).status).toBe(200)
})

describe.each(['sqlite', 'postgres'] as const)('a link that zug link prints, while the desk runs on %s', (kind) => {
  const running = async () => {
    const place = await databases.newPlace(kind)
    let now = new Date('2026-11-01T10:00:00Z')
    const server = await startServer(await openStorage(place), { host: '127.0.0.1', place }, { now: () => now })
    servers.push(server)
    const issue = async () => {
      // As the command does: a folder is only read beside the running desk.
      const storage = await openStorage(place, { mode: kind === 'sqlite' ? 'read' : 'write' })
      try {
        return await issueTicket(storage, place, () => now)
      } finally {
        await storage.close()
      }
    }
    const secretOf = async (): Promise<string> => {
      const issued = await issue()
      if (issued.kind !== 'issued') throw new Error(issued.kind)
      return issued.secret
    }
    const enter = async (secret: string) => (await server.nobody.get(`/enter/${secret}`)).headers.get('set-cookie') !== null
    const later = (minutes: number): void => {
      now = new Date(now.getTime() + minutes * 60_000)
    }
    return { server, place, issue, secretOf, enter, later }
  }

  test('signs the owner in, once, and not after a while; only its hash is stored', async () => {
    const { server, place, secretOf, enter, later } = await running()
    const secret = await secretOf()
    expect(await enter('zug_e_wrong')).toBe(false)
    const both = await Promise.all([enter(secret), enter(secret)])
    expect(both.filter(Boolean)).toHaveLength(1)
    expect(await enter(secret)).toBe(false)
    const late = await secretOf()
    later(ticketMinutes + 1)
    expect(await enter(late)).toBe(false)
    const again = await secretOf()
    if (kind === 'sqlite') {
      const file = join(place, 'sign-in-link.json')
      expect(readFileSync(file, 'utf8')).not.toContain(again)
      expect(statSync(file).mode & 0o777).toBe(0o600)
    }
    expect(await enter(again)).toBe(true)
    expect(JSON.stringify(await server.context.storage.read('$accounts'))).not.toContain(again)
  })

  test('is not made for an owner who has a password', async () => {
    const { server, issue } = await running()
    await setUp(server)
    expect(await issue()).toEqual({ kind: 'has-password', login: owner.login })
  })
})
