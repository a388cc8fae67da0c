import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { type ListEntry, weightOf } from '../entry.ts'
import { tokensOf } from '../fold.ts'
import { ListError } from '../list-issue.ts'
import type { ListInfo, ListWriter } from '../port.ts'
import { firstNumber, rowColumns, rowOf } from '../row.ts'
import { tiers } from './tiers.ts'

export const makeTables = (pool: pg.Pool): Promise<unknown> =>
  pool.query('create table if not exists zug_list (key text primary key, told jsonb not null, entries text not null)')

const typeOf = (at: number): string => (at < firstNumber ? 'text' : 'integer')
const typed = rowColumns.map((column, at) => `${column} ${typeOf(at)}`).join(', ')

/** So many rows go over in one message. */
const portion = 4000

/** A list in a table of its own, which takes the place of the old one in one transaction. */
export const writePostgresList = async (pool: pg.Pool, key: string): Promise<ListWriter> => {
  const release = await lockImports(pool)
  if (release === null) throw new ListError({ code: 'list-busy' })
  await clear(pool)
  const table = `zug_list_${randomBytes(6).toString('hex')}`
  const staged = `${table}_staged`
  let waiting: ListEntry[] = []
  let rows = 0
  let begun: Promise<unknown> | null = null
  /** The portion on its way: the next one is made ready meanwhile. */
  let sent: Promise<unknown> = Promise.resolve()
  const send = async (entries: readonly ListEntry[]): Promise<void> => {
    begun ??= pool.query(`create unlogged table ${staged} (nr bigint, weight integer, tokens text, ${typed})`)
    await begun
    const lines = entries.map((entry) => [weightOf(entry), tokensOf(entry).join(' '), ...rowOf(entry)])
    const columns = [Array.from(lines, (_, at) => rows + at), ...lines[0]!.map((_, column) => lines.map((line) => line[column]))]
    const types = ['bigint', 'integer', 'text', ...rowColumns.map((_, at) => typeOf(at))]
    rows += lines.length
    const text = `insert into ${staged} select * from unnest(${types.map((type, at) => `$${at + 1}::${type}[]`).join(', ')})`
    await sent
    sent = pool.query(text, columns)
    // Heard when the next portion is sent, or at the end.
    sent.catch(() => {})
  }
  const over = async (): Promise<void> => {
    await sent.catch(() => {})
    try {
      await clear(pool)
    } finally {
      await release()
    }
  }
  return {
    add: async (entries) => {
      waiting.push(...entries)
      while (waiting.length >= portion) await send(waiting.splice(0, portion))
    },
    finish: async (told, progress = () => {}) => {
      if (waiting.length > 0) await send(waiting)
      waiting = []
      await sent
      await pool.query(
        `create table ${table} as select row_number() over (order by weight desc, nr) as pos, array_to_tsvector(string_to_array(tokens, ' ')) as tokens, ${rowColumns.join(', ')} from ${staged}`,
      )
      const steps = [
        `create index on ${table} (id collate "C")`,
        `create index on ${table} (id)`,
        `create index on ${table} (fide_id) where fide_id is not null`,
        ...tiers.map(({ where }) => `create index on ${table} using gin (tokens) where ${where}`),
        `analyze ${table}`,
      ]
      for (const [at, step] of steps.entries()) {
        progress((at + 1) / (steps.length + 1))
        await pool.query(step)
      }
      const info: ListInfo = { ...told, rows }
      await replace(pool, key, info, table)
      await over()
      return info
    },
    abandon: () => over(),
  }
}

/** Tables of imports that came to nothing, and what was staged for them. */
const clear = async (pool: pg.Pool): Promise<void> => {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = current_schema() and tablename ~ '^zug_list_[0-9a-f]{12}(_staged)?$'
     and tablename not in (select entries from zug_list)`,
  )
  for (const { name } of rows) await pool.query(`drop table if exists ${name}`)
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
    for (const { entries } of before) await client.query(`drop table if exists ${entries}`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
