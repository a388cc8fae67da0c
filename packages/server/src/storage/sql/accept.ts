import { type Acceptance, acceptanceKind } from '../chain/breach.ts'
import { createChainChecker } from '../chain/checker.ts'
import { Fenced } from '../fenced.ts'
import type { AcceptResult, AppendMetadata } from '../port.ts'
import { inTransaction, type SqlDriver } from './driver.ts'
import { moveHeads, standOf } from './heads.ts'
import { wholeStream } from './read-checked.ts'
import { chainedRows, insertRows, linkedOf } from './rows.ts'
import { checkText } from './text-check.ts'

/** The next event follows the record as it stands, whatever was written beside it: so it says from when on which record holds. */
export const accept = async (driver: SqlDriver, stream: string, reason: string, metadata: AppendMetadata): Promise<AcceptResult> => {
  checkText('An idempotency key', metadata.idempotencyKey)
  checkText('An actor', metadata.actor)
  checkText('A time', metadata.at)
  const result = await inTransaction(driver, async (transaction): Promise<AcceptResult> => {
    const stand = await standOf(transaction, stream, [metadata.idempotencyKey])
    if (stand === null) return { kind: 'unknown-stream' }
    if (stand.fence !== null) throw new Fenced(stream, stand.fence)
    const { rows, head, chainedLater } = await wholeStream(transaction, stream)
    const checker = createChainChecker()
    for (const row of rows) checker.take(linkedOf(row))
    const { breaches, point } = checker.end(head)
    if (breaches.length === 0) return { kind: 'intact' }
    const sequence = Math.max(point.sequence, head?.sequence ?? 0) + 1
    const position = stand.position + 1
    const event: Acceptance = { kind: acceptanceKind, reason, breaches }
    const appended = chainedRows(point.hash, [{ ...metadata, position, stream, sequence, event }])
    await insertRows(transaction, appended)
    await moveHeads(transaction, [{ last: appended[0]!, chainedLater }])
    return { kind: 'accepted', sequence, breaches }
  })
  if (result.kind === 'accepted') driver.bus.wake()
  return result
}
