import { expect, test } from 'vitest'
import { useDatabases } from '../storage/testing/databases.ts'
import { owner, setUp, startServer } from '../testing/server.ts'
import { createPasswordLine } from './password-line.ts'

const databases = useDatabases()

test('two at a time, in turn among addresses, those who have failed often last', async () => {
  const line = createPasswordLine()
  const order: string[] = []
  let now = 0
  let most = 0
  const look = (name: string) => async (): Promise<void> => {
    now += 1
    most = Math.max(most, now)
    await new Promise(setImmediate)
    now -= 1
    order.push(name)
  }
  const failing = Array.from({ length: 20 }, (_, at) => line('10.0.0.1', at >= 5 ? 'failed' : 'stranger', look(`a${at}`)))
  const busy = Array.from({ length: 3 }, (_, at) => line('10.0.0.2', 'stranger', look(`b${at}`)))
  const arbiter = line('10.0.0.3', 'stranger', look('c'))
  await Promise.all([...failing, ...busy, arbiter])
  expect(most).toBe(2)
  expect(order.slice(0, 9)).toEqual(['a0', 'a1', 'a2', 'b0', 'c', 'a3', 'b1', 'a4', 'b2'])
  expect(order).toHaveLength(24)
})

test('a look that fails lets the next begin', async () => {
  const line = createPasswordLine()
  const fails = Array.from({ length: 3 }, () => line('a', 'stranger', () => Promise.reject(new Error('no'))).catch(() => 'failed'))
  expect(await Promise.all([...fails, line('b', 'stranger', async () => 'done')])).toEqual(['failed', 'failed', 'failed', 'done'])
})

test('sixty sign-ins at once from elsewhere keep nobody from theirs', async () => {
  const server = await startServer(await databases.openNew('sqlite'), { trustProxy: true, passwordCost: 1024 })
  await setUp(server)
  const from = (address: string, login: string, password: string) =>
    server.nobody.send('POST', '/api/session', { login, password }, { 'x-forwarded-for': address })
  let answered = 0
  const flood = Array.from({ length: 60 }, async (_, at) => {
    const { status } = await from('10.0.0.1', `nobody${at}`, 'a long wrong password')
    answered += 1
    return status
  })
  const { status } = await from('10.0.0.2', owner.login, owner.password)
  expect(status).toBe(200)
  expect(answered).toBeLessThan(20)
  expect(await Promise.all(flood)).toEqual(Array.from({ length: 60 }, () => 401))
  await server.close()
})

test('sign-ins from sixty addresses at once come behind one from where somebody is signed in', async () => {
  const server = await startServer(await databases.openNew('sqlite'), { trustProxy: true, passwordCost: 1024 })
  const arbiter = await setUp(server)
  const hall = { 'x-forwarded-for': '10.0.1.1' }
  await arbiter.send('GET', '/api/me', undefined, hall)
  let answered = 0
  const flood = Array.from({ length: 60 }, async (_, at) => {
    await server.nobody.send('POST', '/api/session', { login: 'olga', password: 'wrong' }, { 'x-forwarded-for': `10.0.0.${at}` })
    answered += 1
  })
  const { status } = await server.nobody.send('POST', '/api/session', { login: owner.login, password: owner.password }, hall)
  expect(status).toBe(200)
  expect(answered).toBeLessThan(40)
  await Promise.all(flood)
  await server.close()
})
