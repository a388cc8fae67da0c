import { playerId } from '@zug/engine/model'
import { eventTraits, rulebooks } from '@zug/engine/pairing'
import { afterEach, describe, expect, test } from 'vitest'
import { useDatabases } from '../storage/testing/databases.ts'
import { type Client, drawn, newTournament, setUp, startServer, type TestServer, won } from '../testing/server.ts'
import type { ListedRulebook } from './rulebook-list.ts'
import { twinsOf } from './twins.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})
const start = async (players = 6, settings: object = {}) => {
  const server = await startServer(await databases.openNew('sqlite'))
  servers.push(server)
  const owner = await setUp(server)
  const id = await newTournament(owner, players, settings)
  return { server, owner, id, path: `/api/tournaments/${id}` }
}
const playRound = async (owner: Client, id: string): Promise<void> => {
  await owner.command(id, { kind: 'pair-round' })
  await owner.command(id, { kind: 'publish-round' })
}
const send = (owner: Client, path: string, body: object) => owner.post(`${path}/commands`, { key: crypto.randomUUID(), ...body })

describe('commands together', () => {
  test('a list of players and their teams go together, known beforehand by `nextId`', async () => {
    const { server, owner } = await start()
    const made = await owner.post('/api/tournaments', { key: 'teams', settings: { rules: { rulebook: 'cfc-team' } } })
    const path = `/api/tournaments/${made.body.id}`
    const { nextId, sequence } = (await owner.get(path)).body
    const commands = [
      { kind: 'import-players', players: ['Ada', 'Bo', 'Cy'].map((name) => ({ name })) },
      { kind: 'enter-team', name: 'Zug', boards: [nextId, nextId + 1], alternates: [nextId + 2] },
    ]
    expect((await owner.post(`${path}/commands`, { key: 'list', expectedSequence: sequence, commands })).status).toBe(200)
    const { players, teams } = (await owner.get(path)).body
    expect(teams).toMatchObject([{ name: 'Zug', boards: players.slice(0, 2).map(({ id }: { id: number }) => id) }])
    expect((await owner.post(`${path}/commands`, { key: 'back', command: { kind: 'undo' } })).status).toBe(200)
    expect((await owner.get(path)).body).toMatchObject({ players: [], teams: [] })
    expect((await server.nobody.get(path)).status).toBe(404)
  })

  test('are all carried out, and one undo takes them back, also after a restart', async () => {
    const { server, owner, path } = await start()
    const commands = [1, 2, 3].map((player) => ({ kind: 'correct-player', player, changes: { club: 'Zug' } }))
    expect((await send(owner, path, { commands })).body.events).toHaveLength(3)
    const clubs = async (client: Client) =>
      (await client.get(path)).body.players.filter(({ club }: { club: string }) => club === 'Zug').length
    expect(await clubs(owner)).toBe(3)
    const again = await startServer(server.context.storage)
    servers.push(again)
    const secret = (await owner.post('/api/tokens', { name: 't' })).body.secret
    await again.context.directory.refresh()
    const later = again.bearer(secret)
    expect((await send(later, path, { command: { kind: 'undo' } })).status).toBe(200)
    expect(await clubs(later)).toBe(0)
  })

  test('are not carried out at all when one is refused, which is named', async () => {
    const { owner, path } = await start()
    const commands = [
      { kind: 'withdraw', player: 1 },
      { kind: 'withdraw', player: 99 },
    ]
    const { status, body } = await send(owner, path, { commands })
    expect([status, body.code, body.command]).toEqual([422, 'unknown-player', 1])
    expect((await owner.get(path)).body.players[0].withdrawnFrom).toBeNull()
  })

  test('changes by hand that make one are made together, or not at all where one is not confirmed', async () => {
    const { owner, id, path } = await start()
    await owner.command(id, { kind: 'pair-round' })
    await owner.command(id, { kind: 'start-manual', reason: 'one family' })
    const boards = async () => (await owner.get(path)).body.draft.boards
    const [first, second, third] = await boards()
    const change = (wanted: object, confirmed: object = {}) => ({ kind: 'change-draft', change: wanted, ...confirmed })
    const unpair = change({ kind: 'unpair', board: 0 }, { confirmed: true })
    // The same two with the colours the other way round: against the rules, so the desk asks.
    const pair = change({ kind: 'pair', white: first.black, black: first.white })
    const asked = await send(owner, path, { commands: [unpair, pair] })
    expect([asked.status, asked.body.confirmable, asked.body.command]).toEqual([422, true, 1])
    expect(await boards()).toEqual([first, second, third])
    expect((await send(owner, path, { commands: [unpair, { ...pair, confirmed: true }] })).status).toBe(200)
    expect(await boards()).toContainEqual({ white: first.black, black: first.white })
    expect((await send(owner, path, { command: { kind: 'undo' } })).status).toBe(200)
    expect(await boards()).toEqual([first, second, third])
  })

  test('do not mix with pairing, and are guarded one by one', async () => {
    const { server, owner, id, path } = await start()
    const check = { kind: 'check-in', player: 1, present: true }
    expect((await send(owner, path, { commands: [check, { kind: 'pair-round' }] })).status).toBe(400)
    expect((await send(owner, path, {})).status).toBe(400)
    await playRound(owner, id)
    const link = await owner.post(`${path}/links`, { label: 'Hall', boards: { first: 1, last: 2 } })
    const helper = server.bearer(link.body.secret)
    const result = (board: number) => ({ kind: 'enter-result', round: 1, board, result: won })
    expect((await send(helper, path, { commands: [result(0), result(2)] })).status).toBe(403)
    expect((await send(helper, path, { commands: [result(0), result(1)] })).status).toBe(200)
  })
})

test('the desk sees who entered a result, and after a conflict what came in between', async () => {
  const { server, owner, id, path } = await start()
  await playRound(owner, id)
  const link = await owner.post(`${path}/links`, { label: 'Hall A', boards: { first: 1, last: 2 } })
  const { sequence } = (await owner.get(path)).body
  await server.bearer(link.body.secret).command(id, { kind: 'enter-result', round: 1, board: 0, result: won })
  const [first, second] = (await owner.get(path)).body.rounds[0].boards
  expect(first.entered).toMatchObject({ name: 'Hall A', sequence: sequence + 1 })
  expect(second.entered).toBeNull()
  const late = await send(owner, path, { expectedSequence: sequence, command: { kind: 'enter-result', round: 1, board: 0, result: drawn } })
  expect(late.status).toBe(409)
  expect(late.body.since).toMatchObject([{ name: 'Hall A', event: { kind: 'result-entered', board: 0, result: won } }])
})

test('two phones that disagree are in the queue until the arbiter enters the result', async () => {
  const { server, owner, id, path } = await start(6, { confirmResults: true })
  await playRound(owner, id)
  const { links } = (await owner.post(`${path}/board-links`, { round: 1 })).body
  const phone = (at: number) => {
    const { secret, may } = links[at]
    return (result: object) =>
      server.bearer(secret).command(id, { kind: 'report-result', round: 1, board: may.board, by: may.player, result })
  }
  await phone(2)(won)
  await phone(0)(won)
  await phone(1)(drawn)
  const { boards } = (await owner.get(`${path}/reports`)).body
  expect(boards.map(({ board, disagree }: { board: number; disagree: boolean }) => [board, disagree])).toEqual([
    [0, true],
    [1, false],
  ])
  expect(boards[0].reports.map(({ result }: { result: object }) => result)).toEqual([won, drawn])
  expect(boards[0].reports[0].at).toMatch(/^\d{4}-/)
  expect(JSON.stringify((await server.nobody.get(path)).body)).not.toMatch(/reports/)
  await owner.command(id, { kind: 'enter-result', round: 1, board: 0, result: drawn })
  expect((await owner.get(`${path}/reports`)).body.boards).toHaveLength(1)
})

describe('twins', () => {
  const known = (id: number, name: string, more: object = {}) =>
    ({ id: playerId(id), name, fideId: '', birth: '', ...more }) as Parameters<typeof twinsOf>[0] extends Iterable<infer P> ? P : never
  const reasons = (players: Parameters<typeof twinsOf>[0], asked: Parameters<typeof twinsOf>[1]) =>
    twinsOf(players, asked).map(({ index, player, line, reason }) => [index, player ?? `line ${line}`, reason])

  test('are found by identifier, by name in any order and spelling, and by a slip', () => {
    const players = [known(1, 'Müller, Anna', { fideId: '123' }), known(2, 'Jean-Luc Bézier'), known(3, 'Ng, A')]
    expect(reasons(players, [{ name: 'Somebody Else', fideId: '123' }])).toEqual([[0, 1, 'fide-id']])
    expect(reasons(players, [{ name: 'anna MULLER' }, { name: 'Bezier Jean Luc' }])).toEqual([
      [0, 1, 'name'],
      [1, 2, 'name'],
    ])
    expect(reasons([known(1, 'Weiß, Łukasz')], [{ name: 'Weiss, Lukasz' }])).toEqual([[0, 1, 'name']])
    expect(reasons(players, [{ name: 'Muler, Anna' }, { name: 'Anna Mulller' }, { name: 'Anna Miller' }])).toEqual([
      [0, 1, 'similar-name'],
      [1, 1, 'similar-name'],
      [2, 1, 'similar-name'],
    ])
    expect(reasons(players, [{ name: 'Ng, B' }])).toEqual([])
  })

  test('are not those with another identifier or another year of birth', () => {
    const players = [known(1, 'Anna Müller', { fideId: '123', birth: '1990/01/02' })]
    expect(reasons(players, [{ name: 'Anna Müller', fideId: '456' }])).toEqual([])
    expect(reasons(players, [{ name: 'Anna Müller', birth: '2010' }])).toEqual([])
  })

  test('are found quickly in the strangest list', () => {
    const started = performance.now()
    expect(
      twinsOf(
        [],
        Array.from({ length: 9999 }, () => ({ name: 'Anna Müller' })),
      ).length,
    ).toBeLessThan(200_000)
    expect(performance.now() - started).toBeLessThan(5000)
  })

  test('are asked for before anything is written', async () => {
    const { owner, path } = await start(3)
    const { body } = await owner.post(`${path}/twins`, { players: [{ name: 'player 2' }, { name: 'New' }, { name: 'new' }] })
    expect(body.twins).toMatchObject([
      { index: 0, player: 2, reason: 'name' },
      { index: 2, player: null, line: 1, reason: 'name' },
    ])
  })
})

test('a preview says which boards the open games can still change, and writes nothing', async () => {
  const { owner, id, path } = await start(8)
  await playRound(owner, id)
  for (const board of [0, 1, 2]) await owner.command(id, { kind: 'enter-result', round: 1, board, result: won })
  const { sequence } = (await owner.get(path)).body
  const { status, body } = await owner.get(`${path}/preview`)
  expect(status).toBe(200)
  expect(body).toMatchObject({ round: 2, exhaustive: true, tried: 3, openGames: [{ round: 1, board: 3 }] })
  expect(body.boards).toHaveLength(4)
  expect(body.boards.some(({ certainty }: { certainty: string }) => certainty === 'open')).toBe(true)
  expect((await owner.get(path)).body.sequence).toBe(sequence)
  const fixed = body.boards.filter(({ certainty }: { certainty: string }) => certainty === 'fixed')
  for (const result of [won, drawn, { white: 'loss', black: 'win', rated: true }]) {
    await owner.command(id, { kind: 'enter-result', round: 1, board: 3, result })
    await owner.command(id, { kind: 'pair-round' })
    const { boards } = (await owner.get(path)).body.draft
    for (const { white, black } of fixed) expect(boards).toContainEqual({ white, black })
    expect((await owner.get(`${path}/preview`)).body.code).toBe('draft-open')
    await owner.command(id, { kind: 'discard-draft' })
  }
  const whole = (await owner.get(`${path}/preview`)).body
  expect([...new Set(whole.boards.map(({ certainty }: { certainty: string }) => certainty))]).toEqual(['fixed'])
})

test('the list of rulebooks has all of them, with presets that exist', async () => {
  const { server } = await start(0)
  const { body } = await server.nobody.get('/api/rulebooks')
  expect(body.rulebooks.map(({ id }: { id: string }) => id).toSorted()).toEqual(rulebooks.map(({ id }) => id).toSorted())
  expect(body.rulebooks[0].id).toBe('fide-dutch-2026')
  const families = body.rulebooks.map(({ traits }: ListedRulebook) => traits.family)
  const current = body.rulebooks.filter((each: ListedRulebook) => each.current)
  expect(current.map(({ traits }: ListedRulebook) => traits.family).toSorted()).toEqual([...new Set(families)].toSorted())
  const names = body.presets.map(({ name }: { name: string }) => name)
  for (const { preset, offers } of body.rulebooks as readonly ListedRulebook[]) {
    expect(names).toContain(preset)
    for (const { tieBreaks, rounds } of offers) expect([names.includes(tieBreaks), rounds.length]).toEqual([true, 261])
  }
})

test('every event that is offered can be begun, and begins with what was offered', async () => {
  const { owner } = await start(0)
  const { rulebooks: listed } = (await owner.get('/api/rulebooks')).body as { readonly rulebooks: readonly ListedRulebook[] }
  for (const { name, rules } of listed.flatMap(({ offers }) => offers)) {
    const made = await owner.post('/api/tournaments', { key: name, settings: { rules } })
    const { settings, traits } = (await owner.get(`/api/tournaments/${made.body.id}`)).body
    expect(settings.rules).toEqual(rules)
    expect(traits).toEqual(eventTraits(rules))
  }
})

test('pairing round 1 draws an initial colour that nobody has drawn, and shows its seed', async () => {
  const server = await startServer(await databases.openNew('sqlite'), {}, { drawSeed: () => 'black' })
  servers.push(server)
  const owner = await setUp(server)
  for (const fideMode of [false, true]) {
    const { id } = (await owner.post('/api/tournaments', { key: `lot-${fideMode}`, settings: { numberOfRounds: 3, fideMode } })).body
    const path = `/api/tournaments/${id}`
    const players = Array.from({ length: 6 }, (_, at) => ({ name: `Player ${at}`, rating: 2000 - at }))
    await owner.command(id, { kind: 'import-players', players })
    const preview = (await owner.get(`${path}/preview`)).body
    expect(preview.boards.map(({ certainty }: { certainty: string }) => certainty)).toEqual(Array(3).fill('colours-open'))
    const key = `pair-${fideMode}`
    const paired = await owner.post(`${path}/commands`, { key, command: { kind: 'pair-round' } })
    expect([paired.status, (await owner.post(`${path}/commands`, { key, command: { kind: 'pair-round' } })).status]).toEqual([200, 200])
    const { lots, draft } = (await owner.get(path)).body
    expect(lots).toEqual({ seed: 'black', initialColour: 'black' })
    expect(draft.boards[0].black).toBe(1)
    const { events } = (await owner.get(`${path}/history?limit=100`)).body
    expect(events.filter(({ event }: { event: { kind: string } }) => event.kind === 'lots-drawn')).toHaveLength(1)
  }
})
