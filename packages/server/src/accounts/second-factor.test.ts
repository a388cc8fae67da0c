import { afterEach, describe, expect, test } from 'vitest'
import { databaseKinds, useDatabases } from '../storage/testing/databases.ts'
import { type Client, cookieOf, owner as given, newTournament, setUp, startServer, type TestServer } from '../testing/server.ts'
import { codeOf, stepAt } from './totp.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const password = 'another long password'

describe.each(databaseKinds)('a second factor on %s', (kind) => {
  const start = async () => {
    let time = Date.parse('2026-06-01T10:00:00Z')
    let steady = 0
    const more = { now: () => new Date(time), steady: () => steady }
    const storage = await databases.openNew(kind)
    const server = await startServer(storage, { trustProxy: true }, more)
    servers.push(server)
    const owner = await setUp(server)
    const pass = (seconds: number): void => {
      time += seconds * 1000
      steady += seconds * 1000
    }
    const setClockBack = (seconds: number): void => {
      time -= seconds * 1000
    }
    const code = (secret: string, off = 0): string => codeOf(secret, stepAt(new Date(time)) + off)
    const enrol = async (client: Client, word = given.password) => {
      const { secret } = (await client.send('POST', '/api/second-factor/secret')).body
      const reply = await client.send('PUT', '/api/second-factor', { password: word, secret, code: code(secret) })
      expect([reply.status, reply.body.code]).toEqual([200, undefined])
      pass(60)
      return { secret: String(secret), recovery: reply.body.recovery as readonly string[] }
    }
    const signIn = (login: string, word: string, typed?: string, at = server) =>
      at.nobody.post('/api/session', { login, password: word, ...(typed === undefined ? {} : { code: typed }) })
    const another = async () => {
      const second = await startServer(storage, {}, more)
      servers.push(second)
      return second
    }
    return { server, owner, pass, setClockBack, code, enrol, signIn, another }
  }

  test('is asked for beside the password, and each code opens once', async () => {
    const { server, owner, enrol, signIn, code, another } = await start()
    const { secret } = await enrol(owner)
    expect((await owner.get('/api/me')).body.secondFactor).toEqual({ on: true, recoveryCodes: 10, missing: false })
    expect((await signIn(given.login, given.password)).body).toMatchObject({ status: 401, code: 'second-factor-needed' })
    expect((await signIn(given.login, 'a wrong password', code(secret))).body.code).toBe('wrong-password')
    expect((await signIn(given.login, given.password, '000000')).body).toMatchObject({ status: 401, code: 'wrong-second-factor' })
    const good = code(secret)
    const spaced = `${good.slice(0, 3)} ${good.slice(3)}`
    const first = await signIn(given.login, given.password, spaced)
    expect(first.status).toBe(200)
    expect((await server.cookie(cookieOf(first)).get('/api/me')).body.principal.kind).toBe('account')
    expect((await signIn(given.login, given.password, good)).body.code).toBe('wrong-second-factor')
    expect((await signIn(given.login, given.password, good, await another())).body.code).toBe('wrong-second-factor')
    expect((await signIn(given.login, given.password, code(secret, -2))).body.code).toBe('wrong-second-factor')
    expect((await signIn(given.login, given.password, code(secret, 1))).status).toBe(200)
  })

  test('a used code stays refused after many others, even if the clock is set back', async () => {
    const { owner, enrol, signIn, code, pass, setClockBack } = await start()
    const { secret } = await enrol(owner)
    const used = code(secret)
    for (let count = 0; count < 10; count++) {
      expect((await signIn(given.login, given.password, code(secret))).status).toBe(200)
      pass(30)
    }
    setClockBack(300)
    expect(code(secret)).toBe(used)
    expect((await signIn(given.login, given.password, used)).body.code).toBe('wrong-second-factor')
    pass(330)
    expect((await signIn(given.login, given.password, code(secret))).status).toBe(200)
  })

  test('of many who send the same code at once, at two servers, one gets in', async () => {
    const { owner, enrol, signIn, code, server, another } = await start()
    const { secret } = await enrol(owner)
    const other = await another()
    const typed = code(secret)
    const all = await Promise.all([server, other, server, other].map((at) => signIn(given.login, given.password, typed, at)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('whoever guesses waits, wherever they come from, and longer each time', async () => {
    const { owner, enrol, signIn, code, pass, server } = await start()
    const { secret } = await enrol(owner)
    const from = (address: number, typed: string) =>
      server.nobody.send(
        'POST',
        '/api/session',
        { login: given.login, password: given.password, code: typed },
        { 'x-forwarded-for': `10.1.1.${address}` },
      )
    const statuses = []
    for (let at = 0; at < 8; at++) statuses.push((await from(at, '000000')).status)
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5)
    expect((await signIn(given.login, given.password, code(secret))).status).toBe(429)
    pass(900)
    expect((await signIn(given.login, given.password, code(secret))).status).toBe(200)
  })

  test('needs the password and a code of the new secret, in a session', async () => {
    const { server, owner, code } = await start()
    const { secret, uri, qr } = (await owner.send('POST', '/api/second-factor/secret')).body
    expect(uri).toBe(`otpauth://totp/${encodeURIComponent('Zug localhost:olga')}?secret=${secret}&issuer=Zug%20localhost`)
    expect(qr).toMatch(/^<svg /)
    const put = (body: object) => owner.send('PUT', '/api/second-factor', { password: given.password, secret, code: code(secret), ...body })
    expect((await put({ password: 'a wrong password' })).body).toMatchObject({ status: 422, code: 'wrong-password' })
    expect((await put({ code: '000000' })).body).toMatchObject({ status: 422, code: 'wrong-second-factor' })
    expect((await put({ secret: 'AAAA' })).status).toBe(400)
    const token = server.bearer((await owner.post('/api/tokens', { name: 'program' })).body.secret)
    expect((await token.send('POST', '/api/second-factor/secret')).body.code).toBe('session-needed')
    expect((await put({})).status).toBe(200)
    expect((await put({})).body).toMatchObject({ status: 409, code: 'second-factor-state' })
  })

  test('switched on it ends other sessions of the account; the one it was done in and tokens go on', async () => {
    const { server, owner, enrol, signIn } = await start()
    const other = server.cookie(cookieOf(await signIn(given.login, given.password)))
    const token = server.bearer((await owner.post('/api/tokens', { name: 'program' })).body.secret)
    await enrol(owner)
    const kindOf = async (client: Client) => (await client.get('/api/me')).body.principal.kind
    expect([await kindOf(owner), await kindOf(other), await kindOf(token)]).toEqual(['account', 'nobody', 'account'])
  })

  test('recovery codes open once each, however they are typed; new ones take the place of the old', async () => {
    const { owner, enrol, signIn, code, pass, another } = await start()
    const { secret, recovery } = await enrol(owner)
    expect(new Set(recovery).size).toBe(10)
    for (const each of recovery) expect(each).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
    expect((await signIn(given.login, given.password, recovery[0]!.toLowerCase().replaceAll('-', ''))).status).toBe(200)
    expect((await signIn(given.login, given.password, recovery[0])).body.code).toBe('wrong-second-factor')
    expect((await owner.get('/api/me')).body.secondFactor.recoveryCodes).toBe(9)
    const fresh = await owner.post('/api/second-factor/recovery', { password: given.password, code: code(secret) })
    expect(fresh.status).toBe(201)
    pass(60)
    expect((await signIn(given.login, given.password, recovery[1], await another())).body.code).toBe('wrong-second-factor')
    expect((await signIn(given.login, given.password, fresh.body.recovery[1])).status).toBe(200)
  })

  test('is switched off with password and code, and the session goes on', async () => {
    const { owner, enrol, signIn, code } = await start()
    const { secret } = await enrol(owner)
    const off = (body: object) => owner.post('/api/second-factor/off', { password: given.password, code: code(secret), ...body })
    expect((await off({ password: 'a wrong password' })).body.code).toBe('wrong-password')
    expect((await off({ code: '000000' })).body).toMatchObject({ status: 422, code: 'wrong-second-factor' })
    expect((await off({})).body).toEqual({ on: false })
    expect((await off({})).body.code).toBe('second-factor-state')
    expect((await signIn(given.login, given.password)).status).toBe(200)
    expect((await owner.get('/api/me')).body.principal.kind).toBe('account')
  })

  test('the owner resets it for somebody who lost it, not for themselves; their sessions end', async () => {
    const { server, owner, enrol, signIn } = await start()
    const id = (await owner.post('/api/accounts', { login: 'dan', name: 'Dan', password })).body.id
    const dan = server.cookie(cookieOf(await signIn('dan', password)))
    await enrol(dan, password)
    expect((await dan.send('DELETE', `/api/accounts/${id}/second-factor`)).status).toBe(403)
    expect((await owner.get('/api/accounts')).body.accounts[1]).toMatchObject({ login: 'dan', secondFactor: true })
    expect((await owner.send('DELETE', `/api/accounts/${id}/second-factor`)).body).toEqual({ reset: id })
    expect((await owner.send('DELETE', `/api/accounts/${id}/second-factor`)).body.code).toBe('second-factor-state')
    expect((await dan.get('/api/me')).body.principal.kind).toBe('nobody')
    expect((await signIn('dan', password)).status).toBe(200)
    const me = (await owner.get('/api/me')).body.principal.account
    expect((await owner.send('DELETE', `/api/accounts/${me}/second-factor`)).body).toMatchObject({
      status: 403,
      data: { because: 'own-factor' },
    })
  })

  test('where everybody needs one, whoever has none can set it up and nothing else', async () => {
    const { server, owner, enrol, signIn } = await start()
    await owner.post('/api/accounts', { login: 'dan', name: 'Dan', password })
    const dan = server.cookie(cookieOf(await signIn('dan', password)))
    const tournament = await newTournament(dan, 2)
    const token = server.bearer((await dan.post('/api/tokens', { name: 'program' })).body.secret)
    const require = (required: boolean) => owner.send('PUT', '/api/second-factor/required', { required })
    expect((await require(true)).body).toMatchObject({ status: 409, code: 'second-factor-first', data: { of: 'own' } })
    await enrol(owner)
    expect((await require(true)).status).toBe(200)
    expect((await owner.get('/api/accounts')).body.secondFactorRequired).toBe(true)
    expect((await dan.get('/api/me')).body).toMatchObject({ principal: { kind: 'account' }, secondFactor: { on: false, missing: true } })
    for (const path of [`/api/tournaments/${tournament}`, `/t/${tournament}/paper`, `/t/${tournament}`])
      expect([path, (await dan.get(path)).status]).toEqual([path, 404])
    expect((await dan.post('/api/tokens', { name: 'more' })).status).toBe(401)
    expect((await dan.command(tournament, { kind: 'undo' })).status).toBe(404)
    expect((await token.get(`/api/tournaments/${tournament}`)).status).toBe(200)
    await enrol(dan, password)
    expect((await dan.get(`/api/tournaments/${tournament}`)).status).toBe(200)
    expect((await require(false)).status).toBe(200)
  })

  test('every change is in the audit, and no secret of it; a restart knows it all', async () => {
    const { server, owner, enrol, signIn, code, another } = await start()
    const { secret, recovery } = await enrol(owner)
    await signIn(given.login, given.password, code(secret))
    await signIn(given.login, given.password, recovery[0])
    await owner.send('PUT', '/api/second-factor/required', { required: true })
    const audit = (await owner.get('/api/audit')).body
    const kinds = audit.events.map(({ event }: { event: { kind: string } }) => event.kind)
    for (const each of ['second-factor-set', 'second-factor-used', 'recovery-code-used', 'second-factor-required'])
      expect(kinds).toContain(each)
    const text = JSON.stringify(audit)
    for (const hidden of [secret, 'recovery":', '"hash"']) expect(text).not.toContain(hidden)
    const again = await another()
    expect((await signIn(given.login, given.password, undefined, again)).body.code).toBe('second-factor-needed')
    expect(again.context.directory.state.rules.secondFactor).toBe(true)
    expect(server.context.directory.state.accounts.values().next().value!.secondFactor!.recovery).toHaveLength(9)
  })
})
