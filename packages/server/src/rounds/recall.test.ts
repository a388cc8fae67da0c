import { afterEach, describe, expect, test } from 'vitest'
import { tellOf } from '../live/message.ts'
import { databaseKinds, useDatabases } from '../storage/testing/databases.ts'
import { drawn, newTournament, setUp, startServer, type TestServer, won } from '../testing/server.ts'
import { announcedBy } from '../webhooks/dispatcher.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

/** Round 1 is played, round 2 is published. */
const start = async (kind: (typeof databaseKinds)[number] = 'sqlite') => {
  const server = await startServer(await databases.openNew(kind), {}, { now: () => new Date('2026-06-01T12:05:00Z') })
  servers.push(server)
  const owner = await setUp(server)
  const id = await newTournament(owner, 6)
  await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
  const path = `/api/tournaments/${id}`
  const pair = async (): Promise<void> => {
    await owner.command(id, { kind: 'pair-round' })
    await owner.command(id, { kind: 'publish-round' })
  }
  await pair()
  for (const board of [0, 1, 2]) await owner.command(id, { kind: 'enter-result', round: 1, board, result: won })
  await pair()
  const recall = (more: object = {}) => owner.command(id, { kind: 'recall-round', round: 2, reason: 'Board 1 was a draw', ...more })
  const again = async (): Promise<void> => {
    await owner.command(id, { kind: 'enter-result', round: 1, board: 0, result: drawn })
    await pair()
  }
  const page = async (address: string): Promise<string> => String((await server.nobody.get(`/t/${id}${address}`)).body.text)
  return { server, owner, id, path, pair, recall, again, page }
}

describe.each(databaseKinds)('a round taken back, on %s', (kind) => {
  test('keeps both receipts, says why to everybody, and is in history and files', async () => {
    const { server, owner, path, recall, again } = await start(kind)
    const old = (await server.nobody.get(`${path}/rounds/2`)).body.receipt.short
    expect((await recall()).status).toBe(200)
    const everybody = (await server.nobody.get(path)).body
    expect(everybody.rounds).toHaveLength(1)
    expect(everybody.recalled).toMatchObject([{ round: 2, reason: 'Board 1 was a draw', receipt: { short: old } }])
    expect(everybody.recalled[0].boards).toBeUndefined()
    expect((await owner.get(path)).body.recalled[0]).toMatchObject({ boards: [{}, {}, {}], name: 'Olga Owner' })
    const verdict = (await server.nobody.get(`${path}/rounds/2/receipt?receipt=${old}`)).body
    expect(verdict).toMatchObject({ verdict: { whole: true }, withdrawn: { reason: 'Board 1 was a draw' } })
    expect((await server.nobody.get(`${path}/rounds/2/receipt`)).status).toBe(404)

    await again()
    const now = (await server.nobody.get(`${path}/rounds/2/receipt`)).body
    expect(now.verdict.whole).toBe(true)
    expect(now.withdrawn).toBeUndefined()
    expect(now.receipt.short).not.toBe(old)
    expect((await server.nobody.get(`${path}/rounds/2/receipt?receipt=${old}`)).body).toMatchObject({
      receipt: { short: old },
      verdict: { whole: true },
      withdrawn: {},
    })
    expect((await server.nobody.get(`${path}/rounds/2/receipt?receipt=0000000000000000`)).status).toBe(404)
    const { events } = (await owner.get(`${path}/history`)).body
    expect(events.map(({ event }: { event: { kind: string } }) => event.kind)).toContain('round-recalled')
    const trf = String((await server.nobody.get(`${path}/export/trf26`)).body.text)
    expect(trf).toContain(`### Withdrawn: round 2 of 2026-06-01T12:05:00.000Z, receipt ${old}`)
    // The new pairing was made from the corrected result: nothing contradicts it.
    expect((await server.nobody.get(`${path}/rounds/2`)).body.corrected).toBeUndefined()
  })
})

test('who has seen a round is counted: pages, screens, sheets; and what would be lost', async () => {
  const { owner, path, id, page, server } = await start()
  const seen = async () => (await owner.get(`${path}/rounds/2/seen`)).body
  expect(await seen()).toMatchObject({ pages: 0, screens: [], phones: 0, sheets: [], results: 0, boards: 3 })
  await page('')
  await page('/round/2')
  await server.nobody.get(`/t/${id}/screen/results`)
  await owner.get(`/t/${id}/paper/pairings?lang=en`)
  const { body: links } = await owner.post(`${path}/board-links`, { round: 2, hours: 10 })
  await server.nobody.get(new URL(links.links[0].url).pathname)
  await owner.command(id, { kind: 'enter-result', round: 2, board: 0, result: won })
  const looked = await seen()
  expect(looked).toMatchObject({ pages: 2, phones: 1, results: 1, reports: 0, published: { name: 'Olga Owner' } })
  expect(looked.screens).toHaveLength(1)
  expect(looked.sheets).toEqual(['Pairings by board'])
  expect((await owner.get(`${path}/rounds/3/seen`)).status).toBe(404)
  const refused = await owner.command(id, { kind: 'recall-round', round: 2, reason: 'x' })
  expect(refused.body).toMatchObject({ code: 'recall-loses', confirmable: true, data: { results: 1, reports: 0, boards: 3 } })
})

test('pages, screens and phones say it until there is a new pairing', async () => {
  const { server, owner, id, path, recall, again, page } = await start()
  const { body: made } = await owner.post(`${path}/board-links`, { round: 2, hours: 10 })
  const phone = async (): Promise<string> => String((await server.nobody.get(`${new URL(made.links[0].url).pathname}?lang=en`)).body.text)
  expect(await phone()).not.toContain('withdrawn')
  await recall()
  for (const address of ['', '/round/2', '/round/1', '/standings', '/players']) {
    const text = await page(`${address}?lang=en`)
    expect([address, text.includes('Round 2 was withdrawn at')]).toEqual([address, true])
    expect(text).toContain('Board 1 was a draw. Do not start')
  }
  const screen = async (): Promise<string> => String((await server.nobody.get(`/t/${id}/screen/pairings-by-name?lang=en`)).body.text)
  expect(await screen()).toContain('Round 2 was withdrawn at')
  expect(await screen()).not.toContain('class="row name"')
  expect(await phone()).toContain('Round 2 is withdrawn')
  const [{ receipt }] = (await server.nobody.get(path)).body.recalled
  expect((await server.nobody.get(`/t/${id}/round/2/receipt.json`)).status).toBe(404)
  const document = (await server.nobody.get(`/t/${id}/round/2/receipt.json?receipt=${receipt.short}`)).body
  expect(document).toMatchObject({ kind: 'zug-receipt', receipt, withdrawn: { reason: 'Board 1 was a draw' } })
  await again()
  const text = await page('/round/2?lang=en')
  expect(text).not.toContain('Do not start')
  expect(text).toContain('This round was paired again.')
  expect(await screen()).toContain('class="row name"')
  expect(await phone()).not.toContain('Round 2 is withdrawn')
})

test('of a round that nobody was shown, nobody hears', async () => {
  const { server, owner, path, recall, page } = await start()
  await owner.send('PUT', `${path}/hall/rounds/2`, { level: 'nothing', confirmed: true })
  await recall()
  expect((await server.nobody.get(path)).body.recalled).toBeUndefined()
  expect(await page('?lang=en')).not.toContain('withdrawn')
  expect((await server.nobody.get(`${path}/rounds/2/receipt`)).status).toBe(404)
})

test('a late command takes back nothing, and webhooks hear of it', async () => {
  const { owner, id, recall, path } = await start()
  await recall()
  const late = await recall()
  expect(late.body).toMatchObject({ code: 'round-not-published' })
  const { events } = (await owner.get(`${path}/history`)).body
  const stored = events.map((entry: object) => ({ ...entry, stream: id }))
  expect(announcedBy(stored).at(-1)).toMatchObject({ kind: 'round-recalled', round: 2, reason: 'Board 1 was a draw' })
  const recalled = events.find(({ event }: { event: { kind: string } }) => event.kind === 'round-recalled')
  expect(tellOf(recalled.event, 1, 'everybody')).not.toHaveProperty('joins')
})

test('printed pairings and results of a round keep the scores it was paired from, and say what was corrected since', async () => {
  const { owner, id, pair } = await start()
  for (const board of [0, 1, 2]) await owner.command(id, { kind: 'enter-result', round: 2, board, result: won })
  await pair()
  const sheet = async (name: string): Promise<string> => String((await owner.get(`/t/${id}/paper/${name}?round=3&lang=en`)).body.text)
  const scores = (html: string): string => [...html.matchAll(/class="n score">([^<]*)</g)].map(([, score]) => score).join(' ')
  const before = await sheet('pairings')
  expect(before).not.toContain('Since then')
  const corrected = await owner.command(id, { kind: 'enter-result', round: 2, board: 0, result: drawn, reason: 'wrong slip' })
  expect(corrected.status).toBe(200)
  for (const name of ['pairings', 'results', 'pairings-by-name']) {
    const after = await sheet(name)
    expect([name, after.includes('Scores and reasons are those of when this round was paired. Since then: round 2, board 1')]).toEqual([
      name,
      true,
    ])
    if (name === 'pairings') expect(scores(after)).toBe(scores(before))
  }
})

test('a sheet of a round that was paired again says which one it stands for', async () => {
  const { owner, id, recall, again } = await start()
  await recall()
  await again()
  expect((await owner.get(`/t/${id}/paper/pairings?lang=en`)).body.text).toContain('This round was paired again.')
})
