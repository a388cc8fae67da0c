import { readFileSync } from 'node:fs'
import { makeTournamentJson } from '@zug/engine/files'
import { rulebookById } from '@zug/engine/pairing'
import { quietSimulation, simulate } from '@zug/engine/simulation'
import { parseTrf } from '@zug/engine/trf'
import { afterEach, expect, test } from 'vitest'
import { demoId, makeDemo } from '../demo.ts'
import { useDatabases } from '../storage/testing/databases.ts'
import { type Client, newTournament, setUp, startServer, type TestServer } from '../testing/server.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})
const demoFile = readFileSync(new URL('../../../cli/demo/worked-example.trf', import.meta.url))

const start = async () => {
  const server = await startServer(await databases.openNew('sqlite'))
  servers.push(server)
  return { server, owner: await setUp(server) }
}
const upload = (client: Client, path: string, body: string) =>
  client.send('POST', path, body, { 'content-type': 'application/octet-stream' })
const bytes = async (server: TestServer, path: string): Promise<Uint8Array> =>
  new Uint8Array(await (await server.app.request(path)).arrayBuffer())

test('the demonstration is made once, shown to everybody, and can be played on', async () => {
  const { server, owner } = await start()
  expect(await makeDemo(server.context, demoFile)).toBe('made')
  expect(await makeDemo(server.context, demoFile)).toBe('not-needed')
  const { body } = await server.nobody.get(`/api/tournaments/${demoId}`)
  expect(body.players).toHaveLength(14)
  expect(body.rounds).toHaveLength(5)
  expect((await owner.command(demoId, { kind: 'pair-round' })).status).toBe(200)
  expect((await owner.command(demoId, { kind: 'publish-round' })).status).toBe(200)
  const sixth = (await server.nobody.get(`/api/tournaments/${demoId}/rounds/6`)).body
  expect(sixth.boards).toHaveLength(7)
  expect((await server.nobody.get(`/api/tournaments/${demoId}/rounds/6/receipt`)).body.verdict).toEqual({
    inputs: true,
    pairing: true,
    engine: true,
    whole: true,
  })
})

test('beside it stand an open, a team event, a round robin and SSM, each in the middle of a round, shown to everybody', async () => {
  const { server, owner } = await start()
  await makeDemo(server.context, demoFile)
  const { tournaments } = (await server.nobody.get('/api/tournaments')).body as {
    readonly tournaments: readonly { readonly id: string; readonly rulebook: string }[]
  }
  expect(Object.fromEntries(tournaments.map(({ id, rulebook }) => [id, rulebook]))).toEqual({
    demo: 'fide-dutch-2026',
    'demo-open': 'fide-dutch-2026',
    'demo-round-robin': 'round-robin',
    'demo-ssm': 'ssm',
    'demo-teams': 'fide-team-2026',
  })
  for (const { id } of tournaments.filter((one) => one.id !== demoId)) {
    const { rounds } = (await server.nobody.get(`/api/tournaments/${id}`)).body as { readonly rounds: readonly Round[] }
    const { round, boards } = rounds.at(-1)!
    const open = boards.flatMap(({ result }, at) => (result === null ? [at] : []))
    expect([open.length > 0, open.length < boards.length, rounds[0]!.boards.every(({ result }) => result !== null)], id).toEqual([
      true,
      true,
      true,
    ])
    for (const { round: played } of rounds)
      expect((await server.nobody.get(`/api/tournaments/${id}/rounds/${played}/receipt`)).body.verdict.whole, `${id} ${played}`).toBe(true)
    // It can be played on.
    for (const board of open)
      expect(
        (
          await owner.command(id, {
            kind: 'enter-result',
            round,
            board,
            result: { white: 'forfeit-win', black: 'forfeit-loss', rated: true },
          })
        ).status,
      ).toBe(200)
    for (const kind of ['pair-round', 'publish-round']) expect((await owner.command(id, { kind })).status, `${id} ${kind}`).toBe(200)
  }
})
type Round = { readonly round: number; readonly boards: readonly { readonly result: object | null }[] }

test('rounds that came from a file have receipts that hold, and boards in the order of scores', async () => {
  const { server } = await start()
  await makeDemo(server.context, demoFile)
  for (const round of [1, 5]) {
    const { body } = await server.nobody.get(`/api/tournaments/${demoId}/rounds/${round}/receipt`)
    expect(body.verdict.whole).toBe(true)
  }
  const { boards } = (await server.nobody.get(`/api/tournaments/${demoId}/rounds/5`)).body
  expect(boards[0]).toMatchObject({ white: 2, black: 1, result: { white: 'draw', black: 'draw' } })
})

test('rounds of a file in which some were away give the same pairing again, from what was known of them', async () => {
  const { owner } = await start()
  const away = { low: 10, high: 10, often: 1 }
  const settings = {
    ...quietSimulation,
    players: { low: 20, high: 20 },
    rounds: { low: 4, high: 4 },
    halfPointByes: away,
    zeroPointByes: away,
    withdrawals: away,
    lateEntries: away,
  }
  const { tournament } = simulate(rulebookById('fide-dutch-2026'), settings, 'away')!
  const { body } = await upload(owner, '/api/imports?key=away-file&rulebook=fide-dutch-2026', makeTournamentJson(tournament))
  const { rounds } = (await owner.get(`/api/tournaments/${body.id}`)).body
  expect(rounds.flatMap(({ unpaired }: { unpaired: readonly { bye: string }[] }) => unpaired.map(({ bye }) => bye))).toContain('half-point')
  for (const { round } of rounds) {
    expect((await owner.get(`/api/tournaments/${body.id}/rounds/${round}/explanation`)).body.asPublished, `round ${round}`).toBe(true)
    expect((await owner.get(`/api/tournaments/${body.id}/rounds/${round}/receipt`)).body.verdict.whole).toBe(true)
  }
})

test('explanations of published rounds are for everybody, of drafts for the desk', async () => {
  const { server, owner } = await start()
  await makeDemo(server.context, demoFile)
  await owner.command(demoId, { kind: 'pair-round' })
  const path = `/api/tournaments/${demoId}/rounds`
  expect((await server.nobody.get(`${path}/6/explanation`)).status).toBe(404)
  expect((await server.nobody.get(`${path}/6/why?player=1`)).status).toBe(404)
  const { body } = await owner.get(`${path}/6/explanation`)
  expect(body.asPublished).toBe(true)
  expect(body.sentences.length).toBeGreaterThan(10)
  const why = await server.nobody.get(`${path}/5/why?player=1`)
  expect(why.body.sentences.join(' ')).toMatch(/Alice/)
  expect((await server.nobody.get(`${path}/5/why?player=1&opponent=14`)).body.code).toBe('not-so')
  expect((await server.nobody.get(`${path}/5/why-not?player=1&opponent=14`)).body.sentences.length).toBeGreaterThan(0)
  expect((await server.nobody.get(`${path}/5/why?player=99`)).body.code).toBe('unknown-player')
  expect((await server.nobody.get(`${path}/9/explanation`)).status).toBe(404)
})

test('standings, working, crosstable, wall chart and card', async () => {
  const { server } = await start()
  await makeDemo(server.context, demoFile)
  const at = `/api/tournaments/${demoId}`
  const table = (await server.nobody.get(`${at}/standings`)).body
  expect(table.rows[0]).toMatchObject({ rank: 1, name: 'Bruno', points: 4 })
  expect((await server.nobody.get(`${at}/standings?round=1`)).body.round).toBe(1)
  expect((await server.nobody.get(`${at}/standings/1`)).body.criteria[1].terms.length).toBeGreaterThan(0)
  expect((await server.nobody.get(`${at}/crosstable`)).body.rows).toHaveLength(14)
  expect((await server.nobody.get(`${at}/wall-chart`)).body.rows).toHaveLength(14)
  expect((await server.nobody.get(`${at}/players/1/card`)).body.rounds).toHaveLength(5)
  expect((await server.nobody.get(`${at}/players/77/card`)).status).toBe(404)
})

test('what goes out as TRF comes back as it was', async () => {
  const { server, owner } = await start()
  await makeDemo(server.context, demoFile)
  for (const format of ['trf16', 'trf26', 'trfx', 'trfbx', 'trf06']) {
    const text = new TextDecoder().decode(await bytes(server, `/api/tournaments/${demoId}/export/${format}`))
    const parsed = parseTrf(text)
    expect(parsed.ok && parsed.value.tournament.players.map(({ name, outcomes }) => [name, outcomes])).toEqual(
      outcomesOf(new TextDecoder().decode(demoFile)),
    )
  }
  const json = new TextDecoder().decode(await bytes(server, `/api/tournaments/${demoId}/export/json`))
  const made = await upload(owner, '/api/imports?key=again', json)
  expect(made.status).toBe(201)
  expect((await owner.get(`/api/tournaments/${made.body.id}/standings`)).body.rows[0].name).toBe('Bruno')
})

test('a spreadsheet goes out and its players come back', async () => {
  const { server, owner } = await start()
  await makeDemo(server.context, demoFile)
  const sheet = await bytes(server, `/api/tournaments/${demoId}/export/xlsx`)
  const id = await newTournament(owner, 0)
  const session = owner
  const response = await server.app.request(`/api/tournaments/${id}/imports`, {
    method: 'POST',
    body: Buffer.from(sheet),
    headers: { authorization: `Bearer ${(await session.post('/api/tokens', { name: 'up' })).body.secret}` },
  })
  const body = (await response.json()) as { readonly players: readonly { readonly name: string; readonly rating: number }[] }
  expect(body.players.map(({ name }) => name).toSorted()[0]).toBe('Alice')
  expect((await owner.command(id, { kind: 'import-players', players: body.players })).status).toBe(200)
})

test('a pasted table is read, what is doubtful is said, and nothing is written', async () => {
  const { owner } = await start()
  const id = await newTournament(owner, 1)
  const pasted = 'Name\tElo\tShoe size\nPlayer 1\t2100\t42\nNina Nova\t1980\t38\n'
  const { body } = await upload(owner, `/api/tournaments/${id}/imports`, pasted)
  expect(body.format).toBe('table')
  expect(body.enteredAlready).toEqual([{ index: 0, player: 1 }])
  expect(body.adjustments.length).toBeGreaterThan(0)
  expect((await owner.get(`/api/tournaments/${id}`)).body.players).toHaveLength(1)
  const broken = await upload(owner, `/api/tournaments/${id}/imports`, 'PK\u0003\u0004 not really')
  expect(broken.status).toBe(422)
  expect([broken.body.code, broken.body.issues[0].code]).toEqual(['unreadable', 'xlsx-unreadable'])
})

test('bad lines cost themselves only, and odd values are pointed out', async () => {
  const { owner } = await start()
  const id = await newTournament(owner, 1)
  const pasted = [
    'No.,Name,Elo,Fed,FIDE ID,Born',
    '1,Ada,1900,sui,1300001,1990',
    ',Bo,99999,SUI,,',
    '3,,1700,,,',
    '4,Cy,1600,Atlantis,13000x1,2999/01/01',
    '5,Di,7000,,,',
    `6,${'E'.repeat(101)},1500,,,`,
    '7,"Flo\nFlorin",1400,,,5.7.1987',
  ].join('\n')
  const { body, status } = await upload(owner, `/api/tournaments/${id}/imports`, pasted)
  expect(status).toBe(200)
  const codes = body.lines.map(({ line, issues }: { line: number; issues: readonly { code: string }[] }) => [
    line,
    ...issues.map(({ code }) => code),
  ])
  expect(codes).toEqual([
    [2],
    [3, 'rating-malformed'],
    [4, 'name-missing'],
    [5, 'fide-id-doubtful', 'birth-doubtful', 'federation-doubtful'],
    [6, 'rating-malformed'],
    [7, 'value-too-long'],
    [8],
  ])
  expect(body.lines[1]).toMatchObject({ player: null, cells: { name: 'Bo', rating: '99999' } })
  expect(body.players.map(({ name }: { name: string }) => name)).toEqual(['Ada', 'Cy', 'Flo Florin'])
  expect(body.players[0]).toMatchObject({ federation: 'SUI', fideId: '1300001', birth: '1990' })
  expect((await owner.command(id, { kind: 'import-players', players: body.players })).status).toBe(200)
})

test('a file without tie-breaks gets those of its rulebook, as a new tournament does', async () => {
  const { owner } = await start()
  for (const rulebook of ['cfc', 'fide-dutch-1998', 'fide-dutch-2026']) {
    const made = await owner.post('/api/tournaments', { key: rulebook, settings: { rules: { rulebook } } })
    const created = (await owner.get(`/api/tournaments/${made.body.id}`)).body.settings.tieBreaks
    const list = 'Name;Rating\nAda;2000\nBo;1900\n'
    const imported = await upload(owner, `/api/imports?key=table-${rulebook}&rulebook=${rulebook}`, list)
    expect((await owner.get(`/api/tournaments/${imported.body.id}`)).body.settings.tieBreaks).toEqual(created)
  }
})

test('texts of a file become such as could be typed, and that is said', async () => {
  const { server, owner } = await start()
  await makeDemo(server.context, demoFile)
  const file = JSON.parse(new TextDecoder().decode(await bytes(server, `/api/tournaments/${demoId}/export/json`)))
  file.info.name = `Open\u0000${'x'.repeat(500)}`
  file.players[0].name = 'y'.repeat(9000)
  file.players[1].club = 'A\nB\u202EC'
  file.players[2].name = `${'z'.repeat(99)}👍`
  const preview = await upload(owner, '/api/imports/preview', JSON.stringify(file))
  const adjusted = preview.body.adjustments.filter(({ code }: { code: string }) => code === 'text-adjusted')
  expect(adjusted.map(({ message }: { message: string }) => message)).toEqual([
    'Tournament, name: cut to 200 characters.',
    'Player 1, name: cut to 100 characters.',
    'Player 2, club: characters that cannot be shown are left out.',
    'Player 3, name: cut to 100 characters.',
  ])
  const made = await upload(owner, '/api/imports?key=texts', JSON.stringify(file))
  const { settings, players } = (await owner.get(`/api/tournaments/${made.body.id}`)).body
  expect(settings.info.name).toBe(`Open ${'x'.repeat(195)}`)
  expect([players[0].name, players[1].club, players[2].name]).toEqual(['y'.repeat(100), 'A B C', 'z'.repeat(99)])
})

test('a file that names no rulebook becomes an event of the edition in force when it starts, and that is said', async () => {
  const { owner } = await start()
  const line = (id: number, cell: string) =>
    `001 ${String(id).padStart(4)}      ${`Player ${id}`.padEnd(33)}${' '.repeat(32)}     ${String(id).padStart(5)}  ${cell}`
  const report = (date: string) =>
    ['\uFEFF012 Open', `042 ${date}`, '092 Individual: Swiss-System', line(1, '   2 w 1  '), line(2, '   1 b 0  ')].join('\r\n')
  const { body: old } = await upload(owner, '/api/imports/preview', report('2025/11/02'))
  expect([old.rulebook, old.adjustments.map(({ code }: { code: string }) => code)]).toEqual(['fide-dutch-2017', ['edition-by-date']])
  const { body: asked } = await upload(owner, '/api/imports/preview?rulebook=fide-dutch-2026', report('2025/11/02'))
  expect([asked.rulebook, asked.adjustments]).toEqual(['fide-dutch-2026', []])
  const made = await upload(owner, '/api/imports?key=dated', report('2025/11/02'))
  expect((await owner.get(`/api/tournaments/${made.body.id}`)).body.settings.rules.rulebook).toBe('fide-dutch-2017')
  expect((await upload(owner, '/api/imports/preview', report('2026/02/01'))).body.rulebook).toBe('fide-dutch-2026')
})

test('public exports hold nothing that only the desk knows', async () => {
  const { server, owner } = await start()
  const id = await newTournament(owner, 4)
  await owner.command(id, { kind: 'correct-player', player: 1, changes: { birth: '1987/06/05' } })
  await owner.command(id, { kind: 'request-bye', bye: { player: 2, round: 1, bye: 'half-point' } })
  await owner.command(id, {
    kind: 'forbid-pair',
    prohibition: { strength: 'law', who: { kind: 'players', players: [3, 4] }, firstRound: 1, lastRound: null },
  })
  await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
  const read = async (client: Client) => JSON.stringify((await client.get(`/api/tournaments/${id}/export/json`)).body)
  expect(await read(owner)).toContain('1987/06/05')
  expect(await read(owner)).toMatch(/half-point/)
  const shown = await read(server.nobody)
  expect(shown).not.toContain('1987/06/05')
  expect(shown).not.toMatch(/"half-point"/)
  expect(JSON.parse(shown).forbiddenPairs ?? []).toEqual([])
})

const outcomesOf = (text: string) => {
  const parsed = parseTrf(text)
  return parsed.ok && parsed.value.tournament.players.map(({ name, outcomes }) => [name, outcomes])
}
