import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { makeDemo } from '../demo.ts'
import { useDatabases } from '../storage/testing/databases.ts'
import { cookieOf, owner, setUp, startServer, type TestServer } from '../testing/server.ts'

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
    expect([again.status, again.headers.get('location'), again.headers.get('set-cookie')]).toEqual([303, '/', null])
  }
  expect((await server.bearer(secret).get('/api/me')).status).toBe(401)
  expect((await server.nobody.get('/api/me')).body).toMatchObject({ setUp: true, byLink: true })
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
