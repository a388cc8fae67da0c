import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Unsubscribe } from '../port.ts'

export const channel = 'zug_events'
/** What processes say to each other; not more than 8000 bytes at once. */
export const wordsChannel = 'zug_words'

export type Listening = {
  readonly subscribe: (wake: () => void) => Promise<Unsubscribe>
  readonly hear: (listener: (message: string) => void) => Promise<Unsubscribe>
  readonly close: () => Promise<void>
}

/**
 * LISTEN on a connection of its own, made for the first subscriber and kept. When it breaks it is made again, with growing pauses, and everyone is
 * woken: something may have been appended in between.
 */
export const listening = (config: pg.ClientConfig): Listening => {
  const listeners = new Set<() => void>()
  const hearers = new Set<(message: string) => void>()
  const closing = new AbortController()
  let connection: Promise<pg.Client> | null = null

  const wakeAll = (): void => {
    for (const wake of listeners) wake()
  }

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client(config)
    client.on('notification', (heard) => {
      if (heard.channel === wordsChannel) for (const hear of hearers) hear(heard.payload ?? '')
      else wakeAll()
    })
    // Without a listener an error event would end the process; 'end' follows it.
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      await client.query(`listen ${wordsChannel}`)
    } catch (error) {
      client.end().catch(() => {})
      throw error
    }
    client.on('end', () => {
      if (!closing.signal.aborted) connection = reconnect()
      connection?.catch(() => {})
    })
    return client
  }

  const reconnect = async (): Promise<pg.Client> => {
    for (let pause = 100; ; pause = Math.min(pause * 2, 5000)) {
      await delay(pause, undefined, { signal: closing.signal })
      try {
        const client = await connect()
        wakeAll()
        return client
      } catch {
        // Not back yet.
      }
    }
  }

  /** Among those who are told, from when the connection stands. */
  const join = async <T>(group: Set<T>, listener: T): Promise<Unsubscribe> => {
    group.add(listener)
    try {
      connection ??= connect()
      await connection
    } catch (error) {
      connection = null
      group.delete(listener)
      throw error
    }
    return async () => {
      group.delete(listener)
    }
  }

  return {
    subscribe: (wake) => join(listeners, () => wake()),
    hear: (listener) => join(hearers, (message) => listener(message)),
    close: async () => {
      listeners.clear()
      hearers.clear()
      closing.abort()
      const client = await connection?.catch(() => null)
      await client?.end().catch(() => {})
    },
  }
}
