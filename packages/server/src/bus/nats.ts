import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Msg, NatsConnection, NodeConnectionOptions } from '@nats-io/transport-node'
import { gathered } from './gathered.ts'
import { createListeners } from './listeners.ts'
import { type Bus, type Pace, type Unsubscribe, usualPace } from './port.ts'

/** How long a start waits for NATS, and the end for what was said last. A desk goes on without NATS: its readers look by themselves. */
const patience = 2000

/**
 * Over a NATS server: `nats://` or `tls://`, with a user and password or a token in the address. `scope` tells apart what different installations say on one
 * server. Where there is no server, or none any more, it is tried again for as long as the process lives, and everyone is woken when it is back.
 */
export const natsBus = (address: string, scope: () => Promise<string>, pace: Pace = usualPace): Bus => {
  const process = randomBytes(8).toString('hex')
  const wakes = createListeners<void>()
  const words = createListeners<string>()
  let connection: Promise<Connected> | null = null
  let connected: Connected | null = null
  let closed = false

  const start = async (): Promise<Connected> => {
    const subject = `zug.${await scope()}`
    // Not before it is needed: most desks have no NATS.
    const { connect } = await import('@nats-io/transport-node')
    const client = await connect(optionsOf(address))
    const woken = (_: unknown, message: Msg): void => {
      if (message.string() !== process) wakes.tell()
    }
    client.subscribe(`${subject}.wake`, { callback: woken })
    client.subscribe(`${subject}.words`, { callback: (_, message: Msg) => words.tell(message.string()) })
    await client.flush()
    connected = { client, subject }
    void follow(client)
    if (closed) await client.close()
    wakes.tell()
    return connected
  }
  const follow = async (client: NatsConnection): Promise<void> => {
    for await (const { type } of client.status()) {
      if (type !== 'reconnect') continue
      wakes.tell()
      sent.ask()
    }
  }
  const opened = (): Promise<Connected> => {
    connection ??= start().catch((error) => {
      connection = null
      throw error
    })
    return connection
  }
  const joining = async (leave: Unsubscribe): Promise<Unsubscribe> => {
    await Promise.race([opened().catch(() => {}), delay(patience, undefined, { ref: false })])
    return leave
  }
  const say = (topic: 'wake' | 'words', message: string): void => {
    if (connected !== null && !connected.client.isClosed()) connected.client.publish(`${connected.subject}.${topic}`, message)
    else void opened().catch(() => {})
  }
  const sent = gathered(async () => say('wake', process), pace.gather)

  return {
    wake: () => {
      if (closed) return
      queueMicrotask(() => wakes.tell())
      sent.ask()
    },
    onWake: (listener) => joining(wakes.join(listener)),
    tell: async (message) => say('words', message),
    hear: (listener) => joining(words.join(listener)),
    lookEvery: pace.lookEvery,
    close: async () => {
      wakes.clear()
      words.clear()
      await sent.settle()
      closed = true
      const client = connected?.client
      if (client === undefined || client.isClosed()) return
      await Promise.race([client.flush().catch(() => {}), delay(patience, undefined, { ref: false })])
      await client.close().catch(() => {})
    },
  }
}

type Connected = { readonly client: NatsConnection; readonly subject: string }

export const optionsOf = (address: string): NodeConnectionOptions => {
  const url = new URL(address)
  const user = decodeURIComponent(url.username)
  const pass = decodeURIComponent(url.password)
  return {
    servers: url.host,
    name: 'zug',
    ...(pass !== '' ? { user, pass } : user !== '' ? { token: user } : {}),
    ...(url.protocol === 'tls:' ? { tls: {} } : {}),
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    waitOnFirstConnect: true,
  }
}
