import { afterEach, describe, expect, test } from 'vitest'
import { type databaseKinds, useDatabases } from '../storage/testing/databases.ts'
import { type Client, cookieOf, drawn, newTournament, setUp, startServer, type TestServer, won } from '../testing/server.ts'

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
const playRound = async (owner: Client, id: string): Promise<void> => {
  await owner.command(id, { kind: 'pair-round' })
  await owner.command(id, { kind: 'publish-round' })
}
const enter = (owner: Client, id: string, round: number, board: number, result: object | null = won) =>
  owner.command(id, { kind: 'enter-result', round, board, result })

describe('the ladder', () => {
  test('without a decision everything published is shown', async () => {
    const { server, owner, id, path } = await start()
    await playRound(owner, id)
    await enter(owner, id, 1, 0)
    const { body } = await server.nobody.get(path)
    expect(body.rounds[0].boards[0].result).toEqual(won)
    expect((await server.nobody.get(`${path}/hall`)).body.show).toEqual({
      rounds: [{ round: 1, level: 'standings' }],
      plan: { onPublish: 'standings', onComplete: 'standings' },
    })
    expect((await server.nobody.get(`${path}/standings`)).body.rows[0].points).toBe(1)
  })

  test('going down names what disappears and has to be confirmed; nothing of it can then be reached', async () => {
    const { server, owner, id, path, put } = await start()
    await playRound(owner, id)
    await enter(owner, id, 1, 0)
    const refused = await put('rounds/1', { level: 'nothing' })
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({ code: 'disappears', confirmable: true })
    expect(refused.body.data.gone).toEqual([
      { what: 'pairings', round: 1 },
      { what: 'results', round: 1, results: 1 },
      { what: 'standings', first: 1, last: 1 },
    ])
    expect(refused.body.detail).toMatch(/the pairings of round 1, 1.result of round 1, the standings after round 1/)
    expect((await server.nobody.get(path)).body.rounds).toHaveLength(1)
    expect((await put('rounds/1', { level: 'nothing', confirmed: true })).status).toBe(200)
    const before = (await server.nobody.get(path)).body
    expect(before.rounds).toEqual([])
    for (const address of ['/rounds/1', '/rounds/1/receipt', '/rounds/1/explanation', '/rounds/1/why?player=1'])
      expect([address, (await server.nobody.get(`${path}${address}`)).status]).toEqual([address, 404])
    expect((await server.nobody.get(`${path}/standings`)).body).toMatchObject({ round: 0 })
    expect((await server.nobody.get(`${path}/export/trf26`)).body.text).not.toMatch(/\d+ [wb] [1=0]/)
    expect((await server.nobody.get('/api/tournaments')).body.tournaments[0]).toMatchObject({ roundsPublished: 0, phase: 'entry' })
    expect((await server.nobody.get(`${path}/hall`)).body.show.rounds).toEqual([])
    expect((await owner.get(path)).body.rounds).toHaveLength(1)
    expect((await owner.get(`${path}?as=public`)).body.rounds).toEqual([])
  })

  test('each rung shows what it says', async () => {
    const { server, owner, id, path, put } = await start()
    await playRound(owner, id)
    await enter(owner, id, 1, 0)
    const seen = async () => {
      const { rounds } = (await server.nobody.get(path)).body
      return [rounds.length, rounds[0]?.boards[0].result ?? null, (await server.nobody.get(`${path}/standings`)).body.round]
    }
    const levels = []
    for (const level of ['nothing', 'pairings', 'results', 'standings']) {
      expect((await put('rounds/1', { level, confirmed: true })).status).toBe(200)
      levels.push(await seen())
    }
    expect(levels).toEqual([
      [0, null, 0],
      [1, null, 0],
      [1, won, 0],
      [1, won, 1],
    ])
  })

  test('a game that is open, or whose result is held back, is said to be open and counts for nothing', async () => {
    const { server, owner, id, path, put } = await start()
    await playRound(owner, id)
    await enter(owner, id, 1, 0)
    const { white } = (await owner.get(path)).body.rounds[0].boards[0]
    const other = (await owner.get(path)).body.rounds[0].boards[1].white
    const seen = async (client: Client, player: number) => {
      const cell = (await client.get(`${path}/wall-chart`)).body.rows.find((row: { player: number }) => row.player === player).cells[0]
      const line = (await client.get(`${path}/players/${player}/card`)).body.rounds[0]
      return [cell.open ?? false, cell.points, line.open ?? false, line.points, line.progressive]
    }
    expect(await seen(server.nobody, white)).toEqual([false, 1, false, 1, 1])
    expect(await seen(server.nobody, other)).toEqual([true, 0, true, 0, 0])
    expect(await seen(owner, other)).toEqual([false, 0.5, false, 0.5, 0.5])
    await put('rounds/1', { level: 'pairings', confirmed: true })
    expect(await seen(server.nobody, white)).toEqual([true, 0, true, 0, 0])
  })

  test('a round rises with its last result, and a correction does not take it down again', async () => {
    const { server, owner, id, path, put } = await start()
    expect((await put('plan', { onPublish: 'results', onComplete: 'pairings' })).status).toBe(422)
    await put('plan', { onPublish: 'pairings', onComplete: 'standings' })
    await playRound(owner, id)
    const level = async () => (await server.nobody.get(`${path}/hall`)).body.show.rounds[0].level
    await enter(owner, id, 1, 0)
    expect(await level()).toBe('pairings')
    expect((await server.nobody.get(path)).body.rounds[0].boards[0].result).toBeNull()
    await enter(owner, id, 1, 1)
    expect(await level()).toBe('standings')
    await enter(owner, id, 1, 1, null)
    expect(await level()).toBe('standings')
    await enter(owner, id, 1, 1, drawn)
    await put('rounds/1', { level: 'pairings', confirmed: true })
    expect(await level()).toBe('pairings')
    await put('plan', { onPublish: 'nothing', onComplete: 'nothing' })
    expect(await level()).toBe('pairings')
    await put('rounds/1', { level: 'results' })
    expect(await level()).toBe('results')
    await put('rounds/1', { level: 'standings' })
    expect(await level()).toBe('standings')
  })

  test('a round raised by hand still rises by itself', async () => {
    const { server, owner, id, path, put } = await start()
    await put('plan', { onPublish: 'nothing', onComplete: 'standings' })
    await playRound(owner, id)
    await put('rounds/1', { level: 'pairings' })
    await enter(owner, id, 1, 0)
    expect((await server.nobody.get(path)).body.rounds[0].boards[0].result).toBeNull()
    await enter(owner, id, 1, 1)
    expect((await server.nobody.get(path)).body.rounds[0].boards[0].result).toEqual(won)
  })

  test('a pairing is not explained while it would tell results that are held back', async () => {
    const { server, owner, id, path, put } = await start()
    await playRound(owner, id)
    for (const board of [0, 1]) await enter(owner, id, 1, board)
    await playRound(owner, id)
    await put('rounds/1', { level: 'pairings', confirmed: true })
    const ask = async (client: Client) => (await client.get(`${path}/rounds/2/why?player=1`)).body.code
    expect(await ask(server.nobody)).toBe('not-shown')
    expect(await ask(owner)).toBeUndefined()
    await put('rounds/1', { level: 'results' })
    expect(await ask(server.nobody)).toBeUndefined()
  })

  test('a result that is undone was never there', async () => {
    const { server, owner, id, path, put } = await start()
    await put('plan', { onPublish: 'pairings', onComplete: 'standings' })
    await playRound(owner, id)
    await enter(owner, id, 1, 0)
    await enter(owner, id, 1, 1)
    await owner.command(id, { kind: 'undo' })
    expect((await server.nobody.get(`${path}/hall`)).body.show.rounds[0].level).toBe('pairings')
  })

  test("a player's link sees its own game, whatever is shown", async () => {
    const { server, owner, id, path, put } = await start()
    await playRound(owner, id)
    const { links } = (await owner.post(`${path}/board-links`, { round: 1 })).body
    await put('rounds/1', { level: 'nothing', confirmed: true })
    const player = server.bearer(links[0].secret)
    expect((await player.get(path)).body.rounds).toEqual([])
    expect((await player.get(`${path}/my-board`)).body).toMatchObject({ round: 1, board: 0, number: 1, open: true, result: null })
  })

  test.each(['link', 'account'])(
    'a helper by %s sees the own boards of the round being played, and of the rest what everybody sees',
    async (by) => {
      const { server, owner, id, path, put } = await start()
      await playRound(owner, id)
      for (const board of [0, 1]) await enter(owner, id, 1, board)
      await playRound(owner, id)
      for (const board of [0, 1]) await enter(owner, id, 2, board, drawn)
      const boards = { first: 2, last: 2 }
      const link = async () => server.bearer((await owner.post(`${path}/links`, { label: 'Hall', boards })).body.secret)
      const account = async () => {
        const who = { login: 'hans', name: 'Hans', password: 'a long password' }
        const { body } = await owner.post('/api/accounts', who)
        await owner.send('PUT', `${path}/members/${body.id}`, { role: 'helper', boards })
        return server.cookie(cookieOf(await server.nobody.post('/api/session', { login: who.login, password: who.password })))
      }
      const helper = by === 'link' ? await link() : await account()
      const whole = (await owner.get(path)).body.rounds[1].boards
      await put('rounds/2', { level: 'pairings', confirmed: true })
      const [first, second] = (await helper.get(path)).body.rounds
      expect(first.boards[0].result).toEqual(won)
      expect(second.boards.map(({ result }: { result: unknown }) => result)).toEqual([null, drawn])
      await put('rounds/1', { level: 'nothing', confirmed: true })
      const { rounds } = (await helper.get(path)).body
      expect(rounds.map(({ round }: { round: number }) => round)).toEqual([2])
      expect(rounds[0].boards[0]).toEqual({ white: 0, black: 0, result: null })
      expect(rounds[0].boards[1]).toEqual({ white: whole[1].white, black: whole[1].black, result: drawn })
      expect(rounds[0]).toMatchObject({ unpaired: [], receipt: { short: '', pairing: '', inputs: '' } })
      expect((await server.nobody.get(path)).body.rounds).toEqual([])
      for (const address of ['/rounds/1', '/rounds/2', '/rounds/2/receipt', '/rounds/2/explanation'])
        expect([address, (await helper.get(`${path}${address}`)).status]).toEqual([address, 404])
      for (const address of ['/wall-chart', '/standings', '/crosstable', '/players/1/card', '/export/json'])
        expect((await helper.get(`${path}${address}`)).body).toEqual((await server.nobody.get(`${path}${address}`)).body)
      expect((await helper.get('/api/tournaments')).body.tournaments[0]).toMatchObject({ roundsPublished: 0 })
      expect((await helper.command(id, { kind: 'enter-result', round: 2, board: 1, result: won })).status).toBe(200)
    },
  )

  test('live, a held result is only a change', async () => {
    const { server, owner, id, path, put } = await start()
    await put('plan', { onPublish: 'pairings', onComplete: 'pairings' })
    await playRound(owner, id)
    await enter(owner, id, 1, 0)
    const response = await server.app.request(`${path}/live`)
    const reader = response.body!.getReader()
    let text = ''
    while (!text.includes('event: hall')) text += new TextDecoder().decode((await reader.read()).value)
    expect(text).toMatch(/"kind":"round-published"/)
    expect(text).not.toMatch(/result-entered|"white":"win"/)
    expect(text.match(/"kind":"changed"/g)!.length).toBeGreaterThan(0)
    await enter(owner, id, 1, 1)
    await put('announcements/lunch', { text: 'Lunch' })
    while (!text.includes('Lunch')) text += new TextDecoder().decode((await reader.read()).value)
    expect(text).not.toMatch(/result-entered/)
    await reader.cancel()
  })

  /** All that the public is told live of what was before. */
  const past = async (server: TestServer, path: string): Promise<string> => {
    const reader = (await server.app.request(`${path}/live?after=0`)).body!.getReader()
    let text = ''
    while (!text.includes('event: hall')) text += new TextDecoder().decode((await reader.read()).value)
    await reader.cancel()
    return text
  }

  test('live, a round that shows nothing hides those after it', async () => {
    const { server, owner, id, path, put } = await start()
    await playRound(owner, id)
    for (const board of [0, 1]) await enter(owner, id, 1, board)
    await playRound(owner, id)
    await enter(owner, id, 2, 0)
    expect((await past(server, path)).match(/round-published/g)).toHaveLength(2)
    await put('rounds/1', { level: 'nothing', confirmed: true })
    expect(await past(server, path)).not.toMatch(/round-published|result-entered/)
    await put('rounds/1', { level: 'pairings' })
    const told = await past(server, path)
    expect(told.match(/round-published/g)).toHaveLength(2)
    expect(told.match(/result-entered/g)).toHaveLength(1)
  })

  test('live, a round from a file does not tell its results before they are shown', async () => {
    const { server, owner, path, id } = await start()
    await playRound(owner, id)
    for (const board of [0, 1]) await enter(owner, id, 1, board)
    const text = (await owner.get(`${path}/export/json`)).body
    const made = await owner.send('POST', '/api/imports?key=k', JSON.stringify(text), { 'content-type': 'application/octet-stream' })
    const imported = `/api/tournaments/${made.body.id}`
    await owner.send('PUT', `${imported}/visibility`, { visible: true })
    expect(await past(server, imported)).toMatch(/"white":"win"/)
    await owner.send('PUT', `${imported}/hall/rounds/1`, { level: 'pairings', confirmed: true })
    expect(await past(server, imported)).not.toMatch(/"white":"win"/)
  })
})
