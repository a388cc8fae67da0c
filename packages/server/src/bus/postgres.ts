import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { StorageError } from '../storage/storage-error.ts'
import { gathered } from './gathered.ts'
import { createListeners } from './listeners.ts'
import { type Bus, type Pace, type Unsubscribe, usualPace } from './port.ts'

const wakeChannel = 'zug_events'
/** Not more than 8000 bytes at once. */
const wordsChannel = 'zug_words'

/** How long somebody who says something waits for the connection, and the end for what was said last. */
const patience = 2000

/**
 * LISTEN and NOTIFY on a connection of its own, made when it is first needed and kept. NOTIFY takes a lock at commit that all who say something share, so it is said
 * after the commit of what it tells of, by nobody who writes. When the connection breaks it is made again, with growing pauses, and everyone is woken: something may
 * have been appended in between.
 */
export const postgresBus = (config: pg.ClientConfig, pace: Pace = usualPace): Bus => {
  const process = randomBytes(8).toString('hex')
  const wakes = createListeners<void>()
  const words = createListeners<string>()
  const closing = new AbortController()
  let connection: Promise<pg.Client> | null = null

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client(config)
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === wordsChannel) words.tell(payload)
      else if (payload !== process) wakes.tell()
    })
    // Without a listener an error event would end the process; 'end' follows it.
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query(`listen ${wakeChannel}; listen ${wordsChannel}`)
    } catch (error) {
      client.end().catch(() => {})
      throw error
    }
    client.on('end', () => {
      connection = closing.signal.aborted ? null : reconnect()
      connection?.catch(() => {})
    })
    return client
  }

  const reconnect = async (): Promise<pg.Client> => {
    for (let pause = 100; ; pause = Math.min(pause * 2, 5000)) {
      await delay(pause, undefined, { signal: closing.signal })
      try {
        const client = await connect()
        wakes.tell()
        sent.ask()
        return client
      } catch {
        // Not back yet.
      }
    }
  }

  const connected = async (): Promise<pg.Client> => {
    connection ??= connect()
    const mine = connection
    try {
      return await mine
    } catch (error) {
      if (connection === mine) connection = null
      throw error
    }
  }

  /** While the connection is being made again nobody waits to say something: it would not be heard in time. */
  const inTime = <T>(connecting: Promise<T>): Promise<T> =>
    Promise.race([
      connecting,
      delay(patience, undefined, { ref: false }).then(() => {
        throw new StorageError('unreachable', 'PostgreSQL is not there to say something to.')
      }),
    ])
  /** One after the other: a connection carries one question at a time. */
  let said: Promise<unknown> = Promise.resolve()
  const notify = async (channel: string, message: string): Promise<void> => {
    const saying = said.then(async () => (await inTime(connected())).query('select pg_notify($1, $2)', [channel, message]))
    said = saying.catch(() => {})
    await saying
  }
  const sent = gathered(() => notify(wakeChannel, process), pace.gather)

  /** Among those who are told, from when the connection stands. */
  const joining = async (join: () => Unsubscribe): Promise<Unsubscribe> => {
    const leave = join()
    try {
      await connected()
      return leave
    } catch (error) {
      await leave()
      throw error
    }
  }

  return {
    wake: () => {
      if (closing.signal.aborted) return
      queueMicrotask(() => wakes.tell())
      sent.ask()
    },
    onWake: (listener) => joining(() => wakes.join(listener)),
    tell: (message) => notify(wordsChannel, message),
    hear: (listener) => joining(() => words.join(listener)),
    lookEvery: pace.lookEvery,
    close: async () => {
      wakes.clear()
      words.clear()
      await Promise.race([sent.settle(), delay(patience, undefined, { ref: false })])
      closing.abort()
      const client = await connection?.catch(() => null)
      await client?.end().catch(() => {})
    },
  }
}
