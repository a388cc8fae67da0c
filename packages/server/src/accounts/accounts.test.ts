import { afterEach, describe, expect, test } from 'vitest'
import { defaultConfig } from '../config.ts'
import { databaseKinds, useDatabases } from '../storage/testing/databases.ts'
import { cookieOf, drawn, newTournament, owner as ownerAccount, setUp, startServer, type TestServer, won } from '../testing/server.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

describe.each(databaseKinds)('accounts on %s', (kind) => {
  const start = async (config = {}, now?: () => Date) => {
    const server = await startServer(await databases.openNew(kind), config, now === undefined ? {} : { now })
    servers.push(server)
    return server
  }

  test('the first to come owns the installation, and only the first', async () => {
    const server = await start()
    expect((await server.nobody.get('/api/me')).body).toEqual({
      principal: { kind: 'nobody' },
      secondFactor: null,
      setUp: false,
      passwordless: false,
      byLink: false,
      passwords: false,
      codeNeeded: false,
    })
    const both = await Promise.all([
      server.nobody.post('/api/setup', ownerAccount),
      server.nobody.post('/api/setup', { ...ownerAccount, login: 'otto' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const first = both.find(({ status }) => status === 200)!
    const { principal } = (await server.cookie(cookieOf(first)).get('/api/me')).body
    expect(principal).toMatchObject({ kind: 'account', administrator: true })
  })

  test('a session ends by signing out, by being revoked, by time and by a new password', async () => {
    let now = Date.parse('2026-06-01T10:00:00Z')
    const server = await start({ sessionDays: 2 }, () => new Date(now))
    const first = await setUp(server)
    const signIn = async (password = ownerAccount.password) =>
      server.cookie(cookieOf(await server.nobody.post('/api/session', { login: 'OLGA', password })))
    const second = await signIn()
    const { sessions } = (await first.get('/api/sessions')).body
    expect(sessions).toHaveLength(2)
    const other = sessions.find(({ current }: { current: boolean }) => !current)
    expect((await first.send('DELETE', `/api/sessions/${other.id}`)).status).toBe(200)
    expect((await second.get('/api/sessions')).status).toBe(401)
    const third = await signIn()
    await third.send('DELETE', '/api/session')
    expect((await third.get('/api/sessions')).status).toBe(401)
    const fourth = await signIn()
    expect((await fourth.send('PUT', '/api/password', { old: 'wrong', new: 'a new long password' })).status).toBe(422)
    expect((await fourth.send('PUT', '/api/password', { old: ownerAccount.password, new: 'a new long password' })).status).toBe(200)
    expect((await first.get('/api/sessions')).status).toBe(401)
    const fifth = await signIn('a new long password')
    now += 3 * 86_400_000
    expect((await fifth.get('/api/sessions')).status).toBe(401)
  })

  test('guessing a password gets slower', async () => {
    const server = await start()
    await setUp(server)
    const guess = () => server.nobody.post('/api/session', { login: 'olga', password: 'wrong password' })
    const statuses = []
    for (let tries = 0; tries < 7; tries++) statuses.push((await guess()).status)
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401])
    expect(statuses.at(-1)).toBe(429)
    expect((await server.nobody.post('/api/session', { login: 'olga', password: ownerAccount.password })).status).toBe(429)
  })

  test('five wrong passwords from the address of the arbiter do not lock out a device that has signed in before', async () => {
    const server = await start()
    await setUp(server)
    const signIn = (password: string, cookie = '') => server.clientWith({ cookie }).post('/api/session', { login: 'olga', password })
    const deviceOf = ({ headers }: { readonly headers: Headers }) => headers.getSetCookie()[1]!.split(';')[0]!
    const device = deviceOf(await signIn(ownerAccount.password))
    expect(device).toMatch(/^zug-device=zug_d_/)
    for (let tries = 0; tries < 6; tries++) await signIn('wrong password')
    expect((await signIn(ownerAccount.password)).status).toBe(429)
    expect((await signIn(ownerAccount.password, `zug-device=zug_d_${'x'.repeat(32)}`)).status).toBe(429)
    const again = await signIn(ownerAccount.password, device)
    expect([again.status, deviceOf(again)]).toEqual([200, device])

    // The device itself is throttled, and a new password forgets it.
    for (let tries = 0; tries < 6; tries++) await signIn('wrong password', device)
    expect((await signIn(ownerAccount.password, device)).status).toBe(429)
    const session = server.cookie(cookieOf(again))
    await session.send('PUT', '/api/password', { old: ownerAccount.password, new: 'a new long password' })
    expect([...server.context.directory.state.devices]).toEqual([])
  })

  test('an account remembers its last twenty devices, and people who share a browser share a cookie', async () => {
    const server = await start()
    const owner = await setUp(server)
    await owner.post('/api/accounts', { login: 'dan', name: 'Dan', password: 'a long password' })
    const signIn = (login: string, cookie = '') =>
      server.clientWith({ cookie }).post('/api/session', { login, password: 'a long password' })
    const deviceOf = ({ headers }: { readonly headers: Headers }) => headers.getSetCookie()[1]!.split(';')[0]!
    const shared = deviceOf(await signIn('dan'))
    expect(deviceOf(await signIn('olga', shared))).toBe(shared)
    const { devices } = server.context.directory.state
    for (let count = 0; count < 25; count++) await signIn('dan')
    const usersOf = [...devices.values()].map((users) => users.size)
    expect(usersOf).toEqual(Array(22).fill(1))
  })

  test('many failures under other names of one address keep nobody else out of it', async () => {
    const server = await start()
    const owner = await setUp(server)
    const signIn = (login: string, password: string) => server.nobody.post('/api/session', { login, password })
    for (const login of Array.from({ length: 12 }, (_, index) => `helper ${index}`)) {
      await owner.post('/api/accounts', { login, name: login, password: 'a long password' })
      for (let tries = 0; tries < 5; tries++) await signIn(login, 'wrong password')
    }
    expect((await signIn('olga', ownerAccount.password)).status).toBe(200)
    // Whoever goes on guessing waits after the first failure under each name.
    await owner.post('/api/accounts', { login: 'dan', name: 'Dan', password: 'a long password' })
    expect((await signIn('dan', 'wrong password')).status).toBe(401)
    const waits = await signIn('dan', 'a long password')
    expect([waits.status, waits.headers.get('retry-after')]).toEqual([429, '1'])
    expect((await signIn('olga', ownerAccount.password)).status).toBe(200)
  })

  test('a clock that is set back keeps nobody waiting', async () => {
    let now = Date.parse('2026-06-01T10:00:00Z')
    const server = await start({ writesPerMinute: 600 }, () => new Date(now))
    await setUp(server)
    const signIn = (password: string) => server.nobody.post('/api/session', { login: 'olga', password })
    for (let tries = 0; tries < 5; tries++) await signIn('wrong password')
    now -= 86_400_000
    const waits = await signIn(ownerAccount.password)
    expect([waits.status, waits.body.data]).toEqual([429, { seconds: 1 }])
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect((await signIn(ownerAccount.password)).status).toBe(200)
  })

  test('a start with a clock far ahead drops no session for good', async () => {
    const day = 86_400_000
    let now = Date.parse('2026-06-01T10:00:00Z')
    const storage = await databases.openNew(kind)
    const before = await startServer(storage, {}, { now: () => new Date(now) })
    const cookie = cookieOf(await before.nobody.post('/api/setup', ownerAccount))
    await before.close()
    now += 400 * day
    const after = await startServer(storage, {}, { now: () => new Date(now) })
    servers.push(after)
    expect((await after.cookie(cookie).get('/api/sessions')).status).toBe(401)
    now -= 400 * day
    expect((await after.cookie(cookie).get('/api/sessions')).status).toBe(200)
  })

  test('tries at once count like tries one after the other, and who signs in is not held back', async () => {
    const server = await start()
    await setUp(server)
    const signIn = (password: string, login = 'olga') => server.nobody.post('/api/session', { login, password })
    for (let times = 0; times < 60; times++) expect((await signIn(ownerAccount.password)).status).toBe(200)
    const session = server.cookie(cookieOf(await signIn(ownerAccount.password)))
    const at = (list: readonly { readonly status: number }[], status: number) => list.filter((reply) => reply.status === status).length
    const guesses = await Promise.all(Array.from({ length: 30 }, (_, index) => signIn(`wrong password ${index}`)))
    expect([at(guesses, 401), at(guesses, 429)]).toEqual([5, 25])
    const change = () => session.send('PUT', '/api/password', { old: 'wrong', new: 'a new long password' })
    const changes = await Promise.all(Array.from({ length: 20 }, change))
    expect([at(changes, 422), at(changes, 429)]).toEqual([5, 15])
  })

  test('a link works until it is revoked or over', async () => {
    let now = Date.parse('2026-06-01T10:00:00Z')
    const server = await start({}, () => new Date(now))
    const owner = await setUp(server)
    const id = await newTournament(owner, 4)
    await owner.command(id, { kind: 'pair-round' })
    await owner.command(id, { kind: 'publish-round' })
    const make = async () =>
      (await owner.post(`/api/tournaments/${id}/links`, { label: 'Hall', boards: { first: 1, last: 2 }, hours: 1 })).body
    const [one, two] = [await make(), await make()]
    const enter = (secret: string) => server.bearer(secret).command(id, { kind: 'enter-result', round: 1, board: 0, result: won })
    expect((await enter(one.secret)).status).toBe(200)
    await owner.send('DELETE', `/api/tournaments/${id}/links/${one.id}`)
    expect((await enter(one.secret)).status).toBe(401)
    now += 2 * 3_600_000
    expect((await enter(two.secret)).status).toBe(401)
  })

  test('both players confirm a result by their links', async () => {
    const server = await start()
    const owner = await setUp(server)
    const id = await newTournament(owner, 4, { confirmResults: true })
    await owner.command(id, { kind: 'pair-round' })
    await owner.command(id, { kind: 'publish-round' })
    const { links } = (await owner.post(`/api/tournaments/${id}/board-links`, { round: 1 })).body
    const result = async () => (await owner.get(`/api/tournaments/${id}`)).body.rounds[0].boards[0].result
    const report = ({ secret, may }: { secret: string; may: { player: number } }) =>
      server.bearer(secret).command(id, { kind: 'report-result', round: 1, board: 0, by: may.player, result: won })
    expect((await report(links[0])).status).toBe(200)
    expect(await result()).toBeNull()
    expect((await report(links[1])).status).toBe(200)
    expect(await result()).toEqual(won)
  })

  test('a closed account is out at once', async () => {
    const server = await start()
    const owner = await setUp(server)
    const { id } = (await owner.post('/api/accounts', { login: 'dan', name: 'Dan', password: 'a long password' })).body
    expect((await owner.post('/api/accounts', { login: 'Dan', name: 'Dan', password: 'a long password' })).status).toBe(409)
    const dan = server.cookie(cookieOf(await server.nobody.post('/api/session', { login: 'dan', password: 'a long password' })))
    expect((await dan.get('/api/sessions')).status).toBe(200)
    await owner.send('DELETE', `/api/accounts/${id}`)
    expect((await dan.get('/api/sessions')).status).toBe(401)
    const me = (await owner.get('/api/me')).body.principal.account
    expect((await owner.send('DELETE', `/api/accounts/${me}`)).body.code).toBe('last-owner')
  })

  test('an owner of a tournament gives roles by the name of an account', async () => {
    const server = await start()
    const administrator = await setUp(server)
    const password = 'another long password'
    for (const login of ['otto', 'dora']) await administrator.post('/api/accounts', { login, name: login, password })
    const otto = server.cookie(cookieOf(await server.nobody.post('/api/session', { login: 'otto', password })))
    const id = await newTournament(otto, 4)
    expect((await otto.get('/api/accounts')).status).toBe(403)
    expect((await otto.post(`/api/tournaments/${id}/members`, { login: 'Dora', role: 'deputy' })).body).toMatchObject({ name: 'dora' })
    expect((await otto.post(`/api/tournaments/${id}/members`, { login: 'nobody', role: 'deputy' })).status).toBe(404)
    const dora = server.cookie(cookieOf(await server.nobody.post('/api/session', { login: 'dora', password })))
    expect((await dora.get(`/api/tournaments/${id}`)).body.role).toBe('deputy')
  })

  test('no secret is stored or shown as it is', async () => {
    const server = await start()
    const owner = await setUp(server)
    const id = await newTournament(owner, 2)
    const token = (await owner.post('/api/tokens', { name: 't' })).body.secret
    const link = (await owner.post(`/api/tournaments/${id}/links`, { label: 'l', boards: { first: 1, last: 1 } })).body.secret
    const stored = JSON.stringify(await server.context.storage.logs[0].readAll(0, 1000))
    const shown = JSON.stringify([
      (await owner.get('/api/sessions')).body,
      (await owner.get('/api/accounts')).body,
      (await owner.get('/api/audit')).body,
      (await owner.get(`/api/tournaments/${id}/access`)).body,
    ])
    for (const secret of [token, link, ownerAccount.password]) {
      expect(stored).not.toContain(secret)
      expect(shown).not.toContain(secret)
    }
    expect(shown).not.toMatch(/scrypt/)
  })
})

test('changes have a rate, and bodies a size', async () => {
  const server = await startServer(await databases.openNew('sqlite'), { writesPerMinute: 5, maxBodyBytes: 1000 })
  servers.push(server)
  const statuses = []
  for (let n = 0; n < 8; n++) statuses.push((await server.nobody.post('/api/session', { login: `a${n}`, password: 'x' })).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  expect((await server.nobody.post('/api/setup', { name: 'x'.repeat(2000) })).status).toBe(413)
})

test('where others can reach an installation without an owner, the set-up asks for a code', async () => {
  const server = await startServer(await databases.openNew('sqlite'), { setupCode: 'a1b2c3' })
  servers.push(server)
  expect((await server.nobody.get('/api/me')).body.codeNeeded).toBe(true)
  expect((await server.nobody.post('/api/setup', ownerAccount)).body.code).toBe('wrong-code')
  expect((await server.nobody.post('/api/setup', { ...ownerAccount, code: 'a1b2c3' })).status).toBe(200)
})

test('who has guessed the code too often waits, whatever the next guess is', async () => {
  const server = await startServer(await databases.openNew('sqlite'), { setupCode: 'a1b2c3' })
  servers.push(server)
  const guess = async (code: string) => (await server.nobody.post('/api/setup', { ...ownerAccount, code })).status
  for (let tries = 0; tries < 8; tries++) await guess(`wrong${tries}`)
  expect(await guess('a1b2c3')).toBe(429)
})

test('passwords are compared as people mean them', async () => {
  const hash = await hashPassword('pa\u0301ssword long', 16)
  expect(await verifyPassword('p\u00e1ssword long', hash)).toBe(true)
  expect(await verifyPassword('password long', hash)).toBe(false)
  expect(await verifyPassword('anything', null)).toBe(false)
})

test('the link of a player can flip its report a few times a minute', async () => {
  const { reportsPerMinute } = defaultConfig
  const server = await startServer(await databases.openNew('sqlite'), { reportsPerMinute })
  servers.push(server)
  const owner = await setUp(server)
  const id = await newTournament(owner, 4, { confirmResults: true })
  await owner.command(id, { kind: 'pair-round' })
  await owner.command(id, { kind: 'publish-round' })
  const { links } = (await owner.post(`/api/tournaments/${id}/board-links`, { round: 1 })).body
  const player = server.bearer(links[0].secret)
  const statuses = []
  for (let times = 0; times < 20; times++) {
    const result = times % 2 === 0 ? won : drawn
    statuses.push((await player.command(id, { kind: 'report-result', round: 1, board: 0, by: links[0].may.player, result })).status)
  }
  expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([reportsPerMinute, 429])
  // The other player is not held up by it.
  const other = { kind: 'report-result', round: 1, board: 0, by: links[1].may.player, result: drawn }
  expect((await server.bearer(links[1].secret).command(id, other)).status).toBe(200)
})
