import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { importList } from '../lists/import-list.ts'
import { openLists } from '../lists/open-lists.ts'
import { textList, wellKnown, written } from '../lists/testing/list-files.ts'
import { useDatabases } from '../storage/testing/databases.ts'
import { setUp, startServer } from '../testing/server.ts'
import { formToken, isFresh } from './form-token.ts'

const databases = useDatabases()

const start = async (open = true) => {
  let time = Date.parse('2026-11-01T10:00:00.000Z')
  const lists = await openLists(await databases.newPlace('sqlite'))
  const path = written(databases.folder(), 'players_list_foa.txt', textList(wellKnown))
  await importList(lists, {
    path,
    file: path,
    name: null,
    month: '2026-10',
    mapping: null,
    smaller: false,
    now: '2026-11-01T10:00:00.000Z',
  })
  const server = await startServer(await databases.openNew('sqlite'), {}, { lists, now: () => new Date(time) })
  const owner = await setUp(server)
  const settings = { info: { name: 'Zug Open' }, numberOfRounds: 5, ...(open ? { selfRegistration: true } : {}) }
  const { id } = (await owner.post('/api/tournaments', { key: randomUUID(), settings })).body
  await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
  const address = `/t/${id}/register`
  const page = async (search = ''): Promise<string> => String((await server.nobody.get(`${address}${search}`)).body.text)
  const token = async (search = ''): Promise<string> => /name="token" value="([^"]+)"/.exec(await page(search))?.[1] ?? ''
  const post = (fields: Record<string, string>) =>
    server.nobody.send('POST', address, new URLSearchParams(fields).toString(), { 'content-type': 'application/x-www-form-urlencoded' })
  const register = async (fields: Record<string, string>, wait = 5000) => {
    const given = await token()
    time += wait
    return post({ token: given, ...fields })
  }
  const waiting = async () => (await owner.get(`/api/tournaments/${id}/self-registrations`)).body.registrations
  return { server, owner, id, address, page, post, register, waiting }
}

describe('people register themselves', () => {
  test('nowhere unless the event says so', async () => {
    const { server, address, post } = await start(false)
    expect((await server.nobody.get(address)).status).toBe(404)
    expect((await post({ name: 'Adam, Eva' })).status).toBe(404)
    await server.close()
  })

  test('found in the list, of which no more is shown than it says to everybody', async () => {
    const { server, page, register, waiting } = await start()
    const found = await page('?q=petrovic')
    expect(found).toContain('Petrovic, Ana')
    expect(found).toContain('SRB · 2001 · 2050')
    expect(await page('?q=pe')).not.toContain('Petrovic')
    // Whatever the form says beside it, the data are those of the list.
    expect((await register({ list: 'FIDE', id: '9000002', name: 'Carlsen', club: 'SK Zug', remark: 'not on Friday' })).status).toBe(303)
    expect(await waiting()).toMatchObject([
      {
        list: 'FIDE',
        remark: 'not on Friday',
        player: { name: 'Petrovic, Ana', fideId: '9000002', birth: '2001', club: 'SK Zug', official: { fide: { standard: 2050 } } },
        twins: [],
      },
    ])
    await server.close()
  })

  test('nothing is public until the desk has entered them, and nothing is kept of who is refused', async () => {
    const { server, owner, id, register, waiting } = await start()
    await register({ name: 'Geheim, Gerda', birth: '1999', federation: 'sui' })
    const everywhere = async (): Promise<string> => {
      const paths = [`/t/${id}`, `/t/${id}/players`, `/t/${id}/register`, `/api/tournaments/${id}`, `/api/tournaments/${id}/export/json`]
      const bodies = await Promise.all([...paths, `/api/tournaments/${id}/export/trf26`].map((path) => server.nobody.get(path)))
      return JSON.stringify(bodies.map(({ body }) => body))
    }
    expect(await everywhere()).not.toContain('Geheim')
    expect((await server.nobody.get(`/api/tournaments/${id}/self-registrations`)).status).toBe(401)
    const [entry] = await waiting()
    expect(entry.player).toEqual({ name: 'Geheim, Gerda', birth: '1999', federation: 'SUI', club: '' })
    await owner.command(id, { kind: 'enter-player', player: entry.player })
    expect(await everywhere()).toContain('Geheim')
    expect((await waiting())[0].twins).toMatchObject([{ name: 'Geheim, Gerda' }])
    expect((await owner.send('DELETE', `/api/tournaments/${id}/self-registrations/${entry.id}`)).status).toBe(200)
    expect(await waiting()).toEqual([])
    expect(JSON.stringify([...(await server.context.storage.settings())])).not.toContain('Geheim')
    await server.close()
  })

  test('nothing is kept when the event is deleted, not even if it is brought back', async () => {
    const { server, owner, id, register, waiting } = await start()
    await register({ name: 'Geheim, Gerda' })
    expect(await waiting()).toHaveLength(1)
    const { name } = (await owner.get(`/api/tournaments/${id}/deletion`)).body
    expect((await owner.send('POST', `/api/tournaments/${id}/deletion`, { name })).status).toBe(200)
    expect(JSON.stringify([...(await server.context.storage.settings())])).not.toContain('Geheim')
    expect((await owner.send('POST', `/api/deleted/${id}/restoration`, {})).status).toBe(200)
    expect(await waiting()).toEqual([])
    await server.close()
  })

  test('not twice, not without a name, not faster than one reads, not with what nobody sees', async () => {
    const { server, register, waiting, post } = await start()
    expect((await register({ name: ' ' })).status).toBe(400)
    expect((await register({ name: 'Adam, Eva' }, 500)).status).toBe(400)
    expect((await register({ name: 'Adam, Eva' }, 3 * 3_600_000)).status).toBe(400)
    expect((await post({ name: 'Adam, Eva', token: '1790000000000.abc' })).status).toBe(400)
    expect((await register({ name: 'Robot, Rob', website: 'https://example.org' })).status).toBe(303)
    expect(await waiting()).toEqual([])
    expect((await register({ name: 'Adam, Eva' })).status).toBe(303)
    expect((await register({ name: 'adam, eva' })).status).toBe(409)
    expect((await post({ name: 'x'.repeat(10_000) })).status).toBe(400)
    expect(await waiting()).toHaveLength(1)
    await server.close()
  })

  test('only so many from one address in a minute', async () => {
    const { server, register, waiting } = await start()
    const answers = []
    for (let at = 0; at < 11; at++) answers.push((await register({ name: `Adam, Eva ${'abcdefghijklm'[at]}` })).status)
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 303), 429])
    expect(await waiting()).toHaveLength(10)
    await server.close()
  })

  test('a form is of its tournament and of its time', () => {
    const token = formToken('key', 'zug', 1_790_000_000_000)
    expect(isFresh(token, 'key', 'zug', 1_790_000_005_000)).toBe(true)
    expect(isFresh(token, 'key', 'other', 1_790_000_005_000)).toBe(false)
    expect(isFresh(token, 'other', 'zug', 1_790_000_005_000)).toBe(false)
  })
})
