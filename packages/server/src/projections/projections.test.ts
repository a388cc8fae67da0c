import { afterEach, describe, expect, test, vi } from 'vitest'
import { useDatabases } from '../storage/testing/databases.ts'
import { drawn, newTournament, setUp, startServer, type TestServer, won } from '../testing/server.ts'
import { createWorkers, type Workers, workHere } from '../work/workers.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const start = async (players = 8, projectors: Workers = workHere, rounds = 3) => {
  const server = await startServer(await databases.openNew('sqlite'), {}, { projectors })
  servers.push(server)
  const owner = await setUp(server)
  const id = await newTournament(owner, players, { numberOfRounds: rounds })
  await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
  const path = `/api/tournaments/${id}`
  const round = async (): Promise<void> => {
    await owner.command(id, { kind: 'pair-round' })
    await owner.command(id, { kind: 'publish-round' })
  }
  const enter = (number: number, board: number, result: object | null = won) =>
    owner.command(id, { kind: 'enter-result', round: number, board, result })
  const open = (yes: boolean) => owner.send('PUT', `${path}/hall/projections`, { open: yes })
  return { server, owner, id, path, round, enter, open }
}
type Started = Awaited<ReturnType<typeof start>>

/** The second round is being played, with so many games over. */
const inSecondRound = async ({ round, enter }: Started, over: number, boards = 4): Promise<void> => {
  await round()
  for (let board = 0; board < boards; board++) await enter(1, board, board === 1 ? drawn : won)
  await round()
  for (let board = 0; board < over; board++) await enter(2, board)
}

describe('at the desk', () => {
  test('what the next round waits for, the pairs that are certain, and a player', async () => {
    const event = await start()
    const { owner, path, server } = event
    await inSecondRound(event, 2)
    const { body } = await owner.get(`${path}/projection`)
    expect(body).toMatchObject({ kind: 'projected', round: 3, model: 'rating', exact: true, done: true, over: true, tried: 9, error: 0 })
    expect(body.open).toHaveLength(2)
    expect(body.open.every(({ board }: { board: number }) => board >= 2)).toBe(true)
    const { white } = body.open[0]
    const player = (await owner.get(`${path}/players/${white}/projection?place=1`)).body
    expect(player.needs.map(({ own }: { own: string }) => own)).toEqual(['win', 'draw', 'loss'])
    expect(player.next.reduce((sum: number, { share }: { share: number }) => sum + share, player.others)).toBeCloseTo(1, 4)
    expect((await owner.get(`${path}/projection?model=uniform`)).body.open[0].chances.draw).toBeCloseTo(1 / 3, 4)
    expect((await server.nobody.get(`${path}/projection`)).status).toBe(401)
  })

  test('is what the desk then pairs, for each way in which the games end', async () => {
    const event = await start()
    const { owner, path, id, enter } = event
    await inSecondRound(event, 3)
    const { body } = await owner.get(`${path}/projection`)
    expect(body.tried).toBe(3)
    await enter(2, 3)
    await owner.command(id, { kind: 'pair-round' })
    const { draft } = (await owner.get(path)).body
    const pairs = draft.boards.map((board: { white: number; black: number }) => `${board.white} ${board.black}`)
    for (const { white, black } of body.boards.filter(({ certain }: { certain: boolean }) => certain))
      expect(pairs).toContain(`${white} ${black}`)
  })

  test('in the last round: what may be won, which is what the list of prizes then says; to everybody where that is public', async () => {
    const event = await start(8, workHere, 2)
    const { owner, path, server, enter, open } = event
    const fund = { currency: 'CHF', categories: [{ name: 'Places', prizes: [100, 50, 25, 'A book'] }] }
    const declare = (isPublic: boolean) =>
      owner.command(event.id, { kind: 'change-settings', changes: { prizes: { fund, firstTime: [], public: isPublic } } })
    await declare(false)
    await inSecondRound(event, 0)
    for (const board of [1, 2, 3]) await enter(2, board)
    const { white, black } = (await owner.get(`${path}/projection`)).body.open[0]
    const stakes = new Map<number, { own: string; most: object; least: object }[]>()
    for (const player of [white, black]) {
      const { prizes } = (await owner.get(`${path}/players/${player}/projection`)).body
      stakes.set(player, prizes?.lines ?? [])
    }
    expect([...stakes.values()].flat().length).toBeGreaterThan(0)
    await open(true)
    expect((await server.nobody.get(`/t/${event.id}/player/${white}/stake`)).body.text).not.toContain('CHF')
    await declare(true)
    expect((await server.nobody.get(`/t/${event.id}/player/${white}/stake`)).body.text).toContain('CHF')
    for (const [result, ofWhite, ofBlack] of [
      [won, 'win', 'loss'],
      [drawn, 'draw', 'draw'],
    ] as const) {
      await enter(2, 0, result)
      const { awards } = (await owner.get(`${path}/prizes`)).body.list
      for (const [player, own] of [
        [white, ofWhite],
        [black, ofBlack],
      ]) {
        const taken = awards.filter((award: { player: number }) => award.player === player)
        const takings = {
          money: taken.reduce((sum: number, { money }: { money: number }) => sum + money, 0),
          things: taken.flatMap(({ thing }: { thing: string | null }) => thing ?? []),
        }
        const line = stakes.get(player)!.find((one) => one.own === own)
        expect([line?.least ?? { money: 0, things: [] }, line?.most ?? { money: 0, things: [] }]).toEqual([takings, takings])
      }
    }
  })

  test('which games of others decide about a prize', async () => {
    const event = await start(8, workHere, 2)
    const { owner, path } = event
    const fund = { categories: [{ name: 'Places', prizes: [100, 50] }] }
    await owner.command(event.id, { kind: 'change-settings', changes: { prizes: { fund, firstTime: [], public: false } } })
    await inSecondRound(event, 0)
    const { open } = (await owner.get(`${path}/projection`)).body
    const told = await Promise.all(
      open
        .flatMap(({ white, black }: { white: number; black: number }) => [white, black])
        .map(async (player: number) => ({ player, prizes: (await owner.get(`${path}/players/${player}/projection`)).body.prizes })),
    )
    const contested = told.filter(({ prizes }) => prizes !== null && prizes.turns.length > 0)
    expect(contested.length).toBeGreaterThan(0)
    for (const { player, prizes } of contested) for (const { white, black } of prizes.turns) expect([white, black]).not.toContain(player)
  })

  test('who has the bye whatever happens, and who likely has it', async () => {
    const event = await start(9)
    const { owner, path } = event
    await inSecondRound(event, 3)
    const { body } = await owner.get(`${path}/projection`)
    expect(body.bye).toEqual({ player: expect.any(Number), share: 1, certain: true })
    const next = (await owner.get(`${path}/players/${body.bye.player}/projection`)).body.next
    expect(next).toEqual([{ kind: 'bye', opponent: null, colour: null, share: 1 }])
  })

  test('there is none of teams, and none when no game is open', async () => {
    const event = await start()
    expect((await event.owner.get(`${event.path}/projection`)).body).toEqual({ kind: 'untold', why: 'no-open-games' })
    await inSecondRound(event, 4)
    expect((await event.owner.get(`${event.path}/projection`)).body).toEqual({ kind: 'untold', why: 'no-open-games' })
  })

  test('a game adjourned in an earlier round is open when all others are over: to the desk, not to everybody', async () => {
    const event = await start()
    const { owner, path, enter, round, open, id, server } = event
    await round()
    for (const board of [1, 2, 3]) await enter(1, board)
    await enter(1, 0, { white: 'adjourned', black: 'adjourned', rated: true })
    await owner.command(id, { kind: 'pair-round', confirmed: true })
    await owner.command(id, { kind: 'publish-round' })
    for (const board of [0, 1, 2, 3]) await enter(2, board)
    const { body } = await owner.get(`${path}/projection`)
    expect(body).toMatchObject({ kind: 'projected', round: 3, tried: 3, open: [{ round: 1, board: null }] })
    await open(true)
    const { white } = body.open[0]
    expect((await owner.get(`${path}/players/${white}/projection`)).body.needs.map(({ own }: { own: string }) => own)).toEqual([
      'win',
      'draw',
      'loss',
    ])
    expect((await server.nobody.get(`${path}/players/${white}/projection`)).body).toEqual({ kind: 'untold', why: 'no-open-games' })
    await enter(1, 0)
    expect((await owner.get(`${path}/projection`)).body).toEqual({ kind: 'untold', why: 'no-open-games' })
  })

  test('a thread works on it, tells how far it is, and is ended by a result', { timeout: 60_000 }, async () => {
    const threads = createWorkers(0, 1)
    const event = await start(80, threads, 5)
    const { owner, path, enter, server } = event
    await inSecondRound(event, 20, 40)
    const first = (await owner.get(`${path}/projection`)).body
    expect(first.over).toBe(false)
    expect(server.context.projections.going()).toBe(1)
    expect((await enter(2, 21)).status).toBe(200)
    await vi.waitFor(() => expect(server.context.projections.going()).toBe(0))
    await vi.waitFor(
      async () => {
        const now = (await owner.get(`${path}/projection`)).body
        expect(now).toMatchObject({ kind: 'projected', over: true, exact: false, tried: 256 })
        expect(now.open).toHaveLength(19)
      },
      { timeout: 50_000, interval: 300 },
    )
  })
})

describe('to everybody', () => {
  test('nothing before the organiser opens it, and nothing after it is closed again', async () => {
    const event = await start()
    const { server, path, open, owner } = event
    await inSecondRound(event, 2)
    const ask = () => server.nobody.get(`${path}/players/1/projection`)
    expect((await ask()).status).toBe(404)
    expect((await server.nobody.get(`${path}/hall`)).body.projections).toBe(false)
    expect((await server.nobody.send('PUT', `${path}/hall/projections`, { open: true })).status).toBe(401)
    expect((await open(true)).body.projections).toBe(true)
    expect((await ask()).body).toMatchObject({ kind: 'projected', tried: 9 })
    expect((await owner.get(`${path}/hall/history`)).body.events.at(-1).event).toEqual({ kind: 'projections-opened', open: true })
    await open(false)
    expect((await ask()).status).toBe(404)
  })

  test('nothing while results or standings are held back; open games are those that everybody takes for open', async () => {
    const event = await start()
    const { server, path, open, owner } = event
    await inSecondRound(event, 2)
    await open(true)
    const ask = async () => (await server.nobody.get(`${path}/players/1/projection`)).body
    await owner.send('PUT', `${path}/hall/rounds/2`, { level: 'pairings', confirmed: true })
    expect(await ask()).toEqual({ kind: 'untold', why: 'held-back' })
    await owner.send('PUT', `${path}/hall/rounds/2`, { level: 'results', confirmed: true })
    expect(await ask()).toMatchObject({ kind: 'projected' })
    await owner.send('PUT', `${path}/hall/rounds/1`, { level: 'results', confirmed: true })
    expect(await ask()).toEqual({ kind: 'untold', why: 'held-back' })
  })

  test('a round that is drafted or hidden does not show in it: with all results in there is nothing', async () => {
    const event = await start()
    const { server, path, open, owner, id, round } = event
    await inSecondRound(event, 4)
    await open(true)
    await owner.send('PUT', `${path}/hall/plan`, { onPublish: 'nothing', onComplete: 'nothing' })
    const ask = async () => (await server.nobody.get(`${path}/players/1/projection`)).body
    await owner.command(id, { kind: 'pair-round' })
    expect(await ask()).toEqual({ kind: 'untold', why: 'no-open-games' })
    await owner.command(id, { kind: 'publish-round' })
    await round()
    expect(await ask()).toEqual({ kind: 'untold', why: 'no-open-games' })
  })

  test('the page of a player leads to what is at stake, in every language', async () => {
    const event = await start()
    const { server, id, open } = event
    await inSecondRound(event, 2)
    expect((await server.nobody.get(`/t/${id}/player/1`)).body.text).not.toContain('/stake')
    expect((await server.nobody.get(`/t/${id}/player/1/stake`)).status).toBe(404)
    await open(true)
    expect((await server.nobody.get(`/t/${id}/player/1`)).body.text).toContain(`/t/${id}/player/1/stake`)
    for (const [language, text] of [
      ['en', 'A projection is no pairing'],
      ['de', 'Eine Vorschau ist keine Paarung'],
      ['fr', 'Une projection n’est pas un appariement'],
    ]) {
      const page = await server.nobody.get(`/t/${id}/player/1/stake?lang=${language}&place=2`)
      expect(page.status).toBe(200)
      expect(page.body.text).toContain(text)
    }
    const models = async (query: string) => (await server.nobody.get(`/t/${id}/player/1/stake?lang=en${query}`)).body.text
    expect(await models('')).toContain('Results are as likely as')
    expect(await models('&model=uniform')).toContain('Every result is as likely as the others')
    expect(await models('&model=nonsense')).toContain('Results are as likely as')
  })
})
