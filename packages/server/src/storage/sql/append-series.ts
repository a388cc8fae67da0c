import { Fenced } from '../fenced.ts'
import type { AppendSeriesResult, SeriesPart } from '../port.ts'
import { inTransaction, type SqlDriver } from './driver.ts'
import { altered, moveHeads, standOf } from './heads.ts'
import { asPart, chainedRows, insertRows, type NewEvent } from './rows.ts'
import { checkText } from './text-check.ts'

export const appendSeries = async (
  driver: SqlDriver,
  stream: string,
  expectedSequence: number,
  series: readonly SeriesPart[],
): Promise<AppendSeriesResult> => {
  if (series.length === 0 || series.some(({ events }) => events.length === 0)) throw new TypeError('An append has at least one event.')
  const keys = series.map(({ metadata }) => metadata.idempotencyKey)
  if (new Set(keys).size < keys.length) throw new TypeError('A key takes effect once.')
  for (const { metadata } of series) {
    checkText('An idempotency key', metadata.idempotencyKey)
    checkText('An actor', metadata.actor)
    checkText('A time', metadata.at)
  }
  const result = await inTransaction(driver, async (transaction): Promise<AppendSeriesResult> => {
    // Where nothing stood before, all of it is there or none: the first key says so, and a whole record has more keys than a question may have.
    const stand = await standOf(transaction, stream, expectedSequence === 0 ? keys.slice(0, 1) : keys)
    if (stand === null) return { kind: 'unknown-stream' }
    if (stand.known !== null) return { kind: 'duplicate' }
    if (stand.fence !== null) throw new Fenced(stream, stand.fence)
    if (!stand.intact) throw altered(driver.place, stream)
    if (stand.sequence !== expectedSequence) return { kind: 'conflict', sequence: stand.sequence }
    let { position } = stand
    let sequence = expectedSequence
    const events = series.flatMap((part) =>
      part.events.map((event): NewEvent => {
        sequence += 1
        position += 1
        return { ...part.metadata, position, stream, sequence, event }
      }),
    )
    const rows = chainedRows(stand.hash, events)
    await insertRows(transaction, rows)
    await moveHeads(transaction, [{ last: rows.at(-1)!, chainedLater: stand.chainedLater }])
    let end = -1
    return {
      kind: 'appended',
      parts: series.map((part) => {
        end += part.events.length
        return asPart(rows[end]!)
      }),
    }
  })
  if (result.kind === 'appended') driver.bus.wake()
  return result
}
