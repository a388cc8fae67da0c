import { PostgresAdapter, sql } from 'kysely'
import { chainStart, linkOf } from '../../chain/link.ts'
import type { Migration } from './index.ts'

const rowsAtOnce = 500

type Row = {
  readonly position: number
  readonly stream: string
  readonly sequence: number
  readonly idempotency_key: string
  readonly actor: string
  readonly recorded_at: string
  readonly body: string
}

/** Each event gets the hash over itself and the one before. `chained_later` says of which events that was done afterwards, here. */
export const chain: Migration = {
  version: 4,
  name: 'chain',
  up: async (transaction) => {
    const { schema } = transaction
    await schema
      .alterTable('events')
      .addColumn('hash', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await schema
      .createTable('heads')
      .addColumn('stream', 'text', (column) => column.primaryKey().notNull())
      .addColumn('sequence', 'integer', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('chained_later', 'integer', (column) => column.notNull())
      .execute()
    const ends = new Map<string, { readonly sequence: number; readonly hash: string }>()
    let after = 0
    for (;;) {
      const { rows } = await sql<Row>`
        select position, stream, sequence, idempotency_key, actor, recorded_at, body from events
        where position > ${after} order by position limit ${rowsAtOnce}`.execute(transaction)
      if (rows.length === 0) break
      const hashes = rows.map((row) => {
        const { position, stream, sequence, actor, body } = row
        const linked = { stream, sequence, idempotencyKey: row.idempotency_key, actor, at: row.recorded_at, body }
        const hash = linkOf(ends.get(stream)?.hash ?? chainStart, linked)
        ends.set(stream, { sequence, hash })
        return sql`(cast(${position} as integer), ${hash})`
      })
      await sql`with hashes(position, hash) as (values ${sql.join(hashes)})
        update events set hash = (select hashes.hash from hashes where hashes.position = events.position)
        where position in (select position from hashes)`.execute(transaction)
      after = rows.at(-1)!.position
    }
    for (const [stream, { sequence, hash }] of ends)
      await sql`insert into heads (stream, sequence, hash, chained_later) values (${stream}, ${sequence}, ${hash}, ${sequence})`.execute(
        transaction,
      )
    await sql`insert into heads (stream, sequence, hash, chained_later) values ('', ${after}, '', 0)`.execute(transaction)
    // A process of an older Zug that still runs on this database knows no hashes: what it wrote would look like an alteration, so it can write no more.
    if (transaction.getExecutor().adapter instanceof PostgresAdapter)
      await schema
        .alterTable('events')
        .alterColumn('hash', (column) => column.dropDefault())
        .execute()
  },
}
