import { afterEach, expect, test } from 'vitest'
import { useDatabases } from '../storage/testing/databases.ts'
import { newTournament, setUp, startServer, type TestServer, won } from '../testing/server.ts'
import { createTurns } from './in-turn.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

test('one begins in each turn of the loop, in turn among those who ask', async () => {
  const waiting: (() => void)[] = []
  const turn = createTurns((then) => waiting.push(then))
  const order: string[] = []
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) void turn(name[0]!).then(() => order.push(name))
  const seen: string[][] = []
  while (waiting.length > 0) {
    await Promise.resolve()
    seen.push(order.splice(0))
    waiting.shift()!()
    await Promise.resolve()
  }
  expect(seen.filter((turn) => turn.length > 0)).toEqual([['a1'], ['a2'], ['b1'], ['c1'], ['a3'], ['b2']])
  void turn('d').then(() => order.push('d1'))
  await Promise.resolve()
  expect(order).toEqual(['d1'])
})

test('whoever enters a result waits for none of the many that the public asks for, and a link for none of an address', async () => {
  const server = await startServer(await databases.openNew('sqlite'))
  servers.push(server)
  const owner = await setUp(server)
  const id = await newTournament(owner, 8)
  await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
  for (const kind of ['pair-round', 'publish-round']) await owner.command(id, { kind })
  const { body } = await owner.post(`/api/tournaments/${id}/board-links`, { round: 1 })
  const answered: string[] = []
  const asked = Array.from({ length: 60 }, async () => {
    await (await server.app.request(`/api/tournaments/${id}/qr`)).text()
    answered.push('public')
  })
  const link = Promise.resolve(server.app.request(`/b/${body.links[0].secret}`)).then(() => answered.push('link'))
  const desk = owner.command(id, { kind: 'enter-result', round: 1, board: 0, result: won }).then(() => answered.push('desk'))
  await Promise.all([...asked, link, desk])
  expect(answered).toHaveLength(62)
  expect(answered.indexOf('desk')).toBeLessThan(30)
  expect(answered.indexOf('link')).toBeLessThan(30)
})
