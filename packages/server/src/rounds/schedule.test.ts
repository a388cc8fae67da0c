import { mostInTables } from '@zug/engine/pairing'
import { afterEach, expect, test } from 'vitest'
import { useDatabases } from '../storage/testing/databases.ts'
import { newTournament, setUp, startServer, type TestServer } from '../testing/server.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

test('round-robin 652: the schedule has everybody against everybody twice, and the rounds are paired so', async () => {
  const server = await startServer(await databases.openNew('sqlite'))
  servers.push(server)
  const owner = await setUp(server)
  const id = await newTournament(owner, 5, { rules: { rulebook: 'round-robin', double: true }, numberOfRounds: 10 })
  const { body } = await owner.get(`/api/tournaments/${id}/schedule`)
  expect(body).toMatchObject({ cycle: 5, rounds: Array.from({ length: 10 }, (_, at) => ({ round: at + 1, rests: [expect.any(Number)] })) })
  const games: string[] = body.rounds.flatMap((round: { games: { white: number; black: number }[] }) =>
    round.games.map(({ white, black }) => `${white} ${black}`),
  )
  expect(new Set(games).size).toBe(20)
  for (const kind of ['pair-round', 'publish-round']) expect((await owner.command(id, { kind })).status).toBe(200)
  const { rounds } = (await owner.get(`/api/tournaments/${id}`)).body
  const boards = rounds[0].boards.map(({ white, black }: { white: number; black: number }) => ({ white, black }))
  expect(body.rounds[0].games).toEqual(boards)
})

test('a Swiss is not scheduled in advance', async () => {
  const server = await startServer(await databases.openNew('sqlite'))
  servers.push(server)
  const owner = await setUp(server)
  expect(await owner.get(`/api/tournaments/${await newTournament(owner, 4)}/schedule`)).toMatchObject({
    status: 422,
    body: { code: 'no-schedule' },
  })
})

test('of a field that no desk plays by tables neither schedule nor square is made, which would go by its square', async () => {
  const server = await startServer(await databases.openNew('sqlite'))
  servers.push(server)
  const owner = await setUp(server)
  const id = await newTournament(owner, mostInTables, { rules: { rulebook: 'round-robin' } })
  const [schedule, square] = [`/api/tournaments/${id}/schedule`, `/t/${id}/paper/berger`]
  expect([(await owner.get(schedule)).status, (await owner.get(square)).status]).toEqual([200, 200])
  expect((await owner.command(id, { kind: 'enter-player', player: { name: 'One Too Many' } })).status).toBe(200)
  expect(await owner.get(schedule)).toMatchObject({ status: 422, body: { code: 'too-many', data: { most: mostInTables } } })
  expect((await owner.get(square)).status).toBe(404)
})
