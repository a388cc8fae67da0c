import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type ListEntry, weightOf } from '../entry.ts'
import { tokensOf } from '../fold.ts'
import { firstNumber, rowColumns, rowOf } from '../row.ts'

const typed = rowColumns.map((column, at) => `${column} ${at < firstNumber ? 'text' : 'integer'}`).join(', ')

/** Entries as they come, sent in one COPY by a connection of its own; the next ones are made ready while these are on their way. */
export const stageEntries = async (pool: pg.Pool, table: string) => {
  const client = await pool.connect()
  await client.query(`create unlogged table ${table} (nr bigint, weight integer, tokens tsvector, ${typed})`)
  const sending = client.query(copyFrom(`copy ${table} from stdin with (delimiter '${between}', null '${unknown}')`))
  const sent = finished(sending)
  let failed = false
  sent.catch(() => {
    failed = true
  })
  let rows = 0
  return {
    rows: () => rows,
    add: async (entries: readonly ListEntry[]): Promise<void> => {
      let lines = ''
      for (const entry of entries) lines += lineOf(rows++, entry)
      // What has failed is not written to any more: it has no connection.
      if (failed) await sent
      if (!sending.write(lines)) await Promise.race([once(sending, 'drain'), sent])
    },
    /** The connection, for what is to be done with them. */
    finish: async (): Promise<pg.PoolClient> => {
      if (!failed) sending.end()
      await sent
      return client
    },
    /** Whether it was finished or not. */
    over: async (): Promise<void> => {
      if (!failed) sending.destroy()
      await sent.catch(() => {})
      client.release(failed)
    },
  }
}

/** Signs that no list has stand between the columns and for what is not known, so that one look at a line tells whether anything in it needs a backslash. */
const [between, unknown] = ['\x01', '\x02']
const special = new RegExp(`[\\\\\n\r${between}${unknown}]`)

const lineOf = (nr: number, entry: ListEntry): string => {
  const values = [nr, weightOf(entry), tokensOf(entry).map(lexeme).join(' '), ...rowOf(entry)]
  const mend = special.test(values.join('')) ? disarmed : (value: string | number) => value
  return `${values.map((value) => (value === null ? unknown : mend(value))).join(between)}\n`
}

const disarmed = (value: string | number): string | number =>
  typeof value === 'string' ? value.replaceAll(new RegExp(special, 'g'), '\\$&') : value

const lexeme = (token: string): string => (/['\\\s:]/.test(token) ? `'${token.replaceAll(/['\\]/g, '$&$&')}'` : token)
