import type { Transaction } from 'kysely'
import type { ChainHead } from '../chain/checker.ts'
import { chainStart } from '../chain/link.ts'
import type { InstallationRecord, StoredEvent } from '../port.ts'
import { StorageError } from '../storage-error.ts'
import { inTransaction, type SqlDriver } from './driver.ts'
import { markOf, saveHeads } from './heads.ts'
import { chainedRows, type EventRow, insertRows, rowOf, rowsAtOnce } from './rows.ts'
import type { Schema } from './schema.ts'
import { saveSetting } from './settings.ts'
import { createStream } from './streams.ts'

export const load = async (driver: SqlDriver, records: AsyncIterable<InstallationRecord>): Promise<void> => {
  await inTransaction(driver, async (transaction) => {
    if (!(await isEmpty(transaction)))
      throw new StorageError('not-empty', `There is data in ${driver.place} already; only an empty installation can be filled.`)
    const place = createPlace()
    let waiting: EventRow[] = []
    const flush = async (): Promise<void> => {
      await insertRows(transaction, waiting)
      waiting = []
    }
    for await (const record of records) {
      switch (record.kind) {
        case 'setting':
          await saveSetting(transaction, record.name, record.value)
          break
        case 'mark':
          place.mark(record.position)
          break
        case 'stream':
          place.begin(record.stream, record.head ?? null)
          await createStream(transaction, record.stream, record.createdAt)
          break
        case 'event':
          waiting.push(place.follow(record))
          if (waiting.length === rowsAtOnce) await flush()
      }
    }
    await flush()
    await saveHeads(transaction, place.heads())
  })
  driver.bus.wake()
}

type End = { sequence: number; hash: string; chainedLater: number; readonly head: ChainHead | null }

/**
 * Where the records have got to. Hashes are kept as they are, also where they are wrong: what was done to a record must not be lost on the way. Events
 * of before there were any get theirs here, and may have no gap.
 */
const createPlace = () => {
  const ends = new Map<string, End>()
  let position = 0
  let marked = 0
  return {
    mark: (last: number): void => {
      marked = last
    },
    begin: (stream: string, head: ChainHead | null): void => {
      ends.set(stream, { sequence: 0, hash: chainStart, chainedLater: 0, head })
    },
    follow: (event: StoredEvent): EventRow => {
      const end = ends.get(event.stream)
      const hashed = typeof event.hash === 'string' && event.hash !== ''
      const gap = event.position !== position + 1 || event.sequence !== (end?.sequence ?? Number.NaN) + 1
      if (end === undefined || event.position <= position || (!hashed && gap))
        throw new StorageError('backup-damaged', `Event ${position + 1} is missing or out of order; nothing was written.`)
      position = event.position
      const row = hashed ? { ...rowOf(event), hash: event.hash } : chainedRows(end.hash, [event])[0]!
      end.sequence = row.sequence
      end.hash = row.hash
      if (!hashed) end.chainedLater = row.sequence
      return row
    },
    heads: (): readonly Schema['heads'][] => [
      ...[...ends].flatMap(([stream, { sequence, hash, chainedLater, head }]) => {
        if (head !== null) return [{ stream, sequence: head.sequence, hash: head.hash, chained_later: head.chainedLater }]
        return chainedLater > 0 ? [{ stream, sequence, hash, chained_later: chainedLater }] : []
      }),
      markOf(Math.max(position, marked)),
    ],
  }
}

const isEmpty = async (transaction: Transaction<Schema>): Promise<boolean> => {
  for (const table of ['streams', 'settings'] as const)
    if ((await transaction.selectFrom(table).selectAll().limit(1).executeTakeFirst()) !== undefined) return false
  return true
}
