import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { databaseKinds, useDatabases } from '../storage/testing/databases.ts'
import { type Client, cookieOf, drawn, newTournament, setUp, startServer, type TestServer } from '../testing/server.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const event = 'Zug Open'
const section = async (client: Client, name: string, firstBoard: number, settings: object = {}): Promise<string> => {
  const id = await newTournament(client, 0, { info: { name: `${event} ${name}` }, section: { event, name }, firstBoard, ...settings })
  const players = Array.from({ length: 5 }, (_, index) => ({ name: `${name}${index + 1}`, rating: 2000 - index, birth: '2001' }))
  await client.command(id, { kind: 'import-players', players })
  return id
}
const play = async (client: Client, id: string, round: number): Promise<void> => {
  for (const kind of ['pair-round', 'publish-round']) expect((await client.command(id, { kind })).status).toBe(200)
  for (const board of [0, 1]) await client.command(id, { kind: 'enter-result', round, board, result: drawn })
}
const move = (client: Client, from: string, to: string, player: number, more: object = {}) =>
  client.post(`/api/tournaments/${from}/moves`, { key: randomUUID(), player, to, ...more })
const names = async (client: Client, id: string): Promise<readonly string[]> =>
  (await client.get(`/api/tournaments/${id}`)).body.players.map(({ name }: { name: string }) => name)

describe.each(databaseKinds)('sections of one event on %s', (kind) => {
  const start = async () => {
    const server = await startServer(await databases.openNew(kind))
    servers.push(server)
    const owner = await setUp(server)
    const [a, b] = [await section(owner, 'A', 1), await section(owner, 'B', 2)]
    return { server, owner, a, b }
  }

  test('clash for everybody by what is published, for the desk by its drafts too', async () => {
    const { server, owner, a, b } = await start()
    for (const id of [a, b]) await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
    await play(owner, a, 1)
    await owner.command(b, { kind: 'change-settings', changes: { firstBoard: 3 } })
    const more = Array.from({ length: 4 }, (_, index) => ({ name: `Late ${index + 1}` }))
    await owner.command(a, { kind: 'import-players', players: more })
    await owner.command(a, { kind: 'pair-round' })
    const clashes = async (client: Client) =>
      (await client.get(`/api/tournaments/${a}/sections`)).body.sections.map((entry: { clashes: readonly string[] }) => entry.clashes)
    expect(await clashes(owner)).toEqual([[b], [a]])
    expect(await clashes(server.nobody)).toEqual([[], []])
  })

  test('a page that the owner looked at first has for everybody no section that is not theirs to see, nor one taken down since', async () => {
    const { server, owner, a, b } = await start()
    const page = async (client: Client): Promise<string> => (await client.get(`/t/${a}`)).body.text
    const show = (id: string, visible: boolean) => owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible })
    await show(a, true)
    expect(await page(owner)).not.toContain(b)
    expect(await page(server.nobody)).not.toContain(b)
    await show(b, true)
    expect(await page(server.nobody)).toContain(b)
    await show(b, false)
    expect(await page(server.nobody)).not.toContain(b)
  })

  test('are listed by first board, with board numbers that clash', async () => {
    const { server, owner, a, b } = await start()
    await newTournament(owner, 2, { section: { event: 'Another', name: 'A' } })
    const { body } = await owner.get(`/api/tournaments/${b}/sections`)
    expect(body.event).toBe(event)
    expect(body.sections).toMatchObject([
      { id: a, section: { event, name: 'A' }, firstBoard: 1, lastBoard: 2, clashes: [b], role: 'owner' },
      { id: b, firstBoard: 2, lastBoard: 3, clashes: [a] },
    ])
    await owner.command(b, { kind: 'change-settings', changes: { firstBoard: 11 } })
    expect((await owner.get(`/api/tournaments/${a}/sections`)).body.sections[1]).toMatchObject({ firstBoard: 11, clashes: [] })
    await owner.send('PUT', `/api/tournaments/${a}/visibility`, { visible: true })
    expect((await server.nobody.get(`/api/tournaments/${a}/sections`)).body.sections.map(({ id }: { id: string }) => id)).toEqual([a])
    const alone = await newTournament(owner, 2)
    expect((await owner.get(`/api/tournaments/${alone}/sections`)).body).toMatchObject({ event: null, sections: [{ id: alone }] })
  })

  test('none has the name of another one of its event, however it comes to it', async () => {
    const { server, owner, a, b } = await start()
    const change = (id: string, name: string, more: object = {}) =>
      owner.command(id, { kind: 'change-settings', changes: { section: { event, name }, ...more } })
    const refusal = { code: 'section-taken', setting: 'section', data: { section: 'A' } }
    const renamed = await change(b, ' a')
    expect([renamed.status, renamed.body]).toMatchObject([422, { ...refusal, detail: 'The event has a section called A already.' }])
    expect((await owner.get(`/api/tournaments/${b}`)).body.settings.section.name).toBe('B')
    const create = (key: string, name: string, of = event) =>
      owner.post('/api/tournaments', { key, settings: { info: { name: 'Open' }, section: { event: of, name } } })
    const second = await create('second', 'a')
    expect([second.status, second.body]).toMatchObject([422, refusal])
    // A section may be asked for twice with one key, keep its name while something else changes, and be called as one of another event is.
    const made = await create('third', 'C')
    expect([made.status, (await create('third', 'C')).body.id]).toEqual([201, made.body.id])
    expect((await change(a, 'A', { firstBoard: 5 })).status).toBe(200)
    const elsewhere = await create('elsewhere', 'A', 'Another Open')
    expect(elsewhere.status).toBe(201)
    expect((await change(elsewhere.body.id, 'A')).body).toMatchObject(refusal)
    // The name is free again when its section has another one; events of other owners have names of their own.
    expect((await change(a, 'Masters')).status).toBe(200)
    expect((await change(b, 'A')).status).toBe(200)
    const password = 'another long password'
    await owner.post('/api/accounts', { login: 'eva', name: 'Eva', password })
    const eva = server.cookie(cookieOf(await server.nobody.post('/api/session', { login: 'eva', password })))
    expect((await owner.get(`/api/tournaments/${await section(eva, 'A', 1)}`)).status).toBe(200)
  })

  test('nobody puts a section into an event of other owners', async () => {
    const { server, owner, a } = await start()
    const password = 'another long password'
    await owner.post('/api/accounts', { login: 'eve', name: 'Eve', password })
    const eve = server.cookie(cookieOf(await server.nobody.post('/api/session', { login: 'eve', password })))
    const strange = await section(eve, 'X', 30)
    await eve.send('PUT', `/api/tournaments/${strange}/visibility`, { visible: true })
    expect((await owner.get(`/api/tournaments/${a}/sections`)).body.sections).toHaveLength(2)
    expect((await move(eve, strange, a, 1)).status).toBe(404)
    expect((await move(eve, a, strange, 1)).status).toBe(404)
  })

  test('nor by making one of them an owner of the own section, who was not asked', async () => {
    const { server, owner } = await start()
    const password = 'another long password'
    const client = async (login: string) => {
      await owner.post('/api/accounts', { login, name: login, password })
      return server.cookie(cookieOf(await server.nobody.post('/api/session', { login, password })))
    }
    const [anna, eve] = [await client('anna'), await client('eve')]
    const [one, two, strange] = [await section(anna, 'One', 1), await section(anna, 'Two', 10), await section(eve, 'X', 30)]
    for (const [who, id] of [
      [anna, one],
      [anna, two],
      [eve, strange],
    ] as const)
      await who.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
    expect((await eve.post(`/api/tournaments/${strange}/members`, { login: 'anna', role: 'owner' })).status).toBe(200)
    const sections = async (id: string) =>
      (await server.nobody.get(`/api/tournaments/${id}/sections`)).body.sections.map((each: { id: string }) => each.id)
    expect(await sections(one)).toEqual([one, two])
    expect((await server.nobody.get(`/t/${one}/event`)).body.text).not.toContain(strange)
    const listed = (await server.nobody.get('/api/tournaments')).body.tournaments as readonly { id: string; group: string | null }[]
    const groupOf = (id: string) => listed.find((each) => each.id === id)?.group
    expect(groupOf(one)).toBe(groupOf(two))
    expect(groupOf(one)).not.toBe(groupOf(strange))
    // Whoever owns a section may take others in: then they are of its people.
    expect((await anna.post(`/api/tournaments/${one}/members`, { login: 'eve', role: 'owner' })).status).toBe(200)
    expect(await sections(one)).toEqual([one, two, strange])
  })

  test('a player who has not been paired moves wholly, once, however often it is asked', async () => {
    const { owner, a, b } = await start()
    const key = randomUUID()
    const first = await move(owner, a, b, 2, { key })
    expect(first.body).toMatchObject({ way: 'whole', repeated: false, to: { tournament: b, player: 6, fromRound: 1 } })
    const again = await move(owner, a, b, 2, { key })
    expect(again.body).toEqual({ ...first.body, repeated: true })
    expect(await names(owner, a)).toEqual(['A1', 'A3', 'A4', 'A5'])
    expect(await names(owner, b)).toEqual(['B1', 'B2', 'B3', 'B4', 'B5', 'A2'])
    expect((await move(owner, a, b, 3, { key })).body).toMatchObject({ repeated: true, to: { player: 6 } })
    expect((await owner.command(a, { kind: 'undo' })).body).toMatchObject({ code: 'move-not-undone', setting: 'section' })
    const { events } = (await owner.get(`/api/tournaments/${b}/history`)).body
    expect(events.at(-1).event).toMatchObject({ kind: 'player-entered', movedFrom: { tournament: a, player: 2 } })
  })

  test('a player who has been paired withdraws and enters late, and can come back', async () => {
    const { owner, a, b } = await start()
    await play(owner, a, 1)
    const refused = await move(owner, a, b, 1)
    expect([refused.status, refused.body.code, refused.body.article, refused.body.confirmable]).toEqual([
      422,
      'move-withdraws',
      'C.04.2 3.2',
      true,
    ])
    const { body } = await move(owner, a, b, 1, { confirmed: true })
    expect(body).toMatchObject({ way: 'withdrawn', to: { fromRound: 1 } })
    const view = (await owner.get(`/api/tournaments/${a}`)).body
    expect(view.players.find(({ id }: { id: number }) => id === 1).withdrawnFrom).toBe(2)
    expect((await move(owner, b, a, body.to.player)).body).toMatchObject({ way: 'whole', to: { player: 1, fromRound: 2 } })
    expect(await names(owner, b)).not.toContain('A1')
  })

  test('what a move means is said before it is made, and nothing is written', async () => {
    const { owner, a, b } = await start()
    const meaning = (from: string, to: string, player: number) => owner.get(`/api/tournaments/${from}/moves?player=${player}&to=${to}`)
    expect((await meaning(a, b, 2)).body).toEqual({
      way: 'whole',
      games: 0,
      leavesFrom: null,
      fromRound: 1,
      missed: 0,
      byes: 0,
      fixedBoard: null,
      back: false,
      twin: null,
    })
    await owner.command(a, { kind: 'request-bye', bye: { player: 3, round: 3, bye: 'half-point' } })
    expect((await meaning(a, b, 3)).body.byes).toBe(1)
    await owner.command(a, { kind: 'fix-board', player: 3, number: 1, rounds: null })
    expect((await meaning(a, b, 3)).body.fixedBoard).toMatchObject({ number: 1, goesAlong: false })
    await play(owner, a, 1)
    await play(owner, b, 1)
    await play(owner, b, 2)
    await owner.command(b, { kind: 'enter-player', player: { name: 'A1', birth: '2001' } })
    expect((await meaning(a, b, 1)).body).toMatchObject({ way: 'withdrawn', games: 1, leavesFrom: 2, fromRound: 3, missed: 2, twin: 'A1' })
    await owner.command(b, { kind: 'remove-player', player: 6 })
    const there = (await move(owner, a, b, 1, { confirmed: true })).body.to.player
    await play(owner, a, 2)
    expect((await meaning(b, a, there)).body).toMatchObject({ way: 'whole', back: true, fromRound: 3, missed: 1 })
    expect(await names(owner, a)).toContain('A1')
    expect((await meaning(a, b, 99)).body.code).toBe('unknown-player')
    expect((await meaning(a, 'nowhere', 2)).status).toBe(404)
  })

  test('a role is given once for all sections, and taken away once', async () => {
    const { server, owner, a, b } = await start()
    const password = 'another long password'
    const { id: dora } = (await owner.post('/api/accounts', { login: 'dora', name: 'Dora', password })).body
    const rolesOf = async (account: string) =>
      [a, b].map((id) => server.context.directory.state.members.get(id)?.get(account)?.role ?? null)
    await owner.send('PUT', `/api/tournaments/${a}/members/${dora}`, { role: 'deputy' })
    expect(await rolesOf(dora)).toEqual(['deputy', null])
    await owner.send('PUT', `/api/tournaments/${a}/members/${dora}`, { role: 'chief', everySection: true })
    expect(await rolesOf(dora)).toEqual(['chief', 'chief'])
    await owner.post(`/api/tournaments/${b}/members`, { login: 'dora', role: 'viewer', everySection: true })
    expect(await rolesOf(dora)).toEqual(['viewer', 'viewer'])
    const like = await owner.post('/api/tournaments', { key: randomUUID(), settings: { section: { event, name: 'C' } }, like: a })
    expect(server.context.directory.state.members.get(like.body.id)?.get(dora)?.role).toBe('viewer')
    expect((await owner.send('DELETE', `/api/tournaments/${a}/members/${dora}?everySection=true`)).status).toBe(200)
    expect(await rolesOf(dora)).toEqual([null, null])
    const eve = (await owner.post('/api/accounts', { login: 'eve', name: 'Eve', password })).body.id
    const client = server.cookie(cookieOf(await server.nobody.post('/api/session', { login: 'eve', password })))
    await owner.send('PUT', `/api/tournaments/${a}/members/${eve}`, { role: 'owner' })
    await client.send('PUT', `/api/tournaments/${a}/members/${dora}`, { role: 'deputy', everySection: true })
    expect(await rolesOf(dora)).toEqual(['deputy', null])
    expect((await client.post('/api/tournaments', { key: randomUUID(), settings: {}, like: b })).status).toBe(404)
  })

  test('settings go to the other sections, and each that cannot take them says why', async () => {
    const { server, owner, a, b } = await start()
    const c = await section(owner, 'C', 40)
    await owner.command(a, {
      kind: 'change-settings',
      changes: { info: { ...(await owner.get(`/api/tournaments/${a}`)).body.settings.info, city: 'Zug' }, tieBreaks: ['SB'] },
    })
    await play(owner, c, 1)
    const key = randomUUID()
    const copy = () => owner.post(`/api/tournaments/${a}/sections/settings`, { key, settings: ['info', 'tieBreaks'] })
    const { body } = await copy()
    expect(body.sections).toMatchObject([
      { id: b, name: 'B', done: true },
      { id: c, name: 'C', done: false, problem: { code: 'setting-locked' } },
    ])
    const settings = async (id: string) => (await owner.get(`/api/tournaments/${id}`)).body.settings
    expect(await settings(b)).toMatchObject({ info: { name: `${event} B`, city: 'Zug' }, tieBreaks: ['SB'], firstBoard: 2 })
    expect((await settings(c)).info.city).toBe('')
    const { length } = (await server.context.tournaments.get(b)).desk.history
    await copy()
    expect((await server.context.tournaments.get(b)).desk.history).toHaveLength(length)
  })

  test('the schedule goes to the other sections, as far as they have rounds', async () => {
    const { owner, a, b } = await start()
    await owner.command(b, { kind: 'change-settings', changes: { numberOfRounds: 2 } })
    const rounds = [1, 2, 3].map((day) => ({ date: `2026-07-0${day}`, start: '14:00', checkIn: '', rate: '' }))
    await owner.command(a, { kind: 'change-settings', changes: { schedule: { timeZone: 'Europe/Zurich', rounds } } })
    const { body } = await owner.post(`/api/tournaments/${a}/sections/settings`, { key: randomUUID(), settings: ['schedule'] })
    expect(body.sections).toMatchObject([{ id: b, done: true }])
    expect((await owner.get(`/api/tournaments/${b}`)).body.settings.schedule).toEqual({
      timeZone: 'Europe/Zurich',
      rounds: rounds.slice(0, 2),
    })
  })

  test('one stream tells of what is published in any section, and of nothing else', async () => {
    const { server, owner, a, b } = await start()
    for (const id of [a, b]) await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
    const response = await server.app.request(`/api/tournaments/${a}/sections/live`)
    const reader = response.body!.getReader()
    const next = async () => new TextDecoder().decode((await reader.read()).value)
    expect(await next()).toMatch(/^retry:/)
    // Whatever is not to be noticed would come first.
    const heard: string[] = []
    void (async () => {
      for (let told = await next(); told !== ''; told = await next()) heard.push(told)
    })()
    const pause = () => new Promise((resolve) => setTimeout(resolve, 300))
    for (const id of [a, b]) for (const kind of ['pair-round', 'discard-draft', 'pair-round']) await owner.command(id, { kind })
    await pause()
    expect(heard).toEqual([])
    await owner.command(b, { kind: 'publish-round' })
    await expect.poll(() => heard).toContain('data: changed\n\n')
    await pause()
    heard.splice(0)
    await owner.send('PUT', `/api/tournaments/${b}/visibility`, { visible: false })
    await owner.command(b, { kind: 'enter-result', round: 1, board: 0, result: drawn })
    await owner.send('PUT', `/api/tournaments/${b}/hall/rounds/1`, { level: 'nothing', confirmed: true })
    await pause()
    expect(heard).toEqual([])
    await reader.cancel()
  })

  test('the pool has everybody of the event, and who is entered twice', async () => {
    const { owner, a, b } = await start()
    await owner.command(b, { kind: 'enter-player', player: { name: 'a1', birth: '2001' } })
    const { body } = await owner.get(`/api/tournaments/${a}/pool`)
    expect(body.players).toHaveLength(11)
    expect(body.players[0]).toMatchObject({
      tournament: a,
      section: 'A',
      player: 1,
      name: 'A1',
      paired: false,
      twins: [{ tournament: b, player: 6 }],
    })
    expect(body.players[1].twins).toEqual([])
    expect(JSON.stringify(body)).not.toContain('"2001')
  })

  test('many moves at once, in both directions and from two servers, lose nobody and double nobody', async () => {
    const { server, owner, a, b } = await start()
    const other = await startServer(server.context.storage)
    servers.push(other)
    await other.context.directory.refresh()
    const there = other.bearer((await owner.post('/api/tokens', { name: 'other' })).body.secret)
    await other.context.directory.refresh()
    const replies = await Promise.all(
      [1, 2, 3, 4].flatMap((player) => [
        move(player % 2 === 0 ? owner : there, a, b, player),
        move(player % 2 === 0 ? there : owner, b, a, player),
      ]),
    )
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    const everybody = [...(await names(owner, a)), ...(await names(owner, b))]
    expect(everybody.toSorted()).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'B1', 'B2', 'B3', 'B4', 'B5'])
  })
})
