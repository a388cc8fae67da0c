import { type Kysely, sql } from 'kysely'
import { Fenced } from '../fenced.ts'
import type { AppendedPart, AppendMetadata, AppendResult, AppendTogetherResult, StorableEvent, StreamAppend } from '../port.ts'
import { inTransaction, type SqlDriver } from './driver.ts'
import { altered, moveHeads, type Stand, standOf } from './heads.ts'
import { asPart, chainedRows, insertRows, type NewEvent } from './rows.ts'
import type { Schema } from './schema.ts'
import { checkText } from './text-check.ts'

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
    const stands: Stand[] = []
    for (const { stream, expectedSequence } of parts) {
      const stand = await standOf(transaction, stream, [metadata.idempotencyKey])
      if (stand === null) return { kind: 'unknown-stream', stream }
      if (stand.fence !== null) throw new Fenced(stream, stand.fence)
      if (!stand.intact) throw altered(driver.place, stream)
      if (stand.sequence !== expectedSequence) return { kind: 'conflict', stream, sequence: stand.sequence }
      stands.push(stand)
    }
    let { position } = stands[0]!
    const rows = parts.map(({ stream, expectedSequence, events }, part) =>
      chainedRows(
        stands[part]!.hash,
        events.map((event, index): NewEvent => {
          position += 1
          return { ...metadata, position, stream, sequence: expectedSequence + index + 1, event }
        }),
      ),
    )
    await insertRows(transaction, rows.flat())
    const ends = rows.map((of, part) => ({ last: of.at(-1)!, chainedLater: stands[part]!.chainedLater }))
    await moveHeads(transaction, ends)
    return { kind: 'appended', parts: ends.map(({ last }) => asPart(last)) }
  })
  if (result.kind === 'appended') driver.bus.wake()
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

/** What the key did in a stream; nothing when it is new there. */
const partOfKey = async (db: Kysely<Schema>, stream: string, key: string): Promise<readonly AppendedPart[]> => {
  const row = await db
    .selectFrom('events')
    .where('stream', '=', stream)
    .where('idempotency_key', '=', key)
    // By the index of the keys: for `sequence` alone SQLite would go through the whole stream, backwards.
    .orderBy(sql`+sequence`, 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst()
  return row === undefined ? [] : [asPart(row)]
}
