import { afterEach, describe, expect, test } from 'vitest'
import { useDatabases } from '../storage/testing/databases.ts'
import { publicAddresses } from '../testing/public-addresses.ts'
import { type Client, cookieOf, drawn, newTournament, setUp, startServer, type TestServer, won } from '../testing/server.ts'
import { shownOf } from './shown.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const moment = new Date('2026-06-01T10:00:00Z')

const start = async () => {
  const server = await startServer(await databases.openNew('sqlite'), { questionsPerMinute: 1_000_000 }, { now: () => moment })
  servers.push(server)
  const owner = await setUp(server)
  const id = await newTournament(owner, 9, { numberOfRounds: 4, confirmResults: true })
  await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
  const password = 'another long password'
  const account = (await owner.post('/api/accounts', { login: 'vera', name: 'Vera Viewer', password })).body.id
  await owner.send('PUT', `/api/tournaments/${id}/members/${account}`, { role: 'viewer' })
  const viewer = cookieOf(await server.nobody.post('/api/session', { login: 'vera', password }))
  return { server, owner, id, viewer }
}
type Desk = Awaited<ReturnType<typeof start>>

const command = async (owner: Client, id: string, kind: string, more: object = {}): Promise<void> => {
  const { status, body } = await owner.command(id, { kind, ...more })
  expect([kind, status, body.code]).toEqual([kind, 200, undefined])
}
const publish = async ({ owner, id }: Desk): Promise<void> => {
  await command(owner, id, 'pair-round')
  await command(owner, id, 'publish-round')
}
const play = async ({ owner, id }: Desk, round: number): Promise<void> => {
  for (let board = 0; board < 4; board++) await command(owner, id, 'enter-result', { round, board, result: won })
}

/** All that a stream says at once when it is opened from somewhere; how soon a browser comes back is drawn by lot. */
const heard = async (server: TestServer, path: string, headers: Record<string, string>): Promise<string> => {
  const response = await server.app.request(path, { headers })
  const reader = response.body!.getReader()
  let text = ''
  while (!text.includes('event: hall')) text += new TextDecoder().decode((await reader.read()).value)
  await reader.cancel()
  return text.replace(/retry: \d+/, '')
}

const listenedFrom = [0, 1, 2, 3, 5, 8, 12, 20, 999_999]

/** Status, headers and bytes of all answers, and what the live stream says from wherever one asks. */
const everything = async ({ server, id }: Desk, headers: Record<string, string> = {}): Promise<ReadonlyMap<string, string>> => {
  const all = new Map<string, string>()
  const calm = (text: string): string => text.replaceAll(id, 'the-tournament')
  for (const path of publicAddresses(id)) {
    const response = await server.app.request(path, { headers })
    const told = [...response.headers].map(([name, value]) => `${name}: ${value}`).toSorted()
    // A workbook says when each of its files was written.
    const body = path.includes('xlsx') ? '' : await response.text()
    all.set(calm(path), calm([response.status, ...told, body].join('\n')))
  }
  for (const after of listenedFrom)
    all.set(`live from ${after}`, calm(await heard(server, `/api/tournaments/${id}/live?after=${after}`, headers)))
  return all
}

const differences = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): readonly string[] =>
  [...a].flatMap(([path, text]) => (b.get(path) === text ? [] : [`${path}\n${firstDifference(text, b.get(path) ?? '')}`]))
/** Of two desks the tournaments have different names, which is in codes and their size, in the tags of whole pages and in the hash of the record. */
const elsewhere = (all: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map(
    [...all].map(([path, text]) => [
      path,
      text
        .replace(/^etag: W.*$/m, '')
        .replace(/ viewBox="-4 -4 \d+ \d+"| d="M[^"]*"/g, '')
        .replace(/"record":"\w+"/g, ''),
    ]),
  )
const firstDifference = (a: string, b: string): string => {
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  return `  ${a.slice(Math.max(0, at - 40), at + 60)}\n  ${b.slice(Math.max(0, at - 40), at + 60)}`
}

/** What an arbiter may do to a round before anybody sees it. */
const prepare = async ({ owner, id }: Desk): Promise<void> => {
  await command(owner, id, 'pair-round')
  await command(owner, id, 'discard-draft')
  await command(owner, id, 'pair-round')
  await command(owner, id, 'undo')
  await command(owner, id, 'redo')
  await command(owner, id, 'start-manual', { reason: 'team mates' })
  await command(owner, id, 'change-draft', { change: { kind: 'flip', board: 0 }, confirmed: true })
  await command(owner, id, 'change-draft', { change: { kind: 'flip', board: 0 }, confirmed: true })
  await command(owner, id, 'finish-manual')
}

test('search engines find the public pages of visible tournaments, keep no copies, and find nothing else', async () => {
  const { server, id } = await start()
  const told = async (path: string) => (await server.nobody.get(path)).headers.get('x-robots-tag')
  for (const path of ['/t', `/t/${id}`, `/t/${id}/standings`, `/t/${id}/player/1`])
    expect([path, await told(path)]).toEqual([path, 'noarchive'])
  for (const path of [
    '/',
    '/desk',
    '/api/me',
    `/api/tournaments/${id}`,
    `/t/${id}/paper`,
    `/t/${id}/screen/everything`,
    '/b/zug_l_x',
    '/enter/x',
  ])
    expect([path, await told(path)]).toEqual([path, 'noindex, nofollow, noarchive'])
})

describe('a round that is being prepared', () => {
  test.each([1, 2])('of round %i nobody sees anything, in any answer, header, number or stream', async (round) => {
    const desk = await start()
    for (let earlier = 1; earlier < round; earlier++) {
      await publish(desk)
      await play(desk, earlier)
    }
    const [before, member] = [await everything(desk), await everything(desk, { cookie: desk.viewer })]
    expect(before.size).toBeGreaterThan(100)
    await prepare(desk)
    // An arbiter who looks at the public pages makes them; what is made then is what everybody gets.
    for (const path of publicAddresses(desk.id)) await desk.owner.get(path).catch(() => undefined)
    expect(differences(before, await everything(desk))).toEqual([])
    expect(differences(member, await everything(desk, { cookie: desk.viewer }))).toEqual([])
  })

  test('when it is published nobody can tell how it came about, or what else the desk did', async () => {
    const [plain, busy] = [await start(), await start()]
    for (const round of [1, 2]) {
      await prepare(busy)
      await command(busy.owner, busy.id, 'discard-draft')
      await command(busy.owner, busy.id, 'request-bye', { bye: { player: 3, round: 4, bye: 'zero-point' } })
      await command(busy.owner, busy.id, 'cancel-bye', { player: 3, round: 4 })
      await publish(busy)
      await publish(plain)
      expect(differences(elsewhere(await everything(plain)), elsewhere(await everything(busy)))).toEqual([])
      await play(busy, round)
      await play(plain, round)
    }
  })

  test('what is published and not shown yet is no more seen than a draft, and neither are its results', async () => {
    const desk = await start()
    const { owner, id } = desk
    await publish(desk)
    await play(desk, 1)
    await owner.send('PUT', `/api/tournaments/${id}/hall/plan`, { onPublish: 'nothing', onComplete: 'nothing' })
    const before = await everything(desk)
    await publish(desk)
    await play(desk, 2)
    expect(differences(before, await everything(desk))).toEqual([])
    await owner.send('PUT', `/api/tournaments/${id}/hall/rounds/2`, { level: 'pairings' })
    const pairings = await everything(desk)
    await command(owner, id, 'enter-result', { round: 2, board: 0, result: { white: 'loss', black: 'win', rated: true } })
    expect(differences(pairings, await everything(desk))).toEqual([])
  })

  test('a stream that is open hears nothing of it, not even that something was done', async () => {
    const desk = await start()
    const { server, owner, id } = desk
    await publish(desk)
    await play(desk, 1)
    await owner.send('PUT', `/api/tournaments/${id}/hall/plan`, { onPublish: 'nothing', onComplete: 'nothing' })
    await server.context.hub.catchUp()
    const listen = async (path: string) => {
      const reader = (await server.app.request(`/api/tournaments/${id}/${path}`)).body!.getReader()
      const next = async (): Promise<string> => new TextDecoder().decode((await reader.read()).value)
      return { next, end: () => reader.cancel() }
    }
    const [everybody, sections] = [await listen('live?after=999999'), await listen('sections/live')]
    for (let text = ''; !text.includes('event: hall'); ) text = await everybody.next()
    await sections.next()
    // Each is told before the next is done.
    const quietly = async (kind: string, more: object = {}): Promise<void> => {
      await command(owner, id, kind, more)
      await server.context.hub.catchUp()
    }
    await quietly('pair-round')
    await quietly('publish-round')
    await quietly('enter-result', { round: 2, board: 0, result: won })
    await quietly('undo')
    await quietly('recall-round', { round: 2, reason: 'a late entry', confirmed: true })
    await owner.send('PUT', `/api/tournaments/${id}/hall/announcements/lunch`, { text: 'Lunch is ready.' })
    expect(await everybody.next()).toContain('Lunch is ready.')
    expect(await sections.next()).toBe('data: changed\n\n')
    const more = Promise.race([everybody.next(), sections.next()])
    expect(await Promise.race([more, new Promise((resolve) => setTimeout(resolve, 300, 'quiet'))])).toBe('quiet')
    await everybody.end()
    await sections.end()
  })

  test('no page, table or file is made anew for it, so that nobody can tell by the time it takes', async () => {
    const desk = await start()
    const { server, id } = desk
    await publish(desk)
    await play(desk, 1)
    const { context } = server
    const seen = async () => shownOf(await context.tournaments.get(id), context.halls.of(id), 'results')
    const before = await seen()
    await prepare(desk)
    expect(await seen()).toBe(before)
    await command(desk.owner, id, 'publish-round')
    expect(await seen()).not.toBe(before)
  })

  test("a player's slip tells nobody how far the desk is", async () => {
    const desk = await start()
    const { server, owner, id } = desk
    await publish(desk)
    const { links } = (await owner.post(`/api/tournaments/${id}/board-links`, { round: 1 })).body
    const [own] = links
    const [board] = (await server.nobody.get(`/api/tournaments/${id}`)).body.rounds[0].boards
    const player = server.bearer(own.secret)
    // Whose game is open learns that it cannot be reported meanwhile; nobody else notices.
    await command(owner, id, 'enter-result', { round: 1, board: 1, result: won })
    // Each form has an idempotency key of its own.
    const page = async () => (await server.nobody.get(`/b/${links[2].secret}`)).body.text.replaceAll(/name="key" value="[\w-]+"/g, '')
    const before = await page()
    await command(owner, id, 'pair-round', { confirmed: true })
    expect(await page()).toBe(before)
    const pings = (await server.app.request(`/b/${own.secret}/live`)).body!.getReader()
    await pings.read()
    await command(owner, id, 'undo')
    await command(owner, id, 'enter-result', { round: 1, board: 2, result: won })
    await command(owner, id, 'undo')
    expect(new TextDecoder().decode((await pings.read()).value)).toBe('data: changed\n\n')
    const more = pings.read()
    expect(await Promise.race([more, new Promise((resolve) => setTimeout(resolve, 300, 'quiet'))])).toBe('quiet')
    await pings.cancel()
    const report = (result: object) => player.command(id, { kind: 'report-result', round: 1, board: 0, by: board.white, result })
    expect((await report(won)).status).toBe(200)
    await command(owner, id, 'pair-round', { confirmed: true })
    await command(owner, id, 'discard-draft')
    const seen = (await server.nobody.get(`/api/tournaments/${id}`)).body.sequence
    expect((await report(drawn)).body).toMatchObject({ sequence: seen })
    const stale = {
      key: 'stale',
      expectedSequence: 0,
      command: { kind: 'report-result', round: 1, board: 0, by: board.white, result: won },
    }
    expect((await player.post(`/api/tournaments/${id}/commands`, stale)).body).toMatchObject({ code: 'conflict', sequence: seen })
  })
})
