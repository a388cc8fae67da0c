import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { ListError } from '../list-issue.ts'
import type { ListInfo, ListWriter } from '../port.ts'
import { order } from './order.ts'
import { stageEntries } from './staging.ts'

/** How the tables of a list begin; lists of another layout are to be imported again. */
export const layout = 'zug_list3_'

export const makeTables = (pool: pg.Pool): Promise<unknown> =>
  pool.query('create table if not exists zug_list (key text primary key, told jsonb not null, entries text not null)')

/** A list in a table of its own, which takes the place of the old one in one transaction. */
export const writePostgresList = async (pool: pg.Pool, key: string): Promise<ListWriter> => {
  const release = await lockImports(pool)
  if (release === null) throw new ListError({ code: 'list-busy' })
  await clear(pool)
  const table = `${layout}${randomBytes(6).toString('hex')}`
  const entries = await stageEntries(pool, table)
  const over = async (): Promise<void> => {
    await entries.over()
    try {
      await clear(pool)
    } finally {
      await release()
    }
  }
  return {
    add: entries.add,
    finish: async (told, progress = () => {}) => {
      await order(await entries.finish(), table, progress)
      const info: ListInfo = { ...told, rows: entries.rows() }
      await replace(pool, key, info, table)
      await over()
      return info
    },
    abandon: () => over(),
  }
}

/** Tables of imports that came to nothing, what was staged for them, and lists of another layout. */
const clear = async (pool: pg.Pool): Promise<void> => {
  await pool.query(`delete from zug_list where not starts_with(entries, '${layout}')`)
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = current_schema() and tablename ~ '^zug_list[0-9]*_[0-9a-f]{12}(_staged|_rest)?$'
     and regexp_replace(tablename, '_rest$', '') not in (select entries from zug_list)`,
  )
  for (const { name } of rows) await pool.query(`drop table if exists ${name} cascade`)
}

export const sweepPostgres = async (pool: pg.Pool): Promise<void> => {
  const release = await lockImports(pool)
  if (release === null) return
  try {
    await clear(pool)
  } finally {
    await release()
  }
}

/** One import at a time, whichever process makes it; the lock goes with its connection. null when somebody has it. */
const lockImports = async (pool: pg.Pool): Promise<(() => Promise<void>) | null> => {
  const client = await pool.connect()
  const lock = `hashtextextended('zug lists ' || coalesce(current_schema(), ''), 0)`
  const { rows } = await client.query<{ locked: boolean }>(`select pg_try_advisory_lock(${lock}) as locked`)
  if (!rows[0]?.locked) {
    client.release()
    return null
  }
  return async () => {
    await client.query(`select pg_advisory_unlock(${lock})`).finally(() => client.release())
  }
}

const replace = async (pool: pg.Pool, key: string, info: ListInfo, table: string): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows: before } = await client.query<{ entries: string }>('select entries from zug_list where key = $1 for update', [key])
    await client.query(
      'insert into zug_list values ($1, $2, $3) on conflict (key) do update set told = excluded.told, entries = excluded.entries',
      [key, JSON.stringify(info), table],
    )
    for (const { entries } of before) await client.query(`drop table if exists ${entries} cascade`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
