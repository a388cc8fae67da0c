import { makeTournamentJson, parseTournamentJson } from '@zug/engine/files'
import { rulebookInForce } from '@zug/engine/pairing'
import { afterEach, expect, test } from 'vitest'
import { useDatabases } from '../storage/testing/databases.ts'
import { setUp, startServer, type TestServer } from '../testing/server.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

/** Three teams of two boards and an alternate, numbered like players 1 to 3; the alternate of team 1 has played. */
const league = {
  format: 'zug-tournament',
  version: 1,
  info: { name: 'League' },
  rulebook: 'cfc-team',
  numberOfRounds: 3,
  initialColour: 'white',
  cfc: { variations: ['624.1'], seed: 's', excused: [3] },
  players: [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, name: `P${id}`, rating: 2000 - id })),
  teams: [
    {
      id: 1,
      name: 'Knights',
      boards: [1, 2],
      alternates: [7],
      outcomes: [
        {
          kind: 'match',
          opponent: 2,
          colour: 'white',
          boards: [
            { player: 1, result: 'win' },
            { player: 7, result: 'draw' },
          ],
        },
        { kind: 'forfeit', opponent: 3, colour: 'black', result: 'win' },
      ],
    },
    {
      id: 2,
      name: 'Rooks',
      boards: [3, 4],
      alternates: [],
      outcomes: [
        {
          kind: 'match',
          opponent: 1,
          colour: 'black',
          boards: [
            { player: 3, result: 'loss' },
            { player: 4, result: 'draw' },
          ],
        },
        { kind: 'bye', bye: 'pairing-allocated' },
      ],
    },
    {
      id: 3,
      name: 'Bishops',
      boards: [5, 6],
      alternates: [],
      outcomes: [
        { kind: 'bye', bye: 'pairing-allocated' },
        { kind: 'forfeit', opponent: 1, colour: 'white', result: 'loss' },
      ],
    },
  ],
  requestedByes: [{ player: 2, round: 3, bye: 'half-point' }],
}

const start = async () => {
  const server = await startServer(await databases.openNew('sqlite'))
  servers.push(server)
  return setUp(server)
}
const send = (client: Awaited<ReturnType<typeof start>>, path: string, text: string) =>
  client.send('POST', path, text, { 'content-type': 'application/octet-stream' })

test('a team event comes in with its teams, line-ups and boards, and goes out as it was', async () => {
  const owner = await start()
  const preview = await send(owner, '/api/imports/preview', JSON.stringify(league))
  expect(preview.body).toMatchObject({
    rulebook: 'cfc-team',
    rounds: 2,
    boardsPerMatch: 2,
    adjustments: [],
    teams: [{ id: 1, name: 'Knights', alternates: [7] }, {}, {}],
  })
  const { id } = (await send(owner, '/api/imports?key=k', JSON.stringify(league))).body
  const { body } = await owner.get(`/api/tournaments/${id}`)
  expect(body.settings).toMatchObject({
    boardsPerMatch: 2,
    rules: { rulebook: 'cfc-team', excused: [10], variations: ['624.1'], seed: 's' },
  })
  expect(body.teams).toMatchObject([
    { id: 8, name: 'Knights', boards: [1, 2], alternates: [7] },
    { id: 9, name: 'Rooks' },
    { id: 10, name: 'Bishops' },
  ])
  expect(body.rounds[0].boards[0]).toMatchObject({
    white: 8,
    black: 9,
    result: {
      white: 'win',
      black: 'loss',
      match: {
        white: [
          { player: 1, result: 'win' },
          { player: 7, result: 'draw' },
        ],
      },
    },
  })
  expect(body.rounds[1]).toMatchObject({
    boards: [{ white: 10, black: 8, result: { white: 'forfeit-loss', black: 'forfeit-win' } }],
    unpaired: [{ player: 9, bye: 'pairing-allocated' }],
  })
  expect(body.byes).toEqual([{ player: 9, round: 3, bye: 'half-point' }])
  expect((await owner.get(`/api/tournaments/${id}/standings`)).body.rows[0]).toMatchObject({ name: 'Knights', points: 2, gamePoints: 3.5 })
  for (const round of [1, 2]) expect((await owner.get(`/api/tournaments/${id}/rounds/${round}/receipt`)).body.verdict.whole).toBe(true)
  await owner.command(id, { kind: 'cancel-bye', player: 9, round: 3 })
  expect((await owner.command(id, { kind: 'pair-round' })).status).toBe(200)

  const out = (await owner.get(`/api/tournaments/${id}/export/json`)).body
  const read = parseTournamentJson(JSON.stringify(out))
  const given = parseTournamentJson(JSON.stringify(league))
  if (!read.ok || !given.ok) throw new Error('unreadable')
  const renumbered = makeTournamentJson({
    ...given.value,
    players: [],
    teams: given.value.teams!.map(({ outcomes }) => ({ outcomes })) as never,
  })
  const boardsOf = (text: string) => text.match(/"result": "[a-z-]+"/g)
  expect(boardsOf(makeTournamentJson({ ...read.value, players: [] }))).toEqual(boardsOf(renumbered))
})

test('TRF26 takes a team event out of one desk and into another', async () => {
  const owner = await start()
  const { id } = (await send(owner, '/api/imports?key=k', JSON.stringify(league))).body
  const issues = (await owner.get(`/api/tournaments/${id}/export/trf26?issues=true`)).body.issues
  expect(issues.map(({ code }: { code: string }) => code)).toEqual(['settings-not-carried'])
  const text = (await owner.get(`/api/tournaments/${id}/export/trf26`)).body.text
  const again = (await send(owner, '/api/imports?key=again', text)).body.id
  const [first, second] = [(await owner.get(`/api/tournaments/${id}`)).body, (await owner.get(`/api/tournaments/${again}`)).body]
  expect(second.settings).toMatchObject({ rules: { rulebook: 'cfc-team' } })
  expect(second.teams).toEqual(first.teams)
  expect(second.byes).toEqual(first.byes)
  type Board = { readonly white: number; readonly black: number; readonly result: object }
  const boardsOf = (rounds: readonly { readonly boards: readonly Board[]; readonly unpaired: object }[]) =>
    rounds.map(({ boards, unpaired }) => [boards.map(({ white, black, result }) => [white, black, result]), unpaired])
  expect(boardsOf(second.rounds)).toEqual(boardsOf(first.rounds))
})

test('who came to a match that the other team missed (300 beside 330) stays known', async () => {
  const owner = await start()
  const [knights, ...others] = league.teams
  const [first, missed] = knights!.outcomes
  const lineUp = [7, null]
  const file = { ...league, version: 1, teams: [{ ...knights, outcomes: [first, { ...missed, lineUp }] }, ...others] }
  const { id } = (await send(owner, '/api/imports?key=k', JSON.stringify(file))).body
  const { body } = await owner.get(`/api/tournaments/${id}`)
  expect(body.rounds[1].boards[0].result).toEqual({
    white: 'forfeit-loss',
    black: 'forfeit-win',
    rated: true,
    lineUps: { black: lineUp },
  })
  const { text } = (await owner.get(`/api/tournaments/${id}/export/trf26`)).body
  expect(text).toMatch(/^300 002 008 010 0007 0000$/m)
  expect(text).toMatch(/^330 -\+ 002 010 008$/m)
  const again = (await send(owner, '/api/imports?key=again', text)).body.id
  expect((await owner.get(`/api/tournaments/${again}`)).body.rounds[1].boards[0].result.lineUps).toEqual({ black: lineUp })
  // A stranger did not come for a team.
  const wrong = { white: 'forfeit-loss', black: 'forfeit-win', rated: true, lineUps: { black: [3] } }
  const refused = await owner.command(id, {
    kind: 'enter-result',
    round: 2,
    board: 0,
    result: wrong,
    over: body.rounds[1].boards[0].result,
    confirmed: true,
  })
  expect([refused.status, refused.body.code]).toEqual([422, 'impossible-result'])
})

test('under a rulebook for players the teams are left out, and that is said', async () => {
  const owner = await start()
  const { body } = await send(owner, '/api/imports/preview?rulebook=fide-dutch-2026', JSON.stringify(league))
  expect(body.adjustments.map(({ code }: { code: string }) => code)).toEqual(['teams'])
})

test('under a rulebook for teams rounds of players are refused, a list of players is not', async () => {
  const owner = await start()
  const { teams: _, rulebook: _rulebook, cfc: _cfc, ...alone } = league
  const [a, b] = [
    { kind: 'game', opponent: 2, colour: 'white', result: 'win' },
    { kind: 'game', opponent: 1, colour: 'black', result: 'loss' },
  ]
  const players = alone.players.map((player, at) => ({ ...player, outcomes: at === 0 ? [a] : at === 1 ? [b] : [{ kind: 'absent' }] }))
  for (const path of ['/api/imports/preview?rulebook=cfc-team', '/api/imports?key=k&rulebook=cfc-team']) {
    expect(await send(owner, path, JSON.stringify({ ...alone, requestedByes: [], players }))).toMatchObject({
      status: 422,
      body: { code: 'no-teams' },
    })
    expect((await send(owner, path, JSON.stringify({ ...alone, requestedByes: [] }))).status).toBeLessThan(300)
  }
  for (const path of ['/api/imports/preview?rulebook=none', '/api/imports?key=k&rulebook=none'])
    expect((await send(owner, path, JSON.stringify(league))).body.code).toBe('unknown-rulebook')
})

test('without a word about the rulebook, in the file or beside it, the one in force for teams', async () => {
  const owner = await start()
  const { rulebook: _, cfc: _cfc, ...silent } = league
  expect((await send(owner, '/api/imports/preview', JSON.stringify(silent))).body.rulebook).toBe(rulebookInForce({ teams: [] }))
})

test('a line-up handed in for the round at hand comes back from JSON and from TRF26', async () => {
  const owner = await start()
  const { id } = (await send(owner, '/api/imports?key=k', JSON.stringify(league))).body
  await owner.command(id, { kind: 'cancel-bye', player: 9, round: 3 })
  await owner.command(id, { kind: 'pair-round' })
  await owner.command(id, { kind: 'publish-round' })
  expect(
    (await owner.command(id, { kind: 'change-line-up', team: 9, boards: [4, 3], alternates: [], round: 3, confirmed: true })).status,
  ).toBe(200)
  for (const format of ['json', 'trf26']) {
    const { body } = await owner.get(`/api/tournaments/${id}/export/${format}`)
    const again = await send(owner, `/api/imports?key=${format}`, body.text ?? JSON.stringify(body))
    const { teams } = (await owner.get(`/api/tournaments/${again.body.id}`)).body
    const lineUps = expect.arrayContaining([{ round: 3, seats: [4, 3] }])
    expect({ format, teams }).toMatchObject({ teams: [{}, { name: 'Rooks', boards: [3, 4], lineUps }, {}] })
  }
})

test('the sheet of a match has its score when all boards are in, and the line-up of its round', async () => {
  const owner = await start()
  const { id } = (await send(owner, '/api/imports?key=k', JSON.stringify(league))).body
  const sheet = async (round: number): Promise<string> => (await owner.get(`/t/${id}/paper/match-sheets?round=${round}`)).body.text
  expect(await sheet(1)).toMatch(/totals.*>1½<.*>½</s)
  await owner.command(id, { kind: 'cancel-bye', player: 9, round: 3 })
  await owner.command(id, { kind: 'pair-round' })
  await owner.command(id, { kind: 'publish-round' })
  await owner.command(id, { kind: 'change-line-up', team: 9, boards: [4, 3], alternates: [], round: 3, confirmed: true })
  expect(await sheet(3)).toMatch(/P4.*P3/s)
  expect(await sheet(3)).toMatch(/totals.*<td class="write-box"><\/td>/s)
  expect(await sheet(1)).toMatch(/P3.*P4/s)
})
