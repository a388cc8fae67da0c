import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { parsePlace, placeName } from '../place.ts'
import type { Storage } from '../port.ts'
import type { SqlDriver } from '../sql/driver.ts'
import { migrate, schemaVersion } from '../sql/migrate.ts'
import type { Schema } from '../sql/schema.ts'
import { sqlStorage } from '../sql/storage.ts'
import { StorageError } from '../storage-error.ts'
import { isMissingTable, translatePostgres } from './errors.ts'
import { channel, listening, wordsChannel } from './listen.ts'

export const openPostgres = async (url: string, mode: 'read' | 'write'): Promise<Storage> => {
  const driver = postgresDriver(url)
  try {
    if (mode === 'write') await migrate(driver)
    else if ((await schemaVersion(driver)) === 0) throw new StorageError('no-installation', `There is no Zug data in ${driver.place}.`)
    return sqlStorage(driver)
  } catch (error) {
    await driver.close()
    throw error
  }
}

/**
 * For each connection: a commit is on disk before it is acknowledged, whatever the server's default; a writer that vanished from the network lets
 * go of the lock within half a minute; who waits for the lock is told so in the end.
 */
const prepareConnection = `
  select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'
  union all select set_config('idle_in_transaction_session_timeout', '30s', false)
  union all select set_config('lock_timeout', '15s', false)`

/** A driver over the database as it is, before any migration. */
export const postgresDriver = (url: string): SqlDriver => {
  const place = placeName(parsePlace(url))
  const config: pg.PoolConfig = {
    connectionString: url,
    application_name: 'zug',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    max: 10,
    // A connection that breaks meanwhile is given back; Kysely's own hook would keep it for good.
    verify: (client, done) => client.query(prepareConnection).then(() => done(), done),
  }
  const pool = new pg.Pool(config)
  // A connection that breaks is replaced at the next use, and whoever was using it is told by the query; unheard, the event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const notifications = listening(config)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  let closed = false
  return {
    place,
    db,
    lockForWriting: async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('zug ' || coalesce(current_schema(), ''), 0))`.execute(transaction)
    },
    announce: async (transaction) => {
      await sql`select pg_notify(${channel}, '')`.execute(transaction)
    },
    announced: () => {},
    subscribe: notifications.subscribe,
    tellOthers: async (message) => {
      await sql`select pg_notify(${wordsChannel}, ${message})`.execute(db)
    },
    hearOthers: notifications.hear,
    isMissingTable,
    translate: (error) => translatePostgres(place, error),
    close: async () => {
      if (closed) return
      closed = true
      await notifications.close()
      await pool.end()
    },
  }
}
