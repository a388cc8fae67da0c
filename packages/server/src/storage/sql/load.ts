import type { Transaction } from 'kysely'
import type { InstallationRecord, StoredEvent } from '../port.ts'
import { StorageError } from '../storage-error.ts'
import { inTransaction, type SqlDriver } from './driver.ts'
import { insertEvents, rowsAtOnce } from './events.ts'
import type { Schema } from './schema.ts'
import { saveSetting } from './settings.ts'
import { createStream } from './streams.ts'

export const load = async (driver: SqlDriver, records: AsyncIterable<InstallationRecord>): Promise<void> => {
  await inTransaction(driver, async (transaction) => {
    if (!(await isEmpty(transaction)))
      throw new StorageError('not-empty', `There is data in ${driver.place} already; only an empty installation can be filled.`)
    const sequences = new Map<string, number>()
    let position = 0
    let waiting: StoredEvent[] = []
    const flush = async (): Promise<void> => {
      await insertEvents(transaction, waiting)
      waiting = []
    }
    for await (const record of records) {
      switch (record.kind) {
        case 'setting':
          await saveSetting(transaction, record.name, record.value)
          break
        case 'stream':
          sequences.set(record.stream, 0)
          await createStream(transaction, record.stream, record.createdAt)
          break
        case 'event':
          position += 1
          if (record.position !== position || record.sequence !== (sequences.get(record.stream) ?? Number.NaN) + 1)
            throw new StorageError('backup-damaged', `Event ${position} is missing or out of order; nothing was written.`)
          sequences.set(record.stream, record.sequence)
          waiting.push(record)
          if (waiting.length === rowsAtOnce) await flush()
      }
    }
    await flush()
    await driver.announce(transaction)
  })
  driver.announced()
}

const isEmpty = async (transaction: Transaction<Schema>): Promise<boolean> => {
  for (const table of ['streams', 'settings'] as const)
    if ((await transaction.selectFrom(table).selectAll().limit(1).executeTakeFirst()) !== undefined) return false
  return true
}
