import { randomUUID } from 'node:crypto'
import type { DeskEvent } from '@zug/engine/desk'
import { afterEach, expect, test } from 'vitest'
import { deskEventsOf } from '../exchange/desk-events.ts'
import { largeEvent } from '../exchange/testing/large-event.ts'
import { useDatabases } from '../storage/testing/databases.ts'
import { longestPause } from '../testing/longest-pause.ts'
import { newTournament, setUp, startServer, type TestServer } from '../testing/server.ts'
import { createWorkers, readingBounds } from '../work/workers.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

/** As it is played: every result by itself. */
const played = (events: readonly DeskEvent[]): readonly DeskEvent[] =>
  events.flatMap((event): readonly DeskEvent[] => {
    if (event.kind !== 'round-published') return [event]
    const { round, boards } = event.round
    return [
      { ...event, round: { ...event.round, boards: boards.map((board) => ({ ...board, result: null })) } },
      ...boards.map(({ result }, board): DeskEvent => ({ kind: 'result-entered', round, board, result })),
    ]
  })

test('a backup of 2,000 players and 3,000 results is made, looked into and restored while the desk goes on', {
  timeout: 120_000,
}, async () => {
  const server = await startServer(await databases.openNew('sqlite'), {}, { readers: createWorkers(0, 1, undefined, readingBounds) })
  servers.push(server)
  const owner = await setUp(server)
  const id = await newTournament(owner, 0)
  const { actor } = (await server.context.storage.read(id))[0]!
  const [, ...others] = played(deskEventsOf(largeEvent(2000, 3), 'fide-dutch-2026'))
  const series = others.map((event, index) => ({
    events: [event],
    metadata: { actor, at: '2026-06-05T09:00:00.000Z', idempotencyKey: `k${index}` },
  }))
  await server.context.storage.appendSeries(id, 1, series)
  await server.context.tournaments.refresh(id)

  const token = (await owner.post('/api/tokens', { name: 'files' })).body.secret
  let file = new Uint8Array()
  const making = await longestPause(async () => {
    const response = await server.app.request(`/api/tournaments/${id}/backup`, { headers: { authorization: `Bearer ${token}` } })
    file = new Uint8Array(await response.arrayBuffer())
  })
  const looking = await longestPause(async () => {
    const { body } = await owner.send('POST', '/api/backups/preview', file)
    expect(body.tournaments).toMatchObject([{ file: { players: 2000, rounds: 3, results: 3000 }, here: { onlyHere: 0, onlyInFile: 0 } }])
  })
  const restoring = await longestPause(async () => {
    expect((await owner.send('POST', `/api/backups?key=${randomUUID()}&name=Again`, file)).status).toBe(201)
  })
  expect(Math.max(making, restoring)).toBeLessThan(500)
  // Nothing of it is read here.
  expect(looking).toBeLessThan(100)
})
