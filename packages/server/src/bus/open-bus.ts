import { createHash } from 'node:crypto'
import pg from 'pg'
import { natsBus } from './nats.ts'
import type { Bus } from './port.ts'
import { postgresBus } from './postgres.ts'

/** The bus of a PostgreSQL database: its own, or the NATS server at `address`. */
export const openBus = (config: pg.ClientConfig, address: string | null): Bus =>
  address === null ? postgresBus(config) : natsBus(address, () => scopeOf(config))

/** The same for all processes on one database, however each of them reaches it, and another for a copy of its data. */
export const scopeOf = async (config: pg.ClientConfig): Promise<string> => {
  const client = new pg.Client(config)
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select concat_ws('/', (select system_identifier from pg_control_system()), current_database(), current_schema()) as name`,
    )
    return createHash('sha256').update(rows[0]!.name).digest('hex').slice(0, 16)
  } finally {
    await client.end()
  }
}
