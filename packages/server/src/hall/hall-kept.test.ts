import { afterEach, describe, expect, test } from 'vitest'
import { databaseKinds, useDatabases } from '../storage/testing/databases.ts'
import { newTournament, setUp, startServer, type TestServer } from '../testing/server.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const start = async (kind: (typeof databaseKinds)[number] = 'sqlite', now?: () => Date) => {
  const server = await startServer(await databases.openNew(kind), {}, now === undefined ? {} : { now })
  servers.push(server)
  const owner = await setUp(server)
  const id = await newTournament(owner, 4)
  await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
  const path = `/api/tournaments/${id}`
  const put = (what: string, body: object) => owner.send('PUT', `${path}/hall/${what}`, body)
  return { server, owner, id, path, put }
}
describe.each(databaseKinds)('the hall on %s', (kind) => {
  test('keeps announcements, the clock and screens, and says who changed them', async () => {
    let now = Date.parse('2026-06-01T10:00:00Z')
    const { server, owner, path, put } = await start(kind, () => new Date(now))
    await put('announcements/lunch', { text: 'Lunch', until: '2026-06-01T13:00:00+02:00' })
    await put('announcements/rules', { text: 'Phones off' })
    await put('clock', { round: 1, start: '2026-06-01T12:00:00+02:00', minutes: 90 })
    await put('screens/a', { name: 'Hall A', views: [{ kind: 'pairings-by-name', part: { number: 1, of: 2 } }, { kind: 'clock' }] })
    await put('screens/b', { name: 'Hall B', views: [], fontSize: 150 })
    await put('screens/a', { name: 'Hall A', views: [{ kind: 'standings', top: 20 }], paused: true })
    const hall = (await server.nobody.get(`${path}/hall`)).body
    expect(hall.announcements.map(({ id, until }: { id: string; until: string }) => [id, until])).toEqual([
      ['lunch', '2026-06-01T11:00:00.000Z'],
      ['rules', null],
    ])
    expect(hall.clock).toEqual({ round: 1, start: '2026-06-01T10:00:00.000Z', minutes: 90 })
    expect(hall.screens).toEqual([
      {
        id: 'a',
        name: 'Hall A',
        views: [{ kind: 'standings', part: null, columns: null, top: 20 }],
        pageSeconds: 12,
        fontSize: 100,
        paused: true,
      },
      { id: 'b', name: 'Hall B', views: [], pageSeconds: 12, fontSize: 150, paused: false },
    ])
    now += 2 * 3_600_000
    expect((await server.nobody.get(`${path}/hall`)).body.announcements).toHaveLength(1)
    await owner.send('DELETE', `${path}/hall/clock`)
    await owner.send('DELETE', `${path}/hall/screens/b`)
    expect((await owner.send('DELETE', `${path}/hall/screens/b`)).status).toBe(404)
    const { events } = (await owner.get(`${path}/hall/history`)).body
    expect(events.at(-1)).toMatchObject({ name: 'Olga Owner', event: { kind: 'screen-removed', id: 'b' } })
    const again = await startServer(server.context.storage)
    servers.push(again)
    expect((await again.nobody.get(`${path}/hall`)).body.screens).toHaveLength(1)
  })

  test('goes on beside what an earlier version took from a file and no hall has', async () => {
    const { server, owner, id, path, put } = await start(kind)
    await put('screens/a', { name: 'Hall A', views: [{ kind: 'clock' }] })
    const { storage } = server.context
    const { sequence } = (await storage.read('$halls')).at(-1)!
    const screen = { id: 'b', name: 'B', views: '9999-12-31', pageSeconds: 12, fontSize: 100, paused: false }
    const odd = [
      { kind: 'unheard-of', tournament: id },
      { kind: 'screen-arranged', tournament: id, screen },
    ]
    await storage.append('$halls', sequence, odd, { idempotencyKey: 'odd', actor: 'file:X', at: '2026-06-01T10:00:00.000Z' })
    await server.context.halls.refresh()
    expect((await server.nobody.get(`${path}/hall`)).body.screens.map((each: { id: string }) => each.id)).toEqual(['a'])
    expect((await server.app.request(`/t/${id}/screen`)).status).toBe(200)
    expect((await owner.get(`${path}/hall/history`)).body.events).toHaveLength(1)
    expect((await put('screens/c', { name: 'Hall C', views: [] })).status).toBe(200)
  })
})
