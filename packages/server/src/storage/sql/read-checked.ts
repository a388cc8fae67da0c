import type { Kysely } from 'kysely'
import { type ChainPoint, createChainChecker } from '../chain/checker.ts'
import type { CheckedEvents, StoredEvent } from '../port.ts'
import { asStored, type EventRow, linkedOf } from './rows.ts'
import type { Schema } from './schema.ts'

/** From the first event on; or on from where the chain was followed before, and then without its end, which others may be moving. */
export const readChecked = async (db: Kysely<Schema>, stream: string, from?: ChainPoint): Promise<CheckedEvents> => {
  if (from !== undefined) {
    const rows = await db
      .selectFrom('events')
      .selectAll()
      .where('stream', '=', stream)
      .where('sequence', '>', from.sequence)
      .orderBy('sequence')
      .execute()
    const checker = createChainChecker(from)
    for (const row of rows) checker.take(linkedOf(row))
    return { ...checker.soFar(), events: readable(rows) }
  }
  const { rows, head } = (await undisturbed(db, stream)) ?? (await wholeStream(db, stream))
  const checker = createChainChecker()
  for (const row of rows) checker.take(linkedOf(row))
  return { ...checker.end(head), events: readable(rows) }
}

/** Events between two looks at the mark of their end: the same mark, and nobody wrote meanwhile. Cheaper than the question below, which has the mark in every row. null: somebody did. */
const undisturbed = async (db: Kysely<Schema>, stream: string) => {
  const before = await headOf(db, stream)
  const rows = await db.selectFrom('events').selectAll().where('stream', '=', stream).orderBy('sequence').execute()
  const after = await headOf(db, stream)
  return before?.sequence === after?.sequence && before?.hash === after?.hash ? { rows, head: before } : null
}

const headOf = async (db: Kysely<Schema>, stream: string): Promise<ChainPoint | null> =>
  (await db.selectFrom('heads').where('stream', '=', stream).select(['sequence', 'hash']).executeTakeFirst()) ?? null

/** Events and the mark of their end as of one moment, which is why they are asked for together. */
export const wholeStream = async (
  db: Kysely<Schema>,
  stream: string,
): Promise<{ readonly rows: readonly EventRow[]; readonly head: ChainPoint | null; readonly chainedLater: number }> => {
  const joined = await db
    .selectFrom('streams')
    .leftJoin('heads', 'heads.stream', 'streams.id')
    .leftJoin('events', 'events.stream', 'streams.id')
    .where('streams.id', '=', stream)
    .selectAll('events')
    .select(['heads.sequence as head_sequence', 'heads.hash as head_hash', 'heads.chained_later as chained_later'])
    .orderBy('events.sequence')
    .execute()
  const [first] = joined
  return {
    rows: joined.filter((row) => row.position !== null) as readonly EventRow[],
    head: first === undefined || first.head_sequence === null ? null : { sequence: first.head_sequence, hash: first.head_hash ?? '' },
    chainedLater: first?.chained_later ?? 0,
  }
}

/** Up to one whose body is no JSON any more; the chain tells of it. */
const readable = (rows: readonly EventRow[]): readonly StoredEvent[] => {
  const events: StoredEvent[] = []
  for (const row of rows) {
    try {
      events.push(asStored(row))
    } catch {
      break
    }
  }
  return events
}

export const hashOf = async (db: Kysely<Schema>, stream: string, sequence: number): Promise<string | null> =>
  (await db.selectFrom('events').where('stream', '=', stream).where('sequence', '=', sequence).select('hash').executeTakeFirst())?.hash ??
  null
