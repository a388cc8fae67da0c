import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, test } from 'vitest'
import type { ReceiptDocument } from '../pages/public/files/receipt-document.ts'
import { serveDesk } from '../serve.ts'
import type { Storage } from '../storage/port.ts'
import { databaseFile } from '../storage/sqlite/open.ts'
import { useDatabases } from '../storage/testing/databases.ts'
import { cookieOf, newTournament, owner, setUp, startServer, type TestServer, won } from '../testing/server.ts'
import { createDeskStore, type OpenTournament, sequenceOf } from './desk-store.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

/** A round published and played at a desk that was then closed. */
const played = async () => {
  const place = await databases.newPlace('sqlite')
  const storage = await databases.open(place)
  const server = await startServer(storage)
  const desk = await setUp(server)
  const id = await newTournament(desk)
  for (const command of [{ kind: 'pair-round' }, { kind: 'publish-round' }, { kind: 'enter-result', round: 1, board: 0, result: won }])
    expect((await desk.command(id, command)).status).toBe(200)
  const receipt = (await desk.get(`/t/${id}/round/1/receipt.json`)).body as unknown as ReceiptDocument
  await server.close()
  await storage.close()
  return { place, id, receipt }
}

const tamper = (place: string, statement: string, ...values: readonly (string | number)[]): void => {
  const database = new DatabaseSync(databaseFile(place))
  expect(database.prepare(statement).run(...values).changes).toBe(1)
  database.close()
}

const reopened = async (place: string) => {
  const server = await startServer(await databases.open(place))
  servers.push(server)
  const { login, password } = owner
  return server.cookie(cookieOf(await server.nobody.post('/api/session', { login, password })))
}

test('a result altered in the file is shown and said, nothing is changed until the chief arbiter answers for it', async () => {
  const { place, id } = await played()
  tamper(place, `update events set body = replace(body, '"win"', '"draw"') where stream = ? and body like '%result-entered%'`, id)
  const desk = await reopened(place)
  const view = await desk.get(`/api/tournaments/${id}`)
  expect(view.status).toBe(200)
  const [breach] = view.body.record.breaches
  expect(view.body.record).toEqual({ breaches: [{ kind: 'altered', from: breach.from, to: breach.from }], readable: true })
  const next = { kind: 'enter-result', round: 1, board: 1, result: won }
  expect(await desk.command(id, next)).toMatchObject({ status: 409, body: { code: 'record-altered' } })
  expect(await desk.post(`/api/tournaments/${id}/record`, { key: 'accept', reason: ' ' })).toMatchObject({ status: 400 })
  const accepted = await desk.post(`/api/tournaments/${id}/record`, { key: 'accept', reason: 'The score sheet says a draw' })
  expect(accepted.status).toBe(200)
  expect(await desk.post(`/api/tournaments/${id}/record`, { key: 'accept', reason: 'again' })).toEqual({
    ...accepted,
    headers: expect.anything(),
  })
  expect((await desk.get(`/api/tournaments/${id}`)).body).toMatchObject({ record: { breaches: [] }, canUndo: false })
  const { events } = (await desk.get(`/api/tournaments/${id}/history`)).body
  expect(events.at(-1)).toMatchObject({ event: { kind: 'record-accepted', reason: 'The score sheet says a draw', breaches: [breach] } })
  expect((await desk.command(id, next)).status).toBe(200)
})

test('nobody waits for an event that was heard of and that storage has lost', async () => {
  const { place, id } = await played()
  const storage = await databases.open(place)
  const desks = createDeskStore(storage, () => {})
  const stands = sequenceOf(await desks.get(id))
  desks.heard(id, stands + 1)
  const asked = [desks.get(id), desks.get(id), desks.get(id)]
  const soon = new Promise((_, fail) => setTimeout(fail, 3000, new Error('still waiting')))
  expect(((await Promise.race([Promise.all(asked), soon])) as OpenTournament[]).map(sequenceOf)).toEqual([stands, stands, stands])
  await storage.close()
})

test('whoever only reads does not wait for a database that is frozen: the first a moment, nobody else at all', async () => {
  const { place, id } = await played()
  const storage = await databases.open(place)
  let frozen = false
  const readChecked: Storage['readChecked'] = (...asked) => (frozen ? new Promise(() => {}) : storage.readChecked(...asked))
  const desks = createDeskStore({ ...storage, readChecked }, () => {}, { lastKnown: true, patience: 300 })
  const stands = sequenceOf(await desks.get(id))
  desks.heard(id, stands + 1)
  frozen = true
  const late = new Promise<never>((_, fail) => setTimeout(fail, 3000, new Error('still waiting')))
  const first = Promise.race([Promise.all([desks.get(id), desks.refresh(id)]), late])
  expect((await first).map(sequenceOf)).toEqual([stands, stands])
  const begun = performance.now()
  expect(sequenceOf(await Promise.race([desks.get(id), late]))).toBe(stands)
  expect(performance.now() - begun).toBeLessThan(250)
  await storage.close()
})

test('what was heard of last stays so, also where something earlier is heard of after it: each database of a tournament that was moved is read by itself', async () => {
  const { place, id } = await played()
  const storage = await databases.open(place)
  const desks = createDeskStore(storage, () => {})
  const stands = sequenceOf(await desks.get(id))
  const server = await startServer(storage)
  const { login, password } = owner
  const desk = server.cookie(cookieOf(await server.nobody.post('/api/session', { login, password })))
  expect((await desk.command(id, { kind: 'enter-result', round: 1, board: 1, result: won })).status).toBe(200)
  desks.heard(id, stands + 1)
  desks.heard(id, stands)
  expect(sequenceOf(await desks.get(id))).toBe(stands + 1)
  await server.close()
})

test('a receipt names the record up to its round; when that was altered, the desk no longer has it, accepted or not', async () => {
  const { place, id, receipt } = await played()
  expect(receipt).toMatchObject({ tournament: id, record: expect.stringMatching(/^[0-9a-f]{64}$/) })
  const before = await reopened(place)
  expect((await before.get(`/api/tournaments/${id}/rounds/1/receipt`)).body.record).toBe(receipt.record)
  for (const server of servers.splice(0)) {
    await server.close()
    await server.context.storage.close()
  }
  tamper(place, `update events set actor = 'nobody' where stream = ? and sequence = 1`, id)
  const desk = await reopened(place)
  expect((await desk.get(`/api/tournaments/${id}/rounds/1/receipt`)).body.record).toBe(null)
  await desk.post(`/api/tournaments/${id}/record`, { key: 'accept', reason: 'It was me' })
  expect((await desk.get(`/api/tournaments/${id}/rounds/1/receipt`)).body.record).toBe(null)
})

test('events that make no sense any more are left out, and nobody can accept them', async () => {
  const { place, id } = await played()
  tamper(place, `update events set body = '{' where stream = ? and body like '%result-entered%'`, id)
  const desk = await reopened(place)
  expect((await desk.get(`/api/tournaments/${id}`)).body).toMatchObject({ record: { breaches: [{ kind: 'altered' }], readable: false } })
  const refused = await desk.post(`/api/tournaments/${id}/record`, { key: 'accept', reason: 'Never mind' })
  expect(refused).toMatchObject({ status: 409, body: { code: 'record-unreadable' } })
})

test('a file cut under the running desk is noticed at the next change', async () => {
  const { place, id } = await played()
  const desk = await reopened(place)
  await desk.get(`/api/tournaments/${id}`)
  tamper(place, `delete from events where stream = ? and body like '%result-entered%'`, id)
  const command = { kind: 'enter-result', round: 1, board: 1, result: won }
  expect(await desk.command(id, command)).toMatchObject({ status: 409, body: { code: 'record-altered' } })
  expect((await desk.get(`/api/tournaments/${id}`)).body.record.breaches).toMatchObject([{ kind: 'cut' }])
})

test('a desk whose record of accounts was altered does not start, and says what to do', async () => {
  const { place } = await played()
  tamper(place, `update events set actor = 'nobody' where stream = '$accounts' and sequence = 1`)
  await expect(serveDesk({ place, port: 0, logLevel: 'silent' })).rejects.toThrow(
    /event 1 is not as written. Restore the last backup .*zug db accept '\$accounts'/,
  )
})
