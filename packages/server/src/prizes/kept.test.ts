import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { openStorage } from '../storage/open-storage.ts'
import { databaseKinds, useDatabases } from '../storage/testing/databases.ts'
import { type Client, cookieOf, newTournament, owner, setUp, startServer, type TestServer, won } from '../testing/server.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const fund = {
  currency: 'CHF',
  each: 'several',
  sharing: 'hort',
  categories: [
    { name: 'Places', prizes: [100, 60.5, { money: 20, thing: 'Cup', worth: 10 }] },
    { name: 'Newcomers', prizes: ['A book'], for: { firstTime: true } },
  ],
}
const prizes = { fund, firstTime: [3], public: true }
const norms = { leastGames: 7, exempt: 'c' }

const settingsOf = async (client: Client, id: string) => (await client.get(`/api/tournaments/${id}`)).body.settings
const listOf = async (client: Client, id: string) => (await client.get(`/api/tournaments/${id}/prizes`)).body.list

describe.each(databaseKinds)('prizes on %s', (kind) => {
  test('are there again after a restart, in a backup at a desk with the other database, in copies and templates', async () => {
    const place = await databases.newPlace(kind)
    const storage = await openStorage(place)
    const first = await startServer(storage)
    const cookie = cookieOf(await first.nobody.post('/api/setup', owner))
    const before = first.cookie(cookie)
    const id = await newTournament(before, 4, { info: { name: 'Open' }, prizes, norms })
    for (const command of ['pair-round', 'publish-round']) expect((await before.command(id, { kind: command })).status).toBe(200)
    for (const board of [0, 1]) await before.command(id, { kind: 'enter-result', round: 1, board, result: won })
    const list = await listOf(before, id)
    expect(list).toMatchObject({ paid: 18_050, offered: 18_050, currency: 'CHF' })
    expect(list.awards.find(({ category }: { category: string }) => category === 'Newcomers')).toMatchObject({ player: 3, thing: 'A book' })
    const { secret } = (await before.post('/api/tokens', { name: 'files' })).body
    const backup = await first.app.request(`/api/tournaments/${id}/backup`, { headers: { authorization: `Bearer ${secret}` } })
    const file = new Uint8Array(await backup.arrayBuffer())
    await first.close()
    await storage.close()

    const again = await startServer(await databases.open(place))
    servers.push(again)
    const here = again.cookie(cookie)
    expect(await settingsOf(here, id)).toMatchObject({ prizes, norms })
    expect(await listOf(here, id)).toEqual(list)

    const other = await startServer(await databases.openNew(kind === 'sqlite' ? 'postgres' : 'sqlite'))
    servers.push(other)
    const there = await setUp(other)
    const restored = await there.send('POST', `/api/backups?key=${randomUUID()}`, file)
    expect(restored.status).toBe(201)
    const [{ id: moved }] = restored.body.tournaments
    expect(await settingsOf(there, moved)).toMatchObject({ prizes, norms })
    expect(await listOf(there, moved)).toEqual(list)

    // Next year: the fund and what is asked of norms; who was new is not any more, and nobody is shown the list unasked.
    const nextYear = { fund, firstTime: [], public: false }
    const copied = await here.post(`/api/tournaments/${id}/copies`, { key: randomUUID(), name: 'Open 2027', players: true })
    expect(await settingsOf(here, copied.body.tournaments[0].id)).toMatchObject({ prizes: nextYear, norms })
    const template = await here.post(`/api/tournaments/${id}/templates`, { name: 'Open' })
    const made = await here.post(`/api/templates/${template.body.id}/tournaments`, { key: randomUUID(), name: 'Open 2028' })
    expect(await settingsOf(here, made.body.tournaments[0].id)).toMatchObject({ prizes: nextYear, norms })
  })
})
