import { setTimeout as delay } from 'node:timers/promises'
import { openStorage } from '../../src/storage/open-storage.ts'
import { type DeskProcess, freePort, startDesk } from '../desk-process.ts'

/** What the set-up of an installation of several processes asks for: it is printed by its first writer, and kept. */
export const setupCodeOf = async (place: string): Promise<string> => {
  const storage = await openStorage(place, { mode: 'read' })
  return String((await storage.settings().finally(storage.close)).get('setup-code'))
}

export type Role = 'all' | 'writer' | 'edge' | 'worker'

/** What a process of a deployment is started with. */
export type Place = {
  readonly role: Role
  readonly database: string
  readonly bus: string
  /** Where an edge finds the writers. */
  readonly writers?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly live?: number
}

/** One process of a deployment, which somebody starts again when it has ended, as systemd does. */
export type Member = {
  readonly role: Role
  readonly url: string
  readonly pid: () => number
  /** Ends without farewell, and is started again a second later. Resolves when it has ended. */
  readonly killAndRestart: () => Promise<void>
  /** Fulfilled when it runs again. */
  readonly back: () => Promise<void>
  readonly stop: () => Promise<void>
}

export const startMember = async ({ role, database, bus, writers = [], environment = {}, live = 10_000 }: Place): Promise<Member> => {
  const port = await freePort()
  const more = [...(role === 'all' ? [] : ['--role', role]), '--bus', bus, ...(role === 'edge' ? ['--writers', writers.join(',')] : [])]
  const start = (): Promise<DeskProcess> => startDesk(database, port, live, environment, more)
  let process = await start()
  let starting: Promise<void> = Promise.resolve()
  let ended = false
  /** It may not come up at once: its database may be away as well. */
  const restart = async (): Promise<void> => {
    for (let tries = 0; !ended && tries < 30; tries++) {
      await delay(1000)
      const next = await start().catch(() => null)
      if (next === null) continue
      process = next
      return
    }
  }
  return {
    role,
    url: process.url,
    pid: () => process.pid,
    killAndRestart: async () => {
      await starting
      await process.kill('SIGKILL')
      starting = restart()
    },
    back: () => starting,
    stop: async () => {
      ended = true
      await starting
      await process.kill('SIGTERM')
    },
  }
}
