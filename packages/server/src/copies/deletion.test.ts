import { readdirSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { databaseKinds, useDatabases } from '../storage/testing/databases.ts'
import { makeCast } from '../testing/cast.ts'
import { cookieOf, owner as login, startServer, type TestServer } from '../testing/server.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

describe.each(databaseKinds)('a deleted tournament on %s', (kind) => {
  const start = async () => {
    let now = new Date('2026-06-01T10:00:00Z')
    const backupFolder = await mkdtemp(join(tmpdir(), 'zug-deleted-'))
    const server = await startServer(await databases.openNew(kind), { backupFolder }, { now: () => now })
    servers.push(server)
    const cast = await makeCast(server)
    const wait = (days: number): void => {
      now = new Date(now.getTime() + days * 86_400_000)
    }
    return { server, cast, wait, backupFolder }
  }
  const gone = { status: 404, body: { code: 'not-found', data: { what: 'deleted' } } }

  test('says what ends, wants its name, and is there for nobody at once', async () => {
    const { server, cast, backupFolder } = await start()
    const owner = cast.client('owner')
    const path = `/api/tournaments/${cast.open}`
    const ends = (await owner.get(`${path}/deletion`)).body
    expect(ends).toMatchObject({ players: 8, rounds: 1, results: 0, running: true, people: 5, links: 9, visible: true })
    expect(await owner.post(`${path}/deletion`, { name: 'Something else' })).toMatchObject({ status: 422, body: { code: 'wrong-name' } })
    expect((await owner.get(path)).status).toBe(200)
    const stream = await server.app.request(`${path}/live`)
    expect((await owner.post(`${path}/deletion`, { name: ` ${ends.name} ` })).status).toBe(200)
    // An open page is told, and its stream ends.
    expect(await stream.text()).toContain('event: access')
    for (const name of ['nobody', 'viewer', 'deputy', 'chief', 'owner', 'administrator'] as const) {
      expect(await cast.client(name).get(path)).toMatchObject(gone)
      expect((await cast.client(name).get(`/t/${cast.open}`)).status).toBe(404)
      const { tournaments } = (await cast.client(name).get('/api/tournaments')).body
      expect(tournaments.map(({ id }: { id: string }) => id)).not.toContain(cast.open)
    }
    expect((await server.nobody.get(`/t/${cast.open}/standings`)).body.text).toContain('was deleted by its organiser')
    expect((await server.nobody.get(`/t/${cast.open}/screen/hall?lang=de`)).body.text).toContain('wurde vom Veranstalter gelöscht')
    for (const link of ['helper-link', 'board-link'] as const) expect((await cast.client(link).get(path)).status).toBe(401)
    expect((await cast.client('chief').command(cast.open, { kind: 'pair-round' })).status).toBe(404)
    expect(readdirSync(backupFolder).filter((file) => file.startsWith(`deleted-${cast.open}`))).toHaveLength(1)
  })

  test('that was not shown is no more to strangers than it was', async () => {
    const { cast } = await start()
    const { name } = (await cast.client('owner').get(`/api/tournaments/${cast.closed}/deletion`)).body
    await cast.client('owner').post(`/api/tournaments/${cast.closed}/deletion`, { name })
    const answer = await cast.client('stranger', 'closed').get(`/api/tournaments/${cast.closed}`)
    expect(answer).toMatchObject({ status: 404, body: { data: { what: 'anything' } } })
    expect((await cast.client('nobody').get(`/t/${cast.closed}`)).body.text).not.toContain('deleted')
  })

  test('comes back with its people and links, by its owner, for 30 days', async () => {
    const { server, cast, wait } = await start()
    const owner = cast.client('owner')
    const path = `/api/tournaments/${cast.open}`
    const before = (await owner.get(path)).body
    const { name } = (await owner.get(`${path}/deletion`)).body
    await owner.post(`${path}/deletion`, { name })
    const list = async (who: 'owner' | 'chief' | 'administrator') =>
      (await cast.client(who).get('/api/deleted')).body.tournaments.map(({ id }: { id: string }) => id)
    expect(await list('chief')).toEqual([])
    expect(await list('owner')).toEqual([cast.open])
    expect(await list('administrator')).toEqual([cast.open])
    expect((await owner.get('/api/deleted')).body.tournaments).toMatchObject([{ by: 'owner', players: 8, rounds: 1 }])
    expect((await cast.client('chief').post(`/api/deleted/${cast.open}/restoration`, undefined)).status).toBe(404)
    expect((await cast.client('chief').get(`/api/deleted/${cast.open}/backup`)).status).toBe(404)
    expect((await owner.get(`/api/deleted/${cast.open}/backup`)).status).toBe(200)
    // Another process, or the next start, knows of it too.
    await server.context.directory.refresh()
    wait(29)
    expect((await owner.post(`/api/deleted/${cast.open}/restoration`, undefined)).status).toBe(200)
    expect((await owner.get(path)).body).toEqual(before)
    expect((await cast.client('nobody').get(path)).status).toBe(200)
    expect((await cast.client('chief').get(path)).body.role).toBe('chief')
    expect(await list('owner')).toEqual([])
    await owner.post(`${path}/deletion`, { name })
    wait(31)
    const signedIn = server.cookie(cookieOf(await server.nobody.post('/api/session', { login: login.login, password: login.password })))
    expect((await signedIn.get('/api/deleted')).body).toEqual({ tournaments: [] })
    expect((await signedIn.post(`/api/deleted/${cast.open}/restoration`, undefined)).status).toBe(404)
  })
})
