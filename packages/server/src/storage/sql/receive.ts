import { Fenced } from '../fenced.ts'
import type { StoredEvent } from '../port.ts'
import { StorageError } from '../storage-error.ts'
import { inTransaction, type SqlDriver } from './driver.ts'
import { setFence } from './fence.ts'
import { altered, moveHeads, standOf } from './heads.ts'
import { insertRows, rowOf } from './rows.ts'
import { createStream } from './streams.ts'

/** Makes room for a stream that comes from another database, closed to everybody but its move. What an earlier move has brought stays and is gone on from. */
export const makeRoom = (driver: SqlDriver, stream: string, createdAt: string, move: string): Promise<void> =>
  inTransaction(driver, async (transaction) => {
    await createStream(transaction, stream, createdAt)
    await setFence(transaction, stream, move)
    const stand = (await standOf(transaction, stream, ['-']))!
    if (!stand.intact) throw altered(driver.place, stream)
  })

/** Appends events as they were written elsewhere, each with its own number, key, actor, time and hash; only the position is new. Whoever moves them compares the chains. */
export const receive = async (
  driver: SqlDriver,
  stream: string,
  events: readonly StoredEvent[],
  move: string,
  chainedLater: number,
): Promise<void> => {
  await inTransaction(driver, async (transaction) => {
    const stand = await standOf(transaction, stream, ['-'])
    if (stand === null || stand.fence !== move) throw new Fenced(stream, stand?.fence ?? move)
    if (!stand.intact) throw altered(driver.place, stream)
    let { position, sequence } = stand
    const rows = events.map((event) => {
      if (event.stream !== stream || event.sequence <= sequence)
        throw new StorageError('record-altered', `Event ${event.sequence} of ${stream} does not follow what is in ${driver.place}.`)
      position += 1
      sequence = event.sequence
      return { ...rowOf({ ...event, position }), hash: event.hash }
    })
    if (rows.length === 0) return
    await insertRows(transaction, rows)
    await moveHeads(transaction, [{ last: rows.at(-1)!, chainedLater }])
  })
  driver.bus.wake()
}
