import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { useDatabases } from '../storage/testing/databases.ts'
import { type Client, newTournament, setUp, startServer, type TestServer } from '../testing/server.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})
const start = async () => {
  const server = await startServer(await databases.openNew('sqlite'))
  servers.push(server)
  return setUp(server)
}

type Board = { readonly white: number; readonly black: number }
type Team = { readonly id: number; readonly boards: readonly number[] }

/** Four teams of two boards, ids 9 to 12, one round played: White of every match wins 1½ to ½. */
export const league = async (owner: Client, settings: object): Promise<string> => {
  const id = await newTournament(owner, 8, settings)
  for (const team of [0, 1, 2, 3])
    await owner.command(id, { kind: 'enter-team', name: `Team ${team + 1}`, boards: [2 * team + 1, 2 * team + 2], alternates: [] })
  for (const kind of ['pair-round', 'publish-round']) expect((await owner.command(id, { kind })).status).toBe(200)
  const { rounds, teams } = (await owner.get(`/api/tournaments/${id}`)).body
  for (const [board, { white, black }] of (rounds[0].boards as readonly Board[]).entries()) {
    const side = (team: number, results: readonly string[]) =>
      (teams as readonly Team[]).find((entry) => entry.id === team)!.boards.map((player, at) => ({ player, result: results[at] }))
    const match = { white: side(white, ['win', 'draw']), black: side(black, ['loss', 'draw']) }
    const result = { white: 'win', black: 'loss', rated: true, match }
    expect((await owner.command(id, { kind: 'enter-result', round: 1, board, result })).status).toBe(200)
  }
  return id
}

test.each([
  [{ rulebook: 'cfc-team' }, ['CFC672', 'MPvGP'], 'swiss'],
  [{ rulebook: 'round-robin', of: 'teams' }, ['CFC673', 'MUTUAL', 'MPvGP'], 'round-robin'],
] as const)('$rulebook ranks teams by matches and boards, by its own preset', async (rules, tieBreaks, system) => {
  const owner = await start()
  const id = await league(owner, { rules })
  const { body } = await owner.get(`/api/tournaments/${id}/standings`)
  expect(body).toMatchObject({ of: 'teams', round: 1, final: false, system, tieBreaks, openGames: [] })
  expect(body.rows.map(({ points, gamePoints }: { points: number; gamePoints: number }) => [points, gamePoints])).toEqual([
    [1, 1.5],
    [1, 1.5],
    [0, 0.5],
    [0, 0.5],
  ])
  const first = body.rows[0]
  expect((await owner.get(`/api/tournaments/${id}/standings/${first.player}`)).body.criteria.length).toBe(tieBreaks.length + 1)
  expect((await owner.get(`/api/tournaments/${id}/crosstable`)).body.rows).toHaveLength(4)
  const boards = (await owner.get(`/api/tournaments/${id}/standings/boards`)).body
  expect(boards.boards.map(({ rows }: { rows: readonly unknown[] }) => rows.length)).toEqual([4, 4])
  expect(boards.all[0]).toMatchObject({ rank: 1, games: 1, points: 1, percentage: 100 })
  expect((await owner.get(`/api/tournaments/${id}/players/${boards.all[0].player}/card`)).body.rounds).toHaveLength(1)
})

test('tie-breaks of boards are taken for teams, and declared ones stay', async () => {
  const owner = await start()
  const id = await league(owner, { rules: { rulebook: 'cfc-team' }, tieBreaks: ['MPvGP', 'BH:MP', 'EDEBT', 'BC'] })
  expect((await owner.get(`/api/tournaments/${id}/standings`)).body.tieBreaks).toEqual(['MPvGP', 'BH:MP', 'EDEBT', 'BC'])
})

test('players have no boards to be ranked by, and a rulebook its usual tie-breaks', async () => {
  const owner = await start()
  const id = await newTournament(owner, 4, { rules: { rulebook: 'round-robin' } })
  expect((await owner.get(`/api/tournaments/${id}/standings/boards`)).body).toEqual({ round: 0, boards: [], all: [] })
  expect((await owner.get(`/api/tournaments/${id}`)).body.settings.tieBreaks).toEqual(['CFC673', 'MUTUAL'])
  const made = await owner.post('/api/tournaments', { key: randomUUID(), settings: { rules: { rulebook: 'ssm' } } })
  expect((await owner.get(`/api/tournaments/${made.body.id}`)).body.settings.tieBreaks).toEqual(['SOS', 'GAM', 'MUTUAL2'])
})

test('CFC 653: who leaves a round robin before half of the games counts for nobody', async () => {
  const owner = await start()
  const id = await newTournament(owner, 4, { rules: { rulebook: 'round-robin' } })
  for (const kind of ['pair-round', 'publish-round']) await owner.command(id, { kind })
  const { rounds } = (await owner.get(`/api/tournaments/${id}`)).body
  const [{ white, black }] = rounds[0].boards
  await owner.command(id, { kind: 'enter-result', round: 1, board: 0, result: { white: 'win', black: 'loss', rated: true } })
  const pointsOf = async (player: number) =>
    (await owner.get(`/api/tournaments/${id}/standings`)).body.rows.find((row: { player: number }) => row.player === player).points
  expect(await pointsOf(white)).toBe(1)
  await owner.command(id, { kind: 'withdraw', player: black, confirmed: true })
  expect(await pointsOf(white)).toBe(0)
})

test('round-robin 664: a team that leaves before half of its matches counts for nobody', async () => {
  const owner = await start()
  const id = await league(owner, { rules: { rulebook: 'round-robin', of: 'teams' } })
  const before = (await owner.get(`/api/tournaments/${id}/standings`)).body.rows
  const loser = before.at(-1)
  const winner = before.find(({ player, points }: { player: number; points: number }) => points === 1 && player !== loser.player)
  const { rounds } = (await owner.get(`/api/tournaments/${id}`)).body
  const against = (rounds[0].boards as readonly Board[]).find(({ white, black }) => [white, black].includes(loser.player))!
  expect((await owner.command(id, { kind: 'withdraw', player: loser.player, confirmed: true })).status).toBe(200)
  const after = (await owner.get(`/api/tournaments/${id}/standings`)).body.rows as readonly {
    player: number
    points: number
    gamePoints: number
  }[]
  const of = (player: number) => after.find((row) => row.player === player)!
  expect(of(loser.player)).toMatchObject({ points: 0, gamePoints: 0 })
  expect(of(against.white === loser.player ? against.black : against.white)).toMatchObject({ points: 0, gamePoints: 0 })
  expect(after.filter(({ points }) => points === 1)).toHaveLength(1)
  expect(winner).toBeDefined()
})
