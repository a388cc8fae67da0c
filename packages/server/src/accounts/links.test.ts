import { afterEach, describe, expect, test } from 'vitest'
import { defaultConfig } from '../config.ts'
import { publicAddress } from '../http/public-address.ts'
import { databaseKinds, useDatabases } from '../storage/testing/databases.ts'
import { type Client, newTournament, setUp, startServer, type TestServer, won } from '../testing/server.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

type Link = { readonly id: string; readonly secret: string; readonly url: string; readonly number: number; readonly colour: string }

const start = async (kind: (typeof databaseKinds)[number] = 'sqlite', now?: () => Date) => {
  const server = await startServer(await databases.openNew(kind), {}, now === undefined ? {} : { now })
  servers.push(server)
  const owner = await setUp(server)
  const id = await newTournament(owner, 6, { firstBoard: 11 })
  await owner.command(id, { kind: 'pair-round' })
  await owner.command(id, { kind: 'publish-round' })
  const path = `/api/tournaments/${id}`
  const make = async (more: object = {}): Promise<readonly Link[]> =>
    (await owner.post(`${path}/board-links`, { round: 1, ...more })).body.links
  return { server, owner, id, path, make }
}

describe.each(databaseKinds)("players' links on %s", (kind) => {
  test('are the same when they are made again, also by another process', async () => {
    const { server, owner, make, path } = await start(kind)
    const first = await make()
    expect(first.map(({ number, colour }) => [number, colour])).toEqual([
      [11, 'white'],
      [11, 'black'],
      [12, 'white'],
      [12, 'black'],
      [13, 'white'],
      [13, 'black'],
    ])
    expect(first[0]!.url).toBe(`http://localhost/b/${first[0]!.secret}`)
    const before = (await owner.get('/api/audit')).body.events.length
    expect(await make()).toEqual(first)
    expect((await owner.get('/api/audit')).body.events).toHaveLength(before)
    const other = await startServer(server.context.storage)
    servers.push(other)
    expect((await other.bearer(first[3]!.secret).get(`${path}/my-board`)).body).toMatchObject({ number: 12 })
  })
})

test('a link that was revoked does not come back', async () => {
  const { server, owner, path, make } = await start()
  const first = await make()
  await owner.send('DELETE', `${path}/links/${first[0]!.id}`)
  const second = await make()
  expect(second[0]!.secret).not.toBe(first[0]!.secret)
  expect(second.slice(1)).toEqual(first.slice(1))
  expect((await server.bearer(first[0]!.secret).get(`${path}/my-board`)).status).toBe(401)
  expect((await server.bearer(second[0]!.secret).get(`${path}/my-board`)).status).toBe(200)
})

test('all links of a round can be ended at once; who they were stays in the history', async () => {
  const { server, owner, id, path, make } = await start()
  const first = await make()
  const { round, board, player } = (first[0] as unknown as { may: { round: number; board: number; player: number } }).may
  await server.bearer(first[0]!.secret).command(id, { kind: 'report-result', round, board, by: player, result: won })
  expect((await owner.send('DELETE', `${path}/board-links/1`)).body).toEqual({ revoked: 6 })
  for (const { secret } of first) expect((await server.bearer(secret).get(`${path}/my-board`)).status).toBe(401)
  expect((await owner.get(`${path}/history`)).body.events.at(-1).name).toMatch(/^Player \d$/)
})

test('a link lasts longer when it is made again late, and is still the same', async () => {
  let now = Date.parse('2026-06-01T10:00:00Z')
  const { server, path, make } = await start('sqlite', () => new Date(now))
  const first = await make({ hours: 4 })
  now += 3 * 3_600_000
  expect((await make({ hours: 4 })).map(({ secret }) => secret)).toEqual(first.map(({ secret }) => secret))
  now += 3 * 3_600_000
  expect((await server.bearer(first[0]!.secret).get(`${path}/my-board`)).status).toBe(200)
})

test('a slip stays good when the pairing is amended and the links are made again', async () => {
  const { server, owner, id, path, make } = await start()
  const first = await make()
  const boards = (await owner.get(path)).body.rounds[0].boards
  const swap = { kind: 'swap', a: boards[0].black, b: boards[1].black }
  expect((await owner.command(id, { kind: 'amend-pairing', change: swap, reason: 'competition-rules' })).status).toBe(200)
  await make()
  const { body } = await server.bearer(first[1]!.secret).get(`${path}/my-board`)
  expect(body).toMatchObject({ number: 12, player: boards[0].black })
  const report = { kind: 'report-result', round: 1, board: 1, by: boards[0].black, result: won }
  expect((await server.bearer(first[1]!.secret).command(id, report)).status).toBe(200)
})

test("a helper's link has an address and a code, and can be shown again to the chief arbiter only", async () => {
  const { owner, path } = await start()
  const made = (await owner.post(`${path}/links`, { label: 'Hall', boards: { first: 11, last: 12 } })).body
  expect(made.url).toBe(`http://localhost/h/${made.secret}`)
  expect(made.local).toBe(true)
  expect(made.qr).toMatch(/^<svg .*<\/svg>$/)
  const again = (await owner.get(`${path}/links/${made.id}`)).body
  expect([again.secret, again.url, again.qr]).toEqual([made.secret, made.url, made.qr])
  const poster = await owner.send('GET', `${path}/qr`)
  expect(poster.headers.get('content-type')).toBe('image/svg+xml')
})

describe('the address for phones', () => {
  const network = () => ['192.168.1.5']
  test.each([
    ['https://chess.example', '127.0.0.1', 'http://evil.example', 'https://chess.example'],
    [null, '127.0.0.1', 'http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    [null, '0.0.0.0', 'http://localhost:8080', 'http://192.168.1.5:8080'],
    [null, '0.0.0.0', 'http://hall.local:8080', 'http://hall.local:8080'],
  ])('public address %s, listening on %s, seen as %s: %s', (publicUrl, host, origin, expected) => {
    expect(publicAddress({ ...defaultConfig, publicUrl, host }, origin, network)).toBe(expected)
  })

  test('is not what a strange Host says', async () => {
    const { owner, path } = await start()
    const link = { label: 'Hall', boards: { first: 11, last: 12 } }
    const { body } = await owner.send('POST', `${path}/links`, link, { host: 'evil.example/<script>' })
    expect(body.url).toMatch(/^http:\/\/10\.0\.0\.1:8080\/h\//)
  })
})

test.each([
  ['a forfeit', { white: 'forfeit-win', black: 'forfeit-loss', rated: true }],
  ['an adjournment', { white: 'adjourned', black: 'adjourned', rated: true }],
  ['a game that is not rated', { white: 'win', black: 'loss', rated: false }],
  ['a penalty', { white: 'draw', black: 'loss', rated: true }],
  ['a match with an odd board', { ...won, match: { white: [{ player: 1, result: 'win' }], black: [{ player: 2, result: 'draw' }] } }],
])('a player cannot report %s', async (_, result) => {
  const { server, id, path, make } = await start()
  const [link] = await make()
  const player = server.bearer(link!.secret)
  const { board, player: by } = (await player.get(`${path}/my-board`)).body
  const report = (what: object) => player.command(id, { kind: 'report-result', round: 1, board, by, result: what })
  expect((await report(result)).status).toBe(403)
  expect((await report(won)).status).toBe(200)
})

describe('a printed slip follows its player by itself', () => {
  type Seats = readonly { readonly white: number; readonly black: number }[]
  const seats = async (owner: Client, path: string): Promise<Seats> => (await owner.get(path)).body.rounds[0].boards
  const slipsOf = (links: readonly Link[]): ReadonlyMap<number, string> =>
    new Map(links.map((link) => [(link as unknown as { may: { player: number } }).may.player, link.secret]))

  test('after an amendment, with nobody opening the page of links', async () => {
    const { server, owner, id, path, make } = await start()
    const slips = slipsOf(await make())
    const [first, second] = (await seats(owner, path)) as [Seats[number], Seats[number]]
    const swap = { kind: 'swap', a: first.black, b: second.black }
    expect((await owner.command(id, { kind: 'amend-pairing', change: swap, reason: 'competition-rules' })).status).toBe(200)
    const player = server.bearer(slips.get(first.black)!)
    expect((await player.get(`${path}/my-board`)).body).toMatchObject({ number: 12, board: 1, player: first.black })
    const page = await (await server.app.request(`/b/${slips.get(first.black)!}`)).text()
    expect(page).toContain('Board 12')
    const report = { kind: 'report-result', round: 1, by: first.black, result: won }
    // The board where the player sat is somebody else's now.
    expect((await player.command(id, { ...report, board: 0 })).status).toBe(403)
    expect((await player.command(id, { ...report, board: 1 })).status).toBe(200)
  })

  test('after a recall and a new publication, also for a player who had no board in between', async () => {
    const { server, owner, id, path, make } = await start()
    const slips = slipsOf(await make())
    const recall = async () =>
      expect((await owner.command(id, { kind: 'recall-round', round: 1, reason: 'wrong rating' })).status).toBe(200)
    const publish = async () => {
      for (const kind of ['pair-round', 'publish-round']) expect((await owner.command(id, { kind })).status).toBe(200)
    }
    const board = async (player: number) => (await server.bearer(slips.get(player)!).get(`${path}/my-board`)).body
    await recall()
    await owner.command(id, { kind: 'request-bye', bye: { player: 1, round: 1, bye: 'half-point' } })
    await publish()
    const page = await server.app.request(`/b/${slips.get(1)!}`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('You have no board in round 1')])
    // Making links anew for the others ends no printed slip.
    await make()
    await recall()
    await owner.command(id, { kind: 'cancel-bye', player: 1, round: 1 })
    await owner.command(id, { kind: 'correct-player', player: 6, changes: { rating: 2900 } })
    await owner.command(id, { kind: 'give-numbers' })
    await publish()
    for (const [at, { white, black }] of (await seats(owner, path)).entries())
      for (const player of [white, black]) expect(await board(player)).toMatchObject({ board: at, player })
  })
})
