import { readFileSync } from 'node:fs'
import pg from 'pg'
import { startNats } from '../../src/bus/testing/nats-server.ts'
import { startCluster } from '../../src/storage/testing/postgres-cluster.ts'
import { type Member, type Role, startMember } from '../deployment/deployment.ts'
import { startNginx } from '../deployment/nginx.ts'

/** PostgreSQL and NATS on this machine, and processes on them as they are asked for. */
export const openGround = async () => {
  const cluster = await startCluster({ durable: true })
  const nats = await startNats()
  const members: Member[] = []
  let databases = 0
  return {
    /** An empty database of its own. */
    newDatabase: async (): Promise<string> => {
      databases += 1
      const client = new pg.Client({ connectionString: cluster.url() })
      await client.connect()
      await client.query(`create database season_${databases}`).finally(() => client.end())
      return cluster.url(`season_${databases}`)
    },
    start: async (role: Role, database: string, writers: readonly string[] = []): Promise<Member> => {
      const member = await startMember({ role, database, bus: nats.url, writers })
      members.push(member)
      return member
    },
    stopAll: async (): Promise<void> => {
      for (const member of members.splice(0).toReversed()) await member.stop()
    },
    close: async (): Promise<void> => {
      for (const member of members.splice(0).toReversed()) await member.stop()
      await nats.kill()
      await cluster.stop()
    },
  }
}

export type Ground = Awaited<ReturnType<typeof openGround>>

export type Counts = { readonly writers: number; readonly edges: number; readonly workers: number }

/** Writers, edges, workers and a cache in front. */
export const deploy = async (ground: Ground, { writers: many, edges: front, workers }: Counts) => {
  const database = await ground.newDatabase()
  const writers: Member[] = []
  for (let count = 0; count < many; count++) writers.push(await ground.start('writer', database))
  const found = writers.map(({ url }) => url)
  const edges: Member[] = []
  for (let count = 0; count < front; count++) edges.push(await ground.start('edge', database, found))
  for (let count = 0; count < workers; count++) await ground.start('worker', database)
  const cache = await startNginx(edges.map(({ url }) => url))
  return { database, writers, edges, cache }
}

/** Resident memory, in bytes. */
export const memoryOf = ({ pid }: Member): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid()}/status`, 'utf8'))?.[1] ?? 0) * 1024
