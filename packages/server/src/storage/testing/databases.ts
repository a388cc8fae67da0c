import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, inject } from 'vitest'
import { type OpenOptions, openStorage } from '../open-storage.ts'
import type { Storage } from '../port.ts'
import { openShards } from '../shards/open-shards.ts'
import type { DeskAnswer } from './global-setup.ts'

export const databaseKinds = ['sqlite', 'postgres'] as const
export type DatabaseKind = (typeof databaseKinds)[number]
/** Every kind of storage: also home with a shard, which has the tournaments. */
export const storageKinds = [...databaseKinds, 'sharded'] as const

/** Places for the tests of one file: what they open is closed after each test, what they made is gone after the last. */
export const useDatabases = () => {
  const opened: Storage[] = []
  const folders: string[] = []
  afterEach(async () => {
    for (const storage of opened.splice(0)) await storage.close()
  })
  afterAll(() => {
    for (const made of folders) rmSync(made, { recursive: true, force: true })
  })

  const folder = (): string => {
    const made = mkdtempSync(join(tmpdir(), 'zug-storage-'))
    folders.push(made)
    return made
  }
  const newPlace = async (kind: DatabaseKind): Promise<string> => {
    if (kind === 'sqlite') return join(folder(), 'data')
    return createDatabase((await sharedServer()).url)
  }
  const closing = <T extends Storage>(storage: T): T => {
    opened.push(storage)
    return storage
  }
  const open: typeof openStorage = async (place, options) => closing(await openStorage(place, options))
  /** Home, and the shards named, each an address of its own. */
  const openSharded = async (
    places: readonly string[],
    { newIn = null, ...options }: OpenOptions & { readonly newIn?: string | null } = {},
  ) => {
    const [first, ...others] = places
    const shards = new Map(others.map((place, at) => [shardNames[at]!, place]))
    const opened = await openShards(await openStorage(first!, options), shards, {
      open: (place) => openStorage(place, options),
      reading: options.mode === 'read',
      newIn,
    })
    closing(opened.storage)
    return opened
  }
  const openNew = async (kind: DatabaseKind) => open(await newPlace(kind))
  /** A new place of any kind of storage, which may be opened more than once. */
  const newStorage = async (kind: (typeof storageKinds)[number]) => {
    const places = kind === 'sharded' ? [await newPlace('postgres'), await newPlace('postgres')] : [await newPlace(kind)]
    return {
      places,
      open: async (options: OpenOptions = {}): Promise<Storage> =>
        kind === 'sharded' ? (await openSharded(places, options)).storage : open(places[0]!, options),
    }
  }
  return { folder, newPlace, open, closing, openNew, openSharded, newStorage }
}

export const shardNames = ['east', 'west', 'north'] as const

/** The server that all test files of a run share: its maintenance database, and the account it runs as. */
export const sharedServer = async (): Promise<Extract<DeskAnswer, { readonly url: string }>> => {
  const answer = JSON.parse(await text(connect(inject('postgresDesk'), '127.0.0.1'))) as DeskAnswer
  if ('error' in answer) throw new Error(answer.error)
  return answer
}

/** It goes with its server. */
export const createDatabase = async (server: string, clause = ''): Promise<string> => {
  const name = `zug_${randomBytes(6).toString('hex')}`
  // Where another test has filled a small disk of the same server, it is full for everybody until that test has ended.
  for (let attempt = 0; ; attempt += 1) {
    try {
      await execute(server, `create database ${name} ${clause}`)
      break
    } catch (error) {
      if ((error as { readonly code?: string }).code !== '53100' || clause !== '' || attempt > 100) throw error
      await delay(200)
    }
  }
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** One statement on a connection of its own. */
export const execute = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
