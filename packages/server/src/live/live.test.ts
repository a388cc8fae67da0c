import { afterEach, describe, expect, test } from 'vitest'
import { databaseKinds, useDatabases } from '../storage/testing/databases.ts'
import { type Client, cookieOf, drawn, newTournament, setUp, startServer, type TestServer, won } from '../testing/server.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

type Named = { readonly name: string; readonly data: Readonly<Record<string, unknown>> }
type Told = { readonly sequence: number; readonly kind: string; readonly [more: string]: unknown }

/** A reader of live messages; `until` waits for an event and gives everything told so far. */
const listen = async (server: TestServer, path: string, headers: Record<string, string> = {}) => {
  const response = await server.app.request(path, { headers })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const reader = response.body!.getReader()
  const told: Told[] = []
  const named: Named[] = []
  let text = ''
  let id = ''
  const until = async (holds: (told: readonly Told[], named: readonly Named[]) => boolean): Promise<readonly Told[]> => {
    while (!holds(told, named)) {
      const { done, value } = await reader.read()
      if (done) throw new Error('The stream ended')
      text += new TextDecoder().decode(value)
      for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
        const message = text.slice(0, end)
        text = text.slice(end + 2)
        id = /^id: (.*)$/m.exec(message)?.[1] ?? id
        const data = /^data: (.*)$/m.exec(message)?.[1]
        const name = /^event: (.*)$/m.exec(message)?.[1]
        if (data !== undefined && name === undefined) told.push(...(JSON.parse(data) as Told[]))
        if (data !== undefined && name !== undefined) named.push({ name, data: JSON.parse(data) })
      }
    }
    return told
  }
  return { until, named: () => named, close: () => reader.cancel(), lastId: () => id }
}

const results = (told: readonly Told[]): readonly Told[] => told.filter(({ kind }) => kind === 'result-entered')

describe.each(databaseKinds)('live updates on %s', (kind) => {
  const start = async (): Promise<{ readonly server: TestServer; readonly owner: Client; readonly id: string }> => {
    const server = await startServer(await databases.openNew(kind))
    servers.push(server)
    const owner = await setUp(server)
    const id = await newTournament(owner, 20)
    await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
    return { server, owner, id }
  }
  const playRound = async (owner: Client, id: string): Promise<void> => {
    await owner.command(id, { kind: 'pair-round' })
    await owner.command(id, { kind: 'publish-round' })
  }
  const enter = (owner: Client, id: string, board: number) => owner.command(id, { kind: 'enter-result', round: 1, board, result: won })

  test('everybody hears of what is published, and of nothing else', async () => {
    const { server, owner, id } = await start()
    const { sequence } = (await server.nobody.get(`/api/tournaments/${id}`)).body
    const reader = await listen(server, `/api/tournaments/${id}/live?after=${sequence}`)
    await playRound(owner, id)
    await enter(owner, id, 3)
    const told = await reader.until((all) => results(all).length === 1)
    expect([...new Set(told.map(({ kind }) => kind))]).toEqual(['round-published', 'result-entered'])
    expect(results(told)[0]).toMatchObject({ round: 1, board: 3, result: won })
    await reader.close()
    expect(server.context.hub.open()).toBe(0)
  })

  test('the desk hears of drafts too', async () => {
    const { server, owner, id } = await start()
    const secret = (await owner.post('/api/tokens', { name: 'screen' })).body.secret
    const reader = await listen(server, `/api/tournaments/${id}/live`, { authorization: `Bearer ${secret}` })
    await owner.command(id, { kind: 'pair-round' })
    await reader.until((all) => all.some(({ kind }) => kind === 'round-drafted'))
    await reader.close()
  })

  test('whoever loses access hears no more', async () => {
    const { server, owner, id } = await start()
    const { body: token } = await owner.post('/api/tokens', { name: 'screen' })
    await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: false })
    const reader = await listen(server, `/api/tournaments/${id}/live`, { authorization: `Bearer ${token.secret}` })
    await owner.send('DELETE', `/api/sessions/${token.id}`)
    await owner.command(id, { kind: 'pair-round' })
    await expect(reader.until((all) => all.some(({ kind }) => kind === 'round-drafted'))).rejects.toThrow('ended')
  })

  test('whoever was away catches up without a gap or a double', async () => {
    const { server, owner, id } = await start()
    await playRound(owner, id)
    const first = await listen(server, `/api/tournaments/${id}/live`)
    await enter(owner, id, 0)
    await first.until((all) => results(all).length === 1)
    await first.close()
    await enter(owner, id, 1)
    const entering = Promise.all([2, 3, 4, 5, 6, 7, 8, 9].map((board) => enter(owner, id, board)))
    const second = await listen(server, `/api/tournaments/${id}/live`, { 'last-event-id': first.lastId() })
    await entering
    const told = await second.until((all) => results(all).length >= 9)
    expect(
      results(told)
        .map(({ board }) => board)
        .toSorted((a, b) => Number(a) - Number(b)),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(told.map(({ sequence }) => sequence)).toEqual(told.map(({ sequence }) => sequence).toSorted((a, b) => a - b))
    await second.close()
  })

  test('whoever knows of more than there is, after a restore, is told to read again and hears what follows', async () => {
    const { server, owner, id } = await start()
    await playRound(owner, id)
    const { sequence } = (await server.nobody.get(`/api/tournaments/${id}`)).body
    const reader = await listen(server, `/api/tournaments/${id}/live`, { 'last-event-id': String(sequence + 40) })
    expect(await reader.until((all) => all.length > 0)).toEqual([{ sequence, kind: 'changed' }])
    expect(reader.lastId()).toBe(String(sequence))
    await enter(owner, id, 0)
    expect(results(await reader.until((all) => results(all).length === 1))).toMatchObject([{ sequence: sequence + 1, board: 0 }])
    await reader.close()
  })

  test('how far the desk is shows by no cursor that one could ask from', async () => {
    const { server, owner, id } = await start()
    await playRound(owner, id)
    const { sequence } = (await server.nobody.get(`/api/tournaments/${id}`)).body
    for (let board = 0; board < 10; board++) await enter(owner, id, board)
    for (let drafts = 0; drafts < 3; drafts++) {
      await owner.command(id, { kind: 'pair-round' })
      await owner.command(id, { kind: 'discard-draft' })
    }
    const shown = sequence + 10
    for (const after of [shown + 1, shown + 6, 999_999]) {
      const reader = await listen(server, `/api/tournaments/${id}/live?after=${after}`)
      expect(await reader.until((all) => all.length > 0)).toEqual([{ sequence: shown, kind: 'changed' }])
      expect(reader.lastId()).toBe(String(shown))
      await reader.close()
    }
    const late = await listen(server, `/api/tournaments/${id}/live?after=0`)
    await late.until((all) => results(all).length === 10)
    expect(late.lastId()).toBe(String(shown))
    await late.close()
  })

  test('what was taken back or said anew before it was shown is not told afterwards', async () => {
    const { server, owner, id } = await start()
    const path = `/api/tournaments/${id}`
    await owner.send('PUT', `${path}/hall/plan`, { onPublish: 'pairings', onComplete: 'pairings' })
    await playRound(owner, id)
    await enter(owner, id, 0)
    await owner.command(id, { kind: 'undo' })
    await enter(owner, id, 1)
    await owner.command(id, { kind: 'enter-result', round: 1, board: 1, result: drawn })
    await enter(owner, id, 2)
    await owner.send('PUT', `${path}/hall/rounds/1`, { level: 'results' })
    const reader = await listen(server, `${path}/live?after=0`)
    const told = await reader.until((all) => results(all).length > 0)
    expect(results(told)).toMatchObject([
      { board: 1, result: drawn },
      { board: 2, result: won },
    ])
    await reader.close()
  })

  test('the hall is told when a stream is opened, when it changes, and when a round rises by itself', async () => {
    const { server, owner, id } = await start()
    const path = `/api/tournaments/${id}`
    await owner.send('PUT', `${path}/hall/plan`, { onPublish: 'pairings', onComplete: 'standings' })
    const reader = await listen(server, `${path}/live`)
    const shown = (named: readonly Named[]) =>
      named.filter(({ name }) => name === 'hall').map(({ data }) => (data.show as { rounds: { level: string }[] }).rounds[0]?.level)
    await reader.until((_, named) => named.length === 1)
    await playRound(owner, id)
    await reader.until((_, named) => shown(named).at(-1) === 'pairings')
    for (let board = 0; board < 9; board++) await enter(owner, id, board)
    await enter(owner, id, 9)
    const told = await reader.until((_, named) => shown(named).at(-1) === 'standings')
    expect(results(told)).toEqual([])
    // The plan was made just before: it may be told by opening the stream and once more by itself.
    expect(shown(reader.named()).filter((level, at, all) => at === 0 || level !== all[at - 1])).toEqual([
      undefined,
      'pairings',
      'standings',
    ])
    await reader.close()
  })

  test('another server on the same storage is heard', async () => {
    const { server, owner, id } = await start()
    const other = await startServer(server.context.storage)
    servers.push(other)
    const reader = await listen(other, `/api/tournaments/${id}/live`)
    await playRound(owner, id)
    await reader.until((all) => all.some(({ kind }) => kind === 'round-published'))
    expect((await other.nobody.get(`/api/tournaments/${id}`)).body.rounds).toHaveLength(1)
    await reader.close()
  })

  test('too many streams are refused, and the server ends all when it goes', async () => {
    const server = await startServer(await databases.openNew(kind), { maxLiveStreams: 1 })
    const owner = await setUp(server)
    const id = await newTournament(owner, 2)
    await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
    const reader = await listen(server, `/api/tournaments/${id}/live`)
    expect((await server.nobody.get(`/api/tournaments/${id}/live`)).status).toBe(503)
    await server.close()
    await expect(reader.until(() => false)).rejects.toThrow('ended')
  })
})

describe('who has gone', () => {
  test('is not listened for, neither with the stream open nor when they go before it is', async () => {
    const server = await startServer(await databases.openNew('sqlite'))
    servers.push(server)
    const owner = await setUp(server)
    const id = await newTournament(owner, 4)
    await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
    const open = async () => Number(/^zug_live_streams (\d+)$/m.exec((await owner.get('/metrics')).body.text)?.[1])
    const [early, late] = [new AbortController(), new AbortController()]
    const ask = ({ signal }: AbortController) => server.app.request(new Request(`http://desk/api/tournaments/${id}/live`, { signal }))
    early.abort()
    await ask(early)
    expect(await open()).toBe(0)
    await ask(late)
    expect(await open()).toBe(1)
    late.abort()
    expect(await open()).toBe(0)
  })

  test('is not listened for where only the head is asked for, by a link neither', async () => {
    const server = await startServer(await databases.openNew('sqlite'))
    servers.push(server)
    const owner = await setUp(server)
    const id = await newTournament(owner, 4)
    await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
    const link = { label: 'Helper', boards: { first: 1, last: 2 }, checkIn: true }
    const { secret } = (await owner.post(`/api/tournaments/${id}/links`, link)).body
    for (const path of [
      `/api/tournaments/${id}/live`,
      `/api/tournaments/${id}/sections/live`,
      `/h/${secret}/live`,
      `/h/${secret}/check-in/live`,
    ]) {
      const { status, body } = await server.app.request(path, { method: 'HEAD' })
      expect([path, status, body, server.context.hub.open()]).toEqual([path, 200, null, 0])
    }
  })

  test('a stream for the desk is for nobody else', async () => {
    const server = await startServer(await databases.openNew('sqlite'))
    servers.push(server)
    const owner = await setUp(server)
    const id = await newTournament(owner, 4)
    await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
    expect((await server.nobody.get(`/api/tournaments/${id}/live?as=desk`)).status).toBe(403)
  })
})

describe('presence', () => {
  test('counts people of the desk, each once, and tells the desk only', async () => {
    const server = await startServer(await databases.openNew('sqlite'))
    servers.push(server)
    const owner = await setUp(server)
    const id = await newTournament(owner, 4)
    const path = `/api/tournaments/${id}`
    await owner.send('PUT', `${path}/visibility`, { visible: true })
    const password = 'another long password'
    const account = (await owner.post('/api/accounts', { login: 'dan', name: 'Dan Deputy', password })).body.id
    await owner.send('PUT', `${path}/members/${account}`, { role: 'deputy' })
    const cookieOfDan = cookieOf(await server.nobody.post('/api/session', { login: 'dan', password }))
    const { secret } = (await owner.post('/api/tokens', { name: 'screen' })).body
    const here = async () => (await owner.get(`${path}/presence`)).body.here
    const [mine, again, spectator] = [
      await listen(server, `${path}/live`, { authorization: `Bearer ${secret}` }),
      await listen(server, `${path}/live`, { authorization: `Bearer ${secret}` }),
      await listen(server, `${path}/live`),
    ]
    await again.until((_, named) => named.some(({ name }) => name === 'presence'))
    await spectator.until((_, named) => named.some(({ name }) => name === 'hall'))
    expect(await here()).toBe(1)
    const theirs = await listen(server, `${path}/live`, { cookie: cookieOfDan })
    await mine.until((_, named) => named.at(-1)?.data.here === 2)
    expect((await owner.get(`${path}/presence`)).body.people.map(({ name }: { name: string }) => name)).toEqual([
      'Olga Owner',
      'Dan Deputy',
    ])
    expect(spectator.named().map(({ name }) => name)).toEqual(['hall'])
    await again.close()
    expect(await here()).toBe(2)
    await owner.send('DELETE', `${path}/members/${account}`)
    await owner.command(id, { kind: 'pair-round' })
    await expect(theirs.until(() => false)).rejects.toThrow('ended')
    expect(await here()).toBe(1)
    const screen = await listen(server, `${path}/live?as=public`, { authorization: `Bearer ${secret}` })
    await screen.until((_, named) => named.some(({ name }) => name === 'hall'))
    await mine.close()
    expect(await here()).toBe(0)
    await screen.close()
    await spectator.close()
  })
})
