import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type NatsServer, startNats } from '../../src/bus/testing/nats-server.ts'
import { type Cluster, startCluster } from '../../src/storage/testing/postgres-cluster.ts'
import { mountSmallDisk, type SmallDisk } from '../../src/storage/testing/small-disk.ts'
import { type Member, startMember } from '../deployment/deployment.ts'
import { layWire, through, type Wire } from '../deployment/wire.ts'

/** A deployment on which faults are tried: all that its processes say to each other goes over wires that can be cut. */
export type Stage = {
  /** Where the tables are, without any wire. */
  readonly place: string
  readonly cluster: Cluster
  readonly nats: NatsServer
  readonly writers: readonly Member[]
  readonly edges: readonly Member[]
  readonly workers: readonly Member[]
  /** From edges to writers, from edges to PostgreSQL, from the first writer to PostgreSQL, from everybody to NATS. */
  readonly wires: { readonly writers: readonly Wire[]; readonly edgeDatabase: Wire; readonly writerDatabase: Wire; readonly bus: Wire }
  /** On which the tables are; null where nothing may be mounted. */
  readonly disk: SmallDisk | null
  /** By how many milliseconds the clocks of all processes are off. */
  readonly setClock: (offset: number) => void
  readonly close: () => Promise<void>
}

const portOf = (address: string): number => Number(new URL(address).port)

const execute = async (url: string, command: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(command).finally(() => client.end())
}

export const setStage = async (): Promise<Stage> => {
  const folder = mkdtempSync(join(tmpdir(), 'zug-failures-'))
  const clock = join(folder, 'clock')
  const setClock = (offset: number): void => writeFileSync(clock, String(offset))
  setClock(0)
  const environment = {
    NODE_OPTIONS: `--import ${new URL('../faults/shifted-clock.js', import.meta.url).href}`,
    ZUG_SHIFTED_CLOCK: clock,
  }
  const cluster = await startCluster({ durable: true })
  const disk = mountSmallDisk('64m')
  if (disk !== null) {
    chownSync(disk.folder, cluster.account.uid, cluster.account.gid)
    await execute(cluster.url(), `create tablespace small location '${disk.folder}'`)
  }
  await execute(cluster.url(), `create database desk ${disk === null ? '' : 'tablespace small'}`)
  const place = cluster.url('desk')
  const nats = await startNats()
  const [edgeDatabase, writerDatabase, bus] = [
    await layWire(portOf(place)),
    await layWire(portOf(place)),
    await layWire(portOf(nats.url)),
  ] as const
  const shared = { bus: through(nats.url, bus), environment }
  const writers = [
    await startMember({ ...shared, role: 'writer', database: through(place, writerDatabase) }),
    await startMember({ ...shared, role: 'writer', database: place }),
  ]
  const toWriters = await Promise.all(writers.map(({ url }) => layWire(portOf(url))))
  const found = writers.map(({ url }, at) => through(url, toWriters[at]!))
  const edges: Member[] = []
  for (let count = 0; count < 2; count++)
    edges.push(await startMember({ ...shared, role: 'edge', database: through(place, edgeDatabase), writers: found }))
  const workers = [await startMember({ ...shared, role: 'worker', database: place })]
  return {
    place,
    cluster,
    nats,
    writers,
    edges,
    workers,
    wires: { writers: toWriters, edgeDatabase, writerDatabase, bus },
    disk,
    setClock,
    close: async () => {
      for (const member of [...edges, ...workers, ...writers]) await member.stop()
      for (const wire of [...toWriters, edgeDatabase, writerDatabase, bus]) wire.close()
      await nats.kill()
      await cluster.stop()
      disk?.unmount()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
