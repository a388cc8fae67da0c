import { setImmediate as turnOfOthers } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { type LinkedEvent, linkOf } from '../chain/link.ts'
import type { AppendedPart, StorableEvent, StoredEvent } from '../port.ts'
import { StorageError } from '../storage-error.ts'
import type { Schema } from './schema.ts'

export type EventRow = Schema['events']

/** An event on its way into the table. */
export type NewEvent = Omit<StoredEvent, 'hash'>

/** Rows per statement: both databases limit the number of parameters. */
export const rowsAtOnce = 1000

/** Rows that follow the event with the hash `previous`, each the one before it. */
export const chainedRows = (previous: string, events: readonly NewEvent[]): readonly EventRow[] => {
  let hash = previous
  return events.map((event) => {
    const row = { ...rowOf(event), hash: '' }
    hash = linkOf(hash, linkedOf(row))
    return { ...row, hash }
  })
}

export const rowOf = ({ position, stream, sequence, idempotencyKey, actor, at, event }: NewEvent): Omit<EventRow, 'hash'> => ({
  position,
  stream,
  sequence,
  idempotency_key: idempotencyKey,
  actor,
  recorded_at: at,
  body: JSON.stringify(event),
})

export const asPart = ({ stream, sequence, position, hash }: EventRow): AppendedPart => ({ stream, sequence, position, hash })

export const linkedOf = (row: EventRow): LinkedEvent & { readonly hash: string } => ({
  stream: row.stream,
  sequence: row.sequence,
  idempotencyKey: row.idempotency_key,
  actor: row.actor,
  at: row.recorded_at,
  body: row.body,
  hash: row.hash,
})

export const insertRows = async (transaction: Transaction<Schema>, rows: readonly EventRow[]): Promise<void> => {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    // SQLite answers at once, and a whole event restored would keep everybody waiting: others have their turn, though not the database.
    if (start > 0) await turnOfOthers()
    await transaction
      .insertInto('events')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute()
  }
}

/** Throws for a body that is no JSON any more. */
export const asStored = (row: EventRow): StoredEvent => ({
  position: row.position,
  stream: row.stream,
  sequence: row.sequence,
  idempotencyKey: row.idempotency_key,
  actor: row.actor,
  at: row.recorded_at,
  event: parsedBody(row),
  hash: row.hash ?? '',
})

const parsedBody = ({ stream, sequence, body }: EventRow): StorableEvent => {
  try {
    return JSON.parse(body) as StorableEvent
  } catch (error) {
    throw new StorageError(
      'damaged',
      `Event ${sequence} of ${stream} cannot be read: it was changed outside the desk. zug db check says what else is wrong; restore the last backup into a new place.`,
      error,
    )
  }
}

export const readStream = async (db: Kysely<Schema>, stream: string, after: number): Promise<readonly StoredEvent[]> =>
  (await db.selectFrom('events').selectAll().where('stream', '=', stream).where('sequence', '>', after).orderBy('sequence').execute()).map(
    asStored,
  )

export const readAll = async (db: Kysely<Schema>, after: number, limit: number): Promise<readonly StoredEvent[]> =>
  (await db.selectFrom('events').selectAll().where('position', '>', after).orderBy('position').limit(limit).execute()).map(asStored)
