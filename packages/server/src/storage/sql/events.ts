import type { Kysely, Transaction } from 'kysely'
import type { AppendedPart, AppendMetadata, AppendResult, AppendTogetherResult, StorableEvent, StoredEvent, StreamAppend } from '../port.ts'
import { inTransaction, type SqlDriver } from './driver.ts'
import type { Schema } from './schema.ts'
import { checkText } from './text-check.ts'

/** The number of a stream's last event, 0 when it is empty; null for a stream that does not exist. */
const standOf = async (db: Kysely<Schema>, stream: string): Promise<number | null> => {
  const found = await db
    .selectFrom('streams')
    .where('id', '=', stream)
    .select(({ selectFrom }) =>
      selectFrom('events')
        .where('events.stream', '=', stream)
        .select(({ fn }) => fn.max('sequence').as('sequence'))
        .as('sequence'),
    )
    .executeTakeFirst()
  return found === undefined ? null : (found.sequence ?? 0)
}

export const lastPosition = async (db: Kysely<Schema>): Promise<number> => {
  const row = await db
    .selectFrom('events')
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirst()
  return row?.position ?? 0
}

/** Writers are let in one at a time, so what is read here still holds when the rows are inserted; the keys of the table stand behind that. */
export const appendTogether = async (
  driver: SqlDriver,
  parts: readonly StreamAppend[],
  metadata: AppendMetadata,
): Promise<AppendTogetherResult> => {
  if (parts.length === 0 || parts.some(({ events }) => events.length === 0)) throw new TypeError('An append has at least one event.')
  if (new Set(parts.map(({ stream }) => stream)).size < parts.length) throw new TypeError('A stream is appended to once at a time.')
  checkText('An idempotency key', metadata.idempotencyKey)
  checkText('An actor', metadata.actor)
  checkText('A time', metadata.at)
  const result = await inTransaction(driver, async (transaction): Promise<AppendTogetherResult> => {
    const earlier: AppendedPart[] = []
    for (const { stream } of parts) earlier.push(...(await partOfKey(transaction, stream, metadata.idempotencyKey)))
    if (earlier.length > 0) return { kind: 'duplicate', parts: earlier }
    for (const { stream, expectedSequence } of parts) {
      const sequence = await standOf(transaction, stream)
      if (sequence === null) return { kind: 'unknown-stream', stream }
      if (sequence !== expectedSequence) return { kind: 'conflict', stream, sequence }
    }
    let position = await lastPosition(transaction)
    const stored = parts.map(({ stream, expectedSequence, events }) =>
      events.map((event, index): StoredEvent => {
        position += 1
        return { ...metadata, position, stream, sequence: expectedSequence + index + 1, event }
      }),
    )
    await insertEvents(transaction, stored.flat())
    await driver.announce(transaction)
    return { kind: 'appended', parts: stored.map((events) => asPart(events.at(-1)!)) }
  })
  if (result.kind === 'appended') driver.announced()
  return result
}

export const append = async (
  driver: SqlDriver,
  stream: string,
  expectedSequence: number,
  events: readonly StorableEvent[],
  metadata: AppendMetadata,
): Promise<AppendResult> => {
  const result = await appendTogether(driver, [{ stream, expectedSequence, events }], metadata)
  switch (result.kind) {
    case 'appended':
    case 'duplicate': {
      const { sequence, position } = result.parts[0]!
      return { kind: result.kind, sequence, position }
    }
    case 'conflict':
      return { kind: 'conflict', sequence: result.sequence }
    case 'unknown-stream':
      return { kind: 'unknown-stream' }
  }
}

const asPart = ({ stream, sequence, position }: StoredEvent): AppendedPart => ({ stream, sequence, position })

/** What the key did in a stream; nothing when it is new there. */
const partOfKey = async (db: Kysely<Schema>, stream: string, key: string): Promise<readonly AppendedPart[]> => {
  const row = await db
    .selectFrom('events')
    .where('stream', '=', stream)
    .where('idempotency_key', '=', key)
    .select(({ fn }) => [fn.max('sequence').as('sequence'), fn.max('position').as('position')])
    .executeTakeFirst()
  return row === undefined || row.sequence === null ? [] : [{ stream, sequence: row.sequence, position: row.position }]
}

/** Rows per statement: both databases limit the number of parameters. */
export const rowsAtOnce = 1000

export const insertEvents = async (transaction: Transaction<Schema>, events: readonly StoredEvent[]): Promise<void> => {
  for (let start = 0; start < events.length; start += rowsAtOnce) {
    await transaction
      .insertInto('events')
      .values(
        events.slice(start, start + rowsAtOnce).map(({ position, stream, sequence, idempotencyKey, actor, at, event }) => ({
          position,
          stream,
          sequence,
          idempotency_key: idempotencyKey,
          actor,
          recorded_at: at,
          body: JSON.stringify(event),
        })),
      )
      .execute()
  }
}

const asStored = (row: Schema['events']): StoredEvent => ({
  position: row.position,
  stream: row.stream,
  sequence: row.sequence,
  idempotencyKey: row.idempotency_key,
  actor: row.actor,
  at: row.recorded_at,
  event: JSON.parse(row.body) as StorableEvent,
})

export const readStream = async (db: Kysely<Schema>, stream: string, after: number): Promise<readonly StoredEvent[]> =>
  (await db.selectFrom('events').selectAll().where('stream', '=', stream).where('sequence', '>', after).orderBy('sequence').execute()).map(
    asStored,
  )

export const readAll = async (db: Kysely<Schema>, after: number, limit: number): Promise<readonly StoredEvent[]> =>
  (await db.selectFrom('events').selectAll().where('position', '>', after).orderBy('position').limit(limit).execute()).map(asStored)
