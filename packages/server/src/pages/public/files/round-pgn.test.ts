import { afterEach, expect, test } from 'vitest'
import { useDatabases } from '../../../storage/testing/databases.ts'
import { newTournament, setUp, startServer, type TestServer, won } from '../../../testing/server.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const start = async (players: number, settings: object = {}) => {
  const server = await startServer(await databases.openNew('sqlite'))
  servers.push(server)
  const owner = await setUp(server)
  const id = await newTournament(owner, players, settings)
  await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
  const pgn = (round: number) => server.nobody.get(`/t/${id}/round/${round}/games.pgn`)
  return { server, owner, id, pgn }
}

test('the games of a round as PGN, with results as they come, and nothing of a draft', async () => {
  const { owner, id, pgn } = await start(6)
  expect((await pgn(1)).status).toBe(404)
  await owner.command(id, { kind: 'pair-round' })
  expect((await pgn(1)).status).toBe(404)
  await owner.command(id, { kind: 'publish-round' })
  const first = await pgn(1)
  expect(first.headers.get('content-type')).toContain('application/vnd.chess-pgn')
  const text = String(first.body.text)
  expect(text.match(/^\[Round "1\.[123]"\]$/gm)).toEqual(['[Round "1.1"]', '[Round "1.2"]', '[Round "1.3"]'])
  expect(text.match(/^\*$/gm)).toHaveLength(3)
  await owner.command(id, { kind: 'enter-result', round: 1, board: 1, result: won })
  expect(String((await pgn(1)).body.text).match(/^(1-0|\*)$/gm)).toEqual(['*', '1-0', '*'])
  const forfeit = { white: 'forfeit-loss', black: 'forfeit-win', rated: true }
  await owner.command(id, { kind: 'enter-result', round: 1, board: 2, result: forfeit })
  expect(String((await pgn(1)).body.text)).toContain('[Result "0-1"]')
  expect((await pgn(2)).status).toBe(404)
})

test('a section of a festival is named by its games, reports, pages and slips, whose event all sections share', async () => {
  const festival = { info: { name: 'Festival', city: '' }, section: { event: 'Festival', name: 'U16' } }
  const { owner, id, pgn } = await start(4, festival)
  await owner.command(id, { kind: 'pair-round' })
  await owner.command(id, { kind: 'publish-round' })
  expect(String((await pgn(1)).body.text)).toContain('[Event "Festival · U16"]')
  expect(String((await owner.get(`/api/tournaments/${id}/export/trf26`)).body.text)).toMatch(/^012 Festival · U16$/m)
  expect((await owner.get(`/api/tournaments/${id}/export/json`)).body.info.name).toBe('Festival')
  for (const page of ['', '/standings', '/screen', '/paper/slips?round=1', '/paper/board-cards', '/paper/tournament-report'])
    expect(String((await owner.get(`/t/${id}${page}`)).body.text), page).toContain('>Festival · U16<')
})

test('a tournament that is not shown has no games for anybody', async () => {
  const { server, owner, id } = await start(4)
  await owner.command(id, { kind: 'pair-round' })
  await owner.command(id, { kind: 'publish-round' })
  await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: false })
  expect((await server.nobody.get(`/t/${id}/round/1/games.pgn`)).status).toBe(404)
  expect((await server.nobody.get('/t/%2e%2e/round/1/games.pgn')).status).toBe(404)
})

test('of a match between teams every board, White’s player first', async () => {
  const { owner, id, pgn } = await start(4, { rules: { rulebook: 'cfc-team' } })
  for (const [name, boards] of [
    ['Castle', [1, 2]],
    ['Rook', [3, 4]],
  ] as const)
    await owner.command(id, { kind: 'enter-team', name, boards, alternates: [] })
  await owner.command(id, { kind: 'pair-round' })
  await owner.command(id, { kind: 'publish-round' })
  const { rounds, teams } = (await owner.get(`/api/tournaments/${id}`)).body
  const [board] = rounds[0].boards
  const membersOf = (team: number): readonly number[] => teams.find((one: { id: number }) => one.id === team).boards
  const side = (team: number, results: readonly string[]) => membersOf(team).map((player, at) => ({ player, result: results[at] }))
  const match = { white: side(board.white, ['win', 'loss']), black: side(board.black, ['loss', 'win']) }
  const entered = await owner.command(id, {
    kind: 'enter-result',
    round: 1,
    board: 0,
    result: { white: 'draw', black: 'draw', rated: true, match },
  })
  expect(entered.status).toBe(200)
  const text = String((await pgn(1)).body.text)
  expect(text.match(/^\[(WhiteTeam|BlackTeam) ".*"\]$/gm)).toHaveLength(4)
  // The second team has White on the second board, and won there.
  expect(text.match(/^(1-0|0-1)$/gm)).toEqual(['1-0', '1-0'])
})

test('of a match of two games both, with the colours turned in the second', async () => {
  const { owner, id, pgn } = await start(4, { rules: { rulebook: 'fide-double-swiss-2026' } })
  await owner.command(id, { kind: 'pair-round' })
  await owner.command(id, { kind: 'publish-round' })
  const [{ white, black }] = (await owner.get(`/api/tournaments/${id}`)).body.rounds[0].boards
  const side = (player: number, ...results: readonly string[]) => results.map((result) => ({ player, result }))
  const match = { white: side(white, 'draw', 'win'), black: side(black, 'draw', 'loss') }
  const entered = await owner.command(id, {
    kind: 'enter-result',
    round: 1,
    board: 0,
    result: { white: 'win', black: 'loss', rated: true, match },
  })
  expect(entered.status).toBe(200)
  const forfeit = { white: 'forfeit-win', black: 'forfeit-loss', rated: true }
  await owner.command(id, { kind: 'enter-result', round: 1, board: 1, result: forfeit })
  const games = String((await pgn(1)).body.text)
    .split('[Event ')
    .slice(1)
  const tag = (name: string) => games.map((game) => new RegExp(`\\[${name} "(.*)"\\]`).exec(game)?.[1])
  expect(tag('Round')).toEqual(['1.1.1', '1.1.2', '1.2.1', '1.2.2'])
  const [first, second] = [tag('White'), tag('Black')]
  expect([second[1], first[1]]).toEqual([first[0], second[0]])
  expect(tag('Result').slice(0, 2)).toEqual(['1/2-1/2', '0-1'])
  expect(new Set(tag('Result').slice(2))).toEqual(new Set(['1-0', '0-1']))
})
