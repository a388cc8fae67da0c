import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { databaseKinds, useDatabases } from '../storage/testing/databases.ts'
import { type Client, cookieOf, newTournament, setUp, startServer, type TestServer, won } from '../testing/server.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const event = 'Zug Open 2026'
const schedule = {
  timeZone: 'Europe/Zurich',
  rounds: [
    { date: '2026-12-26', start: '14:00', checkIn: '13:30', rate: '' },
    { date: '2026-12-27', start: '09:00', checkIn: '', rate: '' },
    { date: '2026-12-27', start: '15:00', checkIn: '', rate: '' },
  ],
}

describe.each(databaseKinds)('copies of tournaments on %s', (kind) => {
  const start = async () => {
    const server = await startServer(await databases.openNew(kind))
    servers.push(server)
    return { server, owner: await setUp(server) }
  }
  const view = async (client: Client, id: string) => (await client.get(`/api/tournaments/${id}`)).body
  const played = async (owner: Client, settings: object = {}): Promise<string> => {
    const id = await newTournament(owner, 4, { info: { name: event }, schedule, ...settings })
    for (const [strength, who] of [
      ['law', { kind: 'players', players: [1, 4] }],
      ['wish', { kind: 'same-club' }],
    ]) {
      const prohibition = { strength, who, firstRound: 1, lastRound: null }
      expect((await owner.command(id, { kind: 'forbid-pair', prohibition, confirmed: true })).status).toBe(200)
    }
    await owner.command(id, { kind: 'draw-lots', seed: 'as drawn' })
    for (const round of ['pair-round', 'publish-round']) expect((await owner.command(id, { kind: round })).status).toBe(200)
    await owner.command(id, { kind: 'enter-result', round: 1, board: 0, result: won })
    await owner.command(id, { kind: 'withdraw', player: 2, confirmed: true })
    return id
  }
  const copy = (client: Client, id: string, more: object) =>
    client.post(`/api/tournaments/${id}/copies`, { key: randomUUID(), name: 'Zug Open 2027', players: true, ...more })

  test('have the players as if they came today, days moved alike, and nothing that happened', async () => {
    const { owner } = await start()
    const id = await played(owner)
    const answer = await copy(owner, id, { start: '2027-12-26' })
    expect(answer.status).toBe(201)
    const made = await view(owner, answer.body.tournaments[0].id)
    expect(made.settings.info).toMatchObject({ name: 'Zug Open 2027', startDate: '2027/12/26', endDate: '2027/12/27' })
    expect(made.settings.schedule.rounds).toMatchObject([
      { date: '2027-12-26', start: '14:00', checkIn: '13:30' },
      { date: '2027-12-27', start: '09:00' },
      { date: '2027-12-27', start: '15:00' },
    ])
    expect(made.settings.info.roundDates).toEqual(['27/12/26', '27/12/27', '27/12/27'])
    expect(made.rounds).toEqual([])
    expect(made.initialColour).toBeNull()
    expect(made.players.map(({ name }: { name: string }) => name)).toEqual(['Player 1', 'Player 2', 'Player 3', 'Player 4'])
    expect(made.players.every((player: { withdrawnFrom: unknown; pairingNumber: unknown }) => player.withdrawnFrom === null)).toBe(true)
    expect(made.prohibitions.map(({ who }: { who: { kind: string } }) => who.kind)).toEqual(['players', 'same-club'])
    // It can be played.
    expect((await owner.command(made.id, { kind: 'pair-round' })).status).toBe(200)
    // The first is as it was.
    expect((await view(owner, id)).rounds).toHaveLength(1)
  })

  test('without players keep who is apart by club, and no day where none was given', async () => {
    const { owner } = await start()
    const id = await played(owner)
    const made = await view(owner, (await copy(owner, id, { players: false })).body.tournaments[0].id)
    expect(made.players).toEqual([])
    expect(made.prohibitions.map(({ who }: { who: { kind: string } }) => who.kind)).toEqual(['same-club'])
    expect(made.settings.info).toMatchObject({ startDate: '', endDate: '', roundDates: [] })
    expect(made.settings.schedule.rounds[0]).toMatchObject({ date: '', start: '14:00' })
  })

  test('of teams have their teams', async () => {
    const { owner } = await start()
    const id = await newTournament(owner, 8, { rules: { rulebook: 'cfc-team' } })
    for (const [name, boards] of [
      ['A', [1, 2, 3, 4]],
      ['B', [5, 6, 7, 8]],
    ])
      expect((await owner.command(id, { kind: 'enter-team', name, boards, alternates: [] })).status).toBe(200)
    const made = await view(owner, (await copy(owner, id, {})).body.tournaments[0].id)
    expect(made.teams.map(({ name, boards }: { name: string; boards: unknown }) => [name, boards])).toEqual([
      ['A', [1, 2, 3, 4]],
      ['B', [5, 6, 7, 8]],
    ])
  })

  test('draw other lots', async () => {
    const { owner } = await start()
    const id = await newTournament(owner, 4, { rules: { rulebook: 'round-robin', seed: 'last year' } })
    const made = await view(owner, (await copy(owner, id, {})).body.tournaments[0].id)
    expect(made.settings.rules.rulebook).toBe('round-robin')
    expect(made.settings.rules.seed).not.toBe('last year')
    expect(made.settings.rules.seed).toMatch(/^[0-9a-f]{12}$/)
  })

  test('of a whole event are one event, moved by the same days, with its screens; a retry makes none twice', async () => {
    const { owner } = await start()
    const a = await played(owner, { section: { event, name: 'A' } })
    const later = { ...schedule, rounds: [{ date: '2026-12-28', start: '10:00', checkIn: '', rate: '' }] }
    await newTournament(owner, 2, { info: { name: event }, section: { event, name: 'B' }, firstBoard: 11, schedule: later })
    const view1 = { kind: 'results', part: null, columns: null, top: null, group: null }
    const screen = { name: 'Hall', views: [view1], pageSeconds: 10, fontSize: 100, paused: false }
    expect((await owner.send('PUT', `/api/tournaments/${a}/hall/screens/hall`, screen)).status).toBe(200)
    const key = randomUUID()
    const first = await copy(owner, a, { key, everySection: true, start: '2027-12-26', people: true })
    const again = await copy(owner, a, { key, everySection: true, start: '2027-12-26', people: true })
    expect(again.body).toEqual(first.body)
    expect((await owner.get('/api/tournaments')).body.tournaments).toHaveLength(4)
    const ids = first.body.tournaments.map(({ id }: { id: string }) => id)
    const sections = (await owner.get(`/api/tournaments/${ids[0]}/sections`)).body
    expect(sections.event).toBe('Zug Open 2027')
    expect(sections.sections.map((one: { section: { name: string } }) => one.section.name)).toEqual(['A', 'B'])
    expect((await view(owner, ids[1])).settings.schedule.rounds[0].date).toBe('2027-12-28')
    expect((await owner.get(`/api/tournaments/${ids[0]}/hall`)).body.screens.map(({ name }: { name: string }) => name)).toEqual(['Hall'])
  })

  test('of templates: kept by name, offered to everybody with an account, removed by whoever kept it', async () => {
    const { server, owner } = await start()
    const id = await played(owner)
    const kept = await owner.post(`/api/tournaments/${id}/templates`, { name: ' Zug Open ' })
    expect(kept.status).toBe(201)
    // The same name again is the same template.
    expect((await owner.post(`/api/tournaments/${id}/templates`, { name: 'Zug Open' })).body.id).toBe(kept.body.id)
    await owner.post('/api/accounts', { login: 'anna', name: 'Anna', password: 'another long password' })
    const anna = server.cookie(cookieOf(await server.nobody.post('/api/session', { login: 'anna', password: 'another long password' })))
    // What is kept for everybody is the installation's, of which a token for one tournament has nothing.
    const { secret } = (await owner.post('/api/tokens', { name: 'Results', tournament: id })).body
    const token = server.bearer(secret)
    expect((await token.post(`/api/tournaments/${id}/templates`, { name: 'Zug Open' })).body).toMatchObject({
      code: 'forbidden',
      data: { because: 'limited-token' },
    })
    const { templates } = (await anna.get('/api/templates')).body
    expect(templates).toMatchObject([{ name: 'Zug Open', mine: false, firstDay: '2026-12-26', sections: [{ rounds: 3 }] }])
    const made = await anna.post(`/api/templates/${kept.body.id}/tournaments`, { key: 'k', name: 'Mine', start: '2028-01-01' })
    const tournament = await view(anna, made.body.tournaments[0].id)
    expect(tournament).toMatchObject({ role: 'owner', players: [], settings: { numberOfRounds: 3, info: { name: 'Mine' } } })
    expect(tournament.settings.schedule.rounds[1].date).toBe('2028-01-02')
    expect((await anna.send('DELETE', `/api/templates/${kept.body.id}`)).status).toBe(404)
    expect((await owner.send('DELETE', `/api/templates/${kept.body.id}`)).status).toBe(200)
    expect((await anna.get('/api/templates')).body.templates).toEqual([])
    const gone = await anna.post(`/api/templates/${kept.body.id}/tournaments`, { key: 'k2', name: 'Mine' })
    expect(gone).toMatchObject({ status: 404, body: { code: 'not-found', data: { what: 'template' } } })
  })

  test('one account keeps no more than half of all templates where there are several', async () => {
    const { server, owner } = await start()
    const keep = async (keeper: Client, id: string, from: number, to: number): Promise<readonly unknown[]> => {
      const answers = []
      for (let at = from; at < to; at++) {
        const { status, body } = await keeper.post(`/api/tournaments/${id}/templates`, { name: `Open ${at}` })
        answers.push(status === 201 ? status : [body.code, body.data.most])
      }
      return answers
    }
    const id = await newTournament(owner, 0)
    expect(await keep(owner, id, 0, 51)).toEqual(Array.from({ length: 51 }, () => 201))
    await owner.post('/api/accounts', { login: 'anna', name: 'Anna', password: 'another long password' })
    const anna = server.cookie(cookieOf(await server.nobody.post('/api/session', { login: 'anna', password: 'another long password' })))
    // What is kept stays, and its name can be used again.
    expect(await keep(owner, id, 50, 52)).toEqual([201, ['too-many', 50]])
    expect((await owner.get('/api/templates')).body.templates).toHaveLength(51)
    expect(await keep(anna, await newTournament(anna, 0), 0, 1)).toEqual([201])
  })
})
