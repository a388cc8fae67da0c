import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startCluster } from '../../src/storage/testing/postgres-cluster.ts'
import { freePort, startDesk } from '../desk-process.ts'
import { createBusyEvent } from './busy-event.ts'
import type { Outcome, Row } from './row.ts'

const killed = async (place: string, kills: number): Promise<Outcome> => {
  const port = await freePort()
  let desk = await startDesk(place, port)
  const event = await createBusyEvent(desk.url)
  const playing = event.play(desk.url)
  const faults: string[] = []
  for (let count = 1; count <= kills; count++) {
    await delay(Math.random() * 600)
    await desk.kill('SIGKILL')
    if (count % 20 === 0) faults.push(...(await event.check(place)))
    desk = await startDesk(place, port)
  }
  await playing.stop()
  faults.push(...(await event.check(place)))
  await desk.kill('SIGTERM')
  return { acknowledged: event.acknowledged(), says: 'starts again and goes on; nothing is lost or double', faults }
}

export const killRows: readonly Row[] = [
  {
    name: 'kill-sqlite',
    title: ({ kills }) => `SQLite: \`kill -9\` of the server at ${kills} random moments`,
    work: (folder, { kills }) => killed(join(folder, 'data'), kills),
  },
  {
    name: 'kill-postgres',
    title: ({ kills }) => `PostgreSQL with \`fsync=on\`: \`kill -9\` of the server at ${kills} random moments`,
    work: async (_, { kills }) => {
      const cluster = await startCluster({ durable: true })
      return killed(cluster.url(), kills).finally(cluster.stop)
    },
  },
]
