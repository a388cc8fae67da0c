import { afterEach, describe, expect, test } from 'vitest'
import { databaseKinds, useDatabases } from '../storage/testing/databases.ts'
import { drawn, newTournament, setUp, startServer, type TestServer, won } from '../testing/server.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

describe.each(databaseKinds)('tournaments over HTTP on %s', (kind) => {
  const start = async () => {
    const server = await startServer(await databases.openNew(kind))
    servers.push(server)
    return { server, owner: await setUp(server) }
  }

  test('a tournament from creation to the end', async () => {
    const { owner } = await start()
    const id = await newTournament(owner, 4)
    expect((await owner.command(id, { kind: 'draw-lots', seed: 'a coin' })).status).toBe(200)
    for (const round of [1, 2, 3]) {
      const paired = await owner.command(id, { kind: 'pair-round' })
      expect(paired.body.events.map(({ kind }: { kind: string }) => kind)).toContain('round-drafted')
      expect((await owner.command(id, { kind: 'publish-round' })).status).toBe(200)
      for (const board of [0, 1]) await owner.command(id, { kind: 'enter-result', round, board, result: board === 0 ? won : drawn })
    }
    expect((await owner.command(id, { kind: 'finish-tournament' })).status).toBe(200)
    const { body } = await owner.get(`/api/tournaments/${id}`)
    expect(body).toMatchObject({ id, finished: true, role: 'owner' })
    expect(body.rounds).toHaveLength(3)
    expect(body.rounds[2].boards[0].result).toEqual(won)
    const { body: list } = await owner.get('/api/tournaments')
    expect(list.tournaments).toMatchObject([{ id, roundsPublished: 3, players: 4, finished: true }])
  })

  test('what the desk prepares does not show in what everybody gets', async () => {
    const { server, owner } = await start()
    const id = await newTournament(owner, 4)
    await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
    for (const kind of ['pair-round', 'publish-round']) await owner.command(id, { kind })
    for (const board of [0, 1]) await owner.command(id, { kind: 'enter-result', round: 1, board, result: won })
    const seen = async () => {
      const { body, headers } = await server.nobody.get(`/api/tournaments/${id}`)
      const [line] = (await server.nobody.get('/api/tournaments')).body.tournaments
      const [section] = (await server.nobody.get(`/api/tournaments/${id}/sections`)).body.sections
      return [body, headers.get('etag'), line, section]
    }
    const before = await seen()
    const { sequence } = (await owner.get(`/api/tournaments/${id}`)).body
    await owner.command(id, { kind: 'request-bye', bye: { player: 4, round: 3, bye: 'half-point' } })
    await owner.command(id, { kind: 'pair-round' })
    expect((await owner.get(`/api/tournaments/${id}`)).body.sequence).toBeGreaterThan(sequence)
    expect(await seen()).toEqual(before)
    await owner.command(id, { kind: 'publish-round' })
    expect(await seen()).not.toEqual(before)
  })

  test('a refusal is a problem that names the article, and confirming does', async () => {
    const { owner } = await start()
    const id = await newTournament(owner, 4)
    await owner.command(id, { kind: 'pair-round' })
    await owner.command(id, { kind: 'publish-round' })
    const refused = await owner.command(id, { kind: 'pair-round' })
    expect(refused.status).toBe(422)
    expect(refused.headers.get('content-type')).toBe('application/problem+json')
    expect(refused.body).toMatchObject({ code: 'results-missing', article: 'C.04.2 3.1', confirmable: true })
    expect((await owner.command(id, { kind: 'pair-round', confirmed: true })).status).toBe(200)
  })

  test('a result typed over what is no longer there is refused with what is there', async () => {
    const { owner } = await start()
    const id = await newTournament(owner, 4)
    await owner.command(id, { kind: 'pair-round' })
    await owner.command(id, { kind: 'publish-round' })
    const enter = { kind: 'enter-result', round: 1, board: 0 }
    expect((await owner.command(id, { ...enter, result: won, over: null })).status).toBe(200)
    const refused = await owner.command(id, { ...enter, result: drawn, over: null })
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({ code: 'result-changed', confirmable: true, theirs: won })
    expect((await owner.command(id, { ...enter, result: drawn, over: won })).status).toBe(200)
  })

  test('a retry with the same key answers as the first time and does nothing', async () => {
    const { owner } = await start()
    const id = await newTournament(owner, 4)
    const first = await owner.command(id, { kind: 'pair-round' }, 'once')
    const again = await owner.command(id, { kind: 'pair-round' }, 'once')
    expect(again.status).toBe(200)
    expect(again.body).toMatchObject({ sequence: first.body.sequence, repeated: true, events: [] })
    // Something else under the same key would be lost: it is not called done.
    const other = { kind: 'enter-player', player: { name: 'Somebody else' } }
    expect(await owner.command(id, other, 'once')).toMatchObject({ status: 422, body: { code: 'key-used' } })
  })

  test('creating again with the same key gives the same tournament', async () => {
    const { owner } = await start()
    const request = { key: 'k', settings: { info: { name: 'Città di Würzburg' } } }
    const first = await owner.post('/api/tournaments', request)
    expect(first.body.id).toMatch(/^citta-di-wurzburg-[0-9a-f]{10}$/)
    expect((await owner.post('/api/tournaments', request)).body.id).toBe(first.body.id)
    expect((await owner.get('/api/tournaments')).body.tournaments).toHaveLength(1)
  })

  test('an expected sequence that has passed is a conflict', async () => {
    const { owner } = await start()
    const id = await newTournament(owner, 4)
    const sent = { key: 'x', expectedSequence: 1, command: { kind: 'undo' } }
    const { status, body } = await owner.post(`/api/tournaments/${id}/commands`, sent)
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'conflict', sequence: 5 })
  })

  test('many results at once all count, each once', async () => {
    const { owner } = await start()
    const id = await newTournament(owner, 40)
    await owner.command(id, { kind: 'pair-round' })
    await owner.command(id, { kind: 'publish-round' })
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        owner.command(id, { kind: 'enter-result', round: 1, board: n % 20, result: won }, `board ${n % 20}`.replace(' ', '-')),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200))
    expect(replies.filter(({ body }) => body.repeated)).toHaveLength(20)
    const { body } = await owner.get(`/api/tournaments/${id}`)
    expect(body.rounds[0].boards.every(({ result }: { result: unknown }) => result !== null)).toBe(true)
  })

  test('two servers on the same events agree', async () => {
    const { server, owner } = await start()
    const id = await newTournament(owner, 4)
    const other = await startServer(server.context.storage)
    servers.push(other)
    const there = other.cookie(
      (await server.nobody.post('/api/session', { login: 'olga', password: 'a long password' })).headers.get('set-cookie')!.split(';')[0]!,
    )
    await other.context.directory.refresh()
    await there.get(`/api/tournaments/${id}`)
    await owner.command(id, { kind: 'pair-round' })
    expect((await there.command(id, { kind: 'publish-round' })).status).toBe(200)
    expect((await owner.command(id, { kind: 'enter-result', round: 1, board: 0, result: won })).status).toBe(200)
    expect((await there.command(id, { kind: 'enter-result', round: 1, board: 1, result: won })).status).toBe(200)
    expect((await there.get(`/api/tournaments/${id}`)).body.rounds[0].boards).toHaveLength(2)
  })

  test('undo, history with names, and an earlier moment', async () => {
    const { owner } = await start()
    const id = await newTournament(owner, 4)
    await owner.command(id, { kind: 'pair-round' })
    await owner.command(id, { kind: 'undo' })
    const { body } = await owner.get(`/api/tournaments/${id}/history`)
    expect(body.events.at(-1)).toMatchObject({ name: 'Olga Owner', undone: false, event: { kind: 'undone' } })
    expect(body.events.filter(({ undone }: { undone: boolean }) => undone).length).toBeGreaterThan(0)
    const then = await owner.get(`/api/tournaments/${id}?at=${body.last - 1}`)
    expect(then.body.draft.round).toBe(1)
    expect((await owner.get(`/api/tournaments/${id}`)).body.draft).toBeNull()
  })

  test('every view of an earlier moment is for the desk, and only from when there was a tournament', async () => {
    const { server, owner } = await start()
    const id = await newTournament(owner, 4)
    const path = `/api/tournaments/${id}`
    await owner.send('PUT', `${path}/visibility`, { visible: true })
    for (const kind of ['pair-round', 'publish-round']) await owner.command(id, { kind })
    const { sequence } = (await owner.get(path)).body
    await owner.command(id, { kind: 'enter-result', round: 1, board: 0, result: won })
    const best = async (query: string) => (await owner.get(`${path}/standings${query}`)).body.rows[0].points
    // A game without a result counts as adjourned.
    expect([await best(''), await best(`?at=${sequence}`)]).toEqual([1, 0.5])
    expect((await owner.get(`${path}/rounds/1?at=${sequence}`)).body.boards[0].result).toBeNull()
    expect((await server.nobody.get(`${path}/standings?at=${sequence}`)).status).toBe(403)
    for (const view of ['', '/standings', '/crosstable', '/hall', '/rounds/1'])
      expect([view, (await owner.get(`${path}${view}?at=0`)).status]).toEqual([view, 404])
    expect((await owner.get(`${path}?at=then`)).status).toBe(400)
  })

  test('a view that did not change is not sent again', async () => {
    const { server, owner } = await start()
    const id = await newTournament(owner, 4)
    await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
    const first = await server.nobody.get(`/api/tournaments/${id}`)
    const tag = first.headers.get('etag')!
    expect((await server.nobody.send('GET', `/api/tournaments/${id}`, undefined, { 'if-none-match': tag })).status).toBe(304)
    await owner.command(id, { kind: 'enter-player', player: { name: 'Late' } })
    expect((await server.nobody.send('GET', `/api/tournaments/${id}`, undefined, { 'if-none-match': tag })).status).toBe(200)
  })

  test('what is not in the form is said place by place', async () => {
    const { owner } = await start()
    const id = await newTournament(owner, 2)
    const { status, body } = await owner.command(id, { kind: 'enter-result', round: 0, board: 0, result: { white: 'win' } })
    expect(status).toBe(400)
    expect(body.issues.map(({ path }: { path: string }) => path)).toContain('body.command.round')
    expect((await owner.send('POST', `/api/tournaments/${id}/commands`, '{')).body.code).toBe('not-json')
    expect((await owner.send('POST', `/api/tournaments/${id}/commands`, '{}', { 'content-type': 'text/plain' })).status).toBe(415)
  })
})
