import { expect, test } from 'vitest'
import { useDatabases } from '../storage/testing/databases.ts'
import { cookieOf, setUp, startServer } from '../testing/server.ts'
import { accountNamed, loginName } from './login-name.ts'

const databases = useDatabases()
const password = 'another long password'

/** What looks like anna. */
const alike = ['Anna', ' anna ', 'an\u200bna', '\u2060anna', 'anna\u200e', '\uff41nna', 'an\u00adna', 'anna\u00a0', 'anna\ufe0f']

test.each(alike)('%j is taken where there is anna, and means her', async (login) => {
  const server = await startServer(await databases.openNew('sqlite'))
  const owner = await setUp(server)
  await owner.post('/api/accounts', { login: 'anna', name: 'Anna', password })
  expect(await owner.post('/api/accounts', { login, name: 'Anna', password })).toMatchObject({ status: 409, body: { code: 'login-taken' } })
  const signedIn = await server.nobody.post('/api/session', { login, password })
  expect(signedIn.status).toBe(200)
  expect((await server.cookie(cookieOf(signedIn)).get('/api/me')).body).toMatchObject({ principal: { name: 'Anna' } })
  await server.close()
})

test('a name of nothing that is seen is none', async () => {
  const server = await startServer(await databases.openNew('sqlite'))
  const owner = await setUp(server)
  for (const login of ['', ' ', '\u200b\u2060'])
    expect((await owner.post('/api/accounts', { login, name: 'Nobody', password })).status).toBe(400)
  await server.close()
})

test('two older accounts whose names look alike are each meant by their very own', () => {
  const accounts = ['anna', 'an\u200bna', 'Ärger'].map((login) => ({ login, closed: false }))
  for (const account of accounts.slice(0, 2)) expect(accountNamed(account.login, accounts)).toBe(account)
  expect(accountNamed('anna\u2060', accounts)).toBeUndefined()
  expect(accountNamed('A\u0308rger', accounts)).toBe(accounts[2])
  expect(loginName('Olga  Owner')).toBe('olga owner')
})
