import { afterEach, expect, test } from 'vitest'
import { useDatabases } from '../storage/testing/databases.ts'
import { newTournament, setUp, startServer, type TestServer, won } from '../testing/server.ts'
import { createWorkers, type Workers, workHere } from '../work/workers.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const now = new Date('2026-11-16T10:00:00Z')

const start = async (workers: Workers) => {
  const server = await startServer(await databases.openNew('sqlite'), {}, { workers, now: () => now })
  servers.push(server)
  const owner = await setUp(server)
  const id = await newTournament(owner, 9)
  await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
  for (const kind of ['pair-round', 'publish-round']) await owner.command(id, { kind })
  const enter = (board: number) => owner.command(id, { kind: 'enter-result', round: 1, board, result: won })
  for (const board of [0, 1, 2, 3]) await enter(board)
  const page = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const address = path.startsWith('/api/') ? path.replace('ID', id) : `/t/${id}${path}`
    const response = await server.app.request(address, { method, headers })
    return { status: response.status, headers: response.headers, text: (await response.text()).replaceAll(id, 'ID') }
  }
  return { server, owner, id, page }
}

/** One that makes pages in a thread, or here as long as `here` says so, and notes which it was asked for. */
const pool = () => {
  const threads = createWorkers(2, 1)
  const switches = { here: false, made: [] as string[] }
  const workers: Workers = {
    ...threads,
    isLarge: (entrants) => !switches.here && threads.isLarge(entrants),
    run: (...parts) => {
      if (parts[0].kind === 'page') switches.made.push(parts[0].address)
      return threads.run(...parts)
    },
  }
  return { switches, workers }
}

const heavy = [
  '/player/2',
  '/why?player=1&opponent=3',
  '/standings',
  '/crosstable',
  '/players',
  '/round/1',
  '/paper/cards',
  '/paper/standings',
  '/screen/everything',
  '/round/1/receipt.json',
  '/round/1/certificate.json',
  '/round/1/report.trf',
  '/round/1/pairings.csv',
  '/round/1/pairings.xlsx',
  '/standings.csv',
  '/standings.xlsx',
  '/ratings.csv',
  '/ratings.xlsx',
  '/api/tournaments/ID/standings',
  '/api/tournaments/ID/crosstable',
  '/api/tournaments/ID/wall-chart',
  '/api/tournaments/ID/ratings?by=cfc',
  '/api/tournaments/ID/rounds/1/receipt',
]

const ofAnswer = ['content-type', 'content-disposition'] as const

test('a thread makes pages as we would, each once until something changes, for whoever asks, and nothing that is not shown', async () => {
  const { switches, workers } = pool()
  const { page, owner, id } = await start(workers)
  for (const path of heavy) {
    switches.here = true
    const here = await page(path)
    switches.here = false
    const there = await page(path)
    expect([there.status, there.text], path).toEqual([200, here.text])
    for (const name of ofAnswer) expect(there.headers.get(name), `${path} ${name}`).toBe(here.headers.get(name))
    await page(path)
  }
  const receipt = await page('/round/1/receipt.json')
  expect(receipt.headers.get('content-type')).toBe('application/json')
  expect(JSON.parse(receipt.text)).toMatchObject({ kind: 'zug-receipt', record: expect.stringMatching(/^[0-9a-f]{64}$/) })
  // The first page finds a thread that knows nothing yet.
  expect(switches.made).toHaveLength(heavy.length + 1)

  await owner.command(id, { kind: 'correct-player', player: 1, changes: { name: 'Somebody Else' } })
  expect((await page('/standings')).text).toContain('Somebody Else')

  expect((await page('/standings', { 'accept-language': 'de' })).text).toContain('lang="de"')
  const chosen = await page('/standings?lang=fr', { 'accept-language': 'de' })
  expect(chosen.text).toContain('lang="fr"')
  expect([chosen.headers.get('set-cookie'), chosen.headers.get('vary')]).toEqual([null, 'accept-encoding'])
  expect((await page('/screen/standings', { cookie: 'zug-language=fr' })).text).toContain('lang="fr"')

  await owner.command(id, { kind: 'pair-round' })
  expect((await page('/round/2')).status).toBe(404)
  await owner.command(id, { kind: 'publish-round' })
  expect((await page('/round/2')).status).toBe(200)
  await owner.send('PUT', `/api/tournaments/${id}/hall/rounds/2`, { level: 'nothing', confirmed: true })
  expect((await page('/round/2')).status).toBe(404)
  expect((await page('/paper/nonsense')).status).toBe(404)
  // There is no event of several sections: no such screen, and no failure of a thread that knows one tournament.
  expect((await page('/screen/event')).status).toBe(404)
  expect((await page('/paper/check-in')).status).toBe(403)
  await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: false })
  expect((await page('/standings')).status).toBe(404)
})

test('many who wait for the same page take it one in each turn of the loop, so that others are heard in between', async () => {
  const { workers } = pool()
  const promised = () => {
    let resolve = (): void => {}
    const promise = new Promise<void>((done) => {
      resolve = done
    })
    return { promise, resolve }
  }
  const [made, asked] = [promised(), promised()]
  const { server, id } = await start({
    ...workers,
    run: async (...parts) => {
      if (parts[0].kind === 'page') {
        asked.resolve()
        await made.promise
      }
      return workers.run(...parts)
    },
  })
  let turn = 0
  let over = false
  const count = (): void => {
    turn++
    if (!over) setImmediate(count)
  }
  const takenIn: number[] = []
  const all = Array.from({ length: 60 }, async () => {
    const { status } = await server.app.request(`/t/${id}/paper/cards`)
    expect(status).toBe(200)
    takenIn.push(turn)
  })
  await asked.promise
  // All of them wait by now: one begins in each turn.
  for (let passed = 0; passed < 200; passed++) await new Promise((resolve) => setImmediate(resolve))
  count()
  made.resolve()
  await Promise.all(all)
  over = true
  expect(Math.max(...takenIn.map((at) => takenIn.filter((other) => other === at).length))).toBeLessThan(4)
})

test('neither asking for the head alone nor a secret that is none keeps the desk busy with a large page', async () => {
  const { switches, workers } = pool()
  const { page } = await start(workers)
  const paths = ['/standings', '/crosstable', '/paper/cards', '/screen/everything']
  for (const path of paths) {
    expect((await page(path, {}, 'HEAD')).status).toBe(200)
    expect((await page(`${path}?x=1`, { authorization: 'Bearer none' })).status).toBe(200)
  }
  expect(paths.filter((path) => !switches.made.some((made) => made.endsWith(path)))).toEqual([])
  expect(paths.filter((path) => !switches.made.some((made) => made.endsWith(`${path}?x=1`)))).toEqual([])
  // A program is told that its secret is none.
  expect((await page('/api/tournaments/ID/standings', { authorization: 'Bearer none' })).status).toBe(401)
  expect((await page('/api/tournaments/ID/standings?at=1')).status).toBe(403)
})

test('too many at once are told when to come again', async () => {
  const full: Workers = { isLarge: () => true, run: async () => ({ kind: 'busy' }), close: async () => {} }
  const ended: Workers = { ...full, run: async () => ({ kind: 'exhausted', of: 'time' }) }
  let workers: Workers = workHere
  const { page } = await start({ isLarge: (n) => workers.isLarge(n), run: (...parts) => workers.run(...parts), close: async () => {} })
  for (const [next, status] of [
    [full, 429],
    [ended, 503],
  ] as const) {
    workers = next
    const refused = await page('/standings')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([status, '5'])
  }
})
