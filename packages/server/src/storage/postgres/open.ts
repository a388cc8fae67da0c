import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { openBus } from '../../bus/open-bus.ts'
import { parsePlace, placeName } from '../place.ts'
import type { Database, Mode } from '../port.ts'
import type { SqlDriver } from '../sql/driver.ts'
import { migrate, schemaVersion } from '../sql/migrate.ts'
import type { Schema } from '../sql/schema.ts'
import { sqlStorage } from '../sql/storage.ts'
import { StorageError } from '../storage-error.ts'
import { isMissingTable, translatePostgres } from './errors.ts'
import { givesUp } from './gives-up.ts'

/** Milliseconds in which the database answers a question of the desk, or is taken for gone: longer than anybody waits for the lock. */
const usualPatience = 20_000

export const openPostgres = async (
  url: string,
  mode: Mode,
  busAddress: string | null = null,
  patience = usualPatience,
): Promise<Database> => {
  // Bringing old data up to date, and reading everything at once, take as long as they take.
  let bound: number | null = null
  const driver = postgresDriver(url, busAddress, () => bound)
  try {
    if (mode === 'write') await migrate(driver)
    else if ((await schemaVersion(driver)) === 0) throw new StorageError('no-installation', `There is no Zug data in ${driver.place}.`)
    if (mode !== 'read') bound = patience
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

/** A driver over the database as it is, before any migration. `patience`: how long an answer may take now; null: as long as it does. */
export const postgresDriver = (url: string, busAddress: string | null = null, patience: () => number | null = () => null): SqlDriver => {
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
  pool.on('connect', (client) => {
    client.on('error', () => {})
    givesUp(client, patience)
  })
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const bus = openBus(config, busAddress)
  let closed = false
  return {
    place,
    db,
    lockForWriting: async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('zug ' || coalesce(current_schema(), ''), 0))`.execute(transaction)
    },
    bus,
    claim: () => claimMoves(config),
    isMissingTable,
    translate: (error) => translatePostgres(place, error),
    close: async () => {
      if (closed) return
      closed = true
      await bus.close()
      await pool.end()
    },
  }
}

/** A lock of a connection, which the server lets go of with it. */
const claimMoves = async (config: pg.ClientConfig): Promise<{ readonly release: () => Promise<void> } | null> => {
  const client = new pg.Client(config)
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_lock(hashtextextended('zug moves ' || coalesce(current_schema(), ''), 0)) as mine`,
    )
    if (rows[0]?.mine === true) return { release: () => client.end() }
  } catch (error) {
    client.end().catch(() => {})
    throw error
  }
  await client.end()
  return null
}
