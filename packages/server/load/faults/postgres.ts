import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { type Cluster, startCluster } from '../../src/storage/testing/postgres-cluster.ts'
import type { Outcome, Row } from './row.ts'
import { survived } from './survived.ts'

/** Waits for a server that is still going through its log. */
const ask = async (url: string, question: string): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      return (await client.query(question)).rows
    } catch (error) {
      if (tries === 100) throw error
      await delay(100)
    } finally {
      await client.end().catch(() => {})
    }
  }
}

const struck = async (strikes: number, strike: (cluster: Cluster) => Promise<unknown>): Promise<Outcome> => {
  const cluster = await startCluster({ durable: true })
  const during = async (): Promise<readonly string[]> => {
    for (let count = 0; count < strikes; count++) {
      await strike(cluster)
      await delay(500 + Math.random() * 1000)
    }
    return []
  }
  return survived(cluster.url(), during, 'goes on by itself; nothing is lost or double').finally(cluster.stop)
}

/** kill -9 of a process that serves the desk: PostgreSQL then ends all the others and goes through its log. */
const killBackend = async (cluster: Cluster): Promise<void> => {
  const rows = await ask(cluster.url(), `select pid from pg_stat_activity where application_name = 'zug' order by random() limit 1`)
  for (const { pid } of rows) process.kill(Number(pid), 'SIGKILL')
}

/** An address that leads to one server and then to another, as a virtual address, a name or a proxy does. */
const openAddress = async (first: string) => {
  let port = Number(new URL(first).port)
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(first)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    leadTo: (to: string): void => {
      port = Number(new URL(to).port)
    },
    close: (): void => {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

/** Commits wait for the standby, which is what makes its data complete. */
const failedOver = async (): Promise<Outcome> => {
  const primary = await startCluster({ durable: true })
  const standby = await startCluster({ durable: true, standbyOf: primary.url() })
  const address = await openAddress(primary.url())
  await ask(primary.url(), `alter system set synchronous_standby_names = '*'`)
  await ask(primary.url(), 'select pg_reload_conf()')
  const during = async (): Promise<readonly string[]> => {
    await primary.end()
    await ask(standby.url(), 'select pg_promote()')
    address.leadTo(standby.url())
    await delay(2000)
    const [state] = await ask(standby.url(), 'select pg_is_in_recovery() as follows')
    return state?.follows === false ? [] : ['the standby was not promoted']
  }
  try {
    return await survived(address.url, during, 'goes on by itself on the other server; nothing is lost or double')
  } finally {
    address.close()
    await standby.stop()
    await primary.stop()
  }
}

export const postgresRows: readonly Row[] = [
  {
    name: 'postgres-restart',
    title: ({ strikes }) => `PostgreSQL is restarted ${strikes} times in the middle of writes`,
    work: (_, { strikes }) => struck(strikes, (cluster) => cluster.crash('SIGINT')),
  },
  {
    name: 'postgres-crash',
    title: ({ strikes }) => `PostgreSQL ends without a farewell ${strikes} times in the middle of writes, and comes back`,
    work: (_, { strikes }) => struck(strikes, (cluster) => cluster.crash()),
  },
  {
    name: 'postgres-kill',
    title: ({ strikes }) => `PostgreSQL: \`kill -9\` of a process that serves the desk, ${strikes} times`,
    work: (_, { strikes }) => struck(strikes, killBackend),
  },
  {
    name: 'postgres-failover',
    title: () => 'PostgreSQL is gone for good, and a synchronous standby takes over its address',
    work: failedOver,
  },
]
