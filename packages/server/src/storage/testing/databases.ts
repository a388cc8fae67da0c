import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, afterEach, inject } from 'vitest'
import { openStorage } from '../open-storage.ts'
import type { Storage } from '../port.ts'
import type { DeskAnswer } from './global-setup.ts'

export const databaseKinds = ['sqlite', 'postgres'] as const
export type DatabaseKind = (typeof databaseKinds)[number]

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
  const closing = (storage: Storage): Storage => {
    opened.push(storage)
    return storage
  }
  const open: typeof openStorage = async (place, options) => closing(await openStorage(place, options))
  return { folder, newPlace, open, closing, openNew: async (kind: DatabaseKind): Promise<Storage> => open(await newPlace(kind)) }
}

/** The server that all test files of a run share: its maintenance database, and the account it runs as. */
export const sharedServer = async (): Promise<Extract<DeskAnswer, { readonly url: string }>> => {
  const answer = JSON.parse(await text(connect(inject('postgresDesk'), '127.0.0.1'))) as DeskAnswer
  if ('error' in answer) throw new Error(answer.error)
  return answer
}

/** It goes with its server. */
export const createDatabase = async (server: string, clause = ''): Promise<string> => {
  const name = `zug_${randomBytes(6).toString('hex')}`
  await execute(server, `create database ${name} ${clause}`)
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
