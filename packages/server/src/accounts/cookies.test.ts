import { afterEach, expect, test } from 'vitest'
import { useDatabases } from '../storage/testing/databases.ts'
import { cookieOf, newTournament, owner as ownerAccount, startServer, type TestServer } from '../testing/server.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

test('a foreign page cannot use a cookie, and cannot sign anybody in', async () => {
  const server = await startServer(await databases.openNew('sqlite'))
  servers.push(server)
  const cookie = cookieOf(await server.nobody.post('/api/setup', ownerAccount))
  const request = { key: 'k', settings: {} }
  const from = (headers: Record<string, string>) =>
    server.clientWith({ cookie, host: 'desk.example', ...headers }).post('/api/tournaments', request)
  expect((await from({})).body.code).toBe('cross-site')
  expect((await from({ origin: 'https://evil.example' })).body.code).toBe('cross-site')
  expect((await from({ 'sec-fetch-site': 'cross-site' })).body.code).toBe('cross-site')
  expect((await from({ 'sec-fetch-site': 'same-site' })).body.code).toBe('cross-site')
  expect((await from({ origin: 'http://desk.example' })).status).toBe(201)
  const login = { login: 'olga', password: ownerAccount.password }
  expect((await server.clientWith({ origin: 'https://evil.example' }).post('/api/session', login)).body.code).toBe('cross-site')
})

test('what a page has kept of one person is not done in the name of another who has signed in since', async () => {
  const server = await startServer(await databases.openNew('sqlite'))
  servers.push(server)
  const cookie = cookieOf(await server.nobody.post('/api/setup', ownerAccount))
  const owner = server.cookie(cookie)
  const { account } = (await owner.get('/api/me')).body.principal
  const origin = 'http://desk.example'
  const as = (headers: Record<string, string>) => server.clientWith({ cookie, host: 'desk.example', origin, ...headers })
  const create = (headers: Record<string, string>) => as(headers).post('/api/tournaments', { key: 'k', settings: {} })
  expect(await create({ 'zug-account': 'somebody-else' })).toMatchObject({ status: 401, body: { code: 'sign-in' } })
  expect((await owner.get('/api/tournaments')).body.tournaments).toEqual([])
  expect((await as({ cookie: '', 'zug-account': account }).post('/api/tournaments', { key: 'k', settings: {} })).status).toBe(401)
  expect((await create({ 'zug-account': account })).status).toBe(201)
})

test('cookies and headers are strict, more so behind TLS', async () => {
  const server = await startServer(await databases.openNew('sqlite'), { publicUrl: 'https://desk.example' })
  servers.push(server)
  const { headers } = await server.nobody.post('/api/setup', ownerAccount)
  const strict = '; Path=/; HttpOnly; SameSite=Lax; Max-Age=\\d+; Secure$'
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(new RegExp(`^__Host-zug-session=zug_s_[\\w-]+${strict}`)),
    expect.stringMatching(new RegExp(`^__Host-zug-device=zug_d_[\\w-]+${strict}`)),
  ])
  expect(headers.get('strict-transport-security')).toMatch(/max-age/)
  expect(headers.get('content-security-policy')).toMatch(/default-src 'self'.*frame-ancestors 'none'/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  const policyOf = async (path: string) => (await server.nobody.get(path)).headers.get('referrer-policy')
  for (const path of ['/b/zug_l_x', '/h/zug_l_x', '/enter/zug_e_x']) expect(await policyOf(path)).toBe('no-referrer')
  // A form of a page that names no referrer would name no origin either.
  for (const path of ['/', '/t', '/t/demo/paper']) expect(await policyOf(path)).toBe('same-origin')
})

test('over https only the cookie that is bound to it signs in, and no cookie but that of a session', async () => {
  const server = await startServer(await databases.openNew('sqlite'), { publicUrl: 'https://chess.example' })
  servers.push(server)
  const cookie = cookieOf(await server.nobody.post('/api/setup', ownerAccount))
  const owner = server.cookie(cookie)
  const plain = server.cookie(cookie.replace('__Host-', ''))
  expect([(await owner.get('/api/sessions')).status, (await plain.get('/api/sessions')).status]).toEqual([200, 401])
  const id = await newTournament(owner, 4)
  const link = (await owner.post(`/api/tournaments/${id}/links`, { label: 'Hall', boards: { first: 1, last: 2 } })).body.secret
  const token = (await owner.post('/api/tokens', { name: 'screen' })).body.secret
  for (const secret of [link, token]) {
    expect((await server.bearer(secret).get('/api/me')).body.principal.kind).not.toBe('nobody')
    expect((await server.cookie(`__Host-zug-session=${secret}`).get('/api/me')).body.principal).toEqual({ kind: 'nobody' })
  }
})

test('behind a proxy with TLS a member sees the pages of a tournament that only members may see', async () => {
  const server = await startServer(await databases.openNew('sqlite'), { trustProxy: true })
  servers.push(server)
  const https = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'chess.example' }
  const cookie = cookieOf(await server.clientWith(https).post('/api/setup', ownerAccount))
  const owner = server.clientWith({ ...https, cookie, 'sec-fetch-site': 'same-origin' })
  const id = await newTournament(owner, 4)
  expect((await owner.get(`/t/${id}`)).status).toBe(200)
  expect((await server.clientWith(https).get(`/t/${id}`)).status).toBe(404)
})
